// The browser's side of the table. It knows no game: it matches touches on places (data-at) with the legal actions
// that the server sends, and shows what the server drew. One module, no build step.

const $ = (what, where = document) => where.querySelector(what);
const $$ = (what, where = document) => [...where.querySelectorAll(what)];
const body = document.body;
const words = body.dataset.words ? JSON.parse(body.dataset.words) : {};
const phone = matchMedia('(max-width: 699px)');
const small = matchMedia('(max-width: 1319px)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A text of the page, its {arguments} filled in. */
function say(key, args = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => args[name] ?? all);
}

/** An element with attributes and children. */
function make(tag, attributes = {}, ...children) {
  const svg = ['svg', 'use', 'path', 'text', 'polyline', 'line', 'g'].includes(tag);
  const made = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== false) made.setAttribute(name, value);
  made.append(...children.filter(child => child !== null));
  return made;
}

const icon = name => make('svg', { class: 'icon', 'aria-hidden': 'true' }, make('use', { href: '#i-' + name }));
const mark = seat => make('svg', { class: 'mark mark-' + seat, 'aria-hidden': 'true' }, make('use', { href: '#m-' + seat }));
const hush = text => make('span', { class: 'sr' }, text);

/** A sentence whose numbers are bold. */
function sentence(text) {
  const said = make('span');
  for (const part of text.split(/(\d+)/)) said.append(/^\d+$/.test(part) ? make('b', {}, part) : part);
  return said;
}

// Preferences -------------------------------------------------------------

for (const input of $$('input[name=theme]')) {
  input.addEventListener('change', () => {
    document.documentElement.dataset.theme = input.value;
    document.cookie = `theme=${input.value}; path=/; max-age=31536000; samesite=lax`;
  });
}

const kept = {};
for (const input of $$('[data-keep]')) {
  const name = input.dataset.keep;
  const stored = localStorage.getItem('comptoir-' + name) ?? input.dataset.default ?? '';
  kept[name] = input.checked = stored === '1';
  input.addEventListener('change', () => {
    kept[name] = input.checked;
    localStorage.setItem('comptoir-' + name, input.checked ? '1' : '0');
    if (name === 'notify' && input.checked && 'Notification' in window) Notification.requestPermission();
  });
}

// The board: panels, and where they stand ---------------------------------

/** The panels of a board on a page: common ones in columns, one's own below, the others' beside. */
class Board {
  constructor() {
    this.panels = new Map();  // by name: what the server said, and the element
    this.shown = '';
    this.columns = '';
    this.commons = $('#commons');
    new ResizeObserver(() => this.arrange()).observe(this.commons.parentNode);
  }

  /** Where the last move was made. */
  markLast(names) {
    for (const place of this.places()) place.classList.toggle('is-last', names.includes(place.dataset.at));
  }

  /** Take over new panels; the names of those that changed. */
  update(list, viewer, names) {
    const changed = [];
    for (const [name, panel] of this.panels) {
      if (!list.some(one => one.name === name)) { panel.at.remove(); this.panels.delete(name); this.columns = ''; }
    }
    for (const one of list) {
      const known = this.panels.get(one.name);
      const panel = { ...known, ...one };
      if (!known) panel.at = this.frame(one, viewer, names);
      if (one.svg && one.svg !== known?.svg) {
        $('.picture', panel.at).innerHTML = one.svg;
        ready($('.picture', panel.at));
        if (panel.level > 1) $('svg', panel.at).style.maxWidth = $('svg', panel.at).style.width = `${100 * panel.level}%`;
        changed.push(one.name);
      }
      if (!known || known.w !== one.w || known.h !== one.h) this.columns = '';
      this.panels.set(one.name, panel);
    }
    this.put(list, viewer);
    return changed;
  }

  frame(one, viewer, names) {
    const id = 'p-' + one.name.replace(/\W/g, '-');
    const own = one.seat >= 0;
    const head = one.name.includes(':') ? make('h2', { class: 'sr', id: id + '-h' }, names[one.seat] ?? one.title)  // its picture has a head of its own
      : make('header', { class: 'panel-head' }, make('h2', { id: id + '-h' }, one.title));
    return make('section', { class: own ? 'panel seat' : 'panel', id, 'data-panel': one.name, 'aria-labelledby': id + '-h' },
      head, make('div', { class: 'picture' }));
  }

  /** Every panel in its part of the page, in the server's order. */
  put(list, viewer) {
    this.viewer = viewer;
    for (const one of list) {
      const panel = this.panels.get(one.name);
      const own = one.seat === viewer && one.seat >= 0;
      panel.where = one.seat < 0 || own && panel.w < 700 && !phone.matches ? 'commons' : own ? 'own' : 'others';
      if (panel.where !== 'commons') {
        const there = $('#' + panel.where);
        if (panel.at.parentNode !== there) there.append(panel.at);
      }
      panel.at.classList.toggle('own', own);
    }
    this.order = list.map(one => one.name);
    this.arrange();
  }

  /** Lay the common panels in columns so that all of them take the least height, none much above its own size. */
  arrange() {
    const list = (this.order ?? []).map(name => this.panels.get(name)).filter(panel => panel?.where === 'commons');
    const width = this.commons.parentNode.clientWidth;
    if (!list.length || !width) return;
    const plan = columns(list, width);
    const key = plan.map(column => column.names.join() + '/' + Math.round(column.width)).join('|');
    if (key === this.columns) return;
    this.columns = key;
    const made = plan.map(column => {
      const there = make('div', { class: 'column' });
      there.style.flex = `${column.width} 1 0`;
      for (const name of column.names) {
        const { at, w } = this.panels.get(name);
        at.style.flex = `${w + FRAME} 1 ${Math.round(w * SMALLEST + FRAME)}px`;
        there.append(at);
      }
      return there;
    });
    this.commons.replaceChildren(...made);
  }

  /** On a phone one panel is shown at a time. */
  show(name) {
    if (!this.panels.has(name)) return;
    this.shown = name;
    for (const [other, panel] of this.panels) panel.at.classList.toggle('is-shown', other === name);
    for (const where of ['commons', 'own', 'others'])
      $('#' + where).classList.toggle('is-shown', this.panels.get(name).where === where);
    this.zoomable(this.panels.get(name));
  }

  /** A picture shown much smaller than it was drawn can be enlarged; it then scrolls in its frame. */
  zoomable(panel) {
    const picture = $('.picture', panel.at), head = $('.panel-head', panel.at);
    const small = head && picture.clientWidth && picture.clientWidth / panel.w < 0.6;
    if (!small) { $('.zoom', panel.at)?.remove(); picture.classList.remove('is-large'); return; }
    if (!$('.zoom', head)) {
      const button = (sign, key, by) => {
        const made = make('button', { class: 'btn btn-icon', type: 'button', 'aria-label': say(key) }, sign);
        made.addEventListener('click', () => this.zoom(panel, (panel.level ?? 1) * by));
        return made;
      };
      head.append(make('span', { class: 'zoom' }, button('−', 'zoom-out', 1 / 1.5), button('+', 'zoom-in', 1.5)));
    }
  }

