// @ts-check
// Against bots: a hint, and a private copy to try moves on. Both are off where people play each other.

import { $, $$, body } from './page.js';

/** Whether all of a text can be read there: it may be too long for the line, or what a choice would do stands in it. */
const readable = (line, text) => line.offsetParent && line.textContent === text && line.scrollHeight <= line.clientHeight + 1;

export class Hints {
  constructor(table) {
    this.table = table;
    this.buttons = $$('[data-hint]');
    for (const button of this.buttons) button.addEventListener('click', () => this.ask());
  }

  /** What the table says now. */
  update(now) {
    const alone = now.status === 'playing' && now.seats.length === 1 && now.chairs.every(chair => chair.kind === 'bot' || chair.seat === now.seat);
    this.free = alone && now.actor === now.seat;
    for (const button of this.buttons) { button.hidden = !alone; button.disabled = !this.free; }
    const form = $('#what-if');
    form.hidden = !alone;
    $('[name=move]', form).value = now.move;
    $('[name=seat]', form).value = $('[name=eyes]', form).value = now.seat;
    if (this.told !== now.n) this.table.desk.hinted = [];
  }

  async ask() {
    const { now } = this.table;
    if (!this.free || this.asking === now.n) return;
    $('#menu')?.hidePopover?.();
    this.asking = now.n;
    body.classList.add('is-hinting');
    const told = await fetch(`/t/${this.table.id}/hint?seat=${now.seat}`).then(answer => answer.json(), () => ({}));
    body.classList.remove('is-hinting');
    this.asking = null;
    if (!told.hint || told.n !== this.table.now.n) return;
    this.told = told.n;
    this.table.desk.hinted = told.at;
    if (told.form) this.table.desk.lay(told.form, told.chosen);
    this.say(told.text);
    this.table.desk.light();
  }

  /** Said once: in the action line, or where it is too long for that, as a notice. */
  say(text) {
    const { desk, now } = this.table, before = now.advice;
    now.advice = text;
    desk.act();
    if (readable($('#then'), text)) return;
    now.advice = before;
    desk.act();
    this.table.say(text);
  }
}
