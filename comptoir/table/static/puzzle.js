// @ts-check
// A puzzle on its stage: touching lit places chooses, as soon as they mean one choice only; pointing at a choice shows its
// places. Then what was best shines.

import { $, $$, body, phone } from './page.js';
import { Explain } from './explain.js';
import { Frame } from './frame.js';
import { Peek } from './peek.js';
import { solve } from './solved.js';

const WIDE = matchMedia('(min-width: 1440px) and (min-height: 860px)');  // the drawer lies beside the stage
const ASIDE = -1;  // its tab on a phone

class Puzzle {
  constructor() {
    this.names = JSON.parse(body.dataset.names);
    this.answered = 'right' in body.dataset;
    this.buttons = $$('.pz-choices [data-places]');
    this.picks = new Set();
    this.frame = new Frame(JSON.parse(body.dataset.tabs));
    this.explain = new Explain(null);
    this.peek = new Peek(({ peek }) => this.look(peek));
    this.peek.me = Number(body.dataset.seat);
    this.show();
    this.light();
    this.drawer(this.answered || WIDE.matches);
    $('#open-drawer').addEventListener('click', () => { this.drawer(phone.matches || body.dataset.drawer !== 'open'); $('#pz-h').focus(); });
    $('#close-drawer').addEventListener('click', () => this.drawer(false));
    for (const part of $$('.stage-part')) {
      part.addEventListener('click', event => this.touch(event.target.closest('[data-at].is-lit')));
      part.addEventListener('keydown', event => { if ((event.key === 'Enter' || event.key === ' ') && event.target.matches('[data-at].is-lit')) { event.preventDefault(); this.touch(event.target); } });
    }
    for (const button of this.buttons) for (const [what, on] of Object.entries({ pointerenter: true, focus: true, pointerleave: false, blur: false })) button.addEventListener(what, () => this.point(button, on));
    document.addEventListener('keydown', event => { if (event.key === 'Escape') { this.peek.close(); this.picks.clear(); this.light(); } });
    if (body.dataset.right === '1') solve(body.dataset.title, Number(body.dataset.n));
  }

  show() {
    /** @type {import('./messages.js').Stage} */
    const stage = JSON.parse($('#stage').textContent);
    this.frame.learn(stage.symbols);
    this.frame.lay(stage, this.peek.me, this.names);
    this.frame.show(new Map(Object.entries(stage.pieces)));
    this.frame.strips.get(this.peek.me)?.classList.add('is-turn');
    this.frame.markLast([]);
    const best = (body.dataset.best ?? '').split(' ');
    for (const place of this.frame.places()) place.classList.toggle('is-better', best.includes(place.dataset.at));
  }

  /** The choices that have all that is picked. */
  get left() { return this.buttons.filter(button => [...this.picks].every(place => places(button).includes(place))); }

  light() {
    const lit = new Set(this.answered ? [] : this.left.flatMap(places));
    for (const place of this.frame.places()) {
      const on = lit.has(place.dataset.at);
      place.classList.toggle('is-lit', on);
      place.classList.toggle('is-picked', this.picks.has(place.dataset.at));
      if (!place.matches('button')) place.setAttribute('role', on ? 'button' : $('[data-at], [data-part]', place) ? 'group' : 'img');
      if (on) place.setAttribute('tabindex', '0'); else place.removeAttribute('tabindex');
      if (!place.hasAttribute('aria-label')) place.setAttribute('aria-label', place.dataset.tip ?? place.dataset.at);
    }
    for (const button of this.buttons) button.classList.toggle('is-pointed', this.picks.size > 0 && this.left.includes(button));
    this.frame.litTabs();
  }

  touch(place) {
    if (!place) return;
    const at = place.dataset.at;
    if (!this.picks.delete(at)) this.picks.add(at);
    if (this.picks.size && this.left.length === 1) { this.left[0].click(); return; }
    this.light();
    if (this.picks.size && this.left.every(button => places(button).every(one => this.picks.has(one)))) this.drawer(true);  // only words tell them apart
  }

  point(button, on) { for (const name of places(button)) this.frame.place(name)?.classList.toggle('is-last', on); }

  drawer(open) {
    body.dataset.drawer = open ? 'open' : 'closed';
    $('#open-drawer').setAttribute('aria-expanded', String(open));
    if (phone.matches && open) this.frame.look(ASIDE);
  }

  /** All of a seat's board. */
  async look(seat) {
    const found = await (await fetch(`/puzzles/${body.dataset.title}/${body.dataset.n}?peek=${seat}`)).json();
    this.frame.learn(found.symbols);
    this.peek.told(found);
  }
}

const places = button => button.dataset.places.split(' ').filter(Boolean);

Object.assign(window, { puzzle: new Puzzle() });
