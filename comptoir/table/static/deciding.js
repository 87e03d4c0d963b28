// @ts-check
// The decision. No rules: a choice is a set of places, touched in any order; a form is numbers over places. The server
// says what there is, what would follow and what is missing.

import { $, $$, body, icon, kept, make, phone, say } from './page.js';

export class Deciding {
  constructor(frame, preview, send) {
    this.frame = frame;
    this.preview = preview;
    this.send = send;
    /** @type {import('./messages.js').Position | null} */
    this.now = null;
    this.undoes = null;  // the position whose last choice would be taken back
    this.quiet = false;  // the others' moves are being told: nothing can be touched
    this.busy = false;  // a decision is on its way
    this.reset();
    $('#go').addEventListener('click', () => this.confirm());
    $('#cancel').addEventListener('click', () => this.back());
    $('#pass').addEventListener('click', () => this.pass());
    $('#undo').addEventListener('click', () => this.undo());
    $('#undo-turn').addEventListener('click', () => this.undo(true));
    $('#open-list').addEventListener('click', () => this.list($('#list').hidden));
    $('#command').addEventListener('input', event => this.command(event.target.value, false));
    $('#command-form').addEventListener('submit', event => { event.preventDefault(); this.command($('#command').value, true); });
    $('#crumbs').addEventListener('click', event => { const x = event.target.closest('.crumb-x'); if (x) this.cut(Number(x.dataset.n)); });
    $('#list').addEventListener('click', event => { const button = event.target.closest('.action'); if (button) this.press(button); });
    $('#more').addEventListener('click', event => { const button = event.target.closest('[data-more]'); if (button) this.more(button.dataset.more); });
  }

  reset() {
    /** @type {string[]} */
    this.picks = [];  // places touched so far
    /** @type {import('./messages.js').Form | null} */
    this.form = null;  // the form that is open
    this.on = new Map();  // its things that are chosen: part -> set of numbers
    this.proposed = new Map();  // those of them that the page has put there itself, and nobody has touched
    this.last = null;  // the place touched last
    this.waiting = null;  // what is to be confirmed when the server has spoken
    /** @type {import('./messages.js').Choice | null} */
    this.chosen = null;  // the choice that is complete
    /** @type {import('./messages.js').Preview | null} */
    this.told = null;  // what the server said of the open form
  }

  /** On a phone: the rest of a decision may stand under another tab. */
  halfway() {
    const left = $$('.stage-part .is-lit:not(.is-picked)');
    if (!phone.matches || !left.length || left.some(place => place.getClientRects().length)) return;
    const tab = this.frame.tabOf(left[0]);
    if (tab >= 0) this.frame.look(tab);
  }

  get asked() { return !!this.now && this.now.legal.length > 0 && !this.quiet; }
  get changed() { return this.picks.length > 0 || this.form && !this.atStart(); }

  /** The server has spoken, and its position is in sight. */
  update(now, moved) {
    this.now = now;
    this.busy = false;
    if (moved) { this.reset(); this.list(false); this.fillList(); this.openAtOnce(); }
    this.light();
  }

  /** A form without anything before it is open from the start. */
  openAtOnce() {
    const form = this.now.forms.find(one => !one.opens.length);
    if (form && this.asked) this.open(form);
  }

  // Choices

  /** Those that have all of these places. */
  having(picks) { return this.now.choices.filter(choice => !choice.pass && picks.every(place => choice.at.includes(place))); }
  formsFor(picks) { return this.now.forms.filter(form => form.opens.length && picks.every(place => form.opens.includes(place))); }

  /** The places that can be added to what is picked, or begin something else. */
  touchable() {
    if (!this.asked || this.busy) return new Set();
    const found = new Set(this.picks);
    for (const choice of this.having(this.picks)) for (const place of choice.at) found.add(place);
    for (const form of this.formsFor(this.picks)) for (const place of form.opens) found.add(place);
    if (this.form) for (const part of this.form.parts) found.add(part.at);
    if (!this.form) for (const place of this.others()) found.add(place);
    return found;
  }

