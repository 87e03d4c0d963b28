// @ts-check
// Why can't I? A tap on a place that is not lit, and a typed action that is not allowed, are answered by the rule that
// forbids it, with its number and the way to it on the rules page.

import { $, body, phone } from './page.js';

export class Why {
  constructor(table) {
    this.table = table;
    this.box = $('#why');
    this.place = null;  // what was tapped
    this.typed = '';
    document.addEventListener('pointerdown', event => { if (!/** @type {HTMLElement} */ (event.target).closest('#why')) this.hide(); });
    document.addEventListener('keydown', event => { if (event.key === 'Escape') this.hide(); });
    this.box.addEventListener('click', event => this.click(event));
    $('#command-form').addEventListener('submit', () => this.type($('#command').value.trim()));
    $('#command-says').addEventListener('click', event => this.click(event));
  }

  /** The innermost place under the hand, lit or not. Strips open boards: they are left to it. */
  tap(target) {
    const place = target.closest?.('[data-at]'), { now } = this.table;
    if (!place || !now || now.status !== 'playing' || target.closest('.seats, a, button:not([data-at])')) return;
    this.place = place;
    this.table.send({ why: place.dataset.at, picked: this.table.desk.picks });
  }

  type(text) {
    const { now } = this.table;
    if (!now || !text || now.legal.some(action => action.text === text)) return;
    this.typed = text;
    this.table.send({ why: '', text });
  }

  /** The answer has come.
   * @param {import('./messages.js').Forbidden} message */
  told(message) {
    if (!message.text) return;
    if (!message.at && message.key === 'why-unknown') return;  // what is allowed stands there, and helps more
    if (!message.at) {
      if ($('#command').value.trim() === this.typed) { this.fill($('#command-says'), message); this.table.desk.all.showSaid(); }
      return;
    }
    if (this.place?.dataset.at !== message.at || !this.place.isConnected) return;
    this.box.showPopover();
    this.fill(this.box.firstElementChild, message);
    this.beside();
  }

  fill(where, message) {
    where.innerHTML = message.html;
    if (!message.rule) return;
    const link = document.createElement('a');
    link.href = message.rule;
    link.textContent = message.ruling || body.dataset.whyRule;
    where.append(' ', link);
  }

  beside() {
    if (phone.matches) { this.box.style.left = this.box.style.top = ''; return; }
    const there = this.place.getBoundingClientRect(), box = this.box.getBoundingClientRect();
    const above = there.top - box.height - 8, left = there.left + there.width / 2 - box.width / 2;
    this.box.style.left = Math.max(8, Math.min(left, innerWidth - box.width - 8)) + 'px';
    this.box.style.top = (above > 8 ? above : Math.min(there.bottom + 8, innerHeight - box.height - 8)) + 'px';
  }

  /** A click on the number opens the rules beside the game; anywhere else it closes the tip. */
  click(event) {
    const link = event.target.closest('a');
    if (link && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const [address, anchor] = link.getAttribute('href').split('#');
      $('#beside iframe').src = `${address}?beside${anchor ? '#' + anchor : ''}`;
      $('#beside').hidden = false;
    }
    this.hide();
  }

  hide() { if (this.box.matches(':popover-open')) this.box.hidePopover(); }
}
