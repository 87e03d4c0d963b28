// Puzzles: a touch on a lit place of the board is a choice, pointing at either shows the other; what was solved is
// remembered in this browser.

import { $$, body } from './page.js';

const key = 'comptoir-solved-' + body.dataset.title;
const solved = new Set(JSON.parse(localStorage.getItem(key) ?? '[]'));

if (body.dataset.right === '1') { solved.add(Number(body.dataset.n)); localStorage.setItem(key, JSON.stringify([...solved])); }
for (const link of $$('.pz-shelf [data-n]')) {
  if (!solved.has(Number(link.dataset.n))) continue;
  link.classList.add('is-solved');
  link.append(' ✓');
  link.setAttribute('title', body.dataset.solved);
}

const buttons = $$('.pz-choices [data-places]'), places = button => button.dataset.places.split(' ').filter(Boolean);
const having = place => buttons.filter(button => places(button).includes(place));

for (const panel of $$('.pz-panel')) panel.querySelector('svg').style.width = `${panel.dataset.w}px`;
for (const place of $$('.pz-picture [data-at]')) {
  const mine = having(place.dataset.at);
  place.classList.toggle('is-lit', mine.length > 0);
  if (!mine.length) continue;
  place.addEventListener('click', () => {
    if (mine.length === 1) { mine[0].click(); return; }
    for (const button of buttons) button.classList.toggle('is-pointed', mine.includes(button));
    mine[0].focus();
  });
}
for (const button of buttons) {
  const show = on => { for (const place of $$('.pz-picture [data-at]')) if (places(button).includes(place.dataset.at)) place.classList.toggle('is-last', on); };
  button.addEventListener('pointerenter', () => show(true));
  button.addEventListener('pointerleave', () => show(false));
  button.addEventListener('focus', () => show(true));
  button.addEventListener('blur', () => show(false));
}