  /** Those of them that shine. A choice may say what comes first, a die before all that it can do: the rest of it shines
   *  when that is picked, although it can be touched before. Another of the same kind shines, too: the other die. */
  shining() {
    const { picks, now } = this;
    if (!this.asked || this.busy || this.form || !now.choices.some(choice => choice.first?.length)) return this.touchable();
    const found = new Set(picks);
    const left = (choice, picked) => (choice.first ?? []).filter(place => !picked.includes(place));
    for (const choice of this.having(picks)) for (const place of left(choice, picks).length ? left(choice, picks).slice(0, 1) : choice.at) found.add(place);
    for (const pick of picks) {
      const kind = pick.slice(0, pick.indexOf(':') + 1), rest = picks.filter(one => one !== pick);
      for (const choice of kind ? this.having(rest) : []) for (const place of choice.at) if (place.startsWith(kind) && left(choice, [...rest, place]).length === 0) found.add(place);
    }
    for (const choice of now.choices) if (choice.first?.length) found.add(choice.first[0]);
    return found;
  }

  /** What something else could begin with: shown as touchable where nothing is left to pick here. */
  others() {
    const left = this.having(this.picks).some(choice => choice.at.length > this.picks.length);
    if (this.picks.length && left) return this.switches();
    return [...this.switches(), ...this.now.choices.filter(choice => !choice.pass).flatMap(choice => choice.at.slice(0, 1)), ...this.now.forms.flatMap(form => form.opens.slice(0, 1))];
  }

  /** Places that could stand instead of one that is picked: the other die. */
  switches() {
    const found = [];
    for (const pick of this.picks) {
      const kind = pick.slice(0, pick.indexOf(':') + 1);
      if (!kind) continue;
      for (const choice of this.now.choices) for (const place of choice.at) if (place.startsWith(kind)) found.push(place);
      for (const form of this.now.forms) for (const place of form.opens) if (place.startsWith(kind)) found.push(place);
    }
    return found;
  }

  /** What is picked after this place is touched: with it, without it, or beginning anew as far as it must. */
  after(place) {
    if (this.picks.includes(place)) return this.picks.filter(pick => pick !== place);
    const fits = picks => this.having(picks).length > 0 || this.formsFor(picks).length > 0;
    if (fits([...this.picks, place])) return [...this.picks, place];
    let kept = [place];
    for (const pick of this.picks) if (fits([...kept, pick])) kept = [...kept, pick];
    return fits(kept) ? this.picks.filter(pick => kept.includes(pick)).concat(place) : this.picks;
  }

  /** The choice that these places mean: the only one that has them, or the one that has no others. */
  meant(picks) {
    if (!picks.length) return null;
    const left = this.having(picks), exact = left.filter(choice => choice.at.length === picks.length);
    if (exact.length === 1) return exact[0];
    const only = left.length === 1 ? (this.formsFor(picks).length ? null : left[0]) : this.plainest(left, picks);
    return only && (only.first ?? []).slice(1).every(place => picks.includes(place)) ? only : null;  // a price is touched, never added
  }

  /** Of choices that begin with something, a die or a die and its price, the only one that needs least of it; when what
   *  is picked is more than such a beginning: a tile that one die takes as it was thrown. */
  plainest(left, picks) {
    const begin = new Set(this.now.choices.flatMap(choice => choice.first ?? []));
    if (picks.every(place => begin.has(place))) return null;
    const least = Math.min(...left.map(choice => choice.first?.length ?? 0));
    const few = left.filter(choice => (choice.first?.length ?? 0) === least);
    return least && new Set(few.map(choice => choice.key)).size === 1 ? few[0] : null;
  }

