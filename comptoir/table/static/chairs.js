// @ts-check
// The people: who sits where, who is away, questions to all, several seats on one device.

import { $, $$, body, icon, make, mark, say } from './page.js';

export class Chairs {
  constructor(send) {
    this.send = send;
    $('#fill-do').addEventListener('click', () => send({ fill: $('#fill-bot').value }));
    $('#take-back').addEventListener('click', () => { if (this.mine()) send({ back: this.mine().seat }); });
    $('#question').addEventListener('close', event => { const answer = event.target.returnValue; if (answer !== 'gone') send({ answer: answer === 'yes' }); });
    $('#concede').addEventListener('close', event => { if (event.target.returnValue === 'yes') send({ concede: this.now.seat }); event.target.returnValue = ''; });
    $('#close-table').addEventListener('close', event => { if (event.target.returnValue === 'yes') send({ close: true }); event.target.returnValue = ''; });
    $('#handover').addEventListener('close', event => {
      const answer = event.target.returnValue;
      if (answer === 'me') send({ seat: this.now.actor });
      else if (answer === 'bot') send({ lend: this.now.actor, bot: $('#lend-bot').value });
      else if (answer !== 'gone') event.target.showModal();
    });
  }

  /** @param {import('./messages.js').Position} now */
  update(now) {
    this.now = now;
    this.question();
    this.lending();
    this.tags();
    this.takeBack();
    this.waiting();
  }

  name(seat) { return this.now.chairs[seat].name; }

  /** May a move be taken back, may a bot have a chair, may the table be closed? */
  question() {
    const box = $('#question'), { ask, seats } = this.now;
    const mine = ask && ask.needed.some(seat => seats.includes(seat) && !ask.agreed.includes(seat));
    if (!mine) { if (box.open) box.close('gone'); return; }
    const name = this.name(ask.by);
    $('h2', box).textContent = ask.kind === 'undo' ? say('undo-by', { name }) : ask.kind === 'close' ? say('close-by', { name }) : say('lend-by', { name, whose: this.now.chairs[ask.seat].whose });
    $('p', box).textContent = ask.what;
    const row = (seat, text, yes) => make('li', {}, mark(seat), make('span', {}, this.name(seat)), make('span', { class: yes ? 'yes' : null }, text));
    $('.answers', box).replaceChildren(row(ask.by, say('asks')), ...ask.needed.map(seat => row(seat, say(ask.agreed.includes(seat) ? 'agrees' : 'is-asked'), ask.agreed.includes(seat))));
    if (!box.open) { box.returnValue = ''; box.showModal(); }
  }

  /** In the menu: lend a chair to a bot, take it back, give up, close the table. */
  lending() {
    const { chairs, here, seat, seats, status } = this.now, rows = [], leaving = [];
    const row = (text, message) => {
      const button = make('button', { class: 'btn btn-quiet', type: 'button' }, icon('leave'), text);
      button.addEventListener('click', () => { this.send(message()); $('#menu').hidePopover(); });
      rows.push(button);
    };
    if (status === 'playing') for (const chair of chairs) {
      const own = seats.includes(chair.seat), lend = () => ({ lend: chair.seat, bot: $('#lend-bot').value });
      if (own && chair.lent && chair.out !== 'conceded') row(say('take-chair-back'), () => ({ back: chair.seat }));
      else if (own && !chair.lent && chair.seat === seat) row(say('lend-chair'), lend);
      else if (!own && seat >= 0 && chair.kind === 'person' && !chair.lent && !here.includes(chair.seat)) row(say('lend-other', { whose: chair.whose }), lend);
    }
    $('#lend-bot').hidden = !rows.length;
    if (status === 'playing' && seats.includes(seat) && chairs[seat].out !== 'conceded') {
      const button = make('button', { class: 'btn btn-quiet', type: 'button', id: 'give-up' }, icon('leave'), say('concede'));
      button.addEventListener('click', () => { $('#menu').hidePopover(); $('#concede').showModal(); });
      leaving.push(button);
    }
    const others = chairs.some(chair => chair.kind === 'person' && !chair.out && !seats.includes(chair.seat));
    if (this.now.owner && (status === 'waiting' || status === 'playing' && others && seats.includes(seat))) {
      const button = make('button', { class: 'btn btn-quiet', type: 'button', id: 'close-it' }, icon('close'), say('close-table'));
      button.addEventListener('click', () => { $('#menu').hidePopover(); $('#close-table p').textContent = say(status === 'waiting' ? 'close-why' : 'close-why-playing'); $('#close-table').showModal(); });
      leaving.push(button);
    }
    $('#lending').replaceChildren(...rows);
    $('#leaving').replaceChildren(...leaving);
  }