  zoom(panel, level, place = null) {
    const known = this.panels.get(panel.name), picture = $('.picture', known.at), svg = $('svg', picture);
    known.level = Math.max(1, Math.min(level, 4));
    const before = (picture.scrollLeft + picture.clientWidth / 2) / picture.scrollWidth, down = (picture.scrollTop + picture.clientHeight / 2) / picture.scrollHeight;
    picture.classList.toggle('is-large', known.level > 1);
    svg.style.maxWidth = svg.style.width = known.level > 1 ? `${100 * known.level}%` : '';
    if (place) {
      const box = place.getBoundingClientRect(), frame = picture.getBoundingClientRect();
      picture.scrollBy(box.left + box.width / 2 - frame.left - frame.width / 2, box.top + box.height / 2 - frame.top - frame.height / 2);
    } else picture.scrollTo(before * picture.scrollWidth - picture.clientWidth / 2, down * picture.scrollHeight - picture.clientHeight / 2);
  }

  /** Make sure that a finger can touch a place. */
  reach(place) {
    const panel = this.panels.get(this.panelOf(place));
    this.zoomable(panel);
    const size = place.querySelector('.rim')?.getBoundingClientRect();
    if ($('.zoom', panel.at) && size && Math.min(size.width, size.height) < 40) this.zoom(panel, (panel.level ?? 1) * 44 / Math.min(size.width, size.height), place);
  }

  places() { return $$('[data-at]', $('main')); }
  place(name) { return $(`main [data-at="${CSS.escape(name)}"]`); }
  panelOf(place) { return place.closest('[data-panel]')?.dataset.panel; }
}

const FRAME = 24, HEAD = 44, GAP = 12;  // pixels around a picture
const SMALLEST = 0.8, LARGEST = 1.2;  // how far a picture may be drawn from its own size

/** The best split of panels into one, two or three columns. */
function columns(list, width) {
  const most = Math.min(list.length > 7 ? 2 : 3, list.length);
  let best = null;
  for (let count = 1; count <= most; count++) {
    for (let code = 0; code < count ** (list.length - 1); code++) {
      const split = Array.from({ length: count }, () => []);
      let rest = code;
      list.forEach((panel, n) => { split[n ? rest % count : 0].push(panel); if (n) rest = Math.floor(rest / count); });
      if (split.some(part => !part.length)) continue;
      const plan = judged(split, width);
      if (!best || plan.cost < best.cost) best = plan;
    }
  }
  return best.columns;
}

/** How high a split is; the columns are as wide as their widest panel asks for. Small pictures cost. */
function judged(split, width) {
  const wants = split.map(part => Math.max(...part.map(panel => panel.w)) + FRAME);
  const free = width - GAP * (split.length - 1);
  const scale = Math.min(free / wants.reduce((sum, want) => sum + want, 0), LARGEST);
  const laid = split.map((part, n) => {
    const wide = wants[n] * free / wants.reduce((sum, want) => sum + want, 0);
    return { names: part.map(panel => panel.name), width: wide, high: highOf(part, wide) };
  });
  const highs = laid.map(column => column.high), high = Math.max(...highs);
  const tiny = Math.max(0, 0.9 - scale);
  return { cost: (high + 0.1 * (high - Math.min(...highs))) * (1 + 40 * tiny * tiny) + 4 * split.length, columns: laid };
}

/** The height of panels that stand in a column, several in a row where they fit. */
function highOf(part, wide) {
  let high = 0, row = [];
  const close = () => {
    const sum = row.reduce((all, panel) => all + panel.w + FRAME, 0), free = wide - GAP * (row.length - 1);
    high += Math.max(...row.map(panel => HEAD + GAP + panel.h * Math.min((free * (panel.w + FRAME) / sum - FRAME) / panel.w, LARGEST)));
    row = [];
  };
  for (const panel of part) {
    const used = row.reduce((all, one) => all + one.w * SMALLEST + FRAME + GAP, 0);
    if (row.length && used + panel.w * SMALLEST + FRAME > wide) close();
    row.push(panel);
  }
  if (row.length) close();
  return high;
}

/** Make an inserted picture pleasant to point at: what a place says is shown by us, not by the browser. */
function ready(picture) {
  const svg = $('svg', picture);
  if (!svg) return;
  svg.style.maxWidth = Math.round(svg.viewBox.baseVal.width * LARGEST) + 'px';
  svg.querySelector(':scope > title')?.remove();
  for (const place of $$('[data-at]', svg)) {
    const title = place.querySelector(':scope > title');
    if (!title) continue;
    place.dataset.tip = title.textContent;
    title.remove();
    place.setAttribute('role', $('[data-at]', place) ? 'group' : 'img');
    place.setAttribute('aria-label', place.dataset.tip);
  }
}

// Explanations -------------------------------------------------------------

/** What a place says, beside it; a sheet at the bottom on a phone. */
class Explain {
  constructor(ask) {
    this.box = $('#explain');
    this.ask = ask;  // asks the server for the rule behind a place
    this.timer = 0;
    this.at = null;
    const main = $('main');
    main.addEventListener('pointerover', event => {
      if (event.pointerType !== 'mouse') return;
      const place = event.target.closest?.('[data-tip]');
      if (place !== this.at) { this.hide(); if (place) this.later(place, 450); }
    });
    main.addEventListener('pointerdown', event => {
      clearTimeout(this.timer);
      if (event.pointerType === 'mouse') { this.hide(); return; }
      const place = event.target.closest?.('[data-tip]');
      this.long = false;
      this.hide();
      if (place) this.timer = setTimeout(() => { this.long = true; this.show(place); }, 500);
    });
    main.addEventListener('pointermove', event => { if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(this.timer); });
    main.addEventListener('pointerup', event => { if (event.pointerType !== 'mouse') clearTimeout(this.timer); });
    main.addEventListener('contextmenu', event => { if (this.long) event.preventDefault(); });
    main.addEventListener('focusin', event => { if (event.target.matches?.('[data-tip]:focus-visible')) this.later(event.target, 700); });
    main.addEventListener('focusout', () => this.hide());
    addEventListener('scroll', () => this.hide(), { passive: true });
    this.box.addEventListener('click', () => this.hide());
  }

