// @ts-check
// The review beside a replay: bands and marks on the track, and for the move in view what would have been better, in
// words, lit on the board, and as a continuation to step through. The server finds it out while one looks.

import { $, $$, body, make, mark } from './page.js';

const AGAIN = 1500;  // milliseconds between two questions while it is being made
const MARKED = ['imprecise', 'mistake', 'blunder'];

export class Review {
  constructor(replay) {
    this.replay = replay;
    this.box = $('#review');
    this.own = JSON.parse(body.dataset.ownSeats);
    this.found = new Map();  // by the step that it is to this reader: the decision; of several in one step the worst
    this.have = 0;  // decisions that were sent
    this.step = 0;  // into a continuation
    $('#rv-next').addEventListener('click', () => this.next(one => MARKED.includes(this.found.get(one).name)));
    $('#rv-mine').addEventListener('click', () => this.next(one => this.mine().includes(this.found.get(one).by)));
    $('#rv-on').addEventListener('click', () => this.walk(this.step + 1));
    $('#rv-back').addEventListener('click', () => this.walk(this.step - 1));
    this.ask();
  }

  async ask() {
    const eyes = this.replay.eyes, told = await (await fetch(`/t/${this.replay.id}/review?have=${this.have}&eyes=${eyes}`)).json();
    if (eyes !== this.replay.eyes) return;
    if (told.over) this.take(told);
    if (told.over && !told.whole && !told.failed) this.timer = setTimeout(() => this.ask(), AGAIN);
  }

  /** Other eyes: the same decisions lie elsewhere on the board. */
  again() {
    clearTimeout(this.timer);
    this.found.clear();
    this.have = 0;
    this.ask();
  }

  take(told) {
    if (told.bands) this.draw(told);
    $('#rv-status').textContent = told.status ?? '';
    for (const [move, decision] of Object.entries(told.decisions ?? {})) {
      this.have += 1;
      if (!(this.found.get(decision.step)?.loss > decision.loss)) this.found.set(decision.step, { ...decision, move: Number(move) });
    }
    this.sign();
    if (told.seats) this.sum(told.seats);
    $('#rv-next').disabled = ![...this.found.values()].some(one => MARKED.includes(one.name));
    $('#rv-mine').hidden = !this.mine().length;
    if (!this.step) { this.say(this.replay.at ?? 0); this.light(); }
    body.dataset.weighed = String(this.have);
    body.classList.toggle('is-reviewed', !!told.whole);
  }

  draw(told) {
    const track = $('.scrub-track'), picture = make('div', { class: 'rv-bands', role: 'img', 'aria-label': told.label });
    picture.innerHTML = told.bands;
    $('.rv-bands', track)?.remove();
    track.append(picture);
    track.classList.add('has-bands');
  }

  /** Marks on the track and in the log. */
  sign() {
    const track = $('.scrub-track'), last = this.replay.last;
    for (const old of $$('.rv-sign')) old.remove();
    for (const [step, { called, name }] of this.found) {
      if (!MARKED.includes(name)) continue;
      const sign = make('i', { class: `rv-sign is-${name}`, 'aria-hidden': 'true' });
      sign.style.left = `calc(8px + (100% - 16px) * ${step / last})`;
      if (name !== 'imprecise') track.append(sign);
      const line = this.replay.lines.moves.slice(step - 1).flat().find(one => one.classList.contains('line'));  // a move may be told with the next one
      if (line && !$('.rv-name', line)) line.append(make('b', { class: `rv-sign rv-name is-${name}` }, called));
    }
  }

  /** The seats whose decisions are mine: those I sat on, or whose eyes I look through. */
  mine() {
    if (this.replay.eyes !== 'all' && Number(this.replay.eyes) >= 0) return [Number(this.replay.eyes)];
    return this.own;
  }

  next(wanted) {
    const steps = [...this.found.keys()].filter(wanted).sort((a, b) => a - b);
    const step = steps.find(one => one > this.replay.at) ?? steps[0];
    if (step === undefined) return;
    this.replay.pause();
    this.replay.go(step);
  }

  /** The replay shows another position. */
  show(move) {
    this.step = 0;
    body.classList.remove('is-line');
    this.say(move);
  }

  say(move) {
    const one = this.found.get(move), said = $('#rv-said');
    const whole = body.classList.contains('is-reviewed');
    $('#rv-short').replaceChildren();
    $('#rv-ways').replaceChildren();
    $('#rv-bot').textContent = one?.bot ?? '';
    $('#rv-line').hidden = !one?.line;
    $('#rv-step').textContent = one?.line ? `${this.step} / ${one.line}` : '';
    $('#rv-back').disabled = this.step < 1;
    $('#rv-on').disabled = !one || this.step >= one.line;
    if (!one) { said.textContent = move === 0 || whole ? this.box.dataset.none : this.box.dataset.notYet; return; }
    said.replaceChildren(mark(one.by), badge(one), ' ', one.text, ' ', one.better ? make('strong', {}, one.better) : '');
    if (one.better) $('#rv-short').append(badge(one), ' ', one.better);
    $('#rv-ways').replaceChildren(...(one.ways.length > 1 ? one.ways : []).map(way => {
      const bar = make('span', { class: 'rv-bar', 'aria-hidden': 'true' }, make('span'));
      bar.firstChild.style.width = `${way.share / 1e4}%`;
      return make('li', { class: way.played ? 'is-played' : null }, make('b', {}, way.chance), bar, make('span', {}, way.label + (way.played ? ` (${this.box.dataset.played})` : '')));
    }));
  }

  /** What would have been better, lit on the board. */
  light() {
    const places = this.step ? [] : this.found.get(this.replay.at)?.at ?? [];
    for (const place of this.replay.frame.places()) place.classList.toggle('is-better', places.includes(place.dataset.at));
  }

  /** So many steps into the continuation; none: back to the game. */
  async walk(step) {
    const { at } = this.replay, one = this.found.get(at);
    if (step < 1 || !one) { this.replay.go(at); return; }
    const told = await (await fetch(`/t/${this.replay.id}/line/${one.move}?step=${step}&eyes=${this.replay.eyes}`)).json();
    if (!told.stage || this.replay.at !== at) return;
    this.step = step;
    body.classList.add('is-line');
    body.dataset.step = step;
    this.replay.show(told, true);
    this.say(at);
    this.light();
    $('#says').textContent = told.says;
  }

  /** Where the result comes from, seat by seat. */
  sum(seats) {
    const box = $('#rv-sum'), names = this.replay.names;
    box.hidden = false;
    $('thead', box).replaceChildren(make('tr', {}, make('td'), ...seats.map(({ seat }) => make('th', { scope: 'col' }, mark(seat), names[seat]))));
    $('tbody', box).replaceChildren(...seats[0].sum.map(([name], n) => make('tr', { class: n === 4 ? 'total' : null }, make('th', { scope: 'row' }, name), ...seats.map(one => make('td', {}, one.sum[n][1])))));
  }
}

const badge = ({ called, name }) => make('span', { class: `rv-name is-${name}` }, called);