  /** On each strip: whose chair a bot has, who is away. */
  tags() {
    for (const strip of $$('.strip')) {
      $('.who-tag', strip)?.remove();
      const chair = this.now.chairs[strip.dataset.seat];
      if (!chair || this.now.status !== 'playing' || chair.kind === 'bot') continue;
      const text = chair.out ? say(chair.out) : chair.lent ? say('lent') : this.now.here.includes(chair.seat) ? '' : chair.vacation ? say('on-vacation') : say('away');
      if (text) $('.strip-who', strip)?.append(make('span', { class: 'tag who-tag' }, text));
    }
  }

  /** A bot plays on one's own chair: a button in plain sight. */
  takeBack() { $('#take-back').hidden = !this.mine(); }
  mine() { return this.now.chairs.find(chair => chair.lent && chair.out !== 'conceded' && this.now.seats.includes(chair.seat)); }

  /** Before the game: which chairs are open. */
  waiting() {
    const { chairs, owner, seats, status } = this.now;
    $('#waiting').hidden = status !== 'waiting';
    if (status !== 'waiting') return;
    $('#fill').hidden = !owner;
    $('#name-row').hidden = seats.length > 0;
    $('.waiting-chairs').replaceChildren(...chairs.map(chair => {
      const own = seats.includes(chair.seat);
      if (chair.kind !== 'open') return make('li', {}, mark(chair.seat), make('span', {}, chair.name + (own ? ` (${say('you')})` : chair.kind === 'bot' ? ` (${say('bot')})` : '')), chair.kind === 'person' && (own || owner) ? this.free(chair, own) : null);
      const sit = make('button', { class: 'btn' + (seats.length ? '' : ' btn-primary'), type: 'button' }, say('sit-down'));
      sit.addEventListener('click', () => this.send({ sit: chair.seat, name: $('#my-name').value }));
      return make('li', {}, make('i', { class: 'empty' }), make('span', {}, say('open-chair')), sit);
    }));
  }

  /** Stand up; or, for the owner, send somebody away. */
  free(chair, own) {
    const button = make('button', { class: 'btn btn-quiet free', type: 'button', 'aria-label': own ? null : say('send-away-whom', { name: chair.name }) }, say(own ? 'stand-up' : 'send-away'));
    button.addEventListener('click', () => this.send({ free: chair.seat }));
    return button;
  }

  /** Several seats on one device: whether the next player must be handed it. Before his table is shown, the last one's
      is gone from the page.
   * @param {import('./messages.js').Position} now
   * @param {boolean} watch */
  handOver(now, watch) {
    this.now = now;
    const box = $('#handover'), next = now.chairs[now.actor], last = now.chairs[now.seat];
    const must = !watch && now.status === 'playing' && now.seats.includes(now.actor) && now.actor !== now.seat && !next.lent;
    body.classList.toggle('is-handed', must);
    if (!must) { if (box.open) box.close('gone'); return false; }
    $('.mark', box).setAttribute('class', 'mark mark-' + next.seat);
    $('use', box).setAttribute('href', '#m-' + next.seat);
    $('h2', box).textContent = say('handover-to', { name: next.name });
    $('p', box).textContent = last ? say('handover-from', { whose: last.whose }) : '';
    $('[value=me]', box).textContent = say('handover-i-am', { name: next.name });
    $('[value=bot]', box).textContent = say('handover-lend', { name: next.name });
    document.title = next.name + ' · ' + body.dataset.name;
    if (!box.open) { box.returnValue = ''; box.showModal(); }
    return true;
  }
}
