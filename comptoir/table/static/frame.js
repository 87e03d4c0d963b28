// @ts-check
// The stage on the page: strips and slots as the server drew them, in pieces that are exchanged when they change.

import { $, $$, body, make, phone, say } from './page.js';
import { carry, pieces as keyed, seen } from './motion.js';
import { drawn, fill, redraw } from './redraw.js';
import { looked } from './zoom.js';

export class Frame {
  constructor(tabs) {
    this.groups = tabs;  // phone: the slots that stand under one tab
    /** @type {Map<string, Panel>} */
    this.panels = new Map();  // slots by name
    this.strips = new Map();  // by seat
    this.shown = new Map();  // what each piece shows now
    /** @type {Map<string, DocumentFragment>} */
    this.drawn = new Map();  // the same as nodes, where the page has changed nothing of it but marks that it puts each time
    this.ghosts = new Set();  // slots that show what would be
    this.unseen = new Set();  // tabs where something happened that was not looked at
    this.symbols = new Set();  // that the page has
    this.tab = 0;
    $('.st-tabs').addEventListener('click', event => { const tab = event.target.closest('.tab'); if (tab) this.look(Number(tab.dataset.tab)); });
  }

  /** Symbols that pieces to come will use.
   * @param {string[] | undefined} symbols */
  learn(symbols) {
    const fresh = (symbols ?? []).filter(symbol => !this.symbols.has(symbol));  // a new connection is told all of them again
    for (const symbol of fresh) this.symbols.add(symbol);
    if (fresh.length) $('#symbols').insertAdjacentHTML('beforeend', fresh.join(''));
  }

  /** The places of strips and slots, before they are filled.
   * @param {import('./messages.js').Stage} stage
   * @param {number} me
   * @param {string[]} players */
  lay({ slots, strips, state }, me, players) {
    const names = slots.map(slot => slot.name);
    for (const [name, panel] of this.panels) if (!names.includes(name)) { panel.at.remove(); this.panels.delete(name); this.shown.delete('slot:' + name); this.drawn.delete('slot:' + name); }
    for (const { name, part, title, tab, bare } of slots) {
      let panel = this.panels.get(name);
      if (!panel) {
        const at = make('section', { class: bare ? 'slot is-bare' : 'slot', 'data-slot': name, 'aria-label': title });
        this.panels.set(name, panel = new Panel(name, at));
      }
      const there = $(part === 'own' ? '.st-own' : '.st-common');
      if (panel.at.parentNode !== there) there.append(panel.at);
      panel.part = part;
      panel.tab = tab;
    }
    body.dataset.own = slots.some(slot => slot.part === 'own') ? 'some' : 'none';
    body.dataset.seats = String(strips.length);
    body.dataset.me = String(me);
    const seats = $('.seats');
    seats.dataset.n = strips.length;
    for (const seat of strips) {
      if (!this.strips.has(seat)) this.strips.set(seat, make('div', { class: `strip seat-${seat}`, 'data-seat': seat, role: 'group' }));
      const strip = this.strips.get(seat);
      strip.classList.toggle('is-me', seat === me);
      strip.setAttribute('aria-label', players[seat]);
    }
    if (strips.some((seat, n) => Number(seats.children[n]?.dataset.seat) !== seat) || seats.children.length !== strips.length) seats.replaceChildren(...strips.map(seat => this.strips.get(seat)));
    body.className = body.className.replace(/\bis-(?!watching|line|reviewed)\S+/g, '').trim() + ' ' + state;
    this.drawTabs();
  }

  /** Show these pieces; `moving`: what has moved is seen to move. The names of the slots that changed. */
  show(pieces, moving = false) {
    this.clearGhosts();
    const changed = [...pieces].filter(([name, html]) => this.shown.get(name) !== html);
    const panels = changed.filter(([name]) => name.startsWith('slot:')).map(([name]) => this.panels.get(name.slice(5))).filter(Boolean);
    const before = moving ? seen(panels) : null;
    for (const [name, html] of changed) { this.shown.set(name, html); this.put(name, html); }
    carry(panels, before);
    return panels.map(panel => panel.name);
  }

  put(name, html) {
    const [kind, which] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
    if (kind === 'slot') {
      const panel = this.panels.get(which);
      if (!panel) return;
      const seen = looked(panel.at);
      this.draw(name, panel.at, html);
      seen?.(panel.at);
      panel.html = html;
      for (const place of $$('[data-at][data-tip]:not([aria-label])', panel.at)) place.setAttribute('aria-label', place.dataset.tip);
    } else if (kind === 'strip') {
      const strip = this.strips.get(Number(which));
      if (strip) this.draw(name, strip, html);
    } else {
      const at = { where: '#where', meters: '.meters', mini: '.mini' }[name];
      if (at) $(at).innerHTML = html;
    }
  }

  /** Show this in an element, by changing what differs from what it shows. */
  draw(name, at, html) {
    const next = drawn(html), before = this.drawn.get(name);
    if (before) redraw(at, before, next); else fill(at, next.childNodes);
    this.drawn.set(name, next);
  }

