// The end: points by source, and over time.

import { $, hush, make, mark, say } from './page.js';

export function showEnd(end, chairs) {
  const winners = end.winners.map(seat => chairs[seat].name);
  $('#end .end-head .mark')?.remove();
  $('#end .end-head').prepend(mark(end.winners[0]));
  const points = end.points[end.winners[0]];
  $('#end-h').textContent = winners.length > 1 ? say('wins-shared', { names: winners.join(', '), points }) : say('wins', { name: winners[0], points });
  $('#end-why').textContent = say(end.round ? 'end-because' : 'end-because-bare', end);
  const won = seat => (end.winners.includes(seat) ? 'is-winner' : null);
  const row = (name, cells, cls) => make('tr', { class: cls }, make('th', { scope: 'row' }, name),
    ...cells.map((cell, seat) => make('td', { class: won(seat) }, cell === 0 && !cls ? '–' : String(cell))));
  $('.score thead').replaceChildren(make('tr', {}, make('th', { scope: 'col' }, hush(say('end-source'))),
    ...chairs.map(chair => make('th', { scope: 'col', class: won(chair.seat) }, mark(chair.seat), chair.name))));
  $('.score tbody').replaceChildren(...end.parts.map(([name, ...cells]) => row(name, cells)));
  $('.score tfoot').replaceChildren(row(say('end-total'), end.points, 'total'), ...end.ties.map(([name, ...cells]) => row(name, cells, 'note')));
  $('.chart svg')?.remove();
  $('.chart').append(chart(end, chairs));
}

/** Lines of points, each with its seat's mark and name at the end. */
function chart(end, chairs) {
  const rows = end.chart, high = Math.max(1, ...rows.flatMap(row => row.slice(2))), last = Math.max(1, rows.at(-1)[0]);
  const x = move => 30 + 250 * move / last, y = points => 200 - 184 * Math.max(0, points) / high;
  const finals = chairs.map(chair => ({ chair, points: rows.at(-1)[2 + chair.seat] })).sort((a, b) => b.points - a.points);
  const said = finals.map(({ chair, points }) => `${chair.name} ${points}`).join(', ');
  const svg = make('svg', { viewBox: '0 0 400 242', role: 'img', 'aria-label': say('chart-label', { scores: said }) });
  const step = Math.max(1, Math.ceil(high / 3 / 5) * 5);
  for (let line = 0; line <= high; line += step)
    svg.append(make('path', { class: 'grid', d: `M30 ${y(line)}H280` }), make('text', { x: 22, y: y(line) + 4, 'text-anchor': 'end' }, String(line)));
  const rounds = rows.some(row => row[1]), shown = Math.ceil(rows.length / 6);
  rows.forEach((row, n) => { if (n % shown === 0 || n === rows.length - 1 && n % shown > shown / 2) svg.append(make('text', { x: x(row[0]), y: 220, 'text-anchor': 'middle' }, String(rounds ? row[1] : row[0]))); });
  svg.append(make('text', { x: 155, y: 237, 'text-anchor': 'middle' }, say(rounds ? 'end-round' : 'end-move')));
  for (const chair of chairs) svg.append(make('polyline', { class: 's' + chair.seat, points: rows.map(row => `${x(row[0])},${y(row[2 + chair.seat])}`).join(' ') }));
  let below = 8;
  for (const { chair, points } of finals) {
    below = Math.max(below + 20, y(points));
    const sign = mark(chair.seat);
    for (const [name, value] of Object.entries({ x: 294, y: below - 7, width: 14, height: 14 })) sign.setAttribute(name, value);
    svg.append(make('path', { class: 'grid', d: `M280 ${y(points)}L292 ${below}` }), sign,
      make('text', { class: 'name', x: 313, y: below + 5 }, `${points} ${chair.name.slice(0, 9)}`));
  }
  return svg;
}

/** The end over the stage: it can be put away to look at the board, and comes back by its button. */
export class End {
  constructor() {
    this.away = false;
    $('#end-close').addEventListener('click', () => this.put(true));
    $('#end-open').addEventListener('click', () => this.put(false));
  }

  put(away) { this.away = away; $('#end').hidden = away; $('#end-open').hidden = !away; if (!away) $('#end').focus(); }

  update({ chairs, end, rematch, seats, status }) {
    const over = status === 'over';
    $('#end').hidden = !over || this.away;
    $('#end-open').hidden = !over || !this.away;
    if (!over) return;
    showEnd(end, chairs);
    $('#rematch').hidden = !seats.length || !!rematch;
    $('#rematch-ready').hidden = !rematch;
    if (rematch) $('#rematch-ready').href = '/t/' + rematch;
  }
}
