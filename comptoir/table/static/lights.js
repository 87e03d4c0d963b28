// @ts-check
// What shines: places and parts that can be touched, and what is picked of them.

import { $, $$, body } from './page.js';

export class Lights {
  constructor(desk, frame) {
    this.desk = desk;
    this.frame = frame;
  }

  /** Light what can be touched, and mark what is picked. */
  show() {
    const { desk } = this, next = desk.shining(), ready = desk.touchable(), picked = new Set([...desk.picks, ...desk.chosen?.at ?? []]);
    let first = null;
    $('#pass').classList.toggle('is-better', desk.hinted.includes('pass'));
    for (const place of this.frame.places()) {
      const at = place.dataset.at, on = picked.has(at), lit = desk.asked && (on || next.has(at));
      place.classList.toggle('is-lit', lit);
      place.classList.toggle('is-picked', on);
      place.classList.toggle('is-ready', !lit && ready.has(at));  // it does not shine, but it can be touched
      place.classList.toggle('is-better', desk.hinted.includes(at));
      button(place, lit, on);
      if (lit && !place.matches(':has([data-at].is-lit, [data-part])')) first ??= place;
    }
    if (body.dataset.picked !== [...picked].join(' ')) body.dataset.picked = [...picked].join(' ');
    first = this.parts() ?? first;
    for (const place of $$('.stage-part [tabindex="0"][data-at]')) if (place !== first) place.setAttribute('tabindex', '-1');
    first?.setAttribute('tabindex', '0');
    this.also(next, ready, picked);
    this.pool();
    this.frame.litTabs();
  }

  /** On a phone: what I own is pinned, and stands for the places themselves. */
  also(next, ready, picked) {
    const { asked, form, on: chosen } = this.desk;
    for (const thing of $$('.mini [data-also]')) {
      const at = thing.dataset.also, on = picked.has(at) || !!form && !!chosen.get(at)?.size, lit = asked && (on || next.has(at));
      thing.classList.toggle('is-lit', lit);
      thing.classList.toggle('is-picked', on);
      thing.classList.toggle('is-ready', !lit && ready.has(at));
      if (!lit) for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed']) thing.removeAttribute(name);
      else for (const [name, value] of Object.entries({ role: 'button', tabindex: '0', 'aria-label': thing.title, 'aria-pressed': String(on) })) thing.setAttribute(name, value);
    }
  }

  /** The things of the open form; the first of them. */
  parts() {
    const { asked, form, on: chosen } = this.desk, parts = new Map(asked && form ? form.parts.map(part => [part.at, part]) : []);
    let first = null;
    for (const thing of $$('.stage-part [data-part]')) {
      const part = parts.get(thing.dataset.part), set = chosen.get(thing.dataset.part);
      const n = Number(thing.dataset.n ?? 0), on = !!part && (n ? set.has(n) : set.size > 0);
      thing.classList.toggle('is-part', !!part);
      if (part) {
        this.frame.touch(thing);
        thing.classList.toggle('on', on);
        thing.classList.toggle('is-new', on !== (n ? n <= part.now : part.now > 0));
        thing.classList.toggle('is-lit', true);
        thing.dataset.verb = on ? form.verb : '';
      } else {
        delete thing.dataset.verb;
        if (!thing.dataset.at) thing.classList.remove('is-lit', 'is-new');
      }
      if (part || !thing.dataset.at) button(thing, !!part, on);
      if (part) first ??= thing;
    }
    return first;
  }

  /** Where things wait that are on no part: as many as are left. */
  pool() {
    const { asked, form, sum } = this.desk, waiting = asked && form?.pool && $(`.stage-part [data-at="${CSS.escape(form.pool)}"] [data-fact]`);
    if (!waiting) return;
    this.frame.touch(waiting);
    if (this.pooled !== form) { this.pooled = form; this.waited = Number(waiting.textContent); }  // when the form was opened
    waiting.textContent = this.waited + form.parts.reduce((all, part) => all + part.now, 0) - sum;
  }
}

/** Whether a place is a button now. */
function button(place, lit, on) {
  const group = !!$('[data-at], [data-part]', place);
  if (!place.matches('button')) place.setAttribute('role', lit ? 'button' : group ? 'group' : 'img');
  if (lit) { if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1'); } else place.removeAttribute('tabindex');
  if (lit) place.setAttribute('aria-pressed', String(on)); else place.removeAttribute('aria-pressed');
  if (!place.hasAttribute('aria-label')) place.setAttribute('aria-label', place.dataset.tip ?? place.dataset.at ?? place.dataset.part);
}
