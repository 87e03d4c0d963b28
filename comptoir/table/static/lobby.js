// @ts-check
// The lobby: another title or number of seats is fetched without losing what was typed; tables of others come by
// themselves; dates stand in the reader's own way.

import { $, $$, body } from './page.js';

const EVERY = 15_000;  // milliseconds between two looks at the tables

/** Dates as this reader writes them. */
function dates(where = document) {
  const written = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' });
  for (const time of $$('time[datetime]', where)) time.textContent = written.format(new Date(time.dateTime));
}

/** The lobby as the server would show it now. */
async function fetched(query) {
  const answer = await fetch('/?' + query);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

class Form {
  constructor() {
    this.typed = {};  // chairs that are not there with fewer seats keep their choice
    this.asked = 0;
    $('main').addEventListener('change', event => { if (event.target.name === 'seats') this.change(); });
    for (const link of $$('[data-game]')) link.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.change(link.dataset.game);
    });
    $('#play').addEventListener('submit', () => { $('#play [name=my-name]').value = $('#my-name').value; });
  }

  /** Show the form for this title or these seats, with everything that was typed still in it. */
  async change(game = null) {
    const form = $('#new form'), query = new URLSearchParams();
    Object.assign(this.typed, { first: '' }, Object.fromEntries(new FormData(form)));
    if (game) { this.typed.game = game; delete this.typed.seats; }
    this.typed.more = $('details', form).open ? '1' : '';
    for (const [name, value] of Object.entries(this.typed)) if (value) query.set(name, value);
    const focused = document.activeElement?.id, wanted = ++this.asked;
    const page = await fetched(query);
    if (wanted !== this.asked) return;  // a later wish has overtaken this one
    $('#new').replaceWith(document.importNode($('#new', page), true));
    for (const link of $$('[data-game]')) link.removeAttribute('aria-current');
    const chosen = $(`[data-game="${CSS.escape($('#new [name=game]').value)}"]`);
    chosen.setAttribute('aria-current', 'true');
    history.replaceState(null, '', `/?game=${chosen.dataset.game}&seats=${$('#new [name=seats]:checked').value}`);
    if (game && matchMedia('(max-width: 999px)').matches) $('#new').scrollIntoView();
    else if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }
}

/** My tables and those of others, as they are now; where nothing has changed nothing is touched. */
async function refresh() {
  if (document.hidden) return;
  const page = await fetched('').catch(() => null);
  for (const id of ['mine', 'open']) {
    const old = document.getElementById(id), fresh = page?.getElementById(id);
    if (!fresh || old.innerHTML === fresh.innerHTML || old.contains(document.activeElement)) continue;
    old.replaceWith(document.importNode(fresh, true));
  }
}

dates();
if (body.classList.contains('page-lobby')) {
  Object.assign(window, { lobby: new Form() });
  setInterval(refresh, EVERY);
}
