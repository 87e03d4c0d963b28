// @ts-check
// The clocks: what every player has left, on the strips. The server says when the one that runs is at zero.

import { $, make, say } from './page.js';

const EVERY = 250;  // milliseconds
const SOON = 20;  // seconds

/** So much time, as people say it: 2 d 5 h, 3 h 07, 4:09. */
export function told(seconds) {
  const whole = Math.floor(Math.abs(seconds)), minutes = Math.floor(whole / 60), hours = Math.floor(minutes / 60);
  const two = number => String(number).padStart(2, '0'), sign = seconds < 0 ? '−' : '';
  if (hours >= 48) return sign + say('time-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours) return sign + say('time-hours', { hours, minutes: two(minutes % 60) });
  return `${sign}${minutes}:${two(whole % 60)}`;
}

export class Clocks {
  /** @param {import('./frame.js').Frame} frame */
  constructor(frame) {
    this.frame = frame;
    /** @type {import('./messages.js').Position | null} */
    this.now = null;
    this.ahead = 0;  // the server's clock before ours, in seconds
    setInterval(() => this.draw(), EVERY);
  }

  /** @param {import('./messages.js').Position} now */
  update(now) {
    this.now = now;
    if (now.clock) this.ahead = now.clock.now - Date.now() / 1000;
    this.draw();
  }

  draw() {
    for (const [seat, strip] of this.frame.strips) {
      const old = $('.time', strip);
      if (this.left(seat) === null) { old?.remove(); continue; }
      if (!old) $('.strip-who', strip)?.append(make('span', { class: 'time', role: 'timer' }));
      const shown = old ?? $('.time', strip);
      if (shown) this.tell(shown, seat);
    }
    const mine = $('#my-time'), seat = this.now?.seat ?? -1;  // one's own strip may be where one's board is
    mine.hidden = seat < 0 || this.left(seat) === null;
    if (!mine.hidden) this.tell(mine, seat);
  }

  /** What a seat has, on this element.
   * @param {HTMLElement} shown
   * @param {number} seat */
  tell(shown, seat) {
    const left = this.left(seat) ?? 0, text = told(left), runs = this.now?.clock?.runs === seat, name = this.now?.chairs[seat].name;
    if (shown.textContent !== text) shown.textContent = text;
    shown.title = left > 0 ? say('time-left', { name, time: text }) : say('time-up', { name });
    shown.classList.toggle('is-running', runs);
    shown.classList.toggle('is-soon', runs && left <= SOON);
  }

  /** Seconds that a seat has; null where there is no clock.
   * @param {number} seat */
  left(seat) {
    const clock = this.now?.clock, standing = clock?.left[seat];
    if (!clock || this.now?.status !== 'playing' || standing === undefined || standing === null) return null;
    if (clock.runs !== seat || clock.ends === null) return standing;
    const left = clock.ends - Math.max(Date.now() / 1000 + this.ahead, clock.away);
    return clock.acts ? Math.max(0, left) : left;
  }
}
