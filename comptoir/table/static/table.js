// The browser's side of the table. It knows no game: it matches touches on places (data-at) with the legal actions
// that the server sends, and shows what the server drew. A few small modules, no build step.

import { $, $$, body, hush, kept, make, mark, phone, say, small, still } from './page.js';
import { Board } from './board.js';
import { Chairs } from './chairs.js';
import { Connection } from './connection.js';
import { Desk } from './desk.js';
import { End } from './end.js';
import { Explain } from './explain.js';
import { Keys } from './keys.js';
import { Log } from './log.js';

class Table {
  constructor() {
    this.id = body.dataset.table;
    this.watch = 'watch' in body.dataset;
    this.now = null;  // the last the server said
    this.unseen = new Set();  // panels where something happened that was not looked at
    this.send = message => this.connection.send(message);
    this.board = new Board();
    this.desk = new Desk(this.board, this.send);
    this.chairs = new Chairs(this.board, this.send);
    this.log = new Log(this.board, n => `/t/${this.id}/replay?move=${n}`);
    this.explain = new Explain(at => this.send({ explain: at }));
    this.end = new End();
    this.keys = new Keys(this);
    this.listen();
    this.connection = new Connection(() => this.address(), message => this.hear(message),
      () => { $('#lost-says').textContent = this.now ? say('lost-safe', { n: this.now.move }) : ''; });
  }

