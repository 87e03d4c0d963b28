// @ts-check
// The browser's side of the table. It knows no game: it shows what the server drew, matches touches on places with the
// decisions that the server offers, and tells what the others did. A few small modules, no build step.

import { $, $$, body, kept, phone, say, small } from './page.js';
import { Chairs } from './chairs.js';
import { Clocks } from './clocks.js';
import { Connection } from './connection.js';
import { Deciding } from './deciding.js';
import { patched } from './difference.js';
import { LogAndChat } from './drawer.js';
import { End } from './end.js';
import { Explain } from './explain.js';
import { Frame } from './frame.js';
import { Hands } from './hands.js';
import { Hints } from './hint.js';
import { Keys } from './keys.js';
import { Log } from './log.js';
import { NextGame } from './next_game.js';
import { Peek } from './peek.js';
import { Preview } from './preview.js';
import { Recap } from './recap.js';
import { Why } from './why.js';
import { reach } from './zoom.js';

const REST = 400;  // milliseconds without news

class Table {
  constructor() {
    this.id = body.dataset.table;
    this.watch = 'watch' in body.dataset;
    /** @type {import('./messages.js').Position | null} */
    this.now = null;  // the last the server said
    /** @type {Map<string, string>} */
    this.latest = new Map();  // the pieces of the position as it stands
    /** @type {import('./messages.js').Send} */
    this.send = message => this.connection.send(message);
    this.frame = new Frame(JSON.parse(body.dataset.tabs));
    this.preview = new Preview(this.frame, this.send);
    this.desk = new Deciding(this.frame, this.preview, this.send);
    this.preview.lights = () => this.desk.light();
    this.recap = new Recap(step => this.tell(step), () => this.home());
    this.chairs = new Chairs(this.send);
    this.clocks = new Clocks(this.frame);
    this.next = new NextGame();
    this.drawer = new LogAndChat(this.send);
    this.log = new Log(this.frame, n => `/t/${this.id}/replay?move=${n}&eyes=${this.now?.seat ?? -1}`, $('#latest'));
    this.explain = new Explain(at => this.send({ explain: at }));
    this.peek = new Peek(this.send);
    this.why = new Why(this);
    this.end = new End();
    this.hands = new Hands(this);
    this.hints = new Hints(this);
    this.keys = new Keys(this);
    this.listen();
    this.connection = new Connection(() => this.address(), message => this.hear(message),
      () => { $('#lost-says').textContent = this.now ? say('lost-safe', { n: this.now.move }) : ''; });
  }

