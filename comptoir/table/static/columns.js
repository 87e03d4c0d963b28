// Where panels stand: the best split into columns. Plain sums, no page.

export const FRAME = 24;
const HEAD = 44, GAP = 12;  // pixels around a picture
export const SMALLEST = 0.8, LARGEST = 1.2;  // how far a picture may be drawn from its own size

/** The best split of panels into one, two or three columns, where there is so much room in sight. */
export function columns(list, width, room) {
  const most = Math.min(list.length > 7 ? 2 : 3, list.length);
  let best = null;
  for (let count = 1; count <= most; count++) {
    for (let code = 0; code < count ** (list.length - 1); code++) {
      const split = Array.from({ length: count }, () => []);
      let rest = code;
      list.forEach((panel, n) => { split[n ? rest % count : 0].push(panel); if (n) rest = Math.floor(rest / count); });
      if (split.some(part => !part.length)) continue;
      const plan = judged(split, width, room);
      if (!best || plan.cost < best.cost) best = plan;
    }
  }
  return best.columns;
}

/** What a split costs: what is out of sight below, pictures smaller than they could be, uneven columns. The columns are
    as wide as their widest panel asks for. */
function judged(split, width, room) {
  const wants = split.map(part => Math.max(...part.map(panel => panel.w)) + FRAME), all = wants.reduce((sum, want) => sum + want, 0);
  const free = width - GAP * (split.length - 1);
  const laid = split.map((part, n) => ({ names: part.map(panel => panel.name), width: wants[n] * free / all, ...stacked(part, wants[n] * free / all) }));
  const highs = laid.map(column => column.high), high = Math.max(...highs), scale = Math.min(...laid.map(column => column.scale));
  const tiny = Math.max(0, 0.9 - scale);
  const cost = Math.max(0, high - room) + 400 * (LARGEST - scale) + 4000 * tiny * tiny + 0.1 * (high - Math.min(...highs)) + 4 * split.length;
  return { cost, columns: laid };
}

/** Panels that stand in a column, several in a row where they fit: how high that is, and how large the smallest picture. */
function stacked(part, wide) {
  let high = 0, scale = LARGEST, row = [];
  const close = () => {
    const sum = row.reduce((all, panel) => all + panel.w + FRAME, 0), free = wide - GAP * (row.length - 1);
    const sizes = row.map(panel => Math.min((free * (panel.w + FRAME) / sum - FRAME) / panel.w, LARGEST));
    high += HEAD + GAP + Math.max(...row.map((panel, n) => panel.h * sizes[n]));
    scale = Math.min(scale, ...sizes);
    row = [];
  };
  for (const panel of part) {
    const used = row.reduce((all, one) => all + one.w * SMALLEST + FRAME + GAP, 0);
    if (row.length && used + panel.w * SMALLEST + FRAME > wide) close();
    row.push(panel);
  }
  if (row.length) close();
  return { high, scale };
}
