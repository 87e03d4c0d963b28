// @ts-check
// The way to the next table that waits for me, while nobody waits for me here.

import { $, body, say } from './page.js';

const EVERY = 30_000;  // milliseconds between two questions

export class NextGame {
  constructor() {
    this.n = 0;
    this.asked = 0;  // when the server was asked last
    setInterval(() => this.ask(), EVERY);
  }

  /** Whether this page's player is to choose here. */
  update() {
    this.draw();
    if (Date.now() - this.asked > EVERY / 10) this.ask();
  }

  async ask() {
    if (document.hidden) return;
    this.asked = Date.now();
    const answer = await fetch(`/turns?from=${body.dataset.table}`).catch(() => null);
    if (answer?.ok) this.n = (await answer.json()).n;
    this.draw();
  }

  draw() {
    const button = $('#next-game');
    button.hidden = !this.n || body.dataset.asked === '1';
    button.textContent = say('next-game', { n: this.n });
  }
}
