// @ts-check
// Hands on the stage: mouse and finger; each does the same as the other.

import { $, body } from './page.js';
import { Drag } from './drag.js';

export class Hands {
  constructor(table) {
    this.table = table;
    this.by = 'mouse';
    this.drag = new Drag(table, target => this.at(target));
    document.addEventListener('pointerdown', event => { this.by = event.pointerType; });
    document.addEventListener('pointerover', event => note('over', event.target));
    document.documentElement.addEventListener('pointerleave', event => { if (event.pointerType === 'mouse') note('over', null); });
    document.addEventListener('focusin', event => note('focus', /** @type {HTMLElement} */ (event.target).matches?.(':focus-visible') ? event.target : null));
    document.addEventListener('focusout', () => note('focus', null));
    for (const part of document.querySelectorAll('.stage-part')) {
      part.addEventListener('click', event => this.click(event));
      part.addEventListener('pointerover', (/** @type {PointerEvent} */ event) => { if (event.pointerType === 'mouse') this.point(event.target); });
      part.addEventListener('pointerleave', () => this.point(null));
      part.addEventListener('focusin', event => { if (/** @type {HTMLElement} */ (event.target).matches?.(':focus-visible')) this.point(event.target); });
    }
    $('.mini').addEventListener('click', event => this.pinned(event));
    document.addEventListener('click', event => { if (!/** @type {HTMLElement} */ (event.target).closest('#list, #open-list')) table.desk.list(false); });
  }

  /** The innermost thing under the hand that can be touched now. */
  at(target) {
    const { desk } = this.table, next = desk.touchable();
    for (let thing = target?.closest?.('[data-at], [data-part]'); thing; thing = thing.parentNode.closest?.('[data-at], [data-part]')) {
      if (desk.form && thing.dataset.part && desk.form.parts.some(part => part.at === thing.dataset.part)) return thing;
      if (next.has(thing.dataset.at)) return thing;
    }
    return null;
  }

  click(event) {
    const { desk, explain, recap } = this.table;
    if (recap.telling) { recap.end(); return; }
    if (this.by !== 'mouse' && explain.long || this.drag.dropped) return;
    const thing = this.at(event.target);
    if (thing) this.touch(thing, this.by); else this.table.why.tap(event.target);
  }

  /** What I own is pinned on a phone: touching it there is touching its place. */
  pinned(event) {
    const { desk, recap } = this.table, also = event.target.closest('[data-also]')?.dataset.also;
    if (recap.telling) recap.end(); else if (also && desk.touchable().has(also)) desk.touch(also, this.by);
  }

  touch(thing, by) {
    const { desk } = this.table, part = thing.dataset.part;
    if (desk.form && part && desk.form.parts.some(one => one.at === part)) desk.toggle(part, Number(thing.dataset.n ?? 0));
    else desk.touch(thing.dataset.at, by);
  }

  point(target) { this.table.desk.point(this.at(target)?.dataset.at ?? null); }
}

/** For style sheets that show elsewhere what is pointed at: the page says the places under the hand, and in focus. */
function note(what, target) {
  const places = [];
  for (let at = target?.closest?.('[data-at]'); at; at = at.parentNode.closest?.('[data-at]')) places.push(at.dataset.at);
  const told = places.join(' ');
  if ((body.dataset[what] ?? '') !== told) body.dataset[what] = told;
}
