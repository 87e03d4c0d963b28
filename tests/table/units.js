// What the page's scripts compute without a table: words, sets of places, numbers over places, counts, lines.
// test_units.py runs these in a browser; each is a sentence and a function that throws when it is not so.

import { bars, curves, rounds } from '/static/charts.js';
import { Deciding } from '/static/deciding.js';
import { Lines } from '/static/lines.js';
import { pieces } from '/static/motion.js';
import { $, kept, make, say, sentence } from '/static/page.js';
import { Recap } from '/static/recap.js';

function same(got, wanted) {
  const [one, other] = [got, wanted].map(value => JSON.stringify(value));
  if (one !== other) throw new Error(`${one} is not ${other}`);
}

/** A desk without a page: what is picked and which forms are open, nothing drawn and nobody asked. */
function desk(choices, forms = []) {
  const made = Object.create(Deciding.prototype);
  return Object.assign(made, { now: { n: 1, legal: [{ id: 1 }], choices, forms }, quiet: false, busy: false, picks: [], form: null, on: new Map(), proposed: new Map(), last: null, waiting: null, chosen: null, offered: null, told: null,
    preview: {}, frame: { place: () => null }, light() {}, ask() {}, halfway() {}, shake() {} });
}

const choice = (key, ...at) => ({ key, at, first: [], pass: false });
const TILES = [choice('take:1', 'die:1', 'tile:a'), choice('take:2', 'die:2', 'tile:a'), choice('put', 'die:1', 'space:7')];
const FORM = { key: 'mayor', opens: [], least: 0, most: 3, parts: [{ at: 'corn', least: 0, most: 2, now: 0, start: 0 }, { at: 'quarry', least: 0, most: 2, now: 1, start: 1 }], presets: [] };
const PAYMENT = { key: 'pay', opens: [], least: 2, most: 2, parts: ['a', 'b', 'c', 'd'].map(at => ({ at, least: 0, most: 1, now: 0, start: at < 'c' ? 1 : 0 })), presets: [], pool: '' };
const CHAIRS = [{ seat: 0, name: 'Anne' }, { seat: 1, name: 'Bernie' }];

function opened() {
  const made = desk([], [FORM]);
  made.open(FORM);
  return made;
}

