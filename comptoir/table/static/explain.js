// @ts-check
// Explanations: what a place says, beside it.

import { $, make, phone } from './page.js';

/** What a place says, beside it; a sheet at the bottom on a phone. */
export class Explain {
  constructor(ask) {
    this.box = $('#explain');
    this.ask = ask;  // asks the server for the rule behind a place
    this.timer = 0;
    this.at = null;
    const main = document.body;
    main.addEventListener('pointerover', event => {
      if (event.pointerType !== 'mouse' || this.calm) return;
      const place = /** @type {HTMLElement} */ (event.target).closest?.('[data-tip]');
      if (place !== this.at) { this.hide(); if (place) this.later(place, 450); }
    });
    main.addEventListener('pointerdown', event => {
      clearTimeout(this.timer);
      if (event.pointerType === 'mouse') { this.calm = true; this.hide(); return; }  // what is drawn anew under a resting hand says nothing
      const place = /** @type {HTMLElement} */ (event.target).closest?.('[data-tip]');
      this.long = false;
      this.hide();
      if (place) this.timer = setTimeout(() => { this.long = true; this.show(place); }, 500);
    });
    main.addEventListener('pointermove', event => {
      if (event.pointerType === 'mouse' && Math.hypot(event.movementX, event.movementY) > 2) this.calm = false;
      if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(this.timer);
    });
    main.addEventListener('pointerup', event => { if (event.pointerType !== 'mouse') clearTimeout(this.timer); });
    main.addEventListener('contextmenu', event => { if (this.long) event.preventDefault(); });
    main.addEventListener('focusin', event => { if (/** @type {HTMLElement} */ (event.target).matches?.('[data-tip]:focus-visible')) this.later(event.target, 700); });
    main.addEventListener('focusout', () => this.hide());
    addEventListener('scroll', () => this.hide(), { passive: true });
    this.box.addEventListener('click', () => this.hide());
  }

  later(place, wait) {
    this.at = place;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(place), wait);
  }

  show(place) {
    if (!place?.isConnected || !place.dataset.tip) return;
    clearTimeout(this.timer);
    this.at = place;
    const [head, ...rest] = place.dataset.tip.split(/(?<=[.!?])\s+/);
    this.fill(head, rest);
    this.box.showPopover();
    this.beside(place);
    if (place.dataset.at) this.ask?.(place.dataset.at);
  }

  /** The rule has come from the server. */
  told(at, text) {
    if (!this.at || this.at.dataset.at !== at || !text.length || !this.box.matches(':popover-open')) return;
    const tip = this.at.dataset.tip;
    this.fill(text[0], [...text.slice(1), ...(text.some(line => tip.includes(line)) ? [] : [tip])]);
    this.beside(this.at);
  }

  fill(head, rest) {
    $('h2', this.box).textContent = head;
    $('div', this.box).replaceChildren(...rest.map(line => make('p', {}, line)));
  }

  beside(place) {
    if (phone.matches) { this.box.style.left = this.box.style.top = ''; return; }
    const there = place.getBoundingClientRect(), box = this.box.getBoundingClientRect();
    const right = there.right + 10 + box.width < innerWidth ? there.right + 10 : Math.max(8, there.left - 10 - box.width);
    this.box.style.left = right + 'px';
    this.box.style.top = Math.max(8, Math.min(there.top, innerHeight - box.height - 12)) + 'px';
  }

  hide() {
    clearTimeout(this.timer);
    this.at = null;
    if (this.box.matches(':popover-open')) this.box.hidePopover();
  }
}
