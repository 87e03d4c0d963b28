// @ts-check
// What the server and the page say to each other, as types: nothing here is run. viewer.py sends and messages.py takes
// these; a test holds the fields of a position against what is really sent.

/** An action that is allowed now.
 * @typedef {object} Action
 * @property {number} id
 * @property {string} text  as a record has it: build:office
 * @property {string} label  in the reader's language
 * @property {string[]} at  the places it touches
 */

/** Something that can be decided by touching places.
 * @typedef {object} Choice
 * @property {string} key  the texts of its actions
 * @property {string[]} at
 * @property {string[]} first  those of its places that come before the others: a die
 * @property {string} label
 * @property {string[]} crumbs
 * @property {boolean} pass
 * @property {boolean} plain  what follows is what one sees: a finger needs no Confirm
 */

/** @typedef {{ at: string, least: number, most: number, now: number, start: number }} Part  now: what stands there; start: what the page proposes */
/** @typedef {Record<string, number>} Chosen  how many of each part */

/** Numbers over places, decided in one go.
 * @typedef {object} Form
 * @property {string} key
 * @property {string[]} opens  the places that open it; none: it is open from the start
 * @property {number} least
 * @property {number} most
 * @property {Part[]} parts
 * @property {string} label
 * @property {string} prompt
 * @property {string} hint
 * @property {string} verb
 * @property {string} otherwise
 * @property {string} pool  where the things come from that are spread
 * @property {string[]} counts  "2 of 4", for every number that can be chosen
 * @property {{ label: string, chosen: Chosen }[]} presets
 */

/** @typedef {{ seat: number, kind: 'person' | 'bot' | 'open', name: string, whose: string, bot: string, lent: boolean, out: '' | 'late' | 'conceded', vacation: boolean, points: number | null }} Chair  out: why a bot has it, if its player did not want that */
/** @typedef {{ runs: number, ends: number | null, away: number, acts: boolean, now: number, left: (number | null)[] }} ClockTimes  whose clock runs and when it is at zero; until when that player is on vacation; what the others have, in seconds */
/** @typedef {{ kind: 'undo' | 'lend' | 'close', by: number, seat: number, needed: number[], agreed: number[], what: string }} Ask */

/** One sentence of the log.
 * @typedef {object} Line
 * @property {number} n  the move
 * @property {number} by  the seat; -1: nobody
 * @property {string} text
 * @property {number} round
 * @property {string[]} [at]
 * @property {boolean} [auto]  there was no other choice
 */

/** @typedef {{ from: number, moves: Line[][] }} Lines  the log from a move on */
/** @typedef {[number, number, string]} Cut  the part where it begins, how many go, what comes instead */
/** @typedef {string | Cut[]} Told  the markup of a piece, or what has changed in it: see difference.js */
/** @typedef {Record<string, Told>} Pieces  by name: those that the page does not have yet */

/** @typedef {{ name: string, part: string, title: string, tab: string, bare: boolean }} Slot */
/** @typedef {{ slots: Slot[], strips: number[], state: string, pieces: Pieces, symbols: string[] }} Stage */
/** @typedef {{ move: number, by: number, text: string, state: string, last: string[], pieces: Pieces, symbols: string[] }} Step  what somebody did; by -1: what followed by itself */
/** @typedef {{ ask: number, by: string }} Refusal  the last question that was refused, and who refused it */

/** @typedef {any[]} Row  a name, then a number for every seat */
/** @typedef {{ title: string, chart: string, lines: Row[] }} Tally */

/** @typedef {object} End
 * @property {string} end
 * @property {number[]} winners
 * @property {number} round
 * @property {number[]} points
 * @property {Row[]} parts
 * @property {Row[]} ties
 * @property {number[][]} chart  move, round, then the points of every seat
 * @property {Tally[]} tallies
 */

/** A position, as one seat may see it.
 * @typedef {object} Position
 * @property {'table'} is
 * @property {number} n  the version: every change of the record makes it grow
 * @property {number} move
 * @property {number} seat  whose eyes these are; -1: a spectator's
 * @property {'waiting' | 'playing' | 'over' | 'closed'} status
 * @property {number} actor
 * @property {Chair[]} chairs
 * @property {Refusal} refused
 * @property {string} rematch
 * @property {boolean} first  a first game
 * @property {Ask | null} ask
 * @property {string} prompt
 * @property {number} round
 * @property {string} [rules]  where in the rules this is
 * @property {Action[]} legal  empty unless this seat is asked
 * @property {'' | 'free' | 'ask'} undo
 * @property {number} turn  how many of the last choices can be taken back freely
 * @property {Lines} log
 * @property {string[]} last  what the last move touched
 * @property {Choice[]} choices
 * @property {Form[]} forms
 * @property {string | null} obvious
 * @property {string} [advice]
 * @property {End} [end]
 * @property {number[]} seats  of this browser
 * @property {number[]} here
 * @property {number} watching
 * @property {boolean} owner
 * @property {ClockTimes | null} clock
 * @property {Step[]} frames
 * @property {Stage | null} stage
 */

/** What a decision would bring; or, where it does not do yet, what is missing.
 * @typedef {object} Preview
 * @property {'preview'} is
 * @property {number} n
 * @property {string} key
 * @property {boolean} ok
 * @property {string} [missing]
 * @property {string[]} [lines]
 * @property {boolean} [luck]
 * @property {string} [at]
 * @property {Record<string, string>} [pills]
 * @property {[string, string][]} [card]
 * @property {Record<string, Record<string, [number, number]>>} [facts]
 * @property {string[]} [symbols]
 * @property {Pieces} [pieces]
 */

/** @typedef {{ is: 'peek', seat: number, title: string, html: string, symbols: string[] }} Peek */
/** @typedef {{ is: 'chat', anew: boolean, lines: Said[] }} Chat  anew: instead of all that was said so far */
/** @typedef {{ id: number, seat: number, name: string, text: string, mine: boolean, muted: boolean }} Said */
/** @typedef {{ is: 'advice', n: number, text: string }} Advice */
/** @typedef {{ is: 'explain', at: string, text: string[] }} Explanation */
/** @typedef {{ is: 'why', at: string, key: string, text: string, html: string, rule: string, ruling: string }} Forbidden  the rule that forbids it */
/** @typedef {{ is: 'refused', why: string, key: string, n: number }} Refused */
/** @typedef {Position | Preview | Peek | Chat | Advice | Explanation | Forbidden | Refused} Message  what the server says */

/** @typedef {{ choice: string } | { form: string, chosen: Chosen }} Whole  a whole decision */
/** @typedef {{ key: string, what: Whole }} Question */
/** @typedef {(message: object) => void} Send */

export {};
