// @ts-check
// The rules: the contents show where one is, and close when a section was chosen where they lie over the text.

import { $, $$ } from './page.js';

const contents = $('.toc details'), wide = matchMedia('(min-width: 1000px)');

/** Beside the text the contents are always open. */
function lay() {
  if (contents?.hasAttribute('data-wide')) contents.open = wide.matches;
}

function mark(anchor) {
  for (const link of $$('.toc a')) {
    if (link.hash === '#' + anchor) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

if (contents) {
  lay();
  wide.addEventListener('change', lay);
  contents.addEventListener('click', event => { if (event.target.closest('a') && !(wide.matches && contents.hasAttribute('data-wide'))) contents.open = false; });
  const heads = $$('.prose h2[id]');
  const look = () => {
    const top = innerHeight / 3;
    mark(heads.findLast(head => head.getBoundingClientRect().top < top)?.id);
  };
  addEventListener('scroll', look, { passive: true });
  look();
}
