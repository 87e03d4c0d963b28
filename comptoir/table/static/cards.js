// The review on the end of a game: a card for every seat, with the way to play on from its worst decision. It is made
// while one looks; until it is whole, how far it is.

import { $, make, mark } from './page.js';

const AGAIN = 2500;  // milliseconds between two questions

export class Cards {
  constructor(table) {
    this.table = table;
    this.box = $('#rv-end');
    this.asking = false;
  }

  /** The end is open: ask until the review is whole. */
  async ask(chairs) {
    if (this.asking || this.whole) return;
    this.asking = true;
    while (!this.whole && $('#end').open) {
      const told = await fetch(`/t/${this.table}/review?have=1000000`).then(answer => answer.json(), () => null);
      if (told?.failed || (told && !told.over)) break;
      if (told?.status) $('#rv-progress').textContent = told.status;
      this.box.hidden = !told?.status;
      if (told?.whole) this.fill(told.seats, chairs);
      else await new Promise(done => setTimeout(done, AGAIN));
    }
    this.asking = false;
  }

  fill(seats, chairs) {
    this.whole = true;
    $('.rv-cards', this.box).replaceChildren(...seats.map(seat => this.card(seat, chairs[seat.seat].name)));
    $('.rv-cards', this.box).hidden = false;
  }

  card(seat, name) {
    const words = this.box.dataset, rows = [[words.accuracy, seat.accuracy], [words.luck, seat.luck],
      [words.best, this.named(seat.best)], [words.worst, this.named(seat.worst)]];
    const made = make('article', { class: 'rv-card' }, make('h4', {}, mark(seat.seat), name),
      make('dl', {}, ...rows.flatMap(([key, value]) => [make('dt', {}, key), make('dd', {}, value)])), make('p', { class: 'note' }, seat.counts));
    if (seat.worst) {
      made.append(make('form', { action: `/t/${this.table}/play-on`, method: 'post' },
        make('input', { type: 'hidden', name: 'move', value: seat.worst.step - 1 }), make('input', { type: 'hidden', name: 'seat', value: seat.seat }),
        make('button', { class: 'btn', 'aria-label': `${words.playOn}: ${name}` }, words.playOn)));
    }
    return made;
  }

  named(decision) {
    if (!decision) return this.box.dataset.none;
    return make('a', { href: `/t/${this.table}/replay#move-${decision.step}` }, decision.label + (decision.loss ? ` (${decision.loss})` : ''));
  }
}