  later(place, wait) {
    this.at = place;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(place), wait);
  }

  show(place) {
    if (!place.isConnected) return;
    clearTimeout(this.timer);
    this.at = place;
    const [head, ...rest] = place.dataset.tip.split(/(?<=[.!?])\s+/);
    this.fill(head, rest);
    this.box.showPopover();
    this.beside(place);
    this.ask?.(place.dataset.at);
  }

  /** The rule has come from the server. */
  told(at, text) {
    if (!this.at || this.at.dataset.at !== at || !text.length || !this.box.matches(':popover-open')) return;
    const tip = this.at.dataset.tip;
    this.fill(text[0], [...text.slice(1), ...(text.some(line => tip.includes(line)) ? [] : [tip])]);
    this.beside(this.at);
  }

  fill(head, rest) {
    $('h2', this.box).textContent = head;
    $('div', this.box).replaceChildren(...rest.map(line => make('p', {}, line)));
  }

  beside(place) {
    if (phone.matches) { this.box.style.left = this.box.style.top = ''; return; }
    const there = place.getBoundingClientRect(), box = this.box.getBoundingClientRect();
    const right = there.right + 10 + box.width < innerWidth ? there.right + 10 : Math.max(8, there.left - 10 - box.width);
    this.box.style.left = right + 'px';
    this.box.style.top = Math.max(8, Math.min(there.top, innerHeight - box.height - 12)) + 'px';
  }

  hide() {
    clearTimeout(this.timer);
    this.at = null;
    if (this.box.matches(':popover-open')) this.box.hidePopover();
  }
}

// The log -------------------------------------------------------------------

class Log {
  constructor(board, link) {
    this.list = $('#log ol');
    this.box = $('#log');
    this.board = board;
    this.link = link;
    this.moves = [];  // the elements of each move
    this.list.addEventListener('pointerover', event => this.point(event.target.closest('.line')));
    this.list.addEventListener('pointerleave', () => this.point(null));
    this.list.addEventListener('focusin', event => this.point(event.target.closest('.line')));
    this.list.addEventListener('focusout', () => this.point(null));
  }

  update({ from, moves }) {
    const low = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < 60;
    if (from === 0 && this.box.getAttribute('role') === 'log') {  // an old log is not read aloud
      this.box.setAttribute('aria-live', 'off');
      setTimeout(() => this.box.setAttribute('aria-live', 'polite'), 1000);
    }
    while (this.moves.length > from) this.moves.pop().forEach(line => line.remove());
    let round = from ? this.now : 0;
    for (const lines of moves) {
      const made = [];
      for (const line of lines) {
        if (line.round && line.round !== round) {
          round = line.round;
          if (!new RegExp(`\\b${round}\\b`).test(this.lastText)) made.push(make('li', { class: 'log-round', 'data-round': round }, say('round', { n: round })));
        }
        made.push(this.line(line, made.length > 0 && made.at(-1).classList.contains('line')));
        this.lastText = line.text;
      }
      this.list.append(...made);
      this.now = round;
      this.moves.push(made);
    }
    for (const line of $$('.is-now', this.list)) line.classList.remove('is-now');
    this.moves.at(-1)?.find(line => line.classList.contains('line'))?.classList.add('is-now');
    if (low || from === 0) this.box.scrollTop = this.box.scrollHeight;
  }

  line(line, further) {
    const number = further ? make('span') : make('a', { class: 'line-no', href: this.link(line.n), 'aria-label': say('replay-line', { n: line.n }) }, String(line.n));
    const made = make('li', { class: line.auto ? 'line is-auto' : 'line', 'data-n': line.n, title: line.auto ? say('log-auto') : null },
      line.by >= 0 ? mark(line.by) : make('span', { class: 'mark' }), sentence(line.text), number);
    made.places = line.at ?? [];
    return made;
  }

  /** Show on the board where a line happened. */
  point(line) {
    if (line === this.pointed) return;
    this.pointed = line;
    for (const place of $$('.is-pointed')) place.classList.remove('is-pointed');
    for (const name of line?.places ?? []) this.board.place(name)?.classList.add('is-pointed');
  }
}

// The end: points by source, and over time ----------------------------------

function showEnd(end, chairs) {
  const winners = end.winners.map(seat => chairs[seat].name);
  $('#end .end-head .mark')?.remove();
  $('#end .end-head').prepend(mark(end.winners[0]));
  const points = end.points[end.winners[0]];
  $('#end-h').textContent = winners.length > 1 ? say('wins-shared', { names: winners.join(', '), points }) : say('wins', { name: winners[0], points });
  $('#end-why').textContent = say(end.round ? 'end-because' : 'end-because-bare', end);
  const won = seat => (end.winners.includes(seat) ? 'is-winner' : null);
  const row = (name, cells, cls) => make('tr', { class: cls }, make('th', { scope: 'row' }, name),
    ...cells.map((cell, seat) => make('td', { class: won(seat) }, cell === 0 && !cls ? '–' : String(cell))));
  $('.score thead').replaceChildren(make('tr', {}, make('th', { scope: 'col' }, hush(say('end-source'))),
    ...chairs.map(chair => make('th', { scope: 'col', class: won(chair.seat) }, mark(chair.seat), chair.name))));
  $('.score tbody').replaceChildren(...end.parts.map(([name, ...cells]) => row(name, cells)));
  $('.score tfoot').replaceChildren(row(say('end-total'), end.points, 'total'), ...end.ties.map(([name, ...cells]) => row(name, cells, 'note')));
  $('.chart svg')?.remove();
  $('.chart').append(chart(end, chairs));
}

/** Lines of points, each with its seat's mark and name at the end. */
function chart(end, chairs) {
  const rows = end.chart, high = Math.max(1, ...rows.flatMap(row => row.slice(2))), last = Math.max(1, rows.at(-1)[0]);
  const x = move => 30 + 250 * move / last, y = points => 200 - 184 * Math.max(0, points) / high;
  const finals = chairs.map(chair => ({ chair, points: rows.at(-1)[2 + chair.seat] })).sort((a, b) => b.points - a.points);
  const said = finals.map(({ chair, points }) => `${chair.name} ${points}`).join(', ');
  const svg = make('svg', { viewBox: '0 0 400 242', role: 'img', 'aria-label': say('chart-label', { scores: said }) });
  const step = Math.max(1, Math.ceil(high / 3 / 5) * 5);
  for (let line = 0; line <= high; line += step)
    svg.append(make('path', { class: 'grid', d: `M30 ${y(line)}H280` }), make('text', { x: 22, y: y(line) + 4, 'text-anchor': 'end' }, String(line)));
  const rounds = rows.some(row => row[1]), shown = Math.ceil(rows.length / 6);
  rows.forEach((row, n) => { if (n % shown === 0 || n === rows.length - 1 && n % shown > shown / 2) svg.append(make('text', { x: x(row[0]), y: 220, 'text-anchor': 'middle' }, String(rounds ? row[1] : row[0]))); });
  svg.append(make('text', { x: 155, y: 237, 'text-anchor': 'middle' }, say(rounds ? 'end-round' : 'end-move')));
  for (const chair of chairs) svg.append(make('polyline', { class: 's' + chair.seat, points: rows.map(row => `${x(row[0])},${y(row[2 + chair.seat])}`).join(' ') }));
  let below = 8;
  for (const { chair, points } of finals) {
    below = Math.max(below + 20, y(points));
    const sign = mark(chair.seat);
    for (const [name, value] of Object.entries({ x: 294, y: below - 7, width: 14, height: 14 })) sign.setAttribute(name, value);
    svg.append(make('path', { class: 'grid', d: `M280 ${y(points)}L292 ${below}` }), sign,
      make('text', { class: 'name', x: 313, y: below + 5 }, `${points} ${chair.name.slice(0, 9)}`));
  }
  return svg;
}

