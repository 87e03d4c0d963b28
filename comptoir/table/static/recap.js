// @ts-check
// "Since your turn": what the others did, told step by step at the viewer's own pace, with the position after each step.

import { $, $$, make, mark, measure, say, still } from './page.js';

const PACES = { slow: 2400, normal: 1300, fast: 550, once: 0 };  // milliseconds a step

export class Recap {
  constructor(show, home) {
    this.show = show;  // show a step
    this.home = home;  // show the table as it stands now
    this.steps = [];
    this.at = -1;  // the step in view; -1: the table as it stands
    this.paused = false;
    this.reach = () => $('.told .is-now')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.pace = localStorage.getItem('comptoir-pace') ?? 'normal';
    if (!(this.pace in PACES)) this.pace = 'normal';
    $('#pace').value = this.pace;
    $('#pace').addEventListener('change', event => { this.pace = event.target.value; localStorage.setItem('comptoir-pace', this.pace); if (this.telling) this.wait(); });
    $('#pause').addEventListener('click', () => this.pause(!this.paused));
    $('#recap-back').addEventListener('click', () => this.step(-1));
    $('#recap-on').addEventListener('click', () => this.step(1));
    $('#recap-now').addEventListener('click', () => this.end());
    $('.told').addEventListener('click', event => { const step = event.target.closest('.step'); if (step) this.go(Number(step.dataset.n), true); });
  }

  get telling() { return this.at >= 0; }

  /** New steps came; those up to the viewer's own last one are done with. `next`: the step that is to be told first.
   * @param {(Omit<import('./messages.js').Step, 'pieces'> & { pieces: Map<string, string> })[]} frames
   * @param {number} me */
  add(frames, me) {
    const mine = me < 0 ? -1 : frames.findLastIndex(frame => frame.by === me);
    if (mine >= 0) { this.steps = []; this.at = -1; clearTimeout(this.timer); }
    const fresh = frames.slice(mine + 1).filter(frame => frame.text), first = this.steps.length;
    this.steps.push(...fresh);
    if (this.steps.length > 60) this.steps.splice(0, this.steps.length - 60);
    this.draw();
    if (this.telling) return true;  // these come in their turn
    if (!fresh.length) return false;
    if (still.matches || PACES[this.pace] === 0 || document.hidden) return false;
    this.go(Math.max(0, Math.min(first, this.steps.length - 1)), false);
    return true;
  }

  /** Undo, another seat, another game: what was told is not what happened. */
  forget() { this.steps = []; this.at = -1; clearTimeout(this.timer); this.draw(); }

  go(n, byHand) {
    this.at = n;
    if (byHand) this.pause(true, false);
    this.draw();
    this.show(this.steps[n]);
    this.wait();
  }

  step(by) {
    const n = (this.telling ? this.at : this.steps.length) + by;
    if (n >= this.steps.length) this.end(); else if (n >= 0) this.go(n, true);
  }

  wait() {
    clearTimeout(this.timer);
    if (!this.paused) this.timer = setTimeout(() => { if (this.at + 1 < this.steps.length) this.go(this.at + 1, false); else this.end(); }, PACES[this.pace] || 1);
  }

  pause(on, draw = true) { this.paused = on; if (this.telling) this.wait(); if (draw) this.draw(); }

  /** To the table as it stands. */
  end() {
    if (!this.telling) return;
    clearTimeout(this.timer);
    this.at = -1;
    this.paused = false;
    this.draw();
    this.home();
  }

  draw() {
    const box = $('.ribbon'), n = this.telling ? this.at + 1 : this.steps.length;
    box.classList.toggle('is-telling', this.telling);
    box.classList.toggle('is-empty', !this.steps.length);
    $('#recap-n').textContent = this.steps.length ? say('recap-of', { n, most: this.steps.length }) : '';
    $('#recap-back').disabled = !this.steps.length || this.at === 0;
    $('#recap-on').disabled = $('#recap-now').disabled = !this.telling;
    $('#pause').setAttribute('aria-pressed', String(this.paused));
    $('#pause').setAttribute('aria-label', say(this.paused ? 'play' : 'pause'));
    $('use', $('#pause')).setAttribute('href', this.paused ? '#i-play' : '#i-pause');
    const now = this.telling ? this.at : this.steps.length - 1;
    $('.told').replaceChildren(...this.steps.map((step, index) => {
      const text = make('span');
      text.innerHTML = step.text;
      return make('li', { class: index === now ? 'is-now' : index < now ? 'is-old' : null }, make('button', { class: 'step', type: 'button', 'data-n': index, title: text.textContent }, step.by < 0 ? null : mark(step.by), text));
    }));
    measure(this.reach);
    for (const strip of $$('.strip')) strip.classList.toggle('is-flash', this.telling && Number(strip.dataset.seat) === this.steps[this.at].by);
  }
}
