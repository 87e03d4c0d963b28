// @ts-check
// What would follow: asked of the server, shown in the action line, on the strips, and as ghosts on the stage.

import { $, $$, make } from './page.js';

const WAIT = 70;  // milliseconds of rest before something pointed at is asked about

export class Preview {
  constructor(frame, send) {
    this.frame = frame;
    this.send = send;
    /** @type {Map<string, import('./messages.js').Preview>} */
    this.known = new Map();  // by key, for one version of the table
    this.n = -1;
    this.key = null;
    /** @type {import('./messages.js').Preview | null} */
    this.shown = null;
    /** @type {Element | null} */
    this.stays = null;  // a slot that is shown as it is
    this.advice = '';  // what is said where nothing is pointed at
    this.lights = () => {};  // set by the table: light again what was drawn anew
  }

  /** Show what this would bring; null: nothing. `hover`: it is only pointed at. */
  ask(question, n, hover) {
    if (n !== this.n) { this.known.clear(); this.n = n; }
    const key = question?.key ?? null;
    if (key === this.key && hover === this.hover) return;
    clearTimeout(this.timer);
    this.key = key;
    this.hover = hover;
    if (!question) { this.clear(); return; }
    const known = this.known.get(key);
    if (known) { this.show(known); return; }
    this.timer = setTimeout(() => this.send({ try: question.what, key, n }), hover ? WAIT : 0);
  }

  /** The server has answered.
   * @param {import('./messages.js').Preview} message */
  told(message) {
    this.frame.learn(message.symbols);  // in any case: they are sent once
    if (message.n !== this.n) return;
    this.known.set(message.key, message);
    if (message.key === this.key) this.show(message);
  }

  /** @param {import('./messages.js').Preview} message */
  show(message) {
    this.undo();
    this.shown = message;
    if (!message.ok) { this.line(message.missing); this.lights(); return; }
    this.line(null);
    for (const [seat, pill] of Object.entries(message.pills)) this.pill(seat, pill);
    const pointed = this.hover ? $('.stage-part :is([data-at], [data-part]):hover')?.closest('[data-slot]') ?? document.activeElement?.closest?.('[data-slot]') ?? null : this.stays;
    this.frame.ghost(message.pieces, pointed);
    for (const [seat, facts] of Object.entries(message.facts)) for (const [name, [old, next]] of Object.entries(facts)) this.fact(seat, name, old, next);
    this.card(message);
    this.lights();
  }

  /** The words in the action line; `missing`: what a set lacks stands before them. */
  line(missing) {
    const box = $('#then');
    const told = missing ? [missing] : this.shown?.ok ? this.shown.lines : [], advice = make('i', {}, this.advice).innerHTML;
    const html = (told.length || !advice ? told : [advice]).map(line => `<span>${line}</span>`).join('<span class="sep" aria-hidden="true">·</span>');
    if (box.innerHTML !== html) box.innerHTML = html;
    box.classList.toggle('is-missing', !!missing);
    box.classList.toggle('is-advice', !told.length && !!advice);
  }

  pill(seat, html) {
    const says = $(`.strip[data-seat="${seat}"] .strip-says`);
    if (!says) return;
    says.dataset.was ??= says.innerHTML;
    says.innerHTML = html;
    says.classList.add('is-preview');
  }

  fact(seat, name, old, next) {
    for (const at of $$(`[data-fact="${seat}:${name}"]`)) {
      if (at.textContent.trim() === String(next)) at.textContent = old;  // drawn as it would be
      at.append(make('span', { class: 'delta' + (next < old ? ' is-less' : '') }, ` → ${next}`));
    }
    for (const free of $$(`[data-free="${seat}:${name}"]`).slice(0, Math.max(0, next - old))) free.classList.add('ghost');  // where it will lie
  }

  /** A sum beside the place it speaks of.
   * @param {import('./messages.js').Preview} message */
  card({ card, at }) {
    const slot = $$('[data-sum]').find(one => one.getClientRects().length), box = slot ?? $('#sum');  // a title may have room for it
    if (!card?.length) { $('#sum').hidden = true; return; }
    if (slot) slot.dataset.was ??= slot.innerHTML; else box.hidden = false;
    box.innerHTML = card.map(([what, much]) => `<div><span>${what}</span><b>${much}</b></div>`).join('');
    if (slot) return;
    const place = at && this.frame.place(at), there = (place ?? $('.act')).getBoundingClientRect(), own = box.getBoundingClientRect();
    const left = there.left - own.width - 14 > 8 ? there.left - own.width - 14 : there.right + 14;
    box.style.left = Math.min(left, innerWidth - own.width - 8) + 'px';
    box.style.top = Math.max(48, Math.min(there.top - 20, $('.act').getBoundingClientRect().top - own.height - 8)) + 'px';
  }

  /** Everything as it is. */
  undo() {
    for (const says of $$('.strip-says.is-preview')) { says.innerHTML = says.dataset.was; delete says.dataset.was; says.classList.remove('is-preview'); }
    for (const delta of $$('[data-fact] > .delta')) delta.remove();
    for (const free of $$('[data-free].ghost')) free.classList.remove('ghost');
    $('#sum').hidden = true;
    for (const slot of $$('[data-sum][data-was]')) { slot.innerHTML = slot.dataset.was; delete slot.dataset.was; }
    this.shown = null;
    return this.frame.clearGhosts();
  }

  clear() {
    clearTimeout(this.timer);
    this.key = null;
    const redrawn = this.undo();
    this.line(null);
    if (redrawn) this.lights();
  }
}
