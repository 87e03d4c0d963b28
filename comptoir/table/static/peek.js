// @ts-check
// A seat's full board over the stage: opened from its strip, kept by a click or a pin. While the mouse only glances at it,
// it lets everything under it be clicked.

import { $, $$, phone } from './page.js';

const WAIT = 300;

export class Peek {
  constructor(send) {
    this.send = send;
    this.box = $('#peek');
    this.seat = -1;
    this.me = -1;  // one's own board lies open already
    this.pin(false);
    const seats = $('.seats');
    seats.addEventListener('pointerover', event => { if (event.pointerType === 'mouse') this.over(event.target.closest('.strip')); });
    seats.addEventListener('pointerleave', event => { if (event.pointerType === 'mouse') this.leave(); });
    seats.addEventListener('click', event => { const strip = event.target.closest('.strip'); if (strip) this.press(Number(strip.dataset.seat)); });
    $('#pin').addEventListener('click', () => this.pin());
    $('#peek-close').addEventListener('click', () => this.close());
  }

  over(strip) {
    clearTimeout(this.timer);
    if (!strip || this.pinned) return;
    const seat = Number(strip.dataset.seat);
    if (seat === this.me) { this.close(); return; }
    this.timer = setTimeout(() => this.open(seat), WAIT);
  }

  leave() {
    clearTimeout(this.timer);
    if (!this.pinned) this.close();
  }

  /** By click, tap or Enter: open and keep; again: close. */
  press(seat) {
    clearTimeout(this.timer);
    if (this.seat === seat && this.pinned) { this.close(); return; }
    this.open(seat);
    this.pin(true);
  }

  open(seat) { this.seat = seat; this.send({ peek: seat }); }

  /** @param {import('./messages.js').Peek} message */
  told({ seat, title, html }) {
    if (seat !== this.seat) return;
    $('h2', this.box).textContent = title;
    $('.peek-in', this.box).innerHTML = html;
    for (const place of $$('[data-at], [data-tip]', this.box)) if (!place.hasAttribute('role')) { place.setAttribute('role', $('[data-at], [data-tip]', place) ? 'group' : 'img'); if (!place.hasAttribute('aria-label')) place.setAttribute('aria-label', place.dataset.tip ?? ''); }
    this.box.hidden = false;
    for (const strip of $$('.strip')) strip.classList.toggle('is-open', Number(strip.dataset.seat) === seat);
    this.put();
  }

  /** Under its strip, or beside it; not over the action line, but where there is no room above it or below. */
  put() {
    if (phone.matches) { this.box.style.left = this.box.style.top = ''; return; }
    const strip = $(`.strip[data-seat="${this.seat}"]`).getBoundingClientRect(), own = this.box.getBoundingClientRect(), act = $('.act').getBoundingClientRect();
    const column = strip.bottom - strip.top > 150 || strip.right < innerWidth / 2 && strip.left < 40 && strip.width < innerWidth * 0.45;
    const left = column ? strip.right + 8 : Math.min(strip.left, innerWidth - own.width - 8);
    const above = act.top - own.height - 6, below = innerHeight - own.height - 6;
    const top = above >= 46 ? Math.min(column ? strip.top : strip.bottom + 6, above) : Math.min(act.bottom + 6, below);
    this.box.style.left = Math.max(8, Math.min(left, innerWidth - own.width - 8)) + 'px';
    this.box.style.top = Math.max(46, top) + 'px';
  }

  pin(on = !this.pinned) {
    this.pinned = on;
    this.box.classList.toggle('is-glance', !on);
    $('#pin').setAttribute('aria-pressed', String(on));
  }

  close() {
    clearTimeout(this.timer);
    this.seat = -1;
    this.pin(false);
    this.box.hidden = true;
    for (const strip of document.querySelectorAll('.strip.is-open')) strip.classList.remove('is-open');
  }
}