  touch(place, by) {
    if (this.busy || !this.asked) return;
    if (this.form && this.form.parts.some(part => part.at === place)) { this.toggle(place); return; }
    const again = this.chosen && this.last === place && this.picks.includes(place);
    if (again && (this.chosen.at.length > 1 || by !== 'mouse')) { this.confirm(); return; }
    const fresh = !this.picks.length;
    this.last = place;
    this.settle(this.after(place));
    if (kept.click && this.chosen && !this.otherWay() && (by === 'drag' || by === 'mouse' && fresh && this.alone(place))) this.confirm();
  }

  /** Whether this place alone says all: pointing at it has shown what follows. What takes several places is confirmed,
   *  unless it was dragged from one to the other. */
  alone(place) { return this.chosen.at.length === 1 || new Set(this.having([place]).map(choice => choice.key)).size === 1; }

  /** A form that says the same places in another way: with other cards. */
  otherWay() { return this.formsFor(this.picks).find(form => form.opens.length === this.picks.length && form.otherwise); }

  /** These are the picks now. */
  settle(picks) {
    this.form = null;
    this.told = null;
    this.picks = picks;
    this.chosen = this.meant(picks);
    if (this.chosen) this.picks = [...picks, ...this.chosen.at.filter(place => !picks.includes(place))];
    const form = this.chosen ? null : this.opening(this.picks);
    if (form) this.open(form); else if (!this.picks.length) this.openAtOnce();
    this.light();
    this.ask();
    if (this.picks.length && !this.chosen) this.halfway();
  }

  /** The form that these places open. */
  opening(picks) { return this.formsFor(picks).find(form => form.opens.length === picks.length); }

  /** A crumb is taken away, with those after it. */
  cut(n) { this.settle(this.picks.slice(0, n)); }

  // Forms

  open(form) {
    const same = this.form === form;
    this.form = form;
    this.chosen = null;
    this.told = null;
    if (!same) this.waited = null;
    if (!same) this.begin();
    this.ask();
  }

  /** As the page proposes it. */
  begin() {
    this.put(start(this.form));
    this.proposed = new Map(this.form.parts.map(part => [part.at, new Set([...this.on.get(part.at)].filter(n => n > part.now))]));
  }

  /** Choose exactly this. */
  put(chosen) {
    this.proposed = new Map();
    this.on = new Map(this.form.parts.map(part => [part.at, new Set(Array.from({ length: Math.min(part.most, chosen[part.at] ?? 0) }, (_, n) => n + 1))]));
  }

  get numbers() { return Object.fromEntries([...this.on].map(([part, set]) => [part, set.size])); }
  get sum() { return [...this.on.values()].reduce((sum, set) => sum + set.size, 0); }
  atStart() { return this.form.parts.every(part => this.on.get(part.at).size === part.start); }

  /** One more or one less of a part; `n`: which of its things was touched. */
  toggle(name, n = 0) {
    const part = this.form.parts.find(one => one.at === name), set = this.on.get(name);
    if (!part || this.busy) return;
    if (n && set.has(n)) { if (set.size > part.least) set.delete(n); }
    else if (set.size < part.most && this.room(part)) set.add(n || free(set));
    else if (!n) { set.clear(); for (let one = 1; one <= part.least; one++) set.add(one); }
    if (n) this.proposed.get(name)?.delete(n); else this.proposed.delete(name);
    this.light();
    this.ask();
  }

  /** Whether one more can be chosen; where one alone is to be chosen, it is chosen instead of the other. */
  room(part) {
    if (this.sum < this.form.most) return true;
    if (this.form.most !== 1) { if (!this.giveWay()) this.shake(); return this.sum < this.form.most; }
    for (const [other, set] of this.on) if (other !== part.at) set.clear();
    return this.sum < 1;
  }

  /** What the page proposed gives way to what is touched: one thing where all must find their place, otherwise all of it. */
  giveWay() {
    const things = [...this.proposed].flatMap(([part, set]) => [...set].map(n => [part, n]));
    for (const [part, n] of this.form.pool ? things.slice(-1) : things) { this.on.get(part).delete(n); this.proposed.get(part).delete(n); }
    return things.length > 0;
  }

