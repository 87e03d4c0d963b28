// @ts-check
// A drawer at the right, with tabs in it; on a phone it is a tab itself.

import { $, $$, body, icon, make, mark, phone, say } from './page.js';

export class Drawer {
  constructor() {
    this.shown = '';
    const kept = localStorage.getItem('comptoir-drawer');
    if (kept) body.dataset.drawer = kept;
    $('#open-drawer').addEventListener('click', () => this.toggle());
    $('#close-drawer').addEventListener('click', () => this.toggle(false));
    for (const tab of this.tabs) tab.addEventListener('click', () => this.show(tab.dataset.shows));
    this.show(this.tabs[0].dataset.shows);
  }

  get tabs() { return $$('.drawer-head [role=tab]'); }

  get open() { return getComputedStyle($('.drawer')).display !== 'none'; }

  toggle(on = !this.open) {
    body.dataset.drawer = on ? 'open' : 'closed';
    if (!phone.matches) localStorage.setItem('comptoir-drawer', body.dataset.drawer);
    $('#open-drawer').setAttribute('aria-expanded', String(on));
  }

  show(what) {
    this.shown = what;
    for (const tab of this.tabs) {
      tab.setAttribute('aria-selected', String(tab.dataset.shows === what));
      $(`#${tab.dataset.shows}-tab`).hidden = tab.dataset.shows !== what;
    }
  }
}

/** Log and chat. */
export class LogAndChat extends Drawer {
  constructor(send) {
    super();
    this.send = send;
    $('#chat-form').addEventListener('submit', event => { event.preventDefault(); send({ say: $('#say').value }); $('#say').value = ''; });
  }

  toggle(on = !this.open) {
    super.toggle(on);
    if (on) this.seen();
  }

  show(what) {
    super.show(what);
    if (what === 'chat') { this.seen(); $('#said').scrollTop = $('#said').scrollHeight; }
  }

  /** Somebody said something; a dot tells it where the chat is not in sight.
   * @param {import('./messages.js').Chat} told
   * @param {boolean} first */
  chat({ lines, anew }, first) {
    const box = $('#said'), low = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    if (anew) $('#said ul').replaceChildren();
    for (const line of lines) $('#said ul').append(make('li', { class: line.muted ? 'is-muted' : null }, line.seat >= 0 ? mark(line.seat) : null, make('b', {}, line.name), ' ' + line.text, line.mine ? null : this.about(line)));
    if (low) box.scrollTop = box.scrollHeight;
    if (!first && !anew && !(this.open && this.shown === 'chat')) for (const dot of $$('.chat-dot')) dot.hidden = false;
  }

  /** What can be done about who said this: the owner of the table may silence them here, who has an account may block them.
   * @param {import('./messages.js').Said} line */
  about(line) {
    const acts = make('span', { class: 'line-acts', hidden: '' });
    const act = (text, message) => { const button = make('button', { class: 'btn', type: 'button' }, text); button.addEventListener('click', () => this.send(message)); acts.append(button); };
    if ('owner' in body.dataset) act(say(line.muted ? 'unmute' : 'mute'), { mute: line.id, on: !line.muted });
    if ('account' in body.dataset) act(say('block'), { block: line.id });
    if (!acts.childElementCount) return null;
    const more = make('button', { class: 'btn btn-quiet btn-icon line-more', type: 'button', 'aria-expanded': 'false', 'aria-label': say('about-whom', { name: line.name }) }, icon('more'));
    more.addEventListener('click', () => { acts.hidden = !acts.hidden; more.setAttribute('aria-expanded', String(!acts.hidden)); });
    return make('span', { class: 'line-about' }, more, acts);
  }

  seen() { if (this.shown === 'chat') for (const dot of $$('.chat-dot')) dot.hidden = true; }
}
