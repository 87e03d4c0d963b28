// @ts-check
// The log: sentences, and where on the stage they happened.

import { $, $$, make, mark, measure, say, sentence } from './page.js';

export class Log {
  constructor(board, link, latest = null) {
    this.list = $('#log ol');
    this.box = $('#log');
    this.board = board;
    this.link = link;
    this.latest = latest;  // the button that leads back down
    this.moves = [];  // the elements of each move
    this.low = true;  // whether its end is in sight
    this.looked = () => this.look();
    this.scrolled = () => { this.box.scrollTop = this.box.scrollHeight; this.look(); };
    this.list.addEventListener('pointerover', event => this.point(event.target.closest('.line')));
    this.list.addEventListener('pointerleave', () => this.point(null));
    this.list.addEventListener('focusin', event => this.point(event.target.closest('.line')));
    this.list.addEventListener('focusout', () => this.point(null));
    this.box.addEventListener('scroll', () => measure(this.looked), { passive: true });
    new ResizeObserver(() => measure(this.looked)).observe(this.box);
    latest?.addEventListener('click', () => this.down());
  }

  /** @param {import('./messages.js').Lines} log */
  update({ from, moves }) {
    if (from === 0 && this.box.getAttribute('role') === 'log') {  // an old log is not read aloud
      this.box.setAttribute('aria-live', 'off');
      setTimeout(() => this.box.setAttribute('aria-live', 'polite'), 1000);
    }
    while (this.moves.length > from) this.moves.pop().forEach(line => line.remove());
    let round = from ? this.now : 0;
    for (const lines of moves) {
      const made = [];
      for (const line of lines) {
        if (line.round && line.round !== round) {
          round = line.round;
          if (!new RegExp(`\\b${round}\\b`).test(this.lastText)) made.push(make('li', { class: 'log-round', 'data-round': round }, say('round', { n: round })));
          else (made.at(-1) ?? this.moves.at(-1)?.at(-1))?.classList.add('is-round');  // it was said in a line
        }
        const equal = made.at(-1) ?? this.moves.at(-1)?.at(-1);
        if (equal?.dataset.text === line.text && Number(equal.dataset.by) === line.by) { this.again(equal); continue; }
        made.push(this.line(line, made.length > 0 && made.at(-1).classList.contains('line')));
        this.lastText = line.text;
      }
      this.list.append(...made);
      this.now = round;
      this.moves.push(made);
    }
    for (const line of $$('.is-now', this.list)) line.classList.remove('is-now');
    $$('.line', this.list).at(-1)?.classList.add('is-now');
    if (this.low || from === 0) this.down(); else measure(this.looked);
  }

  /** @param {import('./messages.js').Line} line
   * @param {boolean} further */
  line(line, further) {
    const number = further ? make('span') : make('a', { class: 'line-no', href: this.link(line.n), 'aria-label': say('replay-line', { n: line.n }) }, String(line.n));
    const made = make('li', { class: line.auto ? 'line is-auto' : 'line', 'data-n': line.n, 'data-by': line.by, 'data-text': line.text, title: line.auto ? say('log-auto') : null },
      line.by >= 0 ? mark(line.by) : make('span', { class: 'mark' }), sentence(line.text), number);
    made.places = line.at ?? [];
    return made;
  }

  /** A run of equal lines is one line with a number. */
  again(line) {
    line.dataset.times = Number(line.dataset.times ?? 1) + 1;
    ($('.times', line) ?? line.children[1].appendChild(make('span', { class: 'times' }))).textContent = ` ×${line.dataset.times}`;
  }

  /** A divider before the first line after this move. */
  since(move) {
    $('.since', this.list)?.remove();
    const first = move > 0 ? $$('.line', this.list).find(line => Number(line.dataset.n) > move) : null;
    if (first) first.before(make('li', { class: 'since' }, say('since-turn-low')));
    if (this.low) this.down();
  }

  /** To its end. */
  down() { this.low = true; measure(this.scrolled); }

  look() {
    this.low = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 60;
    if (this.latest && this.latest.hidden !== this.low) this.latest.hidden = this.low;
  }

  /** Show on the stage where a line happened. */
  point(line) {
    if (line === this.pointed) return;
    this.pointed = line;
    for (const place of $$('.is-pointed')) place.classList.remove('is-pointed');
    for (const name of line?.places ?? []) this.board.place(name)?.classList.add('is-pointed');
  }
}
