// Hands on the stage: mouse, finger and drag; each does the same as the others.

import { $, make, phone, say } from './page.js';

const FAR = 6;  // pixels after which a press is a drag

export class Hands {
  constructor(table) {
    this.table = table;
    this.by = 'mouse';
    this.drag = null;
    document.addEventListener('pointerdown', event => this.down(event));
    document.addEventListener('pointermove', event => this.move(event));
    document.addEventListener('pointerup', event => this.up(event));
    document.addEventListener('pointercancel', () => this.drop());
    for (const part of document.querySelectorAll('.stage-part')) {
      part.addEventListener('click', event => this.click(event));
      part.addEventListener('pointerover', event => { if (event.pointerType === 'mouse') this.point(event.target); });
      part.addEventListener('pointerleave', () => this.point(null));
      part.addEventListener('focusin', event => { if (event.target.matches?.(':focus-visible')) this.point(event.target); });
    }
    document.addEventListener('click', event => { if (!event.target.closest('#list, #open-list')) table.desk.list(false); });
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
    if (this.by !== 'mouse' && explain.long || this.dragged) return;
    const thing = this.at(event.target);
    if (thing) this.touch(thing, this.by); else this.table.why.tap(event.target);
  }

  touch(thing, by) {
    const { desk } = this.table, part = thing.dataset.part;
    if (desk.form && part && desk.form.parts.some(one => one.at === part)) desk.toggle(part, Number(thing.dataset.n ?? 0));
    else desk.touch(thing.dataset.at, by);
  }

  point(target) { this.table.desk.point(this.at(target)?.dataset.at ?? null); }

  // Drag: from a thing or the pool to another thing, where a form is open

  down(event) {
    this.by = event.pointerType;
    this.dragged = false;
    const { desk } = this.table;
    if (event.pointerType !== 'mouse' || event.button || !desk.form || !desk.asked) return;
    const pool = desk.form.pool && event.target.closest?.(`[data-at="${CSS.escape(desk.form.pool)}"]`);
    const thing = pool ? null : this.at(event.target);
    if (pool || thing?.dataset.part && thing.classList.contains('on') === !!desk.form.pool) this.drag = { x: event.clientX, y: event.clientY, from: thing, pool: !!pool };
  }

  move(event) {
    const { drag } = this;
    if (!drag || Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    if (!drag.ghost) {
      const looks = (drag.from ?? $(`[data-at="${CSS.escape(this.table.desk.form.pool)}"] [data-one]`))?.cloneNode(true);
      drag.ghost = make('div', { class: 'dragged', 'aria-hidden': 'true' }, looks ?? '');
      document.body.append(drag.ghost);
    }
    drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  up(event) {
    const { drag } = this, { desk } = this.table;
    if (drag?.ghost) {
      this.dragged = true;
      setTimeout(() => { this.dragged = false; });
      drag.ghost.remove();
      const thing = this.at(document.elementFromPoint(event.clientX, event.clientY));
      if (drag.from && thing !== drag.from) desk.toggle(drag.from.dataset.part, Number(drag.from.dataset.n ?? 0));
      if (thing && thing !== drag.from && thing.dataset.part && !thing.classList.contains('on')) desk.toggle(thing.dataset.part, Number(thing.dataset.n ?? 0));
    }
    this.drag = null;
  }

  drop() { this.drag?.ghost?.remove(); this.drag = null; }

  // Large pictures on a phone: they zoom by themselves to what is lit

  /** Make sure that a finger can touch a place. */
  reach(place) {
    const slot = place.closest('[data-slot]'), box = slot && $('[data-zoom]', slot);
    if (!phone.matches || !box) { place.scrollIntoView({ block: 'nearest' }); return; }
    this.buttons(box);
    const size = (place.querySelector('.rim') ?? place).getBoundingClientRect();
    const level = Number(box.dataset.level ?? 1) * Math.max(1, 46 / Math.min(size.width, size.height));
    this.zoom(box, Math.min(level, 4), place);
  }

  buttons(box) {
    if ($('.zoom', box.parentNode)) return;
    const button = (sign, key, by) => {
      const made = make('button', { class: 'btn btn-icon', type: 'button', 'aria-label': say(key) }, sign);
      made.addEventListener('click', event => { event.stopPropagation(); const now = $('[data-zoom]', made.closest('.slot')); this.zoom(now, by ? Number(now.dataset.level ?? 1) * by : 1); });
      return made;
    };
    box.parentNode.append(make('span', { class: 'zoom' }, button('−', 'zoom-out', 1 / 1.5), button('+', 'zoom-in', 1.5), button('⤢', 'zoom-whole', 0)));
  }

  zoom(box, level, place = null) {
    const shown = Math.max(1, Math.min(level, 4)), svg = $('svg', box);
    const x = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth, y = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight;
    box.dataset.level = shown;
    svg.style.width = `${100 * shown}%`;
    svg.style.height = 'auto';
    if (place?.isConnected) {
      const there = place.getBoundingClientRect(), frame = box.getBoundingClientRect();
      box.scrollBy(there.left + there.width / 2 - frame.left - frame.width / 2, there.top + there.height / 2 - frame.top - frame.height / 2);
    } else box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }
}