  shake() { if (!matchMedia('(prefers-reduced-motion: reduce)').matches) $('.act-count').animate([{ translate: '-3px' }, { translate: '3px' }, { translate: '0' }], { duration: 140, iterations: 2 }); }

  more(which) {
    if (which === 'otherwise') { this.open(this.formsFor(this.picks).find(form => form.opens.length === this.picks.length)); this.light(); return; }
    if (which.startsWith('choice:')) { this.chosen = this.now.choices.find(choice => choice.key === which.slice(7)); this.confirm(); return; }
    this.put(this.form.presets[Number(which)].chosen);
    this.light();
    this.ask();
  }

  // What would follow

  /** What the server is to be asked about; null: nothing is settled yet. */
  question() {
    if (this.form) return asking(this.form, this.numbers);
    return this.chosen ? { key: this.chosen.key, what: { choice: this.chosen.key } } : null;
  }

  ask() {
    const question = this.question();
    this.preview.ask(question, this.now.n, false);
    this.told = question ? this.preview.known.get(question.key) ?? null : null;  // it may have been told before
    this.act();
  }

  /** Pointing at a place shows what touching it would bring. */
  point(place) {
    if (!this.asked || this.busy || this.form || this.chosen) return;
    const picks = place && this.touchable().has(place) ? this.after(place) : [];
    const choice = this.meant(picks), form = choice || !picks.length ? null : this.opening(picks);
    this.preview.ask(choice ? { key: choice.key, what: { choice: choice.key } } : form?.parts.length ? asking(form, start(form)) : null, this.now.n, true);
  }

  heard(message) {
    const mine = this.question();
    if (!mine || mine.key !== message.key) return;
    this.told = message;
    this.act();
    if (this.waiting === message.key) { this.waiting = null; this.confirm(); }
  }

  // Doing

  confirm() {
    const question = this.question();
    if (!question || this.busy || this.form && !this.told?.ok) return;
    this.go({ whole: question.what });
  }

  /** Confirm, as soon as the server has said that it does. */
  confirmSoon() { if (!kept.click) return; if (this.told) this.confirm(); else this.waiting = this.question()?.key ?? null; }

  go(message) {
    performance.mark('click', { detail: this.now.n });
    this.busy = true;
    body.dataset.asked = '0';
    this.preview.clear();
    this.send({ ...message, n: this.now.n });
    this.light();
  }

  pass() { const choice = this.now?.choices.find(one => one.pass); if (choice && this.asked && !this.busy) this.go({ whole: { choice: choice.key } }); }

  /** Take back the last part of what is being decided, then the whole. */
  back() {
    if (this.form && !this.atStart() && !this.form.opens.length) { this.begin(); this.light(); this.ask(); }
    else if (this.picks.length) this.settle(this.form || this.chosen && this.chosen.at.length < 2 ? [] : this.picks.slice(0, -1));
  }

  undo(turn = false) {
    if ($('#undo').hidden || !this.undoes) return;
    if (this.undoes.ask?.by === this.undoes.seat) this.send({ withdraw: true });
    else this.send({ undo: this.undoes.n, turn });
  }

  /** What can be taken back as the table stands; also while the others' moves are told. */
  undos(now) {
    const { ask, seat, undo, turn } = this.undoes = now, asking = ask?.by === seat && seat >= 0, busy = !this.quiet && this.changed;
    $('#undo').hidden = busy || !asking && !undo;
    $('span', $('#undo')).textContent = say(asking ? 'undo-withdraw' : undo === 'ask' ? 'undo-ask' : 'undo');
    $('#undo-turn').hidden = busy || this.quiet || !!this.form || turn < 2;
  }

