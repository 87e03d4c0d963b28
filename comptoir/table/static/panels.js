// @ts-check
// The panels of a board on a page that looks back: laid in columns, each about as large as it was drawn, in a frame
// that scrolls by itself when they find no room; on a phone one at a time.

import { $, $$, make, phone, still } from './page.js';
import { carry, pieces, seen } from './motion.js';

const SMALLEST = 0.96, LARGEST = 1.06;  // how far a picture may be drawn from its own size: no word gets below 11 px
const FRAME = 18, HEAD = 34, GAP = 8;  // pixels around a picture

export class Panels {
  /** @type {((name: string) => void) | undefined} what else is to be done when a panel is looked at */
  onshow;

  constructor(box) {
    this.box = box;
    this.known = new Map();  // by name: what the server said, and the element
    this.order = [];
    this.shown = '';  // on a phone
    new ResizeObserver(() => this.arrange()).observe(box);
  }

  /** Take over the panels of a position. `moving`: what has moved is seen to move. */
  update(list, names, moving) {
    const before = moving ? seen([...this.known.values()]) : null, changed = [];
    for (const [name, panel] of this.known) if (!list.some(one => one.name === name)) { panel.at.remove(); this.known.delete(name); }
    for (const one of list) {
      const old = this.known.get(one.name), panel = { ...old, ...one, at: old?.at ?? frame(one, names) };
      if (one.svg && one.svg !== old?.svg) {
        $('.picture', panel.at).innerHTML = one.svg;
        panel.pieces = pieces(panel.at);
        ready($('.picture', panel.at));
        changed.push(panel);
      }
      this.known.set(one.name, panel);
    }
    this.order = list.map(one => one.name);
    this.arrange();
    carry(changed, before);
  }

  /** Where the last move was made, with its panel in sight. */
  follow(places) {
    for (const place of $$('[data-at]', this.box)) place.classList.toggle('is-last', places.includes(place.dataset.at));
    const last = places.map(name => $(`[data-at="${CSS.escape(name)}"]`, this.box)).findLast(Boolean);
    if (last) this.show(last.closest('[data-panel]').dataset.panel, last);
  }

  /** Look at a panel; where it is higher than the frame, at a place in it. */
  show(name, place = null) {
    const panel = this.known.get(name);
    if (!panel) return;
    this.shown = name;
    for (const [other, { at }] of this.known) at.classList.toggle('is-shown', other === name);
    const frame = this.box.getBoundingClientRect(), whole = panel.at.getBoundingClientRect();
    const there = place && whole.height > frame.height ? place.getBoundingClientRect() : whole;
    const off = there.bottom > frame.bottom ? Math.min(there.bottom - frame.bottom + GAP, there.top - frame.top - GAP) : there.top < frame.top ? there.top - frame.top - GAP : 0;
    if (off) this.box.scrollBy({ top: off, behavior: still.matches ? 'auto' : 'smooth' });
    this.reach();
    this.onshow?.(name);
  }

  arrange() {
    const list = this.order.map((name, n) => Object.assign(this.known.get(name), { n })), width = this.box.clientWidth - 2 * GAP;
    if (!list.length || width <= 0) return;
    if (!this.known.has(this.shown)) this.shown = this.order[0];
    for (const [name, { at }] of this.known) at.classList.toggle('is-shown', name === this.shown);
    const plan = phone.matches ? [list] : columns(list, width, this.box.clientHeight);
    const key = width + plan.map(part => part.map(panel => `${panel.name}/${panel.w}`).join()).join('|');
    if (key === this.laid) return;
    this.laid = key;
    this.put(plan);
    this.reach();
  }

  /** What scrolls does so by keys, too. */
  reach() {
    for (const picture of $$('.picture', this.box)) {
      if (picture.scrollWidth > picture.clientWidth) picture.tabIndex = 0;
      else picture.removeAttribute('tabindex');
    }
  }

