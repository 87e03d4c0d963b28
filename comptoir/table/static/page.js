// @ts-check
// What all pages share: short names for the document, words, small parts, and what this browser remembers.

export const $ = (what, where = document) => where.querySelector(what);
export const $$ = (what, where = document) => [...where.querySelectorAll(what)];
export const body = document.body;
const words = body.dataset.words ? JSON.parse(body.dataset.words) : {};
export const phone = matchMedia('(max-width: 699px)');
export const small = matchMedia('(max-width: 1279px)');
export const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A text of the page, its {arguments} filled in; of one thing it may read differently. */
export function say(key, args = {}) {
  const one = Number(args.n ?? args.points) === 1 ? words[key + '-one'] : undefined;
  return (one ?? words[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => args[name] ?? all);
}

/** @type {Set<() => void>} */
const measuring = new Set();

/** Do this when all is written, before the next picture is painted. What measures in between lets the browser lay out
 *  the page again each time.
 * @param {() => void} work  the same one is done once */
export function measure(work) {
  if (!measuring.size) requestAnimationFrame(() => { const works = [...measuring]; measuring.clear(); for (const one of works) one(); });
  measuring.add(work);
}

/** An element with attributes and children. */
export function make(tag, attributes = {}, ...children) {
  const svg = ['svg', 'use', 'path', 'text', 'polyline', 'line', 'g', 'rect', 'circle', 'defs', 'pattern'].includes(tag);
  const made = svg ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== false) made.setAttribute(name, value);
  made.append(...children.filter(child => child !== null));
  return made;
}

export const icon = name => make('svg', { class: 'icon', 'aria-hidden': 'true' }, make('use', { href: '#i-' + name }));
export const mark = seat => make('svg', { class: 'mark mark-' + seat, 'aria-hidden': 'true' }, make('use', { href: '#m-' + seat }));
export const hush = text => make('span', { class: 'sr' }, text);

/** A sentence whose numbers are bold. */
export function sentence(text) {
  const said = make('span');
  for (const part of text.split(/(\d+)/)) said.append(/^\d+$/.test(part) ? make('b', {}, part) : part);
  return said;
}

// Preferences: the theme in a cookie, for the server draws by it; the rest stays in this browser

for (const input of $$('input[name=theme]')) {
  input.addEventListener('change', () => {
    document.documentElement.dataset.theme = input.value;
    document.cookie = `theme=${input.value}; path=/; max-age=31536000; samesite=lax`;
  });
}

export const kept = {};
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
