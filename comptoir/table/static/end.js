// @ts-check
// The end: who has won, points by source and over time, and what the title tells of the game. It opens by itself when
// the game ends before one's eyes, or when a finished table is opened, and can be closed and opened again.

import { $, body, hush, make, mark, say } from './page.js';
import { bars, curves, rounds } from './charts.js';
import { Cards } from './cards.js';

export class End {
  constructor() {
    this.box = $('#end');
    this.shown = '';  // which end is in the box
    this.cards = new Cards(body.dataset.table);
    $('#end-close').addEventListener('click', () => this.box.close());
    $('#end-open').addEventListener('click', () => this.open());
    this.box.addEventListener('close', () => { $('#end-open').hidden = this.box.hidden; if (!this.box.hidden) $('#end-open').focus({ preventScroll: true }); });
    this.box.addEventListener('click', event => { if (event.target === this.box) this.box.close(); });  // beside it
  }

  /** What the table says now: `status`, `end`, `chairs`, `seats`, `rematch`. */
  /** @param {import('./messages.js').Position} now */
  update({ chairs, end, rematch, seats, status }) {
    const over = status === 'over' && !!end;
    this.box.hidden = !over;
    if (!over) { this.shown = ''; $('#end-open').hidden = true; if (this.box.open) this.box.close(); return; }
    $('#rematch').hidden = !seats.length || !!rematch;
    $('#rematch-ready').hidden = !rematch;
    if (rematch) $('#rematch-ready').href = '/t/' + rematch;
    const told = JSON.stringify([end, chairs.map(chair => chair.name)]);
    if (told === this.shown) return;
    const first = !this.shown;
    this.shown = told;
    this.chairs = chairs;
    this.fill(end, chairs);
    if (first) this.open();
  }

  open() {
    $('#end-open').hidden = true;
    if (!this.box.open) this.box.showModal();
    $('.end-in', this.box).scrollTop = 0;
    $('#end-h').focus({ preventScroll: true });
    this.cards.ask(this.chairs);
  }

  fill(end, chairs) {
    const winners = end.winners.map(seat => chairs[seat].name), points = end.points[end.winners[0]];
    $('.end-head .mark', this.box)?.remove();
    $('.end-head', this.box).prepend(mark(end.winners[0]));
    $('#end-h').textContent = winners.length > 1 ? say('wins-shared', { names: winners.join(', '), points }) : say('wins', { name: winners[0], points });
    $('#end-why').textContent = end.round ? say('end-because', { end: end.end, round: say('round', { n: end.round }).toLowerCase() }) : say('end-because-bare', end);
    this.score(end, chairs);
    $('#end-chart svg')?.remove();
    $('#end-chart').append(curves(end, chairs));
    $('#tallies').replaceChildren(...(end.tallies ?? []).map(tally => told(tally, chairs)));
  }

  /** The winner's column stands out; seats stay in their order, their rank stands under the total. */
  score(end, chairs) {
    const won = seat => (end.winners.includes(seat) ? 'is-winner' : null);
    const row = (name, cells, cls) => line(name, cells, won, cls);
    $('.score thead', this.box).replaceChildren(heads(chairs, say('end-source'), won));
    $('.score tbody', this.box).replaceChildren(...end.parts.filter(([, ...cells]) => cells.some(cell => cell)).map(([name, ...cells]) => row(name, cells)));
    const tied = new Set(end.points).size < end.points.length, ties = end.ties.length === 1 || tied ? end.ties : [];  // a long tie-break is told where it was needed
    $('.score tfoot', this.box).replaceChildren(row(say('end-total'), end.points, 'total'), ...ties.map(([name, ...cells]) => row(name, cells.map(Math.abs), 'note')));
  }
}

/** @typedef {(seat: number) => string | null} Won */

const heads = (chairs, first, won = /** @type {Won} */ (() => null)) => make('tr', {}, make('th', { scope: 'col' }, hush(first)),
  ...chairs.map(chair => make('th', { scope: 'col', class: won(chair.seat) }, mark(chair.seat), chair.name, chair.out ? make('span', { class: 'note' }, ` (${say(chair.out)})`) : '')));

const line = (name, cells, won = /** @type {Won} */ (() => null), cls = null) => make('tr', { class: cls }, make('th', { scope: 'row' }, name),
  ...cells.map((cell, seat) => make('td', { class: won(seat) }, cell === 0 && !cls ? '–' : String(cell))));

/** One tally of the title: its picture, and its numbers.
 * @param {import('./messages.js').Tally} tally
 * @param {import('./messages.js').Chair[]} chairs */
function told(tally, chairs) {
  const table = make('table', { class: 'score' }, make('thead', {}, heads(chairs, tally.title)), make('tbody', {}, ...tally.lines.map(([name, ...cells]) => line(name, cells))));
  const numbers = make('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': tally.title }, table);
  if (tally.chart === 'table') return make('section', { class: 'tally' }, make('h3', {}, tally.title), numbers);
  const picture = tally.chart === 'bars' ? bars(tally, chairs) : rounds(tally, chairs);
  return make('section', { class: 'tally' }, make('h3', {}, tally.title), make('figure', { class: 'chart' }, ...picture),
    make('details', {}, make('summary', {}, say('end-numbers')), numbers));
}
