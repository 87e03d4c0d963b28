// @ts-check
// The shelf of a title: what was solved is marked.

import { $$, body } from './page.js';
import { solved } from './solved.js';

const done = solved(body.dataset.title);

for (const link of $$('.pz-shelf [data-n]')) {
  if (!done.has(Number(link.dataset.n))) continue;
  link.classList.add('is-solved');
  link.append(' ✓');
  link.setAttribute('title', body.dataset.solved);
}
