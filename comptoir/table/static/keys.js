// @ts-check
// Everything by keyboard: arrows walk over what is lit, single keys do the rest.

import { $, $$, kept } from './page.js';

export class Keys {
  constructor(table) {
    this.table = table;
    this.exploring = false;  // arrows walk over all places, not only over those that can be touched
    document.addEventListener('keydown', event => this.key(event));
  }

  key(event) {
    const { desk, explain, frame, hands, peek, drawer, recap } = this.table;
    if (event.ctrlKey || event.altKey || event.metaKey || !desk.now || $('dialog[open]')) return;
    const typing = event.target.closest('input:not([type=checkbox]):not([type=radio]), select, textarea');
    const place = event.target.closest?.('.stage-part :is([data-at], [data-part])[tabindex]');
    if (event.key === 'Escape') { this.escape(typing); return; }
    if (typing) return;
    if (place && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (event.key === 'Enter' && (desk.chosen && desk.picks.includes(place.dataset.at) || desk.form && desk.told?.ok)) { desk.confirm(); return; }
      const at = place.dataset.at, part = place.dataset.part, n = place.dataset.n;
      hands.touch(place, 'keys');
      const again = $(`.stage-part [data-part="${CSS.escape(part ?? '')}"]${n ? `[data-n="${n}"]` : ''}`) ?? frame.place(at ?? '');
      (again?.hasAttribute('tabindex') ? again : $('.stage-part [tabindex="0"]'))?.focus();
      return;
    }
    if (event.key.startsWith('Arrow') && (place || this.exploring)) { event.preventDefault(); this.step(event.key, place); return; }
    if (!kept.keys) return;
    const digit = /^[0-9]$/.test(event.key) ? $$('.action').find(button => $('kbd', button)?.textContent === event.key) : null;
    const act = {
      h: () => this.table.hints.ask(), u: () => desk.undo(), c: () => (recap.telling ? recap.end() : desk.confirm()), p: () => desk.pass(),
      '/': () => { desk.list(true); $('#command').focus(); $('#command').select(); },
      e: () => { this.exploring = true; explain.show(place?.dataset.tip ? place : frame.places().find(one => one.dataset.tip)); },
      s: () => { if (peek.seat >= 0) peek.pin(); },
      '[': () => recap.step(-1), ']': () => recap.step(1),
      l: () => { drawer.toggle(true); drawer.show('log'); $('#log').focus(); }, t: () => { drawer.toggle(true); drawer.show('chat'); $('#say').focus(); },
      b: () => $('.stage-part [tabindex="0"]')?.focus(),
    }[event.key];
    if (digit && desk.asked) { event.preventDefault(); desk.press(digit); } else if (act) { event.preventDefault(); act(); }
  }

  escape(typing) {
    const { desk, explain, peek, recap } = this.table;
    if (explain.at || this.exploring) { this.exploring = false; explain.hide(); }
    else if (!$('#list').hidden) { desk.list(false); $('#open-list').focus(); }
    else if (typing) typing.blur();
    else if (peek.seat >= 0) peek.close();
    else if (recap.telling) recap.end();
    else desk.back();
  }

  /** Arrows: to the nearest place in that direction. */
  step(key, from) {
    const { explain, frame } = this.table;
    const list = this.exploring ? frame.places().filter(one => one.dataset.tip) : $$('.stage-part :is([data-at], [data-part])[tabindex]');
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
