// @ts-check
// The decision. No rules: places are picked (picking.js), forms are filled (filling.js), and the server says what there
// is, what would follow and what is missing. What shines is in lights.js, the action line in actline.js.

import { ActLine } from './actline.js';
import { Filling, start } from './filling.js';
import { Lights } from './lights.js';
import { List } from './list.js';
import { $, $$, body, kept, phone } from './page.js';

export class Deciding extends Filling {
  constructor(frame, preview, send) {
    super();
    this.frame = frame;
    this.preview = preview;
    this.send = send;
    /** @type {string[]} */
    this.hinted = [];  // the places of which a hint speaks
    this.lights = new Lights(this, frame);
    this.line = new ActLine(this, preview);
    this.all = new List(this);
    this.reset();
    $('#go').addEventListener('click', () => this.confirm());
    $('#cancel').addEventListener('click', () => this.back());
    $('#pass').addEventListener('click', () => this.pass());
    $('#undo').addEventListener('click', () => this.undo());
    $('#undo-turn').addEventListener('click', () => this.undo(true));
    $('#crumbs').addEventListener('click', event => { const x = event.target.closest('.crumb-x'); if (x) this.cut(Number(x.dataset.n)); });
    $('#more').addEventListener('click', event => { const button = event.target.closest('[data-more]'); if (button) this.more(button.dataset.more); });
  }

  reset() {
    this.empty();
    this.picks = [];
    this.chosen = null;
    /** @type {import('./messages.js').Choice | null} */
    this.offered = null;  // the choice that nobody has touched yet: the page shows it
    this.preview.stays = null;
    this.last = null;  // the place touched last
    this.waiting = null;  // what is to be confirmed when the server has spoken
    /** @type {import('./messages.js').Preview | null} */
    this.told = null;  // what the server said of the open form
  }

  /** Whether somebody has touched anything. */
  get changed() { return this.picks.length > 0 && (!this.offered || this.chosen !== this.offered) || !!this.form && !this.atStart(); }

  /** The server has spoken, and its position is in sight. */
  update(now, moved) {
    this.now = now;
    this.busy = false;
    if (moved) { this.reset(); this.list(false); this.all.fill(); this.openAtOnce(); this.offer(); }
    this.light();
    if (!moved) this.ask();  // the line may have been cut before the answer came
  }

  /** Where one thing alone can be done, it is shown, and Confirm or Pass is enough. */
  offer() {
    const only = this.asked ? this.only() : null;
    if (!only) return;
    this.preview.stays = this.frame.place(only.at[0])?.closest('[data-slot]') ?? null;  // it can be touched there, too
    this.pick([...only.at]);
    this.offered = this.chosen;
    this.ask();
  }

  /** The page as the decision stands. */
  light() {
    if (!this.now) return;
    this.lights.show();
    this.act();
  }

  act() { this.line.show(); }
  undos(now) { this.line.undos(now); }
  list(open) { this.all.open(open); }
  press(button) { this.all.press(button); }
  shake() { this.line.shake(); }

  // Touching

  touch(place, by) {
    if (this.busy || !this.asked) return;
    if (this.form && this.form.parts.some(part => part.at === place)) { this.toggle(place); return; }
    const offered = this.chosen && this.chosen === this.offered && this.picks.includes(place);
    const again = this.chosen && this.last === place && this.picks.includes(place);
    if (offered || again && (this.chosen.at.length > 1 || by !== 'mouse')) { this.confirm(); return; }
    const fresh = !this.picks.length;
    this.preview.stays = null;
    this.last = place;
    this.pick(this.after(place));
    if (kept.click && this.chosen && (by === 'drag' || fresh && this.atOnce(place, by))) this.confirm(); else this.shown();
  }

  /** Whether one touch is enough: a mouse has shown what follows by pointing; a finger takes what is just what it looks
   *  like. */
  atOnce(place, by) { return this.alone(place) && (by === 'mouse' || by !== 'keys' && this.chosen.plain); }

  /** These are the picks now, and the page shows it. */
  settle(picks) {
    this.pick(picks);
    this.shown();
  }

  pick(picks) {
    this.form = null;
    this.told = null;
    this.picks = picks;
    this.chosen = this.meant(picks);
    if (this.chosen) this.picks = [...picks, ...this.chosen.at.filter(place => !picks.includes(place))];
    const form = this.chosen ? null : this.opening(this.picks);
    if (form) this.open(form); else if (!this.picks.length) this.openAtOnce();
  }

  shown() {
    this.light();
    this.ask();
    if (this.picks.length && !this.chosen) this.halfway();
  }

  /** On a phone: the rest of a decision may stand under another tab. */
  halfway() {
    const left = $$('.stage-part .is-lit:not(.is-picked)');
    if (!phone.matches || !left.length || left.some(place => place.getClientRects().length)) return;
    const tab = this.frame.tabOf(left[0]);
    if (tab >= 0) this.frame.look(tab);
  }

  /** A crumb is taken away, with those after it. */
  cut(n) { this.settle(this.picks.slice(0, n)); }

  /** A form without anything before it is open from the start. */
  openAtOnce() {
    const form = this.now.forms.find(one => !one.opens.length);
    if (form && this.asked) this.open(form);
  }

  open(form) {
    const same = this.form === form;
    this.form = form;
    this.chosen = null;
    this.told = null;
    if (!same) this.begin();
    const first = form.parts.filter(part => this.picks.includes(part.at) && !form.opens.includes(part.at));  // it was begun with these
    if (first.length) this.put(Object.fromEntries(first.map(part => [part.at, 1])));
    this.ask();
  }

  /** One more or one less of a part; `n`: which of its things was touched. */
  toggle(name, n = 0) {
    if (!this.turn(name, n)) return;
    this.light();
    this.ask();
  }

  /** A form, filled like this: to be confirmed, or changed. */
  lay(key, chosen) {
    const form = this.now.forms.find(one => one.key === key);
    if (!form || this.busy) return;
    this.open(form);
    this.put(chosen);
    this.light();
    this.ask();
  }

  more(which) {
    if (which === 'otherwise') { this.open(this.otherWay()); this.light(); return; }
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
    this.send({ ...message, n: this.now.n });  // first of all: the server is at it while the page is drawn
    body.dataset.asked = '0';
    this.preview.clear();
    this.light();
  }

  pass() { const choice = this.now?.choices.find(one => one.pass); if (choice && this.asked && !this.busy) this.go({ whole: { choice: choice.key } }); }

  /** Take back the last part of what is being decided, then the whole. */
  back() {
    if (this.form && !this.atStart() && !this.form.opens.length) { this.begin(); this.light(); this.ask(); }
    else if (this.picks.length) this.settle(this.form || this.chosen && this.chosen.at.length < 2 ? [] : this.picks.slice(0, -1));
  }

  undo(turn = false) {
    const { undoes } = this.line;
    if ($('#undo').hidden || !undoes) return;
    if (undoes.ask?.by === undoes.seat) this.send({ withdraw: true });
    else this.send({ undo: undoes.n, turn });
  }

  /** The server refused: as before. */
  refused() { this.busy = false; this.light(); body.dataset.asked = this.asked ? '1' : '0'; }
}

/** What a set would bring, as the server is asked. */
function asking(form, chosen) { return { key: form.key + JSON.stringify(chosen), what: { form: form.key, chosen } }; }
