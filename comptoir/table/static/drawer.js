// @ts-check
// Log and chat, in a drawer at the right; on a phone they are a tab.

import { $, $$, body, make, mark, phone } from './page.js';

export class Drawer {
  constructor(send) {
    this.shown = 'log';
    const kept = localStorage.getItem('comptoir-drawer');
    if (kept) body.dataset.drawer = kept;
    $('#open-drawer').addEventListener('click', () => this.toggle());
    $('#close-drawer').addEventListener('click', () => this.toggle(false));
    for (const tab of $$('.drawer-head [role=tab]')) tab.addEventListener('click', () => this.show(tab.dataset.shows));
    $('#chat-form').addEventListener('submit', event => { event.preventDefault(); send({ say: $('#say').value }); $('#say').value = ''; });
    this.show('log');
  }

  get open() { return getComputedStyle($('.drawer')).display !== 'none'; }

  toggle(on = !this.open) {
    body.dataset.drawer = on ? 'open' : 'closed';
    if (!phone.matches) localStorage.setItem('comptoir-drawer', body.dataset.drawer);
    $('#open-drawer').setAttribute('aria-expanded', String(on));
    if (on) this.seen();
  }

  show(what) {
    this.shown = what;
    for (const tab of $$('.drawer-head [role=tab]')) tab.setAttribute('aria-selected', String(tab.dataset.shows === what));
    $('#log-tab').hidden = what !== 'log';
    $('#chat-tab').hidden = what !== 'chat';
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
