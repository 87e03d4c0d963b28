// @ts-check
// What has changed in a piece of the stage, as comptoir/table/difference.py tells it.

/** The piece as the server has it: as it is told, or what the page had, with what has changed.
 * @param {string | undefined} old
 * @param {import('./messages.js').Told} told
 * @returns {string} */
export function patched(old, told) {
  if (typeof told === 'string') return told;
  const parts = (old ?? '').split('<');
  for (const [at, gone, come] of [...told].reverse()) parts.splice(at, gone, ...come.split('<').slice(1));
  return parts.join('<');
}