  /** Something in the slot of this element is not as it was drawn any more: the next time all of it is. */
  touch(thing) { this.drawn.delete('slot:' + thing.closest('[data-slot]')?.dataset.slot); }

  // What would be

  /** Show slots as they would be; what is new in them is a ghost. Those in `keep` stay as they are. */
  ghost(pieces, keep = null) {
    for (const [name, html] of Object.entries(pieces)) {
      const panel = this.panels.get(name.slice(5));
      if (!panel || panel.at === keep) continue;
      const known = new Set($$('[data-key]', panel.at).map(piece => piece.dataset.key));
      const stays = $$('[data-stays]', panel.at);  // with what is being decided: it must stay as it is
      const next = make('div');
      next.innerHTML = html;
      if (stays.some(piece => $('.is-part', piece) && !$(`[data-stays="${piece.dataset.stays}"]`, next))) continue;  // it would be gone
      panel.at.replaceChildren(...next.childNodes);
      for (const piece of stays) $(`[data-stays="${piece.dataset.stays}"]`, panel.at)?.replaceWith(piece);
      for (const piece of $$('[data-key]', panel.at)) if (!known.has(piece.dataset.key)) piece.classList.add('ghost');
      this.ghosts.add(panel.name);
      this.drawn.delete('slot:' + panel.name);
    }
  }

  clearGhosts() {
    for (const name of this.ghosts) this.put('slot:' + name, this.shown.get('slot:' + name) ?? '');
    const had = this.ghosts.size > 0;
    this.ghosts.clear();
    return had;
  }

  clear() {
    for (const panel of this.panels.values()) panel.at.remove();
    this.panels.clear();
    this.strips.clear();
    this.shown.clear();
    this.drawn.clear();
    for (const at of ['.seats', '.meters', '.mini', '#where']) $(at).replaceChildren();
  }

  // Places

  places() { return $$('.stage-part [data-at]'); }
  place(name) { return $(`.stage-part [data-at="${CSS.escape(name)}"]`); }
  parts(name) { return $$(`.stage-part [data-part="${CSS.escape(name)}"]`); }
  markLast(names) { for (const place of this.places()) place.classList.toggle('is-last', names.includes(place.dataset.at)); }

  // Tabs, on a phone

  drawTabs() {
    const tabs = this.groups.map((names, n) => ({ n, names: names.filter(name => this.panels.has(name)) })).filter(tab => tab.names.length);
    const log = { n: -1, names: [] };
    if (this.tab >= 0 && !tabs.some(tab => tab.n === this.tab)) this.tab = tabs[0]?.n ?? 0;
    $('.st-tabs').replaceChildren(...[...tabs, log].map(({ n, names }) => {
      const on = n === this.tab, made = make('button', { class: 'tab' + (on ? ' is-shown' : ''), type: 'button', 'data-tab': n, 'aria-pressed': String(on) }, n < 0 ? say('log') : this.panels.get(names[0]).tab);
      if (this.unseen.has(n) && !on) made.append(make('span', { class: 'dot' }), make('span', { class: 'sr' }, say('news-mark')));
      return made;
    }));
    const shown = new Set(this.groups[this.tab] ?? []);
    for (const panel of this.panels.values()) panel.at.classList.toggle('off-tab', !shown.has(panel.name));
    const parts = ['common', 'own'].filter(part => [...this.panels.values()].some(panel => panel.part === part && shown.has(panel.name)));
    for (const part of ['common', 'own']) $('.st-' + part).classList.toggle('is-shown', parts.includes(part));
    $('.drawer').classList.toggle('is-tab', this.tab < 0);
    body.dataset.shows = [...parts, ...this.tab < 0 ? ['log'] : []].join(' ');  // for style sheets: to look for it there (:has) would style the whole page again
    this.litTabs();
  }

  litTabs() {
    for (const tab of $$('.st-tabs .tab')) {
      const names = this.groups[tab.dataset.tab] ?? [];
      tab.classList.toggle('has-lit', names.some(name => this.panels.get(name) && $('.is-lit', this.panels.get(name).at)));
    }
  }

  look(tab) { this.tab = tab; this.unseen.delete(tab); this.drawTabs(); }

  /** The tab in which a place stands. */
  tabOf(place) { return this.groups.findIndex(names => names.includes(place?.closest('[data-slot]')?.dataset.slot)); }

  /** Something happened in these slots. */
  news(names) {
    if (!phone.matches) return;
    this.groups.forEach((group, n) => { if (n !== this.tab && group.some(name => names.includes(name))) this.unseen.add(n); });
    this.drawTabs();
  }
}

/** A slot on the page. */
class Panel {
  constructor(name, at) {
    this.name = name;
    this.at = at;
    this.part = '';
    this.tab = '';
    this.html = '';  // as the server drew it
  }

  /** The markup of each piece in it, for motion. */
  get pieces() { return keyed(drawn(this.html)); }
}