  address() {
    const query = new URLSearchParams();
    if (this.watch) query.set('watch', '1');
    const seat = this.now?.seat >= 0 ? this.now.seat : new URLSearchParams(location.search).get('seat');
    if (seat !== null) query.set('seat', String(seat));
    this.fresh = true;
    this.latest = new Map();  // a new connection is sent every piece again
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/t/${this.id}/live?${query}`;
  }

  // What the server says

  /** @param {import('./messages.js').Message} message */
  hear(message) {
    if (message.is === 'table') this.update(message);
    else if (message.is === 'preview') { this.preview.told({ ...message, pieces: this.whole(message.pieces) }); this.desk.heard(message); }
    else if (message.is === 'peek') { this.frame.learn(message.symbols); this.peek.told(message); }
    else if (message.is === 'chat') { this.drawer.chat(message, !this.chatted); this.chatted = true; }
    else if (message.is === 'advice') { if (message.n === this.now?.n) { this.now.advice = message.text; this.desk.act(); } }
    else if (message.is === 'explain') this.explain.told(message.at, message.text);
    else if (message.is === 'why') this.why.told(message);
    else if (message.is === 'refused') { this.say(message.why); this.desk.refused(); }
  }

  /** A line that goes by itself. */
  say(text) {
    $('#told p').textContent = text;
    $('#told').hidden = false;
    clearTimeout(this.saying);
    this.saying = setTimeout(() => { $('#told').hidden = true; }, 7000);
  }

  /** @param {import('./messages.js').Position} now */
  update(now) {
    const before = this.before = this.now, undone = before && now.move < before.move;
    this.now = now;
    this.moved ||= !before || before.n !== now.n || before.actor !== now.actor || before.seat !== now.seat;  // until it is shown
    if (this.fresh || before && before.seat !== now.seat) this.recap.forget();
    body.dataset.version = String(now.n);
    this.peek.me = now.seat;
    if (this.moved) this.why.hide();
    this.send({ seen: now.n });
    for (const part of [...now.frames, now.stage]) this.frame.learn(part?.symbols);  // sent once, whatever is shown of the rest
    if (this.chairs.handOver(now, this.watch)) { this.hold(now); this.clear(); return; }
    this.log.update(now.log);
    if (undone) this.recap.forget();
    const telling = this.take(now);
    this.fresh = false;
    this.chairs.update(now);
    this.hints.update(now);
    if (before && before.refused.ask !== now.refused.ask) this.say(say('refused-by', { name: now.refused.by }));
    if (!telling) this.home();
    this.clocks.update(now);
    body.dataset.actor = String(now.actor);
    body.dataset.status = now.status;
    this.next.update();
  }

  /** Pieces that are not shown now: what a page has is not sent again, whoever looks at it then.
   * @param {import('./messages.js').Position} now */
  hold(now) { for (const part of [...now.frames, now.stage]) if (part) this.learn(part.pieces); }

  /** @param {import('./messages.js').Pieces} pieces */
  learn(pieces) { this.latest = new Map([...this.latest, ...Object.entries(this.whole(pieces))]); }

  /** Pieces of which the server may have told only what differs from those that the page has.
   * @param {import('./messages.js').Pieces} [pieces] */
  whole(pieces = {}) { return Object.fromEntries(Object.entries(pieces).map(([name, told]) => [name, patched(this.latest.get(name), told)])); }

  /** Take over what happened, move by move; whether it is being told.
   * @param {import('./messages.js').Position} now */
  take(now) {
    if (!now.stage) return false;
    const frames = [];
    for (const frame of now.frames) {
      this.learn(frame.pieces);
      frames.push({ ...frame, pieces: this.latest });
    }
    this.learn(now.stage.pieces);
    this.frame.lay(now.stage, now.seat, now.chairs.map(chair => chair.name));
    const first = !this.before;
    if (first) { this.frame.show(frames[0]?.pieces ?? this.latest); this.log.down(); }
    const telling = this.recap.add(frames, now.seat);
    this.log.since(now.seat >= 0 && this.recap.steps.length ? this.recap.steps[0].move - 1 : 0);
    return telling;
  }

  /** A step of the others: the stage stands at that move, nothing is lit, and the action line says the sentence. */
  tell(step) {
    this.desk.quiet = true;
    this.preview.clear();
    this.frame.show(step.pieces, true);
    this.frame.markLast(step.last);
    if (this.now.status === 'playing') { this.desk.light(); this.desk.undos(this.now); }
    $('#then').innerHTML = '';
    const by = this.frame.strips.get(step.by);  // nobody did what followed by itself
    $('#prompt').innerHTML = `${by ? `<b>${$('.strip-name', by)?.textContent ?? ''}</b> ` : ''}${step.text}`;
    $('#to-turn').hidden = false;
    $('span', $('#to-turn')).textContent = say(this.now.legal.length ? 'to-your-turn' : 'to-now');
    body.dataset.asked = '0';
  }

  /** The table as it stands. */
  home() {
    const { now } = this;
    if (!now) return;
    this.desk.quiet = false;
    $('#to-turn').hidden = true;
    this.preview.clear();
    const changed = now.stage ? this.frame.show(this.latest, !!this.before && !this.fresh) : [];
    this.frame.markLast(now.last);
    this.desk.update(now, this.moved);
    if (this.before) this.frame.news(changed);
    this.where();
    this.end.update(now);
    if (this.desk.asked && this.moved) this.myTurn(this.before);
    this.moved = false;
    performance.mark('board', { detail: now.n });
    body.dataset.asked = this.desk.asked ? '1' : '0';
    this.obvious();
  }

  /** What nobody would refuse is done, unless one wants to be asked, or has just taken it back. */
  obvious() {
    const { legal, move, obvious } = this.now;
    if (!obvious || kept.ask || !this.desk.asked || this.desk.busy || this.before && move < this.before.move) return;
    const action = legal.find(one => one.text === obvious);
    if (action) this.desk.go({ do: action.id });
  }

  /** Nothing of the last player's is on the page. */
  clear() {
    this.recap.forget();
    this.preview.clear();
    this.frame.clear();
    this.peek.close();
    this.log.update({ from: 0, moves: [] });
    this.before = null;
    body.dataset.asked = '0';
  }

  where() {
    const { actor, chairs, seats, watching } = this.now;
    for (const [seat, strip] of this.frame.strips) strip.classList.toggle('is-turn', seat === actor);
    const mine = this.desk.asked || seats.includes(actor) && !chairs[actor].lent;
    this.entitle((mine ? say('your-turn') + ' · ' : '') + body.dataset.name);
    $('#watching').textContent = watching > 0 ? say('watching', { n: watching }) : '';
  }

  /** The page's title, when the table has come to rest: browsers draw a part of their own window for it. */
  entitle(title) {
    clearTimeout(this.entitling);
    this.entitling = setTimeout(() => { if (document.title !== title) document.title = title; }, REST);
  }

  // Whose turn it is

  /** It has become this page's turn: look there, sound, notify. */
  myTurn(before) {
    this.showLit();
    const again = before && before.actor === this.now.actor && before.seat === this.now.seat && before.legal.length;
    if (again || !before) return;
    if (kept.sound) beep();
    if (kept.notify && document.hidden && window.Notification?.permission === 'granted') new Notification(body.dataset.name, { body: say('notify-body'), tag: this.id });
  }

  /** In a small window: look where the decision is. */
  showLit() {
    const lit = $('.stage-part .is-lit');
    if (!phone.matches && small.matches) lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (phone.matches && lit) { const tab = this.frame.tabOf(lit); if (tab >= 0) this.frame.look(tab); reach(lit); }
  }

  listen() {
    $('#to-turn').addEventListener('click', () => this.recap.end());
    $('#told button').addEventListener('click', () => { $('#told').hidden = true; });
    $('#copy').addEventListener('click', async () => { $('#share').select(); try { await navigator.clipboard.writeText($('#share').value); } catch { document.execCommand('copy'); } });
    for (const link of $$('[data-beside]')) link.addEventListener('click', event => { if (!event.ctrlKey && !event.metaKey) { event.preventDefault(); beside(link.href, this.now?.rules); } });
    $('#beside button').addEventListener('click', () => { $('#beside').hidden = true; });
    phone.addEventListener('change', () => { if (this.now) { this.frame.drawTabs(); this.showLit(); } });
  }
}

/** The rules, beside the game, at what is being played. */
function beside(address, anchor) {
  const box = $('#beside'), frame = $('iframe', box);
  if (box.hidden) frame.src = `${address}?beside${anchor ? '#' + anchor : ''}`;
  box.hidden = !box.hidden;
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

Object.assign(window, { table: new Table() });  // for tests, and for the curious
