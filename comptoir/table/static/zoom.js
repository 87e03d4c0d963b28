// @ts-check
// Large pictures on a phone: they zoom by themselves to what is lit, and by buttons; a small map shows which part is seen.

import { $, $$, make, phone, say } from './page.js';

const MOST = 4;  // times as large
const FINGER = 46;  // pixels that a finger needs

/** Make sure that a finger can touch a place. */
export function reach(place) {
  const slot = place.closest('[data-slot]'), box = slot && $('[data-zoom]', slot);
  if (!phone.matches || !box) { place.scrollIntoView({ block: 'nearest' }); return; }
  buttons(box);
  const size = (place.querySelector('.rim') ?? place).getBoundingClientRect();
  zoom(box, level(box) * Math.max(1, FINGER / Math.min(size.width, size.height)), place);
}

/** How a large picture was looked at, to be restored when it is drawn anew. */
export function looked(slot) {
  const box = $('[data-zoom]', slot);
  if (!box?.dataset.level) return null;
  const { scrollLeft, scrollTop } = box, shown = level(box), tools = $('.zoom', slot);
  return redrawn => {
    const again = $('[data-zoom]', redrawn);
    if (!again) return;
    scale(again, shown);
    again.scrollTo(scrollLeft, scrollTop);
    if (tools) again.parentNode.append(tools);
    overview(again);
  };
}

/** How many times as wide as its window a picture is. */
function level(box) { return Number(box.dataset.level) || $('svg', box).getBoundingClientRect().width / box.clientWidth; }

function buttons(box) {
  if ($('.zoom', box.parentNode)) return;
  const button = (sign, key, by) => {
    const made = make('button', { class: 'btn btn-icon', type: 'button', 'aria-label': say(key) }, sign);
    made.addEventListener('click', event => { event.stopPropagation(); const now = $('[data-zoom]', made.closest('.slot')); zoom(now, by ? level(now) * by : 1); });
    return made;
  };
  box.parentNode.append(make('span', { class: 'zoom' }, button('−', 'zoom-out', 1 / 1.5), button('+', 'zoom-in', 1.5), button('⤢', 'zoom-whole', 0)));
}

function scale(box, shown) {
  const svg = $('svg', box);
  box.dataset.level = shown;
  svg.style.width = `${100 * shown}%`;
  svg.style.height = 'auto';
  if (shown > 1) box.tabIndex = 0; else box.removeAttribute('tabindex');  // what scrolls does so by keys, too
}

function zoom(box, wanted, place = null) {
  const x = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth, y = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight;
  scale(box, Math.max(1, Math.min(wanted, MOST)));
  if (place?.isConnected) {
    const there = place.getBoundingClientRect(), frame = box.getBoundingClientRect();
    box.scrollBy(there.left + there.width / 2 - frame.left - frame.width / 2, there.top + there.height / 2 - frame.top - frame.height / 2);
  } else box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  overview(box);
}

/** The whole picture, small, with a frame around what is seen of it; a tap goes there. There is none while all is seen. */
function overview(box) {
  $('.small-map', box.parentNode)?.remove();
  if (level(box) <= 1) return;
  const frame = make('i'), map = make('span', { class: 'small-map', 'aria-hidden': 'true' }, copy($('svg', box)), frame);
  const follow = () => {
    if (!map.isConnected) return;
    const share = (part, whole) => `${100 * Math.min(1, part / whole)}%`;
    frame.style.left = share(box.scrollLeft, box.scrollWidth);
    frame.style.top = share(box.scrollTop, box.scrollHeight);
    frame.style.width = share(box.clientWidth, box.scrollWidth);
    frame.style.height = share(box.clientHeight, box.scrollHeight);
  };
  map.addEventListener('click', event => {
    event.stopPropagation();
    const at = map.getBoundingClientRect();
    box.scrollTo((event.clientX - at.left) / at.width * box.scrollWidth - box.clientWidth / 2,
      (event.clientY - at.top) / at.height * box.scrollHeight - box.clientHeight / 2);
  });
  box.onscroll = follow;
  box.parentNode.append(map);
  follow();
}

/** The picture without what can be touched, read or named: the places of the stage stand on it once. */
function copy(svg) {
  const small = svg.cloneNode(true);
  for (const text of $$('text, title, desc', small)) text.remove();
  for (const part of [small, ...$$('*', small)]) {
    for (const { name } of [...part.attributes]) if (/^(id|style|role|tabindex|data-|aria-)/.test(name)) part.removeAttribute(name);
    part.classList.remove('is-lit', 'is-ready', 'is-picked', 'is-last', 'is-first');
  }
  return small;
}
