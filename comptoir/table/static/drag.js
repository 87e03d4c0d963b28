// Drag with the mouse: the same as touching where it begins, then where it ends. A drop elsewhere puts back.

import { $, make } from './page.js';

const FAR = 6;  // pixels after which a press is a drag

export class Drag {
  constructor(table, at) {
    this.table = table;
    this.at = at;  // what can be touched under the hand
    this.held = null;
    this.dropped = false;  // a drag has just ended: the click that follows is none
    document.addEventListener('pointerdown', event => this.down(event));
    document.addEventListener('pointermove', event => this.move(event));
    document.addEventListener('pointerup', event => this.up(event));
    document.addEventListener('pointercancel', () => this.cancel());
  }

  down(event) {
    this.dropped = false;
    const { desk } = this.table;
    if (event.pointerType !== 'mouse' || event.button || !desk.asked || desk.busy) return;
    const pool = desk.form?.pool && event.target.closest?.(`[data-at="${CSS.escape(desk.form.pool)}"]`);
    const thing = pool ? null : this.at(event.target);
    const part = desk.form?.parts.some(one => one.at === thing?.dataset.part) ? thing.dataset.part : '';
    if (part && thing.classList.contains('on') !== !!desk.form.pool || !pool && !thing) return;
    this.held = { x: event.clientX, y: event.clientY, thing, pool: !!pool, part, n: Number(thing?.dataset.n ?? 0), place: part || pool ? '' : thing.dataset.at };
  }

  move(event) {
    const { held } = this;
    if (!held || Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    if (!held.ghost) this.lift(held);
    held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  /** What is dragged follows the hand; where it can go to shines. */
  lift(held) {
    const { desk } = this.table, thing = held.thing ?? $(`[data-at="${CSS.escape(desk.form.pool)}"] [data-one]`);
    held.ghost = make('div', { class: 'dragged', 'aria-hidden': 'true' }, thing ? picture(thing) : '');
    document.body.append(held.ghost);
    held.before = [...desk.picks];
    if (held.place && !desk.picks.includes(held.place)) desk.settle(desk.after(held.place));
  }

  up(event) {
    const { held } = this, { desk } = this.table;
    this.held = null;
    if (!held?.ghost) return;
    this.dropped = true;
    setTimeout(() => { this.dropped = false; });
    held.ghost.remove();
    const under = document.elementFromPoint(event.clientX, event.clientY), thing = this.at(under);
    if (held.place) this.drop(held, thing?.dataset.at, under?.closest('[data-slot]')?.dataset.slot);
    else {
      const there = thing?.dataset.part ?? '', n = Number(thing?.dataset.n ?? 0), same = there === held.part && n === held.n;
      if (held.part && !same) desk.toggle(held.part, held.n);
      if (there && !same && !thing.classList.contains('on')) desk.toggle(there, n);
    }
  }

  /** A place was dragged: to another one that belongs to it, or to where a form is carried out as it lies. */
  drop(held, place, slot) {
    const { desk } = this.table, part = desk.form?.parts.some(one => one.at === place);
    if (desk.form?.onto && desk.form.onto === slot) desk.confirmSoon();
    else if (place && place !== held.place && !part) desk.touch(place, 'drag');
    else if (place !== held.place) desk.settle(held.before);
  }

  cancel() { this.held?.ghost?.remove(); this.held = null; }
}

/** A thing as it looks; what is drawn inside a picture needs one of its own. */
function picture(thing) {
  const size = thing.getBoundingClientRect();
  if (!thing.ownerSVGElement) {
    const looks = thing.cloneNode(true);
    for (const length of ['width', 'height']) looks.style[length] = `${size[length]}px`;
    return looks;
  }
  const box = thing.getBBox();
  return make('svg', { viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, width: size.width, height: size.height, class: 'co' }, thing.cloneNode(true));
}
