// @ts-check
// The list of all choices, and typed actions: the same decisions without a picture.

import { $, make, say } from './page.js';

export class List {
  constructor(desk) {
    this.desk = desk;
    $('#open-list').addEventListener('click', () => this.open($('#list').hidden));
    $('#command').addEventListener('input', event => this.type(event.target.value, false));
    $('#command-form').addEventListener('submit', event => { event.preventDefault(); this.type($('#command').value, true); });
    $('#list').addEventListener('click', event => { const button = event.target.closest('.action'); if (button) this.press(button); });
  }

  open(open) {
    $('#list').hidden = !open;
    $('#open-list').setAttribute('aria-expanded', String(open));
    if (open) $('.action', $('#list'))?.focus();
  }

  /** What is allowed now. */
  fill() {
    const { legal } = this.desk.now;
    const button = ({ id, text, label }, key) => make('li', {}, make('button', { class: 'btn action', type: 'button', 'data-id': id, 'data-do': text }, make('span', {}, label), key === '' ? null : make('kbd', { 'aria-hidden': 'true' }, key)));
    const rest = legal.filter(action => action.text !== 'pass'), passes = legal.filter(action => action.text === 'pass');
    $('#choices').replaceChildren(...rest.map((action, n) => button(action, n < 9 ? String(n + 1) : '')), ...passes.map(action => button(action, '0')));
    $('#command-list').replaceChildren(...legal.map(action => make('option', { value: action.text }, action.label)));
  }

  press(button) { if (!this.desk.busy && this.desk.asked) this.desk.go({ do: Number(button.dataset.id) }); }

  /** Below a long list, what is said of what was typed would lie out of sight. */
  showSaid() { $('#command-says').scrollIntoView({ block: 'nearest' }); }

  /** What is typed, as far as it is. */
  type(text, enter) {
    const { legal } = this.desk.now, found = legal.find(action => action.text === text.trim());
    $('#command-form').classList.toggle('is-wrong', enter && !found && text !== '');
    const allowed = legal.slice(0, 8).map(action => action.text).join(', ') + (legal.length > 8 ? ', …' : '');
    $('#command-says').textContent = text === '' ? '' : found ? say('command-allowed', { text: found.text }) : enter ? say('command-not', { text: text.slice(0, 40), allowed }) : '';
    this.showSaid();
    if (enter && found && !this.desk.busy) { this.desk.go({ do: found.id }); $('#command').value = ''; $('#command-says').textContent = ''; }
  }
}