// The table -------------------------------------------------------------------

class Table {
  constructor() {
    this.id = body.dataset.table;
    this.watch = 'watch' in body.dataset;
    this.board = new Board();
    this.log = new Log(this.board, n => `/t/${this.id}/replay?move=${n}`);
    this.explain = new Explain(at => this.send({ explain: at }));
    this.now = null;  // the last the server said
    this.picks = [];  // the places touched so far
    this.chosen = null;  // the legal action that is picked
    this.wait = 500;
    this.unseen = new Set();  // panels where something happened that was not looked at
    this.turnOf = null;
    this.listen();
    this.connect();
  }

  // The connection

  connect() {
    clearTimeout(this.again);
    const seat = new URLSearchParams(location.search).get('seat');
    const query = new URLSearchParams({ narrow: small.matches ? '1' : '0' });
    if (this.watch) query.set('watch', '1');
    const own = this.now?.seat >= 0 ? this.now.seat : seat;
    if (own !== null && own !== undefined) query.set('seat', own);
    const socket = this.socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/t/${this.id}/live?${query}`);
    socket.onmessage = event => { this.heard = Date.now(); this.hear(JSON.parse(event.data)); };
    socket.onopen = () => { this.wait = 500; $('#lost').hidden = true; this.fresh = true; };
    socket.onclose = event => {
      if (this.socket !== socket) return;
      if (event.code === 4404) { location.href = '/'; return; }
      $('#lost').hidden = false;
      $('#lost-says').textContent = this.now ? say('lost-safe', { n: this.now.move }) : '';
      this.again = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 1.6, 5000);
    };
  }

  reconnect() { this.wait = 500; this.socket.onclose = null; this.socket.close(); this.connect(); }

  /** After sleep: is anybody there? */
  wake() {
    if (this.socket.readyState > 1) { this.reconnect(); return; }
    if (this.socket.readyState !== 1 || Date.now() - (this.heard ?? 0) < 20000) return;
    const before = this.heard;
    this.send({ look: {} });
    setTimeout(() => { if (this.heard === before) this.reconnect(); }, 4000);
  }

  send(message) { if (this.socket.readyState === 1) this.socket.send(JSON.stringify(message)); }

  hear(message) {
    if (message.is === 'table') this.update(message);
    else if (message.is === 'chat') this.chat(message.lines);
    else if (message.is === 'advice') { if (message.n === this.now?.n) this.advise(message.text); }
    else if (message.is === 'explain') this.explain.told(message.at, message.text);
    else if (message.is === 'refused') { this.busy = false; this.tell(message.why); this.light(); }
  }

  /** A line that goes by itself. */
  tell(text) {
    $('#told p').textContent = text;
    $('#told').hidden = false;
    clearTimeout(this.told);
    this.told = setTimeout(() => { $('#told').hidden = true; }, 7000);
  }

  // What the server says

  update(now) {
    const before = this.now, fresh = this.fresh;
    this.fresh = false;
    const moved = !before || before.n !== now.n || before.seat !== now.seat;
    this.now = now;
    this.busy = false;
    const swap = () => this.paint(before, now, moved);
    const calm = still.matches || document.hidden || !before || fresh || !now.panels.some(panel => panel.svg);
    if (calm || !document.startViewTransition) { swap(); return; }
    for (const panel of now.panels) {
      const at = this.board.panels.get(panel.name)?.at;
      if (at) at.style.viewTransitionName = panel.svg ? 'panel-' + panel.name.replace(/\W/g, '-') : 'none';
    }
    const going = document.startViewTransition(swap);
    going.ready.catch(() => {});
    going.finished.catch(() => {});
  }

  paint(before, now, moved) {
    if (this.mustHandOver(now)) return;
    const names = now.chairs.map(chair => chair.name);
    const changed = this.board.update(now.panels, now.seat, names);
    this.board.markLast(now.last);
    this.log.update(now.log);
    if (moved) { this.picks = []; this.chosen = null; if (phone.matches) $('#list').open = false; }
    this.asked = now.legal.length > 0;
    $('#prompt').textContent = now.prompt;
    if (moved || now.advice) this.advise(now.advice ?? '');
    $('.desk').classList.toggle('is-asked', this.asked);
    $('.desk').hidden = now.status !== 'playing';
    this.choices(now);
    this.undoButton(now);
    this.tabs(now, changed, before);
    this.where(now);
    this.question(now);
    this.lending(now);
    this.waiting(now);
    this.ending(now);
    if (before && before.refusals[0] !== now.refusals[0]) this.tell(say('refused-by', { name: now.refusals[1] }));
    this.light();
    if (this.asked && moved) this.myTurn(before);
    performance.mark('board', { detail: now.n });
    body.dataset.n = now.n;
    body.dataset.actor = now.actor;
    body.dataset.status = now.status;
    body.dataset.asked = this.asked ? '1' : '0';
  }

  advise(text) { $('#advice').textContent = text; $('#advice').hidden = !text; }

  where(now) {
    const name = $('#where').dataset.name ??= $('#where').textContent;
    $('#where').textContent = [name, now.round ? say('round', { n: now.round }).toLowerCase() : ''].filter(Boolean).join(' · ');
    const mine = this.asked || now.seats.includes(now.actor) && !now.chairs[now.actor].lent;
    $('#turn').hidden = !mine;
    document.title = (mine ? say('your-turn') + ' · ' : '') + body.dataset.title;
    $('#watching').textContent = now.watching ? say('watching', { n: now.watching }) : '';
    for (const panel of this.board.panels.values()) panel.at.classList.toggle('is-turn', panel.seat >= 0 && panel.seat === now.actor);
  }

  /** It has become this page's turn: look there, sound, notify. */
  myTurn(before) {
    this.showLit();
    const again = before && before.actor === this.now.actor && before.seat === this.now.seat && before.legal.length;
    if (again || !before) return;
    if (kept.sound) beep();
    if (kept.notify && document.hidden && window.Notification?.permission === 'granted') new Notification(body.dataset.title, { body: say('notify-body'), tag: this.id });
  }

  /** On a phone: the panel where the decision is. */
  showLit() {
    const first = this.nextPlaces()[0], place = first && this.board.place(first);
    const panel = place ? this.board.panelOf(place) : this.board.shown;
    if (!phone.matches) { this.scrollToLit(place); return; }
    if (!this.board.panels.has(panel)) return;
    this.unseen.delete(panel);
    this.board.show(panel);
    this.tabs(this.now, [], null);
    if (place) this.board.reach(place);
  }

  /** Elsewhere: scroll there when nothing that can be touched is in sight. */
  scrollToLit(first) {
    const top = $('.bar').getBoundingClientRect().bottom, low = $('.ask').getBoundingClientRect().top;
    const seen = place => { const box = place.getBoundingClientRect(); return box.top >= top && box.bottom <= Math.max(low, innerHeight / 2); };
    if (!first || this.nextPlaces().some(name => { const place = this.board.place(name); return place && seen(place); })) return;
    const box = first.getBoundingClientRect();
    scrollBy({ top: box.top + box.height / 2 - (top + low) / 2, behavior: still.matches ? 'auto' : 'smooth' });
  }

  // Picking: places on the board, buttons, keys

  candidates() { return this.now.legal.filter(([, , , path]) => this.picks.every((place, n) => path[n] === place)); }
  nextPlaces() { return [...new Set(this.candidates().map(action => action[3][this.picks.length]).filter(Boolean))]; }

  /** Light what can be touched next. */
  light() {
    const next = new Set(this.now && !this.chosen && !this.busy ? this.nextPlaces() : []);
    if (this.chosen) for (const action of this.now.legal) if (action[3].length) next.add(action[3][0]);
    const picked = new Set(this.chosen ? this.chosen[3] : this.picks);
    let stop = null;
    for (const place of this.board.places()) {
      const lit = next.has(place.dataset.at), on = picked.has(place.dataset.at);
      place.classList.toggle('is-lit', lit || on);
      place.classList.toggle('is-picked', on);
      const inner = (lit || on) && $$('[data-at]', place).some(child => next.has(child.dataset.at));
      const button = (lit || on) && !inner;
      place.setAttribute('role', button ? 'button' : $('[data-at]', place) ? 'group' : 'img');
      place.setAttribute('aria-label', button ? this.labelAt(place) : place.dataset.tip ?? '');
      if (button) place.setAttribute('tabindex', '-1'); else place.removeAttribute('tabindex');
      if (on && button) place.setAttribute('aria-pressed', 'true'); else place.removeAttribute('aria-pressed');
      if (button) stop ??= place;
    }
    stop?.setAttribute('tabindex', '0');
    const go = $('#go');
    go.disabled = !this.chosen || this.busy;
    go.hidden = !this.asked;
    $('span', go).textContent = this.chosen ? this.chosen[2] : say(this.picks.length ? 'choose-on-board' : 'pick');
    for (const button of $$('.action')) button.setAttribute('aria-pressed', String(this.chosen?.[0] === Number(button.dataset.id)));
    for (const button of $$('.action')) button.parentNode.hidden = this.picks.length > 0 && !this.chosen && !this.candidates().some(action => action[0] === Number(button.dataset.id));
    for (const tab of $$('.tab')) tab.classList.toggle('has-lit', !!$(`[data-panel="${CSS.escape(tab.dataset.tab)}"] .is-lit`));
  }

  /** A button on the board says what happens, if only one thing can. */
  labelAt(place) {
    const here = this.candidates().filter(action => action[3][this.picks.length] === place.dataset.at);
    return here.length === 1 ? here[0][2] : place.dataset.tip ?? place.dataset.at;
  }

  /** A place is touched. Plays when that is all there is to say, unless it is to be confirmed. */
  touch(name, confirm) {
    if (!this.asked || this.busy) return;
    if (this.chosen) {
      if (this.chosen[3].at(-1) === name) { this.play(); return; }
      this.putBack();
    }
    if (!this.nextPlaces().includes(name)) return;
    this.picks.push(name);
    const left = this.candidates();
    if (left.length === 1) this.choose(left[0], confirm);
    else if (left.every(action => action[3].length === this.picks.length)) { this.light(); this.openList(); }
    else this.light();
  }

  choose(action, confirm) {
    this.chosen = action;
    this.picks = [...action[3]];
    if (confirm) this.light(); else this.play();
  }

  putBack() { this.chosen = null; this.picks = []; this.light(); }

  play() {
    if (!this.chosen || this.busy) return;
    performance.mark('click', { detail: this.now.n });
    this.busy = true;
    body.dataset.asked = '0';
    this.send({ do: this.chosen[0], n: this.now.n });
    this.light();
  }

  openList() { const list = $('#list'); list.open = true; $('.action', list)?.focus(); }

  choices(now) {
    const button = ([id, text, label], key) => make('li', {}, make('button', { class: 'btn action', type: 'button', 'data-id': id, 'data-do': text, 'aria-pressed': 'false' },
      make('span', {}, label), key === '' ? null : make('kbd', { 'aria-hidden': 'true' }, key)));
    const passes = now.legal.filter(action => action[1] === 'pass'), rest = now.legal.filter(action => action[1] !== 'pass');
    $('#choices').replaceChildren(...rest.map((action, n) => button(action, n < 9 ? String(n + 1) : '')));
    $('#passes').replaceChildren(...passes.map(action => button(action, '0')));
    $('#command-list').replaceChildren(...now.legal.map(action => make('option', { value: action[1] }, action[2])));
    $('#list-says').textContent = say('actions-all', { n: now.legal.length });
    $('#list').hidden = !this.asked;
  }

  undoButton(now) {
    const asking = now.ask?.by === now.seat && now.seat >= 0;
    $('#undo').hidden = !asking && !now.undo;
    $('#undo span').textContent = say(asking ? 'undo-withdraw' : now.undo === 'free' ? 'undo' : 'undo-ask');
  }

  undo() {
    if ($('#undo').hidden) return;
    if (this.now.ask?.by === this.now.seat) this.send({ withdraw: true });
    else this.send({ undo: this.now.n });
  }

  command(text, enter) {
    const form = $('#command-form'), found = this.now.legal.find(action => action[1] === text.trim());
    form.classList.toggle('is-wrong', enter && !found && text !== '');
    const allowed = this.now.legal.slice(0, 8).map(action => action[1]).join(', ') + (this.now.legal.length > 8 ? ', …' : '');
    $('#command-says').textContent = text === '' ? '' : found ? say('command-allowed', { text: found[1] }) : enter ? say('command-not', { text: text.slice(0, 40), allowed }) : '';
    if (enter && found && !this.busy) { this.choose(found, false); $('#command').value = ''; $('#command-says').textContent = ''; }
  }

  // Tabs, for phones and tablets

  tabs(now, changed, before) {
    $('#tabs').hidden = !now.panels.length;
    if (before) for (const name of changed) if (name !== this.board.shown) this.unseen.add(name);
    if (!this.board.panels.has(this.board.shown) && now.panels.length) this.board.show(now.panels[0].name);
    const list = now.panels.map(panel => this.board.panels.get(panel.name));
    const seats = list.filter(panel => panel.seat >= 0 && panel.name.includes(':'));
    const shownSeats = seats.filter((panel, n) => seats.findIndex(other => other.seat === panel.seat) === n);
    const tab = panel => {
      const chair = shownSeats.includes(panel) ? now.chairs[panel.seat] : null, news = this.unseen.has(panel.name) && panel.name !== this.board.shown, turn = chair && panel.seat === now.actor;
      const points = chair?.points ?? null;
      const at = make('a', { class: 'tab' + (turn ? ' is-turn' : '') + (panel.name === this.board.shown ? ' is-shown' : ''), href: '#' + panel.at.id, 'data-tab': panel.name, 'aria-current': panel.name === this.board.shown ? 'true' : null },
        chair ? make('span', { class: 'tab-top' }, mark(panel.seat), points === null ? '' : String(points), points === null ? '' : hush(' ' + say('points'))) : null,
        make('span', { class: 'tab-name' }, chair ? chair.name : panel.title), turn ? hush(say('turn-mark')) : null,
        news ? make('span', { class: 'dot' }) : null, news ? hush(say('news-mark')) : null);
      return make('li', {}, at);
    };
    $('.tabs-seats').replaceChildren(...shownSeats.map(tab));
    $('.tabs-commons').replaceChildren(...list.filter(panel => panel.seat < 0 || !shownSeats.includes(panel)).map(tab));
    for (const at of $$('.tab')) at.classList.toggle('has-lit', !!$(`[data-panel="${CSS.escape(at.dataset.tab)}"] .is-lit`));
  }

  look(name) {
    this.unseen.delete(name);
    this.board.show(name);
    this.tabs(this.now, [], null);
    if (!phone.matches) this.board.panels.get(name).at.scrollIntoView({ block: 'center', behavior: still.matches ? 'auto' : 'smooth' });
  }

  // Questions, chairs, the end

  question(now) {
    const box = $('#question'), ask = now.ask;
    const mine = ask && ask.needed.some(seat => now.seats.includes(seat) && !ask.agreed.includes(seat));
    if (!mine) { if (box.open) box.close('gone'); return; }
    const name = seat => now.chairs[seat].name;
    $('h2', box).textContent = ask.kind === 'undo' ? say('undo-by', { name: name(ask.by) }) : say('lend-by', { name: name(ask.by), other: name(ask.seat) });
    $('[data-undo]', box).textContent = say('undo-what', { n: ask.moves });
    $('[data-undo]', box).hidden = ask.kind !== 'undo';
    $('[data-lend]', box).hidden = ask.kind !== 'lend';
    const row = (seat, text, yes) => make('li', {}, mark(seat), make('span', {}, name(seat)), make('span', { class: yes ? 'yes' : null }, text));
    $('.answers', box).replaceChildren(row(ask.by, say('asks')), ...ask.needed.map(seat => row(seat, say(ask.agreed.includes(seat) ? 'agrees' : 'is-asked'), ask.agreed.includes(seat))));
    if (!box.open) { box.returnValue = ''; box.showModal(); }
  }

  lending(now) {
    const rows = [];
    const row = (sign, text, act) => {
      const button = make('button', { class: 'btn btn-quiet', type: 'button' }, icon(sign), text);
      button.addEventListener('click', () => { act(); $('#menu').hidePopover(); });
      rows.push(button);
    };
    const bot = () => $('#lend-bot').value;
    if (now.status === 'playing') for (const chair of now.chairs) {
      const own = now.seats.includes(chair.seat);
      if (own && chair.lent) row('leave', say('take-chair-back'), () => this.send({ back: chair.seat }));
      else if (own && chair.seat === now.seat) row('leave', say('lend-chair'), () => this.send({ lend: chair.seat, bot: bot() }));
      else if (!own && now.seat >= 0 && chair.kind === 'person' && !chair.lent && !now.here.includes(chair.seat)) row('leave', say('lend-other', { name: chair.name }), () => this.send({ lend: chair.seat, bot: bot() }));
    }
    $('#lending').replaceChildren(...rows);
    $('#lend-bot').hidden = !rows.length;
    this.people(now);
  }

  /** Beside each seat's panel: who is a bot, who is away. */
  people(now) {
    for (const panel of this.board.panels.values()) {
      $('.who-tag', panel.at)?.remove();
      const chair = now.chairs[panel.seat];
      if (!chair || now.status !== 'playing') continue;
      const level = $(`#lend-bot option[value="${chair.bot}"]`)?.textContent ?? chair.bot;
      const text = chair.kind === 'bot' ? say('bot-level', { level }) : chair.lent ? say('lent') : now.here.includes(chair.seat) ? '' : say('away');
      if (text) panel.at.append(make('span', { class: 'tag who-tag' }, text));
    }
    const mine = now.chairs.find(chair => chair.lent && now.seats.includes(chair.seat));
    let back = $('#take-back');
    if (mine && !back) {
      back = make('button', { class: 'btn btn-primary', type: 'button', id: 'take-back' }, say('take-chair-back'));
      back.addEventListener('click', () => this.send({ back: this.now.chairs.find(chair => chair.lent && this.now.seats.includes(chair.seat)).seat }));
      $('.ask-end').append(back);
    } else if (!mine) back?.remove();
  }

  waiting(now) {
    $('#waiting').hidden = now.status !== 'waiting';
    if (now.status !== 'waiting') return;
    $('#fill').hidden = !now.owner;
    $('#name-row').hidden = now.seats.length > 0;
    $('.waiting-chairs').replaceChildren(...now.chairs.map(chair => {
      const open = chair.kind === 'open';
      const sit = open ? make('button', { class: 'btn' + (now.seats.length ? '' : ' btn-primary'), type: 'button' }, say('sit-down')) : null;
      sit?.addEventListener('click', () => this.send({ sit: chair.seat, name: $('#my-name').value }));
      return make('li', {}, open ? make('i', { class: 'empty' }) : mark(chair.seat), make('span', {}, open ? say('open-chair') : chair.name + (now.seats.includes(chair.seat) ? ` (${say('you')})` : chair.kind === 'bot' ? ` (${say('bot')})` : '')), sit);
    }));
  }

  ending(now) {
    const over = now.status === 'over';
    const first = over && $('#end').hidden;
    $('#end').hidden = !over;
    if (!over) return;
    showEnd(now.end, now.chairs);
    $('#rematch').hidden = !now.seats.length || !!now.rematch;
    $('#rematch-ready').hidden = !now.rematch;
    if (now.rematch) $('#rematch-ready').href = '/t/' + now.rematch;
    if (first) scrollTo({ top: 0 });
  }

  /** Several seats on one device: before the next player's table is shown, the last one's is gone. */
  mustHandOver(now) {
    const box = $('#handover');
    const must = !this.watch && now.status === 'playing' && now.seats.includes(now.actor) && now.actor !== now.seat && !now.chairs[now.actor].lent;
    if (!must) { if (box.open) box.close('gone'); $('#table').hidden = false; return false; }
    const next = now.chairs[now.actor], last = now.chairs[now.seat];
    for (const panel of this.board.panels.values()) panel.at.remove();
    this.board.panels.clear();
    this.log.update({ from: 0, moves: [] });
    $('#table').hidden = true;
    box.querySelector('.mark').setAttribute('class', 'mark mark-' + next.seat);
    box.querySelector('use').setAttribute('href', '#m-' + next.seat);
    $('h2', box).textContent = say('handover-to', { name: next.name });
    $('p', box).textContent = last ? say('handover-from', { name: last.name }) : '';
    $('[value=me]', box).textContent = say('handover-i-am', { name: next.name });
    $('[value=bot]', box).textContent = say('handover-lend', { name: next.name });
    document.title = next.name + ' · ' + body.dataset.title;
    body.dataset.asked = '0';
    body.dataset.n = now.n;
    if (!box.open) { box.returnValue = ''; box.showModal(); }
    return true;
  }

  chat(lines) {
    const box = $('#said'), low = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    for (const [seat, name, text] of lines) $('#said ul').append(make('li', {}, seat >= 0 ? mark(seat) : null, make('b', {}, name), ' ' + text));
    if (low) box.scrollTop = box.scrollHeight;
  }

  // Hands and keys

  listen() {
    const main = $('#table');
    let touched = 'mouse';
    main.addEventListener('pointerdown', event => { touched = event.pointerType; });
    main.addEventListener('click', event => {
      const place = this.litAt(event.target);
      if (place && !(touched !== 'mouse' && this.explain.long)) this.touch(place.dataset.at, kept.confirm || touched !== 'mouse');
      const button = event.target.closest('.action');
      if (button) this.press(button, kept.confirm || (event.detail > 0 && touched !== 'mouse'));
      const tab = event.target.closest('.tab');
      if (tab) { event.preventDefault(); this.look(tab.dataset.tab); }
    });
    $('#go').addEventListener('click', () => this.play());
    $('#undo').addEventListener('click', () => this.undo());
    $('#retry').addEventListener('click', () => this.reconnect());
    $('#told button').addEventListener('click', () => { $('#told').hidden = true; });
    $('#command').addEventListener('input', event => this.command(event.target.value, false));
    $('#command-form').addEventListener('submit', event => { event.preventDefault(); this.command($('#command').value, true); });
    $('#chat-form').addEventListener('submit', event => { event.preventDefault(); this.send({ say: $('#say').value }); $('#say').value = ''; });
    $('#fill-do').addEventListener('click', () => this.send({ fill: $('#fill-bot').value }));
    $('#copy').addEventListener('click', async () => { $('#share').select(); try { await navigator.clipboard.writeText($('#share').value); } catch { document.execCommand('copy'); } });
    $('#question').addEventListener('close', event => { const answer = event.target.returnValue; if (answer !== 'gone') this.send({ answer: answer === 'yes' }); });
    $('#handover').addEventListener('close', event => {
      const answer = event.target.returnValue;
      if (answer === 'me') this.send({ seat: this.now.actor });
      else if (answer === 'bot') { this.send({ lend: this.now.actor, bot: $('#lend-bot').value }); }
      else if (answer !== 'gone') event.target.showModal();
    });
    for (const link of $$('[data-beside]')) link.addEventListener('click', event => { if (!event.ctrlKey && !event.metaKey) { event.preventDefault(); beside(link.href); } });
    $('#beside button').addEventListener('click', () => { $('#beside').hidden = true; });
    small.addEventListener('change', () => this.send({ look: { narrow: small.matches } }));
    phone.addEventListener('change', () => { if (!this.now) return; this.board.put(this.now.panels, this.now.seat); this.showLit(); });
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.wake(); });
    addEventListener('online', () => this.wake());
    addEventListener('pageshow', event => { if (event.persisted) this.wake(); });
    document.addEventListener('keydown', event => this.key(event));
  }

  /** The innermost thing under the finger that can be touched now. */
  litAt(target) {
    const next = this.now ? new Set(this.chosen ? [...this.now.legal.map(action => action[3][0]), ...this.chosen[3]] : this.nextPlaces()) : new Set();
    for (let place = target.closest?.('[data-at]'); place; place = place.parentNode.closest('[data-at]')) if (next.has(place.dataset.at)) return place;
    return null;
  }

  press(button, confirm) {
    const action = this.now.legal.find(([id]) => id === Number(button.dataset.id));
    if (!action || this.busy) return;
    if (this.chosen === action) this.play(); else this.choose(action, confirm);
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.now || $('dialog[open]')) return;
    const typing = event.target.closest('input:not([type=checkbox]):not([type=radio]), select, textarea');
    const place = event.target.closest?.('[data-at][tabindex]');
    if (event.key === 'Escape') { if (this.explain.at || this.exploring) { this.exploring = false; this.explain.hide(); } else if (typing) typing.blur(); else if (this.picks.length || this.chosen) this.putBack(); return; }
    if (typing) return;
    if (place && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      const name = place.dataset.at;
      if (this.chosen && this.chosen[3].includes(name)) this.play();
      else { this.touch(name, true); (this.board.place(name)?.hasAttribute('tabindex') ? this.board.place(name) : $('main [data-at][tabindex="0"]'))?.focus(); }
      return;
    }
    if (event.key.startsWith('Arrow') && (place || this.exploring)) { event.preventDefault(); this.step(event.key, place); return; }
    if (!kept.keys) return;
    const digit = /^[0-9]$/.test(event.key) ? $$('.action').find(button => $('kbd', button)?.textContent === event.key && !button.parentNode.hidden) : null;
    const act = {
      u: () => this.undo(), c: () => this.play(), '/': () => { $('#list').open = true; $('#command').focus(); },
      e: () => { this.exploring = true; const at = place ?? this.board.places()[0]; this.explain.show(at); },
      '[': () => this.turn(-1), ']': () => this.turn(1), l: () => $('#log').focus(), t: () => $('#say').focus(),
      b: () => $('main [data-at][tabindex="0"]')?.focus(),
    }[event.key];
    if (digit) { event.preventDefault(); this.press(digit, true); } else if (act) { event.preventDefault(); act(); }
  }

  /** Arrows: to the nearest place in that direction. */
  step(key, from) {
    const list = this.exploring ? this.board.places() : $$('main [data-at][tabindex]');
    const here = this.exploring ? this.explain.at ?? from : from;
    const next = here ? nearest(here, list.filter(place => place !== here && place.getClientRects().length), key) : list[0];
    if (!next) return;
    if (this.exploring) { this.explain.show(next); return; }
    for (const place of list) place.setAttribute('tabindex', place === next ? '0' : '-1');
    next.focus();
  }

  turn(by) {
    const names = this.now.panels.map(panel => panel.name);
    if (names.length) this.look(names[(names.indexOf(this.board.shown) + by + names.length) % names.length]);
  }
}