export const units = {
  'a text has its arguments filled in, and reads differently of one thing': () => {
    same(say('cards', { n: 3 }), '3 cards');
    same(say('cards', { n: 1 }), 'one card');
    same(say('cards', {}), '{n} cards');
    same(say('unknown'), 'unknown');
  },
  'the numbers of a sentence are bold': () => same(sentence('Anne ships 12 corn').innerHTML, 'Anne ships <b>12</b> corn'),
  'an attribute that is not there is not written, and a part of a picture is one': () => {
    const made = make('circle', { r: 2, class: null, hidden: false }, 'x', null);
    same([made.namespaceURI.endsWith('svg'), made.getAttributeNames(), made.textContent], [true, ['r'], 'x']);
  },

  'a choice has all places that are picked, in any order': () => {
    const keys = (...picks) => desk(TILES).having(picks).map(one => one.key);
    same(keys(), ['take:1', 'take:2', 'put']);
    same(keys('tile:a'), ['take:1', 'take:2']);
    same(keys('tile:a', 'die:2'), ['take:2']);
    same(keys('space:7', 'tile:a'), []);
  },
  'picks mean a choice when it is the only one left': () => {
    const made = desk(TILES);
    same([made.meant([]), made.meant(['tile:a']), made.meant(['space:7']).key, made.meant(['die:2']).key], [null, null, 'put', 'take:2']);
  },
  'a place touched again is put back': () => {
    const made = desk(TILES);
    made.picks = ['die:1', 'tile:a'];
    same(made.after('die:1'), ['tile:a']);
  },
  'a place that does not go with what is picked keeps what it can': () => {
    const made = desk(TILES);
    made.picks = ['die:1', 'tile:a'];
    same(made.after('space:7'), ['die:1', 'space:7']);
    same(made.after('nowhere'), ['die:1', 'tile:a']);
  },
  'passing is no choice by places': () => same(desk([{ ...choice('pass'), pass: true }]).having([]), []),
  'nothing can be touched while a decision is on its way': () => {
    const made = desk(TILES);
    same(made.touchable().has('die:1'), true);
    made.busy = true;
    same(made.touchable().size, 0);
  },

  'a form opens with what stands there now': () => same(opened().numbers, { corn: 0, quarry: 1 }),
  'a part takes as many as it holds, then none': () => {
    const made = opened();
    made.toggle('corn');
    made.toggle('corn');
    same([made.numbers, made.sum], [{ corn: 2, quarry: 1 }, 3]);
    made.toggle('corn');
    same([made.numbers, made.sum], [{ corn: 0, quarry: 1 }, 1]);
  },
  'all parts together take no more than the form': () => {
    const made = opened();
    for (const part of ['corn', 'corn', 'quarry']) made.toggle(part);
    same(made.sum <= FORM.most, true);
  },
  'the very thing that is touched is taken and put back': () => {
    const made = opened();
    made.toggle('corn', 2);
    same([...made.on.get('corn')], [2]);
    made.toggle('corn', 2);
    same([...made.on.get('corn')], []);
  },
  'what is proposed gives way: all of it to a card that is touched, one colonist to another circle': () => {
    const made = desk([], [PAYMENT]), chosen = () => Object.entries(made.numbers).filter(([, n]) => n).map(([at]) => at);
    made.open(PAYMENT);
    same(chosen(), ['a', 'b']);
    made.toggle('c', 1);
    same(chosen(), ['c']);
    made.toggle('a', 1);
    same(chosen(), ['a', 'c']);
    made.toggle('d', 1);
    same(chosen(), ['a', 'c']);  // both were chosen: one has to be put back first
    made.form = null;
    made.open({ ...PAYMENT, pool: 'sanjuan' });
    made.toggle('d', 1);
    same(chosen(), ['a', 'd']);
  },
  'a place that says all is known by itself': () => {
    const made = desk([choice('role', 'role:builder'), choice('build', 'role:builder', 'offer:office')]);
    const alone = place => { made.chosen = made.meant([place]); return made.chosen && made.alone(place); };
    same([alone('role:builder'), alone('offer:office')], [true, true]);
  },
  'what can be paid otherwise may begin with the cards, and does not shine': () => {
    const pay = { ...PAYMENT, opens: ['site:1'], otherwise: 'Other cards' }, made = desk([choice('build', 'site:1')], [pay]);
    same([made.touchable().has('c'), made.shining().has('c'), made.shining().has('site:1')], [true, false, true]);
    made.settle(made.after('c'));
    same([made.chosen, made.form], [null, null]);
    made.settle(made.after('site:1'));
    same([made.form.key, made.numbers], ['pay', { a: 0, b: 0, c: 1, d: 0 }]);
  },
  'a click that says all is sent before anything is drawn, and the page is drawn once': () => {
    const made = desk(TILES), told = [], click = kept.click;
    kept.click = true;
    made.preview = { clear: () => told.push('clear') };
    made.send = message => told.push(message.whole.choice);
    made.light = () => told.push('light');
    made.alone = () => true;
    made.touch('space:7', 'mouse');
    kept.click = click;
    same([told, made.busy], [['put', 'clear', 'light'], true]);
  },
  'what was asked is asked again with a position that is the same': () => {
    const made = opened(), asked = [];
    made.ask = () => asked.push(made.question().key);
    made.update(made.now, false);
    same(asked, ['mayor{"corn":0,"quarry":1}']);
  },
  'a touch that is not enough is shown': () => {
    const made = desk(TILES), told = [];
    made.light = () => told.push('light');
    made.touch('die:1', 'mouse');
    same([told, made.picks, made.busy], [['light'], ['die:1'], false]);
  },
  'the only thing that can be done is offered, and passing is open': () => {
    const pass = { ...choice('pass'), pass: true }, sell = choice('sell:corn', 'goods:corn');
    same([desk([sell, pass]).only().key, desk([sell]).only(), desk([sell, choice('sell:sugar', 'goods:sugar'), pass]).only()], ['sell:corn', null, null]);
    const made = desk([sell, pass]);
    made.offer();
    same([made.chosen.key, made.changed], ['sell:corn', false]);
  },
  'a form knows whether it stands as it began': () => {
    const made = opened();
    same(made.atStart(), true);
    made.toggle('corn');
    same(made.atStart(), false);
  },

  'bars count each seat, and draw nothing less than nothing': () => {
    const [svg, key] = bars({ title: 'Points', lines: [['chips', 5, 0], ['fines', -2, 3]] }, CHAIRS);
    same(svg.getAttribute('aria-label'), 'Points. Anne 5, Bernie 3');
    same([svg.querySelectorAll('.part').length, key.children.length], [2, 2]);
  },
  'rounds have a column for every number': () => {
    const [svg] = rounds({ title: 'Sales', lines: [['1', 2, 0], ['2', 1, 4]] }, CHAIRS);
    same([svg.getAttribute('aria-label'), svg.querySelectorAll('.column').length], ['Sales. Anne 3, Bernie 4', 3]);
  },
  'curves name the leader first': () => {
    const svg = curves({ chart: [[0, 0, 0, 0], [10, 1, 4, 9]] }, CHAIRS);
    same([...svg.querySelectorAll('.name')].map(name => name.textContent), ['9 Bernie', '4 Anne']);
  },

  'a recap begins after one’s own last move, and leaves out what is not worth telling': () => {
    const made = Object.assign(Object.create(Recap.prototype), { steps: [{ by: 1, text: 'old' }], at: -1, pace: 'once', draw() {} });
    same(made.add([{ by: 1, text: 'a' }, { by: 0, text: 'mine' }, { by: 1, text: 'b' }, { by: 1, text: '' }], 0), false);
    same(made.steps.map(step => step.text), ['b']);
    made.add(Array.from({ length: 99 }, (_, n) => ({ by: 1, text: String(n) })), 0);
    same([made.steps.length, made.steps.at(-1).text], [60, '98']);
  },
  'a move of which nothing is said belongs to the last one that is told': () => {
    document.body.append(make('div', { id: 'log' }, make('ol')));
    const made = new Lines({ place: () => null }, () => {});
    made.fill([[{ n: 1, by: 0, text: 'Anne takes corn.', round: 1 }], [], [{ n: 3, by: 1, text: 'Bernie passes.', round: 1 }]]);
    same([made.at(0), made.at(2), made.at(3)], ['', 'Anne takes corn.', 'Bernie passes.']);
    made.at(2);
    same([...document.querySelectorAll('.is-later')].map(line => line.dataset.n), ['3']);
    $('#log').remove();
  },
  'the pieces of a picture are found by their keys': () => {
    const picture = make('div');
    picture.innerHTML = '<svg><g data-key="a"><text>1</text></g><g data-key="b"></g></svg>';
    same([...pieces(picture)], [['a', '<text>1</text>'], ['b', '']]);
  },
};