  put(plan) {
    this.box.replaceChildren(...plan.map(part => {
      const column = make('div', { class: 'column' }, ...part.map(panel => panel.at));
      column.style.flexGrow = Math.max(...part.map(panel => panel.w));
      for (const { at, w } of part) at.style.flex = `${w} 1 ${Math.round(w * SMALLEST + FRAME)}px`;
      return column;
    }));
  }

  place(name) { return $(`[data-at="${CSS.escape(name)}"]`, this.box); }
}

function frame(one, names) {
  const id = 'p-' + one.name.replace(/\W/g, '-');
  const head = one.heading ? make('h2', { class: 'panel-head', id: id + '-h' }, one.title)
    : make('h2', { class: 'sr', id: id + '-h' }, names[one.seat] ?? one.title);  // it is in the picture
  return make('section', { class: one.seat >= 0 ? 'panel seat' : 'panel', 'data-panel': one.name, 'aria-labelledby': id + '-h' }, head, make('div', { class: 'picture' }));
}

/** A picture no larger than it may be; what a place says is shown by us, not by the browser. */
function ready(picture) {
  const svg = $('svg', picture);
  if (!svg) return;
  const { width } = svg.viewBox.baseVal;
  svg.style.maxWidth = Math.round(width * LARGEST) + 'px';
  svg.style.minWidth = Math.round(width * (phone.matches ? 1 : SMALLEST)) + 'px';  // wider than a phone: it scrolls in its frame
  svg.querySelector(':scope > title')?.remove();
  for (const place of $$('[data-at]', svg)) {
    const title = place.querySelector(':scope > title');
    if (!title) continue;
    place.dataset.tip = title.textContent;
    title.remove();
    place.setAttribute('role', $('[data-at]', place) ? 'group' : 'img');
    place.setAttribute('aria-label', place.dataset.tip);
  }
}

/** The split of panels into up to four columns that takes the least height; among equals the one that keeps their order,
    with the largest pictures. */
function columns(list, width, room) {
  let best = null;
  for (let count = 1; count <= Math.min(4, list.length); count++) {
    for (let code = 0; code < Math.min(count ** (list.length - 1), 20_000); code++) {
      const split = Array.from({ length: count }, () => []);
      let rest = code;
      list.forEach((panel, n) => { split[n ? rest % count : 0].push(panel); if (n) rest = Math.floor(rest / count); });
      if (split.some(part => !part.length)) continue;
      const cost = judged(split, width, room);
      if (!best || cost < best.cost) best = { cost, split };
    }
  }
  return best.split;
}

function judged(split, width, room) {
  const wants = split.map(part => Math.max(...part.map(panel => panel.w))), all = wants.reduce((sum, want) => sum + want, 0);
  const free = width - GAP * (split.length - 1);
  let high = 0, scale = LARGEST;
  split.forEach((part, n) => {
    const laid = stacked(part, free * wants[n] / all);
    high = Math.max(high, laid.high);
    scale = Math.min(scale, laid.scale);
  });
  const order = split.flat().map(panel => panel.n), turned = order.filter((n, at) => order.slice(at + 1).some(later => later < n)).length;
  return Math.max(0, high - room) + 12 * turned + 1e6 * Math.max(0, SMALLEST - scale) + 60 * (LARGEST - scale) + split.length;
}

/** Panels in a column, several in a row where they fit: how high that is, and how large the smallest picture. */
function stacked(part, wide) {
  let high = 0, scale = LARGEST, row = [];
  const close = () => {
    const sum = row.reduce((all, panel) => all + panel.w, 0), free = wide - GAP * (row.length - 1) - FRAME * row.length;
    const size = Math.min(free / sum, LARGEST);
    high += HEAD + GAP + Math.max(...row.map(panel => panel.h * size));
    scale = Math.min(scale, size);
    row = [];
  };
  for (const panel of part) {
    const used = row.reduce((all, one) => all + one.w * SMALLEST + FRAME + GAP, 0);
    if (row.length && used + panel.w * SMALLEST + FRAME > wide) close();
    row.push(panel);
  }
  close();
  return { high, scale };
}
