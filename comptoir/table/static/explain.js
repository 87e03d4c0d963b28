// @ts-check
// Explanations: what a place says, beside it.

import { $, $$, make, phone } from './page.js';

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
    const { left, top } = free(place, this.box.getBoundingClientRect());
    this.box.style.left = left + 'px';
    this.box.style.top = top + 'px';
  }

  hide() {
    clearTimeout(this.timer);
    this.at = null;
    if (this.box.matches(':popover-open')) this.box.hidePopover();
  }
}

/** Where a box of this size lies beside a place, or beside the slot that it stands in, over as little as can be of what
 *  can be touched and of what says what would follow, and never over the place itself. */
function free(place, { width, height }) {
  const needed = $$('.stage-part .is-lit, .act, .strip-head, #sum').map(one => one.getBoundingClientRect()).filter(box => box.width);
  const own = place.getBoundingClientRect(), slot = place.closest('[data-slot]')?.getBoundingClientRect() ?? own;
  let best = null, least = Infinity;
  for (const [x, y] of [own, slot].flatMap(box => around(box, own, width, height))) {
    const left = Math.max(8, Math.min(x, innerWidth - width - 8)), top = Math.max(8, Math.min(y, innerHeight - height - 12));
    const over = box => Math.max(0, Math.min(box.right, left + width) - Math.max(box.left, left)) * Math.max(0, Math.min(box.bottom, top + height) - Math.max(box.top, top));
    const hidden = needed.reduce((sum, box) => sum + over(box), 0) + 100 * over(own);
    if (hidden < least) { best = { left, top }; least = hidden; }
  }
  return best;
}

/** Right of a box, left of it, below and above, in the line of a place or beside that line. */
function around(box, { left, right, top }, width, height) {
  const above = box.top - 10 - height, below = box.bottom + 10;
  return [[box.right + 10, top], [box.left - 10 - width, top], ...[left, right + 10, left - 10 - width].flatMap(x => [[x, below], [x, above]])];
}
