// The decision: legal actions as lit places, as buttons and as typed text, and the way back. No rules: an action is
// [id, text, label, places], and touching its places one after the other picks it.

import { $, $$, body, kept, make, say } from './page.js';

export class Desk {
  constructor(board, send) {
    this.board = board;
    this.send = send;
    this.now = null;  // the last the server said
    this.picks = [];  // the places touched so far
    this.chosen = null;  // the legal action that is picked
    this.held = false;  // it waits for the turn to be confirmed
    this.busy = false;  // it is on its way
    $('#go').addEventListener('click', () => this.play());
    $('#undo').addEventListener('click', () => this.undo());
    $('#undo-turn').addEventListener('click', () => this.undo(true));
    $('#command').addEventListener('input', event => this.command(event.target.value, false));
    $('#command-form').addEventListener('submit', event => { event.preventDefault(); this.command($('#command').value, true); });
    $('[data-keep=confirm]').addEventListener('change', () => { if (this.now) this.light(); });
  }

  get asked() { return this.now?.legal.length > 0; }

  /** The server has spoken. */
  update(now, moved) {
    this.now = now;
    this.busy = false;
    if (moved) { this.picks = []; this.chosen = null; this.held = false; }
    $('#prompt').textContent = now.prompt;
    if (moved || now.advice) this.advise(now.advice ?? '');
    $('.desk').classList.toggle('is-asked', this.asked);
    $('.desk').hidden = now.status !== 'playing';
    this.list();
  }

  advise(text) { $('#advice').textContent = text; $('#advice').hidden = !text; }

  list() {
    const button = ([id, text, label], key) => make('li', {}, make('button', { class: 'btn action', type: 'button', 'data-id': id, 'data-do': text, 'aria-pressed': 'false' },
      make('span', {}, label), key === '' ? null : make('kbd', { 'aria-hidden': 'true' }, key)));
    const { legal } = this.now;
    const passes = legal.filter(action => action[1] === 'pass'), rest = legal.filter(action => action[1] !== 'pass');
    $('#choices').replaceChildren(...rest.map((action, n) => button(action, n < 9 ? String(n + 1) : '')));
    $('#passes').replaceChildren(...passes.map(action => button(action, '0')));
    $('#command-list').replaceChildren(...legal.map(action => make('option', { value: action[1] }, action[2])));
    $('#list-says').textContent = say('actions-all', { n: legal.length });
    $('#list').hidden = !this.asked;
  }

  openList() { const list = $('#list'); list.open = true; $('.action', list)?.focus(); }

  // Picking

  candidates() { return this.now.legal.filter(([, , , path]) => this.picks.every((place, n) => path[n] === place)); }
  nextPlaces() { return [...new Set(this.candidates().map(action => action[3][this.picks.length]).filter(Boolean))]; }

  /** What can be touched: the next places; with an action picked its own, and those where another one begins. */
  touchable() {
    if (!this.now || this.busy) return new Set();
    return new Set(this.chosen ? [...this.now.legal.map(action => action[3][0]).filter(Boolean), ...this.chosen[3]] : this.nextPlaces());
  }

  /** The innermost thing under the finger that can be touched now. */
  litAt(target) {
    const next = this.touchable();
    for (let place = target.closest?.('[data-at]'); place; place = place.parentNode.closest('[data-at]')) if (next.has(place.dataset.at)) return place;
    return null;
  }

  /** A place is touched. Plays when that is all there is to say, unless it is only to be picked first. */
  touch(name, pick) {
    if (!this.asked || this.busy) return;
    if (this.chosen) {
      if (this.chosen[3].at(-1) === name && !this.held) { this.play(); return; }
      this.putBack();
    }
    if (!this.nextPlaces().includes(name)) return;
    this.picks.push(name);
    const left = this.candidates();
    if (left.length === 1) this.choose(left[0], pick);
    else if (left.every(action => action[3].length === this.picks.length)) { this.light(); this.openList(); }
    else this.light();
  }

  /** A button of the list is pressed. */
  press(button, pick) {
    const action = this.now.legal.find(([id]) => id === Number(button.dataset.id));
    if (!action || this.busy) return;
    if (this.chosen === action && !this.held) this.play(); else this.choose(action, pick);
  }

  /** Play it, or show first what would be played. Whoever confirms his turns is asked at the end of each instead. */
  choose(action, pick) {
    this.chosen = action;
    this.held = false;
    this.picks = [...action[3]];
    if (pick && !kept.confirm) this.light(); else this.play();
  }

