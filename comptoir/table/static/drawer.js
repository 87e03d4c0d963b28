// @ts-check
// A drawer at the right, with tabs in it; on a phone it is a tab itself.

import { $, $$, body, make, mark, phone } from './page.js';

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
   * @param {import('./messages.js').Said[]} lines
   * @param {boolean} first */
  chat(lines, first) {
    const box = $('#said'), low = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    for (const { seat, name, text } of lines) $('#said ul').append(make('li', {}, seat >= 0 ? mark(seat) : null, make('b', {}, name), ' ' + text));
    if (low) box.scrollTop = box.scrollHeight;
    if (!first && !(this.open && this.shown === 'chat')) for (const dot of $$('.chat-dot')) dot.hidden = false;
  }

  seen() { if (this.shown === 'chat') for (const dot of $$('.chat-dot')) dot.hidden = true; }
}