  /** The server refused: as before. */
  refused() { this.busy = false; this.light(); body.dataset.asked = this.asked ? '1' : '0'; }

  // The list, and typed actions

  list(open) {
    $('#list').hidden = !open;
    $('#open-list').setAttribute('aria-expanded', String(open));
    if (open) $('.action', $('#list'))?.focus();
  }

  fillList() {
    const { legal } = this.now;
    const button = ({ id, text, label }, key) => make('li', {}, make('button', { class: 'btn action', type: 'button', 'data-id': id, 'data-do': text }, make('span', {}, label), key === '' ? null : make('kbd', { 'aria-hidden': 'true' }, key)));
    const rest = legal.filter(action => action.text !== 'pass'), passes = legal.filter(action => action.text === 'pass');
    $('#choices').replaceChildren(...rest.map((action, n) => button(action, n < 9 ? String(n + 1) : '')), ...passes.map(action => button(action, '0')));
    $('#command-list').replaceChildren(...legal.map(action => make('option', { value: action.text }, action.label)));
  }

  press(button) { if (!this.busy && this.asked) this.go({ do: Number(button.dataset.id) }); }

  command(text, enter) {
    const { legal } = this.now, found = legal.find(action => action.text === text.trim());
    $('#command-form').classList.toggle('is-wrong', enter && !found && text !== '');
    const allowed = legal.slice(0, 8).map(action => action.text).join(', ') + (legal.length > 8 ? ', …' : '');
    $('#command-says').textContent = text === '' ? '' : found ? say('command-allowed', { text: found.text }) : enter ? say('command-not', { text: text.slice(0, 40), allowed }) : '';
    if (enter && found && !this.busy) { this.go({ do: found.id }); $('#command').value = ''; $('#command-says').textContent = ''; }
  }

  // Showing

  /** Light what can be touched, mark what is picked, and write the action line. */
  light() {
    if (!this.now) return;
    const next = this.shining(), ready = this.touchable(), picked = new Set(this.chosen ? [...this.picks, ...this.chosen.at] : this.picks);
    let first = null;
    for (const place of this.frame.places()) {
      const at = place.dataset.at, on = picked.has(at), lit = this.asked && (on || next.has(at));
      place.classList.toggle('is-lit', lit);
      place.classList.toggle('is-picked', on);
      place.classList.toggle('is-ready', !lit && ready.has(at));  // it does not shine, but it can be touched
      button(place, lit, on);
      if (lit && !place.matches(':has([data-at].is-lit, [data-part])')) first ??= place;
    }
    first = this.lightParts() ?? first;
    for (const place of $$('.stage-part [tabindex="0"][data-at]')) if (place !== first) place.setAttribute('tabindex', '-1');
    first?.setAttribute('tabindex', '0');
    this.pool();
    this.frame.litTabs();
    this.act();
  }

  lightParts() {
    let first = null;
    const parts = new Map(this.asked && this.form ? this.form.parts.map(part => [part.at, part]) : []);
    for (const thing of $$('.stage-part [data-part]')) {
      const part = parts.get(thing.dataset.part), set = this.on.get(thing.dataset.part);
      const n = Number(thing.dataset.n ?? 0), on = !!part && (n ? set.has(n) : set.size > 0);
      thing.classList.toggle('is-part', !!part);
      if (part) {
        thing.classList.toggle('on', on);
        thing.classList.toggle('is-new', on !== (n ? n <= part.now : part.now > 0));
        thing.classList.toggle('is-lit', true);
        thing.dataset.verb = on ? this.form.verb : '';
      } else if (!thing.dataset.at) thing.classList.remove('is-lit', 'is-new');
      if (part || !thing.dataset.at) button(thing, !!part, on);
      if (part) first ??= thing;
    }
    return first;
  }

