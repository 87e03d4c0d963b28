// @ts-check
// A piece of the stage is drawn anew: of what is on the page, only what differs is exchanged. So the browser has little to
// style, to lay out and to paint, and what stays keeps its place.

/** Markup as the server drew it, on no page.
 * @param {string} html
 * @returns {DocumentFragment} */
export function drawn(html) {
  const paper = document.createElement('template');
  paper.innerHTML = html;
  return paper.content;
}

/** Make of an element that shows `was` one that shows `now`. Both are as the server drew them; on the page, marks may have
 *  been put on it: where something is exchanged they are gone, for the page puts them again.
 * @param {Node} live
 * @param {Node} was
 * @param {Node} now */
export function redraw(live, was, now) {
  const old = [...was.childNodes], next = [...now.childNodes], here = [...live.childNodes];
  if (here.length !== old.length) { fill(live, next); return; }  // the page has put something in it
  let head = 0, tail = 0;
  const most = Math.min(old.length, next.length);
  while (head < most && old[head].isEqualNode(next[head])) head++;
  while (tail < most - head && old[old.length - 1 - tail].isEqualNode(next[next.length - 1 - tail])) tail++;
  if (old.length === next.length) for (let n = head; n < old.length - tail; n++) exchange(here[n], old[n], next[n]);
  else {
    for (const gone of here.slice(head, here.length - tail)) live.removeChild(gone);
    for (const come of next.slice(head, next.length - tail)) live.insertBefore(document.importNode(come, true), here[here.length - tail] ?? null);
  }
}

/** One node for another: in place where they are of a kind. */
function exchange(live, was, now) {
  if (was.isEqualNode(now)) return;
  if (!(live instanceof Element && now instanceof Element && live.nodeName === was.nodeName && was.nodeName === now.nodeName)) { live.replaceWith(document.importNode(now, true)); return; }
  if (!was.cloneNode().isEqualNode(now.cloneNode())) {
    for (const { name } of [...live.attributes]) if (!now.hasAttribute(name)) live.removeAttribute(name);
    for (const { name, value } of now.attributes) live.setAttribute(name, value);
  }
  redraw(live, was, now);
}

/** All of it.
 * @param {Node} live
 * @param {Iterable<Node>} nodes */
export function fill(live, nodes) { /** @type {Element} */ (live).replaceChildren(...[...nodes].map(node => document.importNode(node, true))); }
