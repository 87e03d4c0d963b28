// @ts-check
// The puzzles of a title that were solved in this browser.

const key = title => 'comptoir-solved-' + title;

/** @returns {Set<number>} */
export const solved = title => new Set(JSON.parse(localStorage.getItem(key(title)) ?? '[]'));

export function solve(title, n) { localStorage.setItem(key(title), JSON.stringify([...solved(title).add(n)])); }
