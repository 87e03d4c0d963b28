// Large pictures on a phone: they zoom by themselves to what is lit, and by buttons.

import { $, make, phone, say } from './page.js';

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

function zoom(box, wanted, place = null) {
  const shown = Math.max(1, Math.min(wanted, MOST)), svg = $('svg', box);
  const x = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth, y = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight;
  box.dataset.level = shown;
  svg.style.width = `${100 * shown}%`;
  svg.style.height = 'auto';
  if (place?.isConnected) {
    const there = place.getBoundingClientRect(), frame = box.getBoundingClientRect();
    box.scrollBy(there.left + there.width / 2 - frame.left - frame.width / 2, there.top + there.height / 2 - frame.top - frame.height / 2);
  } else box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
}
