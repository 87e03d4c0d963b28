// @ts-check
// The action line: what is asked, how far it is, what would follow, and the buttons.

import { $, icon, make, measure, say } from './page.js';

export class ActLine {
  constructor(desk, preview) {
    this.desk = desk;
    this.preview = preview;
    /** @type {import('./messages.js').Position | null} */
    this.undoes = null;  // the position whose last choice would be taken back
    this.helps = '';  // how to see what a choice would do
    this.hint = () => { if (this.helps && !long($('#prompt'))) $('#hint').textContent = this.helps; };
  }

  show() {
    const { asked, busy, changed, chosen, form, now, quiet, told } = this.desk;
    $('.act').classList.toggle('is-asked', asked);
    $('.act').classList.toggle('is-waiting', !asked);
    $('#prompt').textContent = quiet ? '' : form?.prompt || now.prompt;
    this.preview.advice = quiet ? '' : now.advice ?? '';
    this.count();
    this.crumbs();
    const help = this.helps = form ? '' : this.help();
    $('#hint').innerHTML = form?.hint ?? '';
    if (help) measure(this.hint);
    $('#hint').classList.toggle('is-plain', !!help);
    $('#help').textContent = chosen ? '' : help;  // on a phone it stands beside the buttons
    const go = $('#go');
    go.hidden = !asked || !form && !chosen;
    go.disabled = busy || !chosen && !(form && told?.ok);
    $('span', go).textContent = form ? form.label : chosen?.label ?? '';
    $('#cancel').hidden = !asked || !changed || !!form && !form.opens.length && form.presets.length > 0;  // a preset leads back
    const pass = now.choices.find(choice => choice.pass);
    $('#pass').hidden = !asked || !pass || changed;
    if (pass) $('span', $('#pass')).textContent = pass.label;
    $('#open-list').hidden = !asked;
    this.more();
    if (!quiet) this.undos(now);
    this.preview.line(form && told && !told.ok ? told.missing : null);
  }

  /** How to see what a choice would do, how to put back what is picked of it, and that it is not done yet. */
  help() {
    const { asked, busy, chosen, now, picks } = this.desk, finger = matchMedia('(hover: none)').matches;
    const shown = now.choices.filter(choice => choice.at.length && !choice.pass);
    if (!asked || busy || !shown.length) return '';
    if (chosen) return say('help-confirm');
    if (picks.length) return finger ? say('help-tap-back') : say('help-click-back');
    if (!finger) return say('help-point');
    return shown.some(choice => choice.plain) ? '' : say('help-tap');  // a finger plays what is plain
  }

  count() {
    const { asked, form, sum } = this.desk, box = $('.act-count');
    box.hidden = !form || !asked;
    if (box.hidden) return;
    const text = form.counts[sum] ?? String(sum);
    if ($('span', box).innerHTML !== text) $('span', box).innerHTML = text;
    const pips = form.most <= 8 ? form.most : 0;
    $('.pips', box).replaceChildren(...Array.from({ length: pips }, (_, n) => make('i', { class: n < sum ? 'on' : null })));
  }

  crumbs() {
    const { asked, chosen, picks } = this.desk, choice = chosen ?? this.desk.having(picks).find(one => one.crumbs.length), made = [];
    if (asked && choice?.crumbs.length) picks.forEach((place, n) => {
      const text = choice.crumbs[choice.at.indexOf(place)] ?? place;
      const label = make('span');
      label.innerHTML = text;
      made.push(make('span', { class: 'crumb' }, label, make('button', { class: 'crumb-x', type: 'button', 'data-n': n, 'aria-label': say('take-away', { what: label.textContent }) }, icon('close'))));
    });
    $('#crumbs').replaceChildren(...made);
  }

  /** Presets of a form, other ways to pay, and choices that stand on no place or share their places with others. */
  more() {
    const { desk } = this, { asked, chosen, form, now, picks } = desk, made = [], add = (which, text) => made.push(make('button', { class: 'btn', type: 'button', 'data-more': which }, text));
    if (asked) {
      form?.presets.forEach((preset, n) => add(n, preset.label));
      const other = chosen && desk.otherWay();
      if (other) add('otherwise', other.otherwise);
      const same = picks.length && !chosen ? desk.having(picks).filter(choice => choice.at.length === picks.length) : [];
      if (!form && !picks.length) for (const choice of now.choices) if (!choice.at.length && !choice.pass) same.push(choice);
      for (const choice of same.slice(0, 4)) add('choice:' + choice.key, choice.label);
    }
    $('#more').replaceChildren(...made);
  }

  /** What can be taken back as the table stands; also while the others' moves are told. */
  undos(now) {
    const { ask, seat, undo, turn } = this.undoes = now, { changed, form, quiet } = this.desk;
    const asking = ask?.by === seat && seat >= 0, busy = !quiet && changed;
    $('#undo').hidden = busy || !asking && !undo;
    $('span', $('#undo')).textContent = say(asking ? 'undo-withdraw' : undo === 'ask' ? 'undo-ask' : 'undo');
    $('#undo-turn').hidden = busy || quiet || !!form || turn < 2;
  }

  /** No more can be chosen. */
  shake() { if (!matchMedia('(prefers-reduced-motion: reduce)').matches) $('.act-count').animate([{ translate: '-3px' }, { translate: '3px' }, { translate: '0' }], { duration: 140, iterations: 2 }); }
}

/** Whether a prompt takes two lines: then there is no room for another. */
function long(prompt) { return prompt.clientHeight > 2 * parseFloat(getComputedStyle(prompt).fontSize); }
