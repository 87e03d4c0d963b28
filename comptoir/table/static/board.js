// The board: panels as the server drew them, and where they stand on the page.

import { $, $$, make, phone, say } from './page.js';
import { FRAME, LARGEST, SMALLEST, columns } from './columns.js';
import { carry, pieces, seen } from './motion.js';

const BARS = 220;  // pixels above the board and below it

/** The panels of a board on a page: common ones in columns, one's own below, the others' beside. */
export class Board {
  constructor() {
    this.panels = new Map();  // by name: what the server said, and the element
    this.shown = '';
    this.columns = '';
    this.commons = $('#commons');
    new ResizeObserver(() => this.arrange()).observe(this.commons.parentNode);
  }

  /** Where the last move was made. */
  markLast(names) {
    for (const place of this.places()) place.classList.toggle('is-last', names.includes(place.dataset.at));
  }

  /** Take over new panels; the names of those that changed. `moving`: what has moved is seen to move. */
  update(list, viewer, names, moving = false) {
    const changed = [];
    const before = moving ? seen(list.filter(one => one.svg).map(one => this.panels.get(one.name)).filter(Boolean)) : null;
    for (const [name, panel] of this.panels) {
      if (!list.some(one => one.name === name)) { panel.at.remove(); this.panels.delete(name); this.columns = ''; }
    }
    for (const one of list) {
      const known = this.panels.get(one.name);
      const panel = { ...known, ...one };
      if (!known) panel.at = this.frame(one, viewer, names);
      if (one.svg && one.svg !== known?.svg) {
        $('.picture', panel.at).innerHTML = one.svg;
        panel.pieces = pieces(panel.at);
        ready($('.picture', panel.at));
        if (panel.level > 1) $('svg', panel.at).style.maxWidth = $('svg', panel.at).style.width = `${100 * panel.level}%`;
        changed.push(one.name);
      }
      if (!known || known.w !== one.w || known.h !== one.h) this.columns = '';
      this.panels.set(one.name, panel);
    }
    this.put(list, viewer);
    carry(changed.map(name => this.panels.get(name)), before);
    return changed;
  }

  frame(one, viewer, names) {
    const id = 'p-' + one.name.replace(/\W/g, '-');
    const own = one.seat >= 0;
    const head = one.name.includes(':') ? make('h2', { class: 'sr', id: id + '-h' }, names[one.seat] ?? one.title)  // its picture has a head of its own
      : make('header', { class: 'panel-head' }, make('h2', { id: id + '-h' }, one.title));
    return make('section', { class: own ? 'panel seat' : 'panel', id, 'data-panel': one.name, 'aria-labelledby': id + '-h' },
      head, make('div', { class: 'picture' }));
  }

  /** Every panel in its part of the page, in the server's order. */
  put(list, viewer) {
    this.viewer = viewer;
    for (const one of list) {
      const panel = this.panels.get(one.name);
      const own = one.seat === viewer && one.seat >= 0;
      panel.where = one.seat < 0 || own && panel.w < 700 && !phone.matches ? 'commons' : own ? 'own' : 'others';
      if (panel.where !== 'commons') {
        const there = $('#' + panel.where);
        if (panel.at.parentNode !== there) there.append(panel.at);
      }
      panel.at.classList.toggle('own', own);
    }
    this.order = list.map(one => one.name);
    this.arrange();
  }

  /** Lay the common panels in columns so that all of them take the least height, none much above its own size. */
  arrange() {
    const list = (this.order ?? []).map(name => this.panels.get(name)).filter(panel => panel?.where === 'commons');
    const width = this.commons.parentNode.clientWidth;
    if (!list.length || !width) return;
    const own = [...this.panels.values()].filter(panel => panel.where === 'own').reduce((sum, panel) => sum + panel.h * width / panel.w + 2 * FRAME, 0);
    const plan = columns(list, width, innerHeight - BARS - own);
    const key = plan.map(column => column.names.join() + '/' + Math.round(column.width)).join('|');
    if (key === this.columns) return;
    this.columns = key;
    const made = plan.map(column => {
      const there = make('div', { class: 'column' });
      there.style.flex = `${column.width} 1 0`;
      for (const name of column.names) {
        const { at, w } = this.panels.get(name);
        at.style.flex = `${w + FRAME} 1 ${Math.round(w * SMALLEST + FRAME)}px`;
        there.append(at);
      }
      return there;
    });
    this.commons.replaceChildren(...made);
  }

  /** On a phone one panel is shown at a time. */
  show(name) {
    if (!this.panels.has(name)) return;
    this.shown = name;
    for (const [other, panel] of this.panels) panel.at.classList.toggle('is-shown', other === name);
    for (const where of ['commons', 'own', 'others'])
      $('#' + where).classList.toggle('is-shown', this.panels.get(name).where === where);
    this.zoomable(this.panels.get(name));
  }

  /** A picture shown much smaller than it was drawn can be enlarged; it then scrolls in its frame. */
  zoomable(panel) {
    const picture = $('.picture', panel.at), head = $('.panel-head', panel.at);
    const small = head && picture.clientWidth && picture.clientWidth / panel.w < 0.6;
    if (!small) { $('.zoom', panel.at)?.remove(); picture.classList.remove('is-large'); return; }
    if (!$('.zoom', head)) {
      const button = (sign, key, by) => {
        const made = make('button', { class: 'btn btn-icon', type: 'button', 'aria-label': say(key) }, sign);
        made.addEventListener('click', () => this.zoom(panel, (panel.level ?? 1) * by));
        return made;
      };
      head.append(make('span', { class: 'zoom' }, button('−', 'zoom-out', 1 / 1.5), button('+', 'zoom-in', 1.5)));
    }
  }

  zoom(panel, level, place = null) {
    const known = this.panels.get(panel.name), picture = $('.picture', known.at), svg = $('svg', picture);
    known.level = Math.max(1, Math.min(level, 4));
    const before = (picture.scrollLeft + picture.clientWidth / 2) / picture.scrollWidth, down = (picture.scrollTop + picture.clientHeight / 2) / picture.scrollHeight;
    picture.classList.toggle('is-large', known.level > 1);
    svg.style.maxWidth = svg.style.width = known.level > 1 ? `${100 * known.level}%` : '';
    if (place) {
      const box = place.getBoundingClientRect(), frame = picture.getBoundingClientRect();
      picture.scrollBy(box.left + box.width / 2 - frame.left - frame.width / 2, box.top + box.height / 2 - frame.top - frame.height / 2);
    } else picture.scrollTo(before * picture.scrollWidth - picture.clientWidth / 2, down * picture.scrollHeight - picture.clientHeight / 2);
  }

  /** Make sure that a finger can touch a place. */
  reach(place) {
    const panel = this.panels.get(this.panelOf(place));
    this.zoomable(panel);
    const size = place.querySelector('.rim')?.getBoundingClientRect();
    if ($('.zoom', panel.at) && size && Math.min(size.width, size.height) < 40) this.zoom(panel, (panel.level ?? 1) * 44 / Math.min(size.width, size.height), place);
  }

  places() { return $$('[data-at]', $('main')); }
  place(name) { return $(`main [data-at="${CSS.escape(name)}"]`); }
  panelOf(place) { return place.closest('[data-panel]')?.dataset.panel; }
}

/** Make an inserted picture pleasant to point at: what a place says is shown by us, not by the browser. */
function ready(picture) {
  const svg = $('svg', picture);
  if (!svg) return;
  svg.style.maxWidth = Math.round(svg.viewBox.baseVal.width * LARGEST) + 'px';
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
