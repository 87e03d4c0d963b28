// @ts-check
// Motion: pieces (data-key) that have moved fly to where they are now, new or changed ones fade in; all else stays still.
// Parts of an SVG cannot take part in view transitions, so each piece is animated by itself.

import { $$, still } from './page.js';

const TIME = { duration: 280, easing: 'ease-out', composite: 'add' };

/** The markup of each piece, as the server drew it. */
export function pieces(picture) { return new Map($$('[data-key]', picture).map(piece => [piece.dataset.key, piece.innerHTML])); }

/** What stands where, to be compared later; null where nobody wants motion. */
export function seen(panels) {
  if (still.matches || document.hidden) return null;
  const found = new Map();
  for (const panel of panels) {
    const frame = panel.at.getBoundingClientRect(), { pieces } = panel;
    for (const piece of $$('[data-key]', panel.at)) {
      found.set(piece.dataset.key, { panel: panel.name, frame, box: piece.getBoundingClientRect(), markup: pieces.get(piece.dataset.key) });
    }
  }
  return found;
}

/** Carry the pieces of these panels from where they were seen before. */
export function carry(panels, before) {
  if (!before?.size) return;
  for (const panel of panels) {
    const frame = panel.at.getBoundingClientRect(), { pieces } = panel, busy = new Set();
    for (const piece of $$('[data-key]', panel.at).reverse()) {  // inner pieces first: what they show does not move their outer ones too
      const was = before.get(piece.dataset.key), box = piece.getBoundingClientRect();
      const within = [...busy].some(other => piece.contains(other));
      if (within || !box.width) continue;
      const [x, y] = was ? way(was, box, panel, frame) : [0, 0];
      if (Math.hypot(x, y) > 2) fly(piece, x, y);
      else if (!was || was.markup !== pieces.get(piece.dataset.key)) piece.animate([{ opacity: 0.15 }, { opacity: 1 }], { ...TIME, composite: 'replace' });
      else continue;
      busy.add(piece);
    }
  }
}

/** How far a piece has come: within its panel whatever became of the page; none when the picture has another size. */
function way(was, box, panel, frame) {
  if (was.panel !== panel.name) return was.box.width ? [was.box.left - box.left, was.box.top - box.top] : [0, 0];
  if (Math.abs(was.frame.width - frame.width) > 1) return [0, 0];
  return [was.box.left - was.frame.left - box.left + frame.left, was.box.top - was.frame.top - box.top + frame.top];
}

function fly(piece, x, y) {
  const scale = piece.getScreenCTM?.()?.a || 1;  // parts of a picture are moved in its own units
  piece.animate([{ transform: `translate(${x / scale}px, ${y / scale}px)` }, { transform: 'translate(0px, 0px)' }], TIME);
}