  putBack() { this.chosen = null; this.held = false; this.picks = []; this.light(); }

  play() {
    if (!this.chosen || this.busy) return;
    performance.mark('click', { detail: this.now.n });
    this.busy = true;
    body.dataset.asked = '0';
    this.send({ do: this.chosen[0], n: this.now.n, hold: !!kept.confirm && !this.held });
    this.light();
  }

  /** The server waits: this choice would end what can be taken back. */
  hold(message) {
    this.busy = false;
    if (message.n !== this.now.n || !this.chosen) return;
    this.held = true;
    body.dataset.asked = '1';
    this.light();
    $('#go').focus();
  }

  /** The server refused: as before. */
  refused() {
    this.busy = false;
    body.dataset.asked = this.asked ? '1' : '0';
    this.light();
  }

  undo(turn = false) {
    if ($('#undo').hidden) return;
    if (this.held && !turn) this.putBack();
    else if (this.now.ask?.by === this.now.seat) this.send({ withdraw: true });
    else this.send({ undo: this.now.n, turn });
  }

  command(text, enter) {
    const { legal } = this.now, found = legal.find(action => action[1] === text.trim());
    $('#command-form').classList.toggle('is-wrong', enter && !found && text !== '');
    const allowed = legal.slice(0, 8).map(action => action[1]).join(', ') + (legal.length > 8 ? ', …' : '');
    $('#command-says').textContent = text === '' ? '' : found ? say('command-allowed', { text: found[1] }) : enter ? say('command-not', { text: text.slice(0, 40), allowed }) : '';
    if (enter && found && !this.busy) { this.choose(found, false); $('#command').value = ''; $('#command-says').textContent = ''; }
  }

  // Showing

  /** Light what can be touched, and say what the buttons do. */
  light() {
    const next = this.touchable(), picked = new Set(this.chosen ? this.chosen[3] : this.picks);
    let first = null;
    for (const place of this.board.places()) {
      const on = picked.has(place.dataset.at), lit = on || next.has(place.dataset.at);
      place.classList.toggle('is-lit', lit);
      place.classList.toggle('is-picked', on);
      const button = lit && !$$('[data-at]', place).some(inner => next.has(inner.dataset.at));
      place.setAttribute('role', button ? 'button' : $('[data-at]', place) ? 'group' : 'img');
      place.setAttribute('aria-label', button ? this.labelAt(place) : place.dataset.tip ?? '');
      if (button) place.setAttribute('tabindex', '-1'); else place.removeAttribute('tabindex');
      if (on && button) place.setAttribute('aria-pressed', 'true'); else place.removeAttribute('aria-pressed');
      if (button) first ??= place;
    }
    first?.setAttribute('tabindex', '0');
    this.buttons();
    for (const tab of $$('.tab')) tab.classList.toggle('has-lit', !!$(`[data-panel="${CSS.escape(tab.dataset.tab)}"] .is-lit`));
  }

  /** A button on the board says what happens, if only one thing can. */
  labelAt(place) {
    const here = this.candidates().filter(action => action[3][this.picks.length] === place.dataset.at);
    return here.length === 1 ? here[0][2] : place.dataset.tip ?? place.dataset.at;
  }

  buttons() {
    const go = $('#go'), candidates = new Set(this.candidates().map(action => action[0]));
    go.disabled = !this.chosen || this.busy;
    go.hidden = !this.asked;
    $('span', go).textContent = this.held ? say('confirm', { label: this.chosen[2] }) : this.chosen ? this.chosen[2] : say(this.picks.length ? 'choose-on-board' : 'pick');
    for (const button of $$('.action')) {
      const id = Number(button.dataset.id);
      button.setAttribute('aria-pressed', String(this.chosen?.[0] === id));
      button.parentNode.hidden = this.picks.length > 0 && !this.chosen && !candidates.has(id);
    }
    const { ask, seat, undo, turn } = this.now, asking = ask?.by === seat && seat >= 0;
    $('#held').hidden = !this.held;
    $('#undo').hidden = !asking && !undo && !this.held;
    $('#undo span').textContent = say(this.held ? 'put-back' : asking ? 'undo-withdraw' : undo === 'free' ? 'undo' : 'undo-ask');
    $('#undo-turn').hidden = !kept.confirm || turn + (this.held ? 1 : 0) < 2 || !turn;
  }
}