  /** Where things wait that are on no part: as many as are left. */
  pool() {
    const waiting = this.asked && this.form?.pool && $(`.stage-part [data-at="${CSS.escape(this.form.pool)}"] [data-fact]`);
    if (!waiting) return;
    this.waited ??= Number(waiting.textContent);  // when the form was opened
    waiting.textContent = this.waited + this.form.parts.reduce((sum, part) => sum + part.now, 0) - this.sum;
  }

  /** The action line: what is asked, how far it is, what would follow, and the buttons. */
  act() {
    const { now, form } = this, asked = this.asked;
    $('.act').classList.toggle('is-asked', asked);
    $('.act').classList.toggle('is-waiting', !asked);
    $('#prompt').textContent = this.quiet ? '' : form?.prompt || now.prompt;
    if (form?.hint) $('#hint').innerHTML = form.hint; else $('#hint').textContent = now.advice ?? '';
    this.count();
    this.crumbs();
    const ready = !!this.chosen || !!form && !!this.told?.ok;
    const go = $('#go');
    go.hidden = !asked || !form && !this.chosen;
    go.disabled = !ready || this.busy;
    $('span', go).textContent = form ? form.label : this.chosen?.label ?? '';
    $('#cancel').hidden = !asked || !this.changed || !!form && !form.opens.length && form.presets.length > 0;  // a preset leads back
    const pass = now.choices.find(choice => choice.pass);
    $('#pass').hidden = !asked || !pass || this.changed;
    if (pass) $('span', $('#pass')).textContent = pass.label;
    $('#open-list').hidden = !asked;
    this.moreButtons();
    if (!this.quiet) this.undos(now);
    this.preview.line(form && this.told && !this.told.ok ? this.told.missing : null);
  }

  count() {
    const box = $('.act-count'), { form } = this;
    box.hidden = !form || !this.asked;
    if (box.hidden) return;
    const sum = this.sum, text = form.counts[sum] ?? String(sum);
    if ($('span', box).innerHTML !== text) $('span', box).innerHTML = text;
    const pips = form.most <= 8 ? form.most : 0;
    $('.pips', box).replaceChildren(...Array.from({ length: pips }, (_, n) => make('i', { class: n < sum ? 'on' : null })));
  }

  crumbs() {
    const choice = this.chosen ?? this.having(this.picks).find(one => one.crumbs.length), made = [];
    if (this.asked && choice?.crumbs.length) this.picks.forEach((place, n) => {
      const text = choice.crumbs[choice.at.indexOf(place)] ?? place;
      const label = make('span');
      label.innerHTML = text;
      made.push(make('span', { class: 'crumb' }, label, make('button', { class: 'crumb-x', type: 'button', 'data-n': n, 'aria-label': say('take-away', { what: label.textContent }) }, icon('close'))));
    });
    $('#crumbs').replaceChildren(...made);
  }

  /** Presets of a form, other ways to pay, and choices that stand on no place or share their places with others. */
  moreButtons() {
    const made = [], add = (which, text) => made.push(make('button', { class: 'btn', type: 'button', 'data-more': which }, text));
    if (this.asked) {
      this.form?.presets.forEach((preset, n) => add(n, preset.label));
      const other = this.chosen && this.otherWay();
      if (other) add('otherwise', other.otherwise);
      const same = this.picks.length && !this.chosen ? this.having(this.picks).filter(choice => choice.at.length === this.picks.length) : [];
      if (!this.form && !this.picks.length) for (const choice of this.now.choices) if (!choice.at.length && !choice.pass) same.push(choice);
      for (const choice of same.slice(0, 4)) add('choice:' + choice.key, choice.label);
    }
    $('#more').replaceChildren(...made);
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

/** What the page proposes: so many of each part. */
function start(form) { return Object.fromEntries(form.parts.map(part => [part.at, part.start])); }

/** What a set would bring, as the server is asked. */
function asking(form, chosen) { return { key: form.key + JSON.stringify(chosen), what: { form: form.key, chosen } }; }

function free(set) { let n = 1; while (set.has(n)) n++; return n; }