  address() {
    const query = new URLSearchParams({ narrow: small.matches ? '1' : '0' });
    if (this.watch) query.set('watch', '1');
    const seat = this.now?.seat >= 0 ? this.now.seat : new URLSearchParams(location.search).get('seat');
    if (seat !== null) query.set('seat', seat);
    this.fresh = true;
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/t/${this.id}/live?${query}`;
  }

  // What the server says

  hear(message) {
    if (message.is === 'table') this.update(message);
    else if (message.is === 'chat') this.chat(message.lines);
    else if (message.is === 'advice') { if (message.n === this.now?.n) this.desk.advise(message.text); }
    else if (message.is === 'explain') this.explain.told(message.at, message.text);
    else if (message.is === 'held') this.desk.hold(message);
    else if (message.is === 'refused') { this.tell(message.why); this.desk.refused(); }
  }

  /** A line that goes by itself. */
  tell(text) {
    $('#told p').textContent = text;
    $('#told').hidden = false;
    clearTimeout(this.telling);
    this.telling = setTimeout(() => { $('#told').hidden = true; }, 7000);
  }

  update(now) {
    const before = this.now, moved = !before || before.n !== now.n || before.seat !== now.seat, moving = !!before && !this.fresh;
    this.now = now;
    this.fresh = false;
    body.dataset.n = now.n;
    this.send({ seen: now.n });
    if (this.chairs.handOver(now, this.watch)) { this.clear(); return; }
    const changed = this.board.update(now.panels, now.seat, now.chairs.map(chair => chair.name), moving);
    this.board.markLast(now.last);
    this.log.update(now.log);
    this.desk.update(now, moved);
    if (moved && phone.matches) $('#list').open = false;
    this.tabs(changed, before);
    this.where();
    this.chairs.update(now);
    this.end.update(now);
    if (before && before.refusals[0] !== now.refusals[0]) this.tell(say('refused-by', { name: now.refusals[1] }));
    this.desk.light();
    if (this.desk.asked && moved) this.myTurn(before);
    performance.mark('board', { detail: now.n });
    body.dataset.actor = now.actor;
    body.dataset.status = now.status;
    body.dataset.asked = this.desk.asked ? '1' : '0';
  }

  /** Nothing of the last player's is on the page. */
  clear() {
    for (const panel of this.board.panels.values()) panel.at.remove();
    this.board.panels.clear();
    this.log.update({ from: 0, moves: [] });
    body.dataset.asked = '0';
  }

  where() {
    const { actor, chairs, round, seats, watching } = this.now;
    const name = $('#where').dataset.name ??= $('#where').textContent;
    $('#where').textContent = [name, round ? say('round', { n: round }).toLowerCase() : ''].filter(Boolean).join(' · ');
    const mine = this.desk.asked || seats.includes(actor) && !chairs[actor].lent;
    $('#turn').hidden = !mine;
    document.title = (mine ? say('your-turn') + ' · ' : '') + body.dataset.title;
    $('#watching').textContent = watching ? say('watching', { n: watching }) : '';
    for (const panel of this.board.panels.values()) panel.at.classList.toggle('is-turn', panel.seat >= 0 && panel.seat === actor);
  }

  chat(lines) {
    const box = $('#said'), low = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    for (const [seat, name, text] of lines) $('#said ul').append(make('li', {}, seat >= 0 ? mark(seat) : null, make('b', {}, name), ' ' + text));
    if (low) box.scrollTop = box.scrollHeight;
  }

  // Whose turn it is

  /** It has become this page's turn: look there, sound, notify. */
  myTurn(before) {
    this.showLit();
    const again = before && before.actor === this.now.actor && before.seat === this.now.seat && before.legal.length;
    if (again || !before) return;
    if (kept.sound) beep();
    if (kept.notify && document.hidden && window.Notification?.permission === 'granted') new Notification(body.dataset.title, { body: say('notify-body'), tag: this.id });
  }

  /** Look where the decision is: on a phone at the panel, elsewhere scroll there if nothing lit is in sight. */
  showLit() {
    const first = this.desk.nextPlaces()[0], place = first && this.board.place(first);
    const panel = place ? this.board.panelOf(place) : this.board.shown;
    if (!phone.matches) { this.scrollToLit(place); return; }
    if (!this.board.panels.has(panel)) return;
    this.unseen.delete(panel);
    this.board.show(panel);
    this.tabs();
    if (place) this.board.reach(place);
  }

  scrollToLit(first) {
    const top = $('.bar').getBoundingClientRect().bottom, low = $('.ask').getBoundingClientRect().top;
    const seen = place => { const box = place.getBoundingClientRect(); return box.top >= top && box.bottom <= Math.max(low, innerHeight / 2); };
    if (!first || this.desk.nextPlaces().some(name => { const place = this.board.place(name); return place && seen(place); })) return;
    const box = first.getBoundingClientRect();
    scrollBy({ top: box.top + box.height / 2 - (top + low) / 2, behavior: still.matches ? 'auto' : 'smooth' });
  }

  // Tabs, for phones and tablets

  tabs(changed = [], before = null) {
    const { actor, chairs, panels } = this.now, { shown } = this.board;
    $('#tabs').hidden = !panels.length;
    if (before) for (const name of changed) if (name !== shown) this.unseen.add(name);
    if (!this.board.panels.has(shown) && panels.length) this.board.show(panels[0].name);
    const list = panels.map(panel => this.board.panels.get(panel.name));
    const seats = list.filter(panel => panel.seat >= 0 && panel.name.includes(':'));
    const people = seats.filter((panel, n) => seats.findIndex(other => other.seat === panel.seat) === n);
    const tab = panel => {
      const on = panel.name === this.board.shown, chair = people.includes(panel) ? chairs[panel.seat] : null;
      const turn = chair && panel.seat === actor, news = this.unseen.has(panel.name) && !on, points = chair?.points ?? null;
      return make('li', {}, make('a', { class: 'tab' + (turn ? ' is-turn' : '') + (on ? ' is-shown' : ''), href: '#' + panel.at.id, 'data-tab': panel.name, 'aria-current': on ? 'true' : null },
        chair ? make('span', { class: 'tab-top' }, mark(panel.seat), points === null ? '' : String(points), points === null ? '' : hush(' ' + say('points'))) : null,
        make('span', { class: 'tab-name' }, chair ? chair.name : panel.title), turn ? hush(say('turn-mark')) : null,
        news ? make('span', { class: 'dot' }) : null, news ? hush(say('news-mark')) : null));
    };
    $('.tabs-seats').replaceChildren(...people.map(tab));
    $('.tabs-commons').replaceChildren(...list.filter(panel => !people.includes(panel)).map(tab));
    for (const at of $$('.tab')) at.classList.toggle('has-lit', !!$(`[data-panel="${CSS.escape(at.dataset.tab)}"] .is-lit`));
  }

  look(name) {
    this.unseen.delete(name);
    this.board.show(name);
    this.tabs();
    if (!phone.matches) this.board.panels.get(name).at.scrollIntoView({ block: 'center', behavior: still.matches ? 'auto' : 'smooth' });
  }

  /** The next panel, or the one before. */
  turn(by) {
    const names = this.now.panels.map(panel => panel.name);
    if (names.length) this.look(names[(names.indexOf(this.board.shown) + by + names.length) % names.length]);
  }

  // Hands

  listen() {
    let touched = 'mouse';
    $('#table').addEventListener('pointerdown', event => { touched = event.pointerType; });
    $('#table').addEventListener('click', event => {
      const finger = touched !== 'mouse', place = this.desk.litAt(event.target), button = event.target.closest('.action'), tab = event.target.closest('.tab');
      if (place && !(finger && this.explain.long)) this.desk.touch(place.dataset.at, finger);
      if (button) this.desk.press(button, event.detail > 0 && finger);
      if (tab) { event.preventDefault(); this.look(tab.dataset.tab); }
    });
    $('#told button').addEventListener('click', () => { $('#told').hidden = true; });
    $('#chat-form').addEventListener('submit', event => { event.preventDefault(); this.send({ say: $('#say').value }); $('#say').value = ''; });
    $('#copy').addEventListener('click', async () => { $('#share').select(); try { await navigator.clipboard.writeText($('#share').value); } catch { document.execCommand('copy'); } });
    for (const link of $$('[data-beside]')) link.addEventListener('click', event => { if (!event.ctrlKey && !event.metaKey) { event.preventDefault(); beside(link.href); } });
    $('#beside button').addEventListener('click', () => { $('#beside').hidden = true; });
    phone.addEventListener('change', () => { if (!this.now) return; this.board.put(this.now.panels, this.now.seat); this.showLit(); });
  }
}

/** The rules, beside the game. */
function beside(address) {
  const frame = $('#beside iframe');
  if (!frame.src) frame.src = address + (address.includes('?') ? '&' : '?') + 'beside';
  $('#beside').hidden = !$('#beside').hidden;
  if ($('#menu').matches(':popover-open')) $('#menu').hidePopover();
}

/** One soft sound. */
function beep() {
  const context = new AudioContext(), tone = context.createOscillator(), gain = context.createGain();
  tone.frequency.value = 523;
  gain.gain.setValueAtTime(0.08, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
  tone.connect(gain).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.5);
}

window.table = new Table();
