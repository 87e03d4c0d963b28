// Everything by keyboard: arrows walk over the board, single keys do the rest.

import { $, $$, kept } from './page.js';

export class Keys {
  constructor(table) {
    this.table = table;
    this.exploring = false;  // arrows walk over all places, not only over those that can be touched
    document.addEventListener('keydown', event => this.key(event));
  }

  key(event) {
    const { board, desk, explain } = this.table;
    if (event.ctrlKey || event.altKey || event.metaKey || !desk.now || $('dialog[open]')) return;
    const typing = event.target.closest('input:not([type=checkbox]):not([type=radio]), select, textarea');
    const place = event.target.closest?.('[data-at][tabindex]');
    if (event.key === 'Escape') { this.escape(typing); return; }
    if (typing) return;
    if (place && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      const name = place.dataset.at;
      if (desk.chosen && !desk.held && desk.chosen[3].includes(name)) { desk.play(); return; }
      desk.touch(name, true);
      if (!desk.held) (board.place(name)?.hasAttribute('tabindex') ? board.place(name) : $('main [data-at][tabindex="0"]'))?.focus();
      return;
    }
    if (event.key.startsWith('Arrow') && (place || this.exploring)) { event.preventDefault(); this.step(event.key, place); return; }
    if (!kept.keys) return;
    const digit = /^[0-9]$/.test(event.key) ? $$('.action').find(button => $('kbd', button)?.textContent === event.key && !button.parentNode.hidden) : null;
    const act = {
      u: () => desk.undo(), c: () => desk.play(), '/': () => { $('#list').open = true; $('#command').focus(); $('#command').select(); },
      e: () => { this.exploring = true; explain.show(place ?? board.places()[0]); },
      '[': () => this.table.turn(-1), ']': () => this.table.turn(1), l: () => $('#log').focus(), t: () => $('#say').focus(),
      b: () => $('main [data-at][tabindex="0"]')?.focus(),
    }[event.key];
    if (digit) { event.preventDefault(); desk.press(digit, true); } else if (act) { event.preventDefault(); act(); }
  }

  escape(typing) {
    const { desk, explain } = this.table;
    if (explain.at || this.exploring) { this.exploring = false; explain.hide(); } else if (typing) typing.blur(); else if (desk.picks.length || desk.chosen) desk.putBack();
  }

  /** Arrows: to the nearest place in that direction. */
  step(key, from) {
    const { board, explain } = this.table;
    const list = this.exploring ? board.places() : $$('main [data-at][tabindex]');
    const here = this.exploring ? explain.at ?? from : from;
    const next = here ? nearest(here, list.filter(place => place !== here && place.getClientRects().length), key) : list[0];
    if (!next) return;
    if (this.exploring) { explain.show(next); return; }
    for (const place of list) place.setAttribute('tabindex', place === next ? '0' : '-1');
    next.focus();
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
