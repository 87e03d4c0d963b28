// @ts-check
// Looking back: any position of a game on its stage, stepped, slid or played.

import { $, $$, body, make, phone, say } from './page.js';
import { Drawer } from './drawer.js';
import { Explain } from './explain.js';
import { Frame } from './frame.js';
import { Lines } from './lines.js';
import { Peek } from './peek.js';
import { Review } from './review.js';
import { reach } from './zoom.js';

const PACE = 900;  // milliseconds that a move is shown when the game is played

class Replay {
  constructor() {
    this.id = body.dataset.table;
    this.names = JSON.parse(body.dataset.names);
    this.last = Number(body.dataset.moves);
    this.eyes = body.dataset.eyes;
    this.frame = new Frame(JSON.parse(body.dataset.tabs));
    this.drawer = new Drawer();
    this.lines = new Lines(name => this.place(name), move => { this.pause(); this.go(move); });
    this.explain = new Explain(null);
    this.peek = new Peek(({ peek }) => this.look(peek));
    this.known = new Map();
    const asked = Number(location.hash.match(/^#move-(\d+)$/)?.[1] ?? (body.dataset.move || this.last));
    this.range = $('#move');
    this.range.addEventListener('input', () => { this.pause(); this.go(Number(this.range.value)); });
    for (const button of $$('[data-step]')) button.addEventListener('click', () => this.step(button.dataset.step));
    $('#eyes')?.addEventListener('change', () => { this.eyes = $('#eyes').value; this.known.clear(); this.load(this.at); this.review?.again(); });
    addEventListener('hashchange', () => { const found = location.hash.match(/^#move-(\d+)$/); if (found) this.go(Number(found[1])); });
    document.addEventListener('keydown', event => this.key(event));
    phone.addEventListener('change', () => { if (this.story) this.go(this.at); });
    this.review = $('#review') ? new Review(this) : null;
    this.load(Math.max(0, Math.min(asked, this.last)));
  }

  async load(move) {
    this.story = await (await fetch(`/t/${this.id}/story?eyes=${this.eyes}`)).json();
    this.range.max = this.last = this.story.moves;  // each reader is shown his own steps
    this.lines.fill(this.story.log);
    this.review?.sign();
    const track = $('.scrub-track svg'), rows = this.story.chart, high = Math.max(1, ...rows.flatMap(row => row.slice(2)));
    for (const line of $$('polyline', track)) line.remove();
    if (rows.length > 1) this.names.forEach((_, seat) => track.append(make('polyline', { class: 's' + seat, points: rows.map(row => `${1000 * row[0] / this.last},${38 - 36 * Math.max(0, row[2 + seat]) / high}`).join(' ') })));
    track.toggleAttribute('hidden', rows.length < 2);
    this.go(move);
  }

  /** Show the position after so many moves. */
  async go(move) {
    this.at = move = Math.max(0, Math.min(move, this.last));
    this.says(move);
    this.review?.show(move);
    const found = await this.fetch(move);
    if (this.at !== move) return;
    this.show(found, Math.abs(move - this.seen) === 1);
    this.seen = move;
    this.review?.light();
    body.dataset.at = String(move);
    if (move < this.last) this.fetch(move + 1);
  }

  /** A position on the stage, with where it was reached.
   * @param {{ stage: import('./messages.js').Stage, seat: number, actor: number, by: number, last: string[] }} found
   * @param {boolean} moving */
  show({ stage, seat, actor, by, last }, moving) {
    this.front = this.peek.me = seat;
    this.peek.close();
    this.frame.learn(stage.symbols);
    this.frame.lay(stage, seat, this.names);
    this.frame.show(new Map(Object.entries(stage.pieces)), moving);
    this.frame.markLast(last);
    for (const place of this.frame.places()) {  // nothing can be touched here, but everything has a name
      if (!place.matches('button')) place.setAttribute('role', $('[data-at], [data-part]', place) ? 'group' : 'img');
      if (!place.hasAttribute('aria-label')) place.setAttribute('aria-label', place.dataset.tip ?? place.dataset.at);
    }
    for (const [other, strip] of this.frame.strips) {
      strip.classList.toggle('is-turn', other === actor);
      strip.classList.toggle('is-flash', other === by);
    }
    const there = last.map(name => this.frame.place(name)).findLast(Boolean), tab = this.frame.tabOf(there);
    if (phone.matches && this.frame.tab >= 0 && tab >= 0) { this.frame.look(tab); reach(there); }
  }

  /** A place by what the log calls it: whoever sits in front has places without a number. */
  place(name) { return this.frame.place(name.startsWith(this.front + ':') ? name.slice(name.indexOf(':') + 1) : name); }

  async fetch(move) {
    if (!this.known.has(move)) this.known.set(move, fetch(`/t/${this.id}/at/${move}?eyes=${this.eyes}`).then(answer => answer.json()));
    return this.known.get(move);
  }

  /** All of a seat's board, as it was. */
  async look(seat) {
    const found = await (await fetch(`/t/${this.id}/at/${this.at}?eyes=${this.eyes}&peek=${seat}`)).json();
    this.frame.learn(found.symbols);
    this.peek.told(found);
  }

  says(move) {
    const text = this.lines.at(move) || $('#says').dataset.start, count = say('move-of', { n: move, most: this.last });
    $('#says').textContent = text;
    $('#count').textContent = count;
    this.range.value = move;
    this.range.setAttribute('aria-valuetext', count + ': ' + text);
    for (const end of ['x1', 'x2']) $('.scrub-track .now').setAttribute(end, 1000 * move / Math.max(1, this.last));
    $('#play-on [name=move]').value = move;
    $('#play-on [name=eyes]').value = this.eyes;
    $('#play-on [name=seat]').value = this.eyes === 'all' || Number(this.eyes) < 0 ? 0 : this.eyes;
    $('#play-on button').disabled = this.story?.over && move === this.last;
    history.replaceState(null, '', '#move-' + move);
  }

  step(how) {
    if (how === 'play') { this.playing ? this.pause() : this.play(); return; }
    this.pause();
    this.go({ first: 0, back: this.at - 1, next: this.at + 1, last: this.last }[how]);
  }

  play() {
    if (this.at >= this.last) this.go(0);
    this.playing = setInterval(() => { if (this.at >= this.last) this.pause(); else this.go(this.at + 1); }, PACE);
    this.button('pause');
  }

  pause() { clearInterval(this.playing); this.playing = 0; this.button('play'); }

  button(name) {
    const button = $('[data-step=play]');
    button.setAttribute('aria-label', say(name));
    $('use', button).setAttribute('href', '#i-' + name);
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('button, a, summary') && event.key === ' ') return;
    if (event.target.closest('.switch, select, [role=region]') && event.key.startsWith('Arrow')) return;
    const step = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play' }[event.key];
    if (step) { event.preventDefault(); this.step(step); }
    else if (event.key === 'Escape') this.peek.close();
    else if (event.key === 'f' && !$('#play-on button').disabled) $('#play-on').requestSubmit();
  }
}

Object.assign(window, { replay: new Replay() });
