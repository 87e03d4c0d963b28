// @ts-check
// Forms: numbers over places. What is chosen of each part, what the page proposed, and what gives way to what is touched.

import { Picking } from './picking.js';

/** The form that is open, and how far it is filled. */
export class Filling extends Picking {
  constructor() {
    super();
    this.empty();
  }

  /** No form is open. */
  empty() {
    this.form = null;
    /** @type {Map<string, Set<number>>} */
    this.on = new Map();  // its things that are chosen: part -> set of numbers
    /** @type {Map<string, Set<number>>} */
    this.proposed = new Map();  // those of them that the page has put there itself, and nobody has touched
  }

  /** As the page proposes it. */
  begin() {
    this.put(start(this.form));
    this.proposed = new Map(this.form.parts.map(part => [part.at, new Set([...this.on.get(part.at)].filter(n => n > part.now))]));
  }

  /** Choose exactly this. */
  put(chosen) {
    this.proposed = new Map();
    this.on = new Map(this.form.parts.map(part => [part.at, new Set(Array.from({ length: Math.min(part.most, chosen[part.at] ?? 0) }, (_, n) => n + 1))]));
  }

  get numbers() { return Object.fromEntries([...this.on].map(([part, set]) => [part, set.size])); }
  get sum() { return [...this.on.values()].reduce((sum, set) => sum + set.size, 0); }
  atStart() { return this.form.parts.every(part => this.on.get(part.at).size === part.start); }

  /** One more or one less of a part; `n`: which of its things was touched. */
  turn(name, n = 0) {
    const part = this.form.parts.find(one => one.at === name), set = this.on.get(name);
    if (!part || this.busy) return false;
    if (n && set.has(n)) { if (set.size > part.least) set.delete(n); }
    else if (set.size < part.most && this.room(part)) set.add(n || free(set));
    else if (!n) { set.clear(); for (let one = 1; one <= part.least; one++) set.add(one); }
    if (n) this.proposed.get(name)?.delete(n); else this.proposed.delete(name);
    return true;
  }

  /** Whether one more can be chosen; where one alone is to be chosen, it is chosen instead of the other. */
  room(part) {
    if (this.sum < this.form.most) return true;
    if (this.form.most !== 1) { if (!this.giveWay()) this.shake(); return this.sum < this.form.most; }
    for (const [other, set] of this.on) if (other !== part.at) set.clear();
    return this.sum < 1;
  }

  /** What the page proposed gives way to what is touched: one thing where all must find their place, otherwise all of it. */
  giveWay() {
    const things = [...this.proposed].flatMap(([part, set]) => [...set].map(n => ({ part, n })));
    for (const { part, n } of this.form.pool ? things.slice(-1) : things) { this.on.get(part).delete(n); this.proposed.get(part).delete(n); }
    return things.length > 0;
  }

  /** There is no room: the page says so. */
  shake() {}
}

/** What the page proposes: so many of each part. */
export function start(form) { return Object.fromEntries(form.parts.map(part => [part.at, part.start])); }

function free(set) { let n = 1; while (set.has(n)) n++; return n; }
