// @ts-check
// Looking back: any position of a game, stepped, slid or played.

import { $, $$, body, hush, make, mark, phone, say, small } from './page.js';
import { Explain } from './explain.js';
import { Lines } from './lines.js';
import { Panels } from './panels.js';
import { Review } from './review.js';

const PACE = 900;  // milliseconds that a move is shown when the game is played

class Replay {
  constructor() {
    this.id = body.dataset.table;
    this.names = JSON.parse(body.dataset.names);
    this.last = Number(body.dataset.moves);
    this.eyes = body.dataset.eyes;
    this.panels = new Panels($('#board'));
    this.panels.onshow = () => this.tabs();
    this.lines = new Lines(this.panels, move => { this.pause(); this.go(move); });
    this.explain = new Explain(null);
    this.known = new Map();
    const asked = Number(location.hash.match(/^#move-(\d+)$/)?.[1] ?? (body.dataset.move || this.last));
    this.range = $('#move');
    this.range.addEventListener('input', () => { this.pause(); this.go(Number(this.range.value)); });
    for (const button of $$('[data-step]')) button.addEventListener('click', () => this.step(button.dataset.step));
    for (const input of $$('input[name=eyes]')) input.addEventListener('change', () => { this.eyes = input.value; this.known.clear(); this.load(this.at); this.review?.again(); });
    $('.rp-tabs').addEventListener('click', event => { const tab = event.target.closest('[data-tab]'); if (tab) this.look(tab.dataset.tab); });
    addEventListener('hashchange', () => { const found = location.hash.match(/^#move-(\d+)$/); if (found) this.go(Number(found[1])); });
    document.addEventListener('keydown', event => this.key(event));
    for (const width of [small, phone]) width.addEventListener('change', () => { this.known.clear(); if (this.story) this.go(this.at); });
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
    this.now = found;
    this.panels.update(found.panels, this.names, Math.abs(move - this.seen) === 1);
    this.seen = move;
    this.panels.follow(found.last);
    for (const { at, seat } of this.panels.known.values()) at.classList.toggle('is-turn', seat >= 0 && seat === found.actor);
    $('#where').textContent = found.round ? say('round', { n: found.round }).toLowerCase() : '';
    this.tabs();
    this.review?.light();
    body.dataset.at = move;
    if (move < this.last) this.fetch(move + 1);
  }

  async fetch(move) {
    if (!this.known.has(move)) this.known.set(move, fetch(`/t/${this.id}/at/${move}?eyes=${this.eyes}&narrow=${phone.matches ? 1 : 0}`).then(answer => answer.json()));
    return this.known.get(move);
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

  /** The seats with their points, then the common panels; a click leads there. On a phone the log is one of them. */
  tabs() {
    if (!this.now) return;
    const log = body.classList.contains('is-log'), shown = log ? 'log' : this.panels.shown, { actor, panels, points } = this.now;
    const tab = (name, ...inside) => make('button', { class: 'rp-tab' + (name === shown ? ' is-shown' : ''), type: 'button', 'data-tab': name, 'aria-pressed': String(name === shown) }, ...inside);
    const seats = panels.filter(panel => !panel.heading).map(panel => {
      const made = tab(panel.name, mark(panel.seat), make('span', { class: 'rp-name' }, this.names[panel.seat]), points[panel.seat] === null ? null : make('b', {}, String(points[panel.seat])), points[panel.seat] === null ? null : hush(' ' + say('points')), panel.seat === actor ? hush(say('turn-mark')) : null);
      made.classList.toggle('is-turn', panel.seat === actor);
      return made;
    });
    const commons = panels.filter(panel => panel.heading).map(panel => tab(panel.name, panel.title));
    const focused = $(':focus')?.dataset.tab;
    $('.rp-tabs').replaceChildren(make('div', { class: 'rp-seats' }, ...seats), make('div', { class: 'rp-commons' }, ...commons, tab('log', say('log'))));
    if (focused) $(`[data-tab="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  look(name) {
    body.classList.toggle('is-log', name === 'log');
    if (name === 'log') this.tabs(); else this.panels.show(name);
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
    if (event.target.closest('.switch') && event.key.startsWith('Arrow')) return;
    const step = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play' }[event.key];
    if (step) { event.preventDefault(); this.step(step); }
    else if (event.key === 'f' && !$('#play-on button').disabled) $('#play-on').requestSubmit();
  }
}

Object.assign(window, { replay: new Replay() });
