// @ts-check
// Small pictures of numbers, drawn so that they can be read without colour: bars by pattern, curves by dash, each with
// its words. The numbers themselves stand in a table beside them.

import { make, mark, say } from './page.js';

let made = 0;  // patterns need names that no other picture on the page has

/** How the parts of a bar are told apart: light and dark, stripes, dots, in this order. */
const FILLS = ['ink', 'stripes', 'light', 'dots', 'dark', 'rising', 'pale', 'grid', 'mid'];

function patterns(name) {
  const tile = (id, size, ...marks) => make('pattern', { id: `${name}-${id}`, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    make('rect', { class: 'fill-paper', width: size, height: size }), ...marks);
  return make('defs', {},
    tile('stripes', 6, make('path', { class: 'fill-line', d: 'M-1 7 7 -1M-1 1 1 -1M5 7 7 5' })),
    tile('rising', 5, make('path', { class: 'fill-line', d: 'M0 2.500H5' })),
    tile('dots', 5, make('circle', { class: 'fill-dot', cx: 2.5, cy: 2.5, r: 1.2 })),
    tile('grid', 6, make('path', { class: 'fill-line', d: 'M3 0V6M0 3H6' })));
}

const fill = (name, n) => {
  const kind = FILLS[n % FILLS.length];
  return ['stripes', 'rising', 'dots', 'grid'].includes(kind) ? { fill: `url(#${name}-${kind})`, class: 'part' } : { class: `part fill-${kind}` };
};

function placed(seat, x, y, size) {
  const sign = mark(seat);
  for (const [key, value] of Object.entries({ x, y, width: size, height: size })) sign.setAttribute(key, value);
  return sign;
}

const short = (text, most) => (text.length > most ? text.slice(0, most - 1) + '…' : text);

/** A bar for each seat; its lines follow each other. A number that finds room stands in its part.
 * @param {import('./messages.js').Tally} tally
 * @param {import('./messages.js').Chair[]} chairs */
export function bars({ title, lines }, chairs) {
  const name = `p${++made}`, sums = chairs.map(({ seat }) => lines.reduce((sum, line) => sum + Math.max(0, line[1 + seat]), 0));
  const most = Math.max(1, ...sums), row = 30, wide = 270, left = 96;
  const svg = make('svg', { viewBox: `0 0 400 ${row * chairs.length + 4}`, role: 'img', 'aria-label': `${title}. ${chairs.map(({ name: who, seat }) => `${who} ${sums[seat]}`).join(', ')}` }, patterns(name));
  for (const { seat, name: who } of chairs) {
    let x = left;
    const y = row * seat + 4;
    svg.append(placed(seat, 0, y + 4, 14), make('text', { class: 'name', x: 19, y: y + 16 }, short(who, 10)));
    lines.forEach((line, n) => {
      const value = Math.max(0, line[1 + seat]), width = wide * value / most;
      if (!value) return;
      svg.append(make('rect', { ...fill(name, n), x, y, width, height: 22 }));
      if (width > 9 + 8 * String(value).length) svg.append(make('rect', { class: 'plate', x: x + width / 2 - 3 - 4 * String(value).length, y: y + 4, width: 6 + 8 * String(value).length, height: 15, rx: 3 }), make('text', { x: x + width / 2, y: y + 16, 'text-anchor': 'middle' }, String(value)));
      x += width;
    });
    svg.append(make('text', { class: 'name', x: x + 6, y: y + 16 }, String(sums[seat])));
  }
  const key = make('ul', { class: 'key' }, ...lines.map(([text], n) => make('li', {}, make('svg', { viewBox: '0 0 14 14', 'aria-hidden': 'true' }, make('rect', { ...fill(name, n), x: 1, y: 1, width: 12, height: 12 })), text)));
  return [svg, key];
}

/** A row of small columns for each seat, one for every round, all to one scale.
 * @param {import('./messages.js').Tally} tally
 * @param {import('./messages.js').Chair[]} chairs */
export function rounds({ title, lines }, chairs) {
  const most = Math.max(1, ...lines.flatMap(line => line.slice(1))), row = 44, left = 96, wide = 290, step = wide / Math.max(1, lines.length);
  const sums = chairs.map(({ seat }) => lines.reduce((sum, line) => sum + line[1 + seat], 0));
  const svg = make('svg', { viewBox: `0 0 400 ${row * chairs.length + 20}`, role: 'img', 'aria-label': `${title}. ${chairs.map(({ name, seat }) => `${name} ${sums[seat]}`).join(', ')}` });
  for (const { seat, name } of chairs) {
    const foot = row * (seat + 1) - 2;
    svg.append(placed(seat, 0, foot - 28, 14), make('text', { class: 'name', x: 19, y: foot - 16 }, short(name, 10)), make('text', { x: 19, y: foot - 2 }, String(sums[seat])),
      make('path', { class: 'grid', d: `M${left} ${foot + .5}H${left + wide}` }));
    lines.forEach((line, n) => {
      const value = line[1 + seat], high = (row - 18) * value / most;
      if (!value) return;
      svg.append(make('rect', { class: 'column', x: left + step * n + 1, y: foot - high, width: Math.max(2, step - 2), height: high }));
      if (step >= 14) svg.append(make('text', { class: 'small', x: left + step * (n + .5), y: foot - high - 3, 'text-anchor': 'middle' }, String(value)));
    });
  }
  const every = Math.ceil(lines.length / 12);
  lines.forEach(([text], n) => { if (n % every === 0) svg.append(make('text', { x: left + step * (n + .5), y: row * chairs.length + 15, 'text-anchor': 'middle' }, text)); });
  return [svg];
}

/** Lines of points over time, each with its seat's mark and name at the end.
 * @param {import('./messages.js').End} end
 * @param {import('./messages.js').Chair[]} chairs */
export function curves(end, chairs) {
  const rows = end.chart, high = Math.max(1, ...rows.flatMap(row => row.slice(2))), last = Math.max(1, rows.at(-1)[0]);
  const x = move => 30 + 250 * move / last, y = points => 200 - 184 * Math.max(0, points) / high;
  const finals = chairs.map(chair => ({ chair, points: rows.at(-1)[2 + chair.seat] })).sort((a, b) => b.points - a.points);
  const said = finals.map(({ chair, points }) => `${chair.name} ${points}`).join(', ');
  const svg = make('svg', { viewBox: '0 0 400 242', role: 'img', 'aria-label': say('chart-label', { scores: said }) });
  const step = Math.max(1, Math.ceil(high / 3 / 5) * 5);
  for (let line = 0; line <= high; line += step)
    svg.append(make('path', { class: 'grid', d: `M30 ${y(line)}H280` }), make('text', { x: 22, y: y(line) + 4, 'text-anchor': 'end' }, String(line)));
  const counted = rows.some(row => row[1]), shown = Math.ceil(rows.length / 6);
  rows.forEach((row, n) => { if (n % shown === 0 || n === rows.length - 1 && n % shown > shown / 2) svg.append(make('text', { x: x(row[0]), y: 220, 'text-anchor': 'middle' }, String(counted ? row[1] : row[0]))); });
  svg.append(make('text', { x: 155, y: 237, 'text-anchor': 'middle' }, counted ? say('round', { n: '' }).trim() : say('end-move')));
  for (const chair of chairs) svg.append(make('polyline', { class: 's' + chair.seat, points: rows.map(row => `${x(row[0])},${y(row[2 + chair.seat])}`).join(' ') }));
  let below = 8;
  for (const { chair, points } of finals) {
    below = Math.max(below + 20, y(points));
    svg.append(make('path', { class: 'grid', d: `M280 ${y(points)}L292 ${below}` }), placed(chair.seat, 294, below - 7, 14),
      make('text', { class: 'name', x: 313, y: below + 5 }, `${points} ${short(chair.name, 9)}`));
  }
  return svg;
}
