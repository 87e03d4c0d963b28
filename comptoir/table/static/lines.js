// @ts-check
// The log of a game that is looked back at: every line leads to its move, those still to come are soft.

import { $, $$, make, mark, say, sentence } from './page.js';

export class Lines {
  /** @param {(name: string) => Element | null} place
   * @param {(move: number) => void} go */
  constructor(place, go) {
    this.box = $('#log');
    this.list = $('ol', this.box);
    this.moves = [];  // the lines of each move
    this.list.addEventListener('click', event => { const line = event.target.closest('.line'); if (line) { event.preventDefault(); go(Number(line.dataset.n)); } });
    const point = event => {
      for (const pointed of $$('.is-pointed')) pointed.classList.remove('is-pointed');
      for (const name of event.target.closest?.('.line')?.places ?? []) place(name)?.classList.add('is-pointed');
    };
    for (const what of ['pointerover', 'pointerleave', 'focusin', 'focusout']) this.list.addEventListener(what, point);
  }

  /** @param {import('./messages.js').Line[][]} moves */
  fill(moves) {
    let round = 0, said = '';
    this.list.replaceChildren();
    this.moves = moves.map(lines => lines.map((line, n) => {
      if (line.round && line.round !== round) {
        round = line.round;
        if (!new RegExp(`\\b${round}\\b`).test(said)) this.list.append(make('li', { class: 'log-round' }, say('round', { n: round })));
      }
      said = line.text;
      const made = make('li', { class: line.auto ? 'line is-auto' : 'line', 'data-n': line.n, title: line.auto ? say('log-auto') : null },
        line.by >= 0 ? mark(line.by) : make('span', { class: 'mark' }), sentence(line.text),
        n ? make('span') : make('a', { class: 'line-no', href: '#move-' + line.n, 'aria-label': say('replay-line', { n: line.n }) }, String(line.n)));
      made.places = line.at ?? [];
      made.text = line.text;
      this.list.append(made);
      return made;
    }));
  }

  /** Mark the line of a move, bring it into sight, and say what it says; nothing at the set-up. */
  at(move) {
    let told = move;
    while (told > 0 && !this.moves[told - 1]?.length) told--;  // a move of which nothing is said belongs to the last one
    const line = this.moves[told - 1]?.[0];
    this.moves.forEach((lines, n) => lines.forEach(one => {
      one.classList.toggle('is-now', one === line);
      one.classList.toggle('is-later', n + 1 > move);
    }));
    if (line) {
      const off = line.offsetTop - this.box.offsetTop;
      if (off < this.box.scrollTop + 20 || off > this.box.scrollTop + this.box.clientHeight - 60) this.box.scrollTop = off - this.box.clientHeight / 2;
    }
    return line?.text ?? '';
  }
}
