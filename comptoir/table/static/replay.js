// Looking back: any position of a game, stepped, slid or played.

import { $, $$, body, make, say, small } from './page.js';
import { Board } from './board.js';
import { Explain } from './explain.js';
import { Log } from './log.js';

class Replay {
  constructor() {
    this.id = body.dataset.table;
    this.names = JSON.parse(body.dataset.names);
    this.last = Number(body.dataset.moves);
    this.eyes = body.dataset.eyes;
    this.board = new Board();
    this.log = new Log(this.board, n => '#move-' + n);
    this.explain = new Explain(null);
    this.known = new Map();
    const asked = Number(location.hash.match(/^#move-(\d+)$/)?.[1] ?? (body.dataset.move || this.last));
    this.range = $('#move');
    this.range.addEventListener('input', () => this.go(Number(this.range.value)));
    for (const button of $$('[data-step]')) button.addEventListener('click', () => this.step(button.dataset.step));
    for (const input of $$('input[name=eyes]')) input.addEventListener('change', () => { this.eyes = input.value; this.known.clear(); this.load(this.at); });
    $('#log').addEventListener('click', event => { const line = event.target.closest('.line'); if (line) { event.preventDefault(); this.pause(); this.go(Number(line.dataset.n)); } });
    addEventListener('hashchange', () => { const found = location.hash.match(/^#move-(\d+)$/); if (found) this.go(Number(found[1])); });
    document.addEventListener('keydown', event => this.key(event));
    small.addEventListener('change', () => { this.known.clear(); if (this.story) this.go(this.at); });
    this.load(Math.max(0, Math.min(asked, this.last)));
  }

  async load(move) {
    this.story = await (await fetch(`/t/${this.id}/story?eyes=${this.eyes}`)).json();
    this.log.update({ from: 0, moves: this.story.log });
    const track = $('.scrub-track svg');
    for (const line of $$('polyline', track)) line.remove();
    const rows = this.story.chart, high = Math.max(1, ...rows.flatMap(row => row.slice(2)));
    if (rows.length > 1) this.names.forEach((_, seat) => track.append(make('polyline', { class: 's' + seat, points: rows.map(row => `${1000 * row[0] / this.last},${38 - 36 * Math.max(0, row[2 + seat]) / high}`).join(' ') })));
    track.toggleAttribute('hidden', rows.length < 2);
    this.go(move);
  }

  /** Show the position after so many moves. */
  async go(move) {
    this.at = move = Math.max(0, Math.min(move, this.last));
    this.says(move);
    const found = await this.fetch(move);
    if (this.at !== move) return;
    this.board.update(found.panels, found.seat, this.names, Math.abs(move - this.seen) === 1);
    this.seen = move;
    this.board.markLast(found.last);
    for (const panel of this.board.panels.values()) panel.at.classList.toggle('is-turn', panel.seat >= 0 && panel.seat === found.actor);
    body.dataset.at = move;
    if (move < this.last) this.fetch(move + 1);
  }

  async fetch(move) {
    if (!this.known.has(move)) this.known.set(move, fetch(`/t/${this.id}/at/${move}?eyes=${this.eyes}&narrow=${small.matches ? 1 : 0}`).then(answer => answer.json()));
    return this.known.get(move);
  }

  says(move) {
    let told = move;
    while (told > 0 && !this.log.moves[told - 1]?.length) told--;  // a move of which nothing is said belongs to the last one
    const line = this.log.moves[told - 1]?.find(one => one.classList.contains('line'));
    const text = line ? line.querySelector('span:not(.mark)').textContent : $('#says').dataset.start;
    $('#says').textContent = text;
    this.range.value = move;
    this.range.setAttribute('aria-valuetext', say('move-of', { n: move, most: this.last }) + ': ' + text);
    $('#count').textContent = say('move-of', { n: move, most: this.last });
    const now = $('.scrub-track .now');
    now.setAttribute('x1', 1000 * move / Math.max(1, this.last));
    now.setAttribute('x2', 1000 * move / Math.max(1, this.last));
    this.log.moves.forEach((lines, n) => lines.forEach(one => {
      one.classList.toggle('is-now', one === line);
      one.classList.toggle('is-later', n + 1 > move);
    }));
    if (line) { const box = $('#log'); const off = line.offsetTop - box.offsetTop; if (off < box.scrollTop + 20 || off > box.scrollTop + box.clientHeight - 60) box.scrollTop = off - box.clientHeight / 2; }
    $('#play-on [name=move]').value = move;
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
    this.playing = setInterval(() => { if (this.at >= this.last) this.pause(); else this.go(this.at + 1); }, 900);
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
    const step = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play' }[event.key];
    if (step) { event.preventDefault(); this.step(step); }
    else if (event.key === 'f') $('#play-on').requestSubmit();
  }
}

window.replay = new Replay();
