// @ts-check
// What can be touched, and what touching it means: a choice is a set of places, touched in any order.

/** What is offered, and what is picked of it. */
export class Picking {
  constructor() {
    /** @type {import('./messages.js').Position | null} */
    this.now = null;
    /** @type {string[]} */
    this.picks = [];  // places touched so far
    /** @type {import('./messages.js').Form | null} */
    this.form = null;  // the form that is open
    /** @type {import('./messages.js').Choice | null} */
    this.chosen = null;  // the choice that is complete
    this.quiet = false;  // the others' moves are being told: nothing can be touched
    this.busy = false;  // a decision is on its way
  }

  /** Whether this page is to decide, and is let. */
  get asked() { return !!this.now && this.now.legal.length > 0 && !this.quiet; }

  /** Those that have all of these places. */
  having(picks) { return this.now.choices.filter(choice => !choice.pass && picks.every(place => choice.at.includes(place))); }

  /** The forms that these places open, or begin to open. */
  formsFor(picks) { return this.now.forms.filter(form => form.opens.length && picks.every(place => openers(form).includes(place))); }

  /** The places that can be added to what is picked, or begin something else. */
  touchable() {
    if (!this.asked || this.busy) return new Set();
    const found = new Set(this.picks);
    for (const choice of this.having(this.picks)) for (const place of choice.at) found.add(place);
    for (const form of this.formsFor(this.picks)) for (const place of openers(form)) found.add(place);
    if (this.form) for (const part of this.form.parts) found.add(part.at);
    if (!this.form) for (const place of this.others()) found.add(place);
    return found;
  }

  /** Those of them that shine. A choice may say what comes first, a die before all that it can do: the rest of it shines
   *  when that is picked, although it can be touched before. Another of the same kind shines, too: the other die. */
  shining() {
    const { picks, now } = this;
    if (!this.asked || this.busy || this.form) return this.touchable();
    if (!now.choices.some(choice => choice.first?.length)) return this.withoutParts();
    const found = new Set(picks);
    const left = (choice, picked) => (choice.first ?? []).filter(place => !picked.includes(place));
    for (const choice of this.having(picks)) for (const place of left(choice, picks).length ? left(choice, picks).slice(0, 1) : choice.at) found.add(place);
    for (const pick of picks) {
      const kind = pick.slice(0, pick.indexOf(':') + 1), rest = picks.filter(one => one !== pick);
      for (const choice of kind ? this.having(rest) : []) for (const place of choice.at) if (place.startsWith(kind) && left(choice, [...rest, place]).length === 0) found.add(place);
    }
    for (const choice of now.choices) if (choice.first?.length) found.add(choice.first[0]);
    return found;
  }

  /** What can be touched, but for the cards that a place could be paid with: they are ready, and do not shine. */
  withoutParts() {
    const parts = this.picks.length ? [] : this.now.forms.filter(form => form.otherwise).flatMap(form => form.parts.map(part => part.at));
    return new Set([...this.touchable()].filter(place => !parts.includes(place)));
  }

  /** What something else could begin with: shown as touchable where nothing is left to pick here. */
  others() {
    const left = this.having(this.picks).some(choice => choice.at.length > this.picks.length);
    if (this.picks.length && left) return this.switches();
    return [...this.switches(), ...this.now.choices.filter(choice => !choice.pass).flatMap(choice => choice.at.slice(0, 1)), ...this.now.forms.flatMap(form => form.opens.slice(0, 1))];
  }

  /** Places that could stand instead of one that is picked: the other die. */
  switches() {
    const found = [];
    for (const pick of this.picks) {
      const kind = pick.slice(0, pick.indexOf(':') + 1);
      if (!kind) continue;
      for (const choice of this.now.choices) for (const place of choice.at) if (place.startsWith(kind)) found.push(place);
      for (const form of this.now.forms) for (const place of form.opens) if (place.startsWith(kind)) found.push(place);
    }
    return found;
  }

  /** What is picked after this place is touched: with it, without it, or beginning anew as far as it must. */
  after(place) {
    if (this.picks.includes(place)) return this.picks.filter(pick => pick !== place);
    const fits = picks => this.having(picks).length > 0 || this.formsFor(picks).length > 0;
    if (fits([...this.picks, place])) return [...this.picks, place];
    let kept = [place];
    for (const pick of this.picks) if (fits([...kept, pick])) kept = [...kept, pick];
    return fits(kept) ? this.picks.filter(pick => kept.includes(pick)).concat(place) : this.picks;
  }

  /** The choice that these places mean: the only one that has them, or the one that has no others. */
  meant(picks) {
    if (!picks.length) return null;
    const left = this.having(picks), exact = left.filter(choice => choice.at.length === picks.length);
    if (exact.length === 1) return exact[0];
    const only = left.length === 1 ? (this.formsFor(picks).length ? null : left[0]) : this.plainest(left, picks);
    return only && (only.first ?? []).slice(1).every(place => picks.includes(place)) ? only : null;  // a price is touched, never added
  }

  /** Of choices that begin with something, a die or a die and its price, the only one that needs least of it; when what
   *  is picked is more than such a beginning: a tile that one die takes as it was thrown. */
  plainest(left, picks) {
    const begin = new Set(this.now.choices.flatMap(choice => choice.first ?? []));
    if (picks.every(place => begin.has(place))) return null;
    const least = Math.min(...left.map(choice => choice.first?.length ?? 0));
    const few = left.filter(choice => (choice.first?.length ?? 0) === least);
    return least && new Set(few.map(choice => choice.key)).size === 1 ? few[0] : null;
  }

  /** Whether this place alone says all: pointing at it has shown what follows. What takes several places is confirmed,
   *  unless it was dragged from one to the other. */
  alone(place) { return this.chosen.at.length === 1 || new Set(this.having([place]).map(choice => choice.key)).size === 1; }

  /** A form that says the same places in another way: with other cards. */
  otherWay() { return this.now.forms.find(form => form.otherwise && form.opens.length === this.picks.length && this.picks.every(place => form.opens.includes(place))); }

  /** The form that these places open. */
  opening(picks) { return this.formsFor(picks).find(form => form.opens.every(place => picks.includes(place))); }

  /** The only thing that could be done instead of passing: it lies there from the start, to be confirmed or passed. */
  only() {
    const { choices, forms } = this.now, doing = choices.filter(choice => !choice.pass);
    const found = doing.filter(choice => choice.at.length).sort((one, other) => one.at.length - other.at.length)[0];
    return found && !forms.length && doing.length < choices.length && doing.every(choice => choice.key === found.key) ? found : null;
  }
}

/** The places that may be touched before a form is open. Where a place can also be paid for with other cards, one may
 *  begin with these. */
function openers(form) { return form.otherwise ? [...form.opens, ...form.parts.map(part => part.at)] : form.opens; }