function nearest(from, list, key) {
  const middle = place => { const box = place.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  const across = key === 'ArrowLeft' || key === 'ArrowRight', sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best = null, least = Infinity;
  for (const place of list) {
    const [a, b] = middle(place);
    const along = sign * (across ? a - x : b - y), aside = Math.abs(across ? b - y : a - x);
    if (along > 2 && along + 3 * aside < least) { best = place; least = along + 3 * aside; }
  }
  return best;
}

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

// Looking back ------------------------------------------------------------------

class Replay {
  constructor() {
    this.id = body.dataset.table;
    this.names = JSON.parse(body.dataset.names);
    this.last = Number(body.dataset.moves);
    this.eyes = body.dataset.eyes;
    this.board = new Board();
    this.log = new Log(this.board, n => '#move-' + n);
    this.explain = new Explain(null);
    this.known = new Map();
    const asked = Number(location.hash.match(/^#move-(\d+)$/)?.[1] ?? (body.dataset.move || this.last));
    this.range = $('#move');
    this.range.addEventListener('input', () => this.go(Number(this.range.value)));
    for (const button of $$('[data-step]')) button.addEventListener('click', () => this.step(button.dataset.step));
    for (const input of $$('input[name=eyes]')) input.addEventListener('change', () => { this.eyes = input.value; this.known.clear(); this.load(this.at); });
    $('#log').addEventListener('click', event => { const line = event.target.closest('.line'); if (line) { event.preventDefault(); this.pause(); this.go(Number(line.dataset.n)); } });
    addEventListener('hashchange', () => { const found = location.hash.match(/^#move-(\d+)$/); if (found) this.go(Number(found[1])); });
    document.addEventListener('keydown', event => this.key(event));
    small.addEventListener('change', () => { this.known.clear(); if (this.story) this.go(this.at); });
    this.load(Math.max(0, Math.min(asked, this.last)));
  }

  async load(move) {
    this.story = await (await fetch(`/t/${this.id}/story?eyes=${this.eyes}`)).json();
    this.log.update({ from: 0, moves: this.story.log });
    const track = $('.scrub-track svg');
    for (const line of $$('polyline', track)) line.remove();
    const rows = this.story.chart, high = Math.max(1, ...rows.flatMap(row => row.slice(2)));
    if (rows.length > 1) this.names.forEach((_, seat) => track.append(make('polyline', { class: 's' + seat, points: rows.map(row => `${1000 * row[0] / this.last},${38 - 36 * Math.max(0, row[2 + seat]) / high}`).join(' ') })));
    track.toggleAttribute('hidden', rows.length < 2);
    this.go(move);
  }

  /** Show the position after so many moves. */
  async go(move) {
    this.at = move = Math.max(0, Math.min(move, this.last));
    this.says(move);
    const found = await this.fetch(move);
    if (this.at !== move) return;
    const swap = () => {
      this.board.update(found.panels, found.seat, this.names);
      this.board.markLast(found.last);
      for (const panel of this.board.panels.values()) panel.at.classList.toggle('is-turn', panel.seat >= 0 && panel.seat === found.actor);
      body.dataset.at = move;
    };
    if (still.matches || !document.startViewTransition || !this.playing) swap(); else document.startViewTransition(swap).finished.catch(() => {});
    if (move < this.last) this.fetch(move + 1);
  }

  async fetch(move) {
    if (!this.known.has(move)) this.known.set(move, fetch(`/t/${this.id}/at/${move}?eyes=${this.eyes}&narrow=${small.matches ? 1 : 0}`).then(answer => answer.json()));
    return this.known.get(move);
  }

  says(move) {
    let told = move;
    while (told > 0 && !this.log.moves[told - 1]?.length) told--;  // a move of which nothing is said belongs to the last one
    const line = this.log.moves[told - 1]?.find(one => one.classList.contains('line'));
    const text = line ? line.querySelector('span:not(.mark)').textContent : $('#says').dataset.start;
    $('#says').textContent = text;
    this.range.value = move;
    this.range.setAttribute('aria-valuetext', say('move-of', { n: move, most: this.last }) + ': ' + text);
    $('#count').textContent = say('move-of', { n: move, most: this.last });
    const now = $('.scrub-track .now');
    now.setAttribute('x1', 1000 * move / Math.max(1, this.last));
    now.setAttribute('x2', 1000 * move / Math.max(1, this.last));
    this.log.moves.forEach((lines, n) => lines.forEach(one => {
      one.classList.toggle('is-now', one === line);
      one.classList.toggle('is-later', n + 1 > move);
    }));
    if (line) { const box = $('#log'); const off = line.offsetTop - box.offsetTop; if (off < box.scrollTop + 20 || off > box.scrollTop + box.clientHeight - 60) box.scrollTop = off - box.clientHeight / 2; }
    $('#play-on [name=move]').value = move;
    $('#play-on [name=seat]').value = this.eyes === 'all' || Number(this.eyes) < 0 ? 0 : this.eyes;
    $('#play-on button').disabled = this.story?.over && move === this.last;
    history.replaceState(null, '', '#move-' + move);
  }

  step(how) {
    if (how === 'play') { this.playing ? this.pause() : this.play(); return; }
    this.pause();
    this.go({ first: 0, back: this.at - 1, next: this.at + 1, last: this.last }[how]);
  }

  play() {
    if (this.at >= this.last) this.go(0);
    this.playing = setInterval(() => { if (this.at >= this.last) this.pause(); else this.go(this.at + 1); }, 900);
    this.button('pause');
  }

  pause() { clearInterval(this.playing); this.playing = 0; this.button('play'); }

  button(name) {
    const button = $('[data-step=play]');
    button.setAttribute('aria-label', say(name));
    $('use', button).setAttribute('href', '#i-' + name);
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest('button, a, summary') && event.key === ' ') return;
    const step = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play' }[event.key];
    if (step) { event.preventDefault(); this.step(step); }
    else if (event.key === 'f') $('#play-on').requestSubmit();
  }
}

if (body.dataset.page === 'table') window.table = new Table();
if (body.dataset.page === 'replay') window.replay = new Replay();
