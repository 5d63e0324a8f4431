// The messages of the worker in which a game's file runs. What it sends is its own affair, so nothing of a message is used
// but what has a known name and a known type, within bounds.

const LONGEST = 4_000_000; // letters of an answer: a whole page of a large table has a twentieth of it
const LONGEST_REASON = 4_000;

/**
 * A message of the worker, as far as it is one of ours.
 * @typedef {{start: string} | {progress: number} | {arriving: true} | {waiting: true} | {wants: string}
 *   | {problem: string} | {id: number, answer: string}} GameMessage
 */

/** @param {unknown} value @param {number} longest @returns {value is string} */
const isText = (value, longest) => typeof value === "string" && value.length <= longest;

/**
 * The message, copied; null where it is none of ours.
 * @param {any} data
 * @returns {GameMessage | null}
 */
export const readMessage = (data) => {
  if (typeof data !== "object" || data === null) return null;
  const { start, progress, arriving, waiting, wants, problem, id, answer } = data;
  if (start === "restored" || start === "plain") return { start };
  if (typeof progress === "number" && progress >= 0 && progress <= 1) return { progress };
  if (arriving === true) return { arriving };
  if (waiting === true) return { waiting };
  if (LANGUAGES.some(([lang]) => lang === wants)) return { wants };
  if (typeof problem === "string") return { problem: problem.slice(-LONGEST_REASON) };
  return Number.isInteger(id) && isText(answer, LONGEST) ? { id, answer } : null;
};
