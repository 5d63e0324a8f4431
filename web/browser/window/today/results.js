// What this device has done on which day: deals of the day, and puzzles. `web/page/results.py` and `solved.py` store it.
import { isInTime, numberOf } from "./days.js";

/**
 * A finished game as it is stored.
 * @typedef {object} Stored
 * @property {string} game
 * @property {string} day the day it ended
 * @property {number | null} [seed]
 * @property {string} [daily] the day whose deal it was
 * @property {number | null} [par]
 * @property {number | null} seat
 * @property {number} place
 * @property {number[]} [scores]
 *
 * A try at a puzzle: the day, the game, the number, and whether it was solved at once, without help.
 * @typedef {[day: string, game: string, number: number, alone: boolean]} Try
 */

/** A JSON object; empty where there is none. @param {string | null} text @returns {Record<string, unknown>} */
const objectOf = (text) => {
  try {
    const found = JSON.parse(text ?? "");
    return typeof found === "object" && found ? found : {};
  } catch {
    return {};
  }
};

/** The person at this device. @param {string | null} text @returns {{ name?: unknown, face?: unknown }} */
export const personOf = (text) => objectOf(text);

/** The finished games. @param {string | null} text @returns {Stored[]} */
export const storedGames = (text) => {
  const { games } = objectOf(text);
  return Array.isArray(games) ? games.filter((game) => typeof game?.game === "string" && typeof game.day === "string") : [];
};

/**
 * The day whose deal a game was, if it was one; earlier versions wrote it into the seed, as 20261127. A deal of the day
 * without a par, as games in one file have them, is none of the calendar.
 * @param {Stored} game
 */
export const dayOfDeal = ({ daily, seed, par }) => {
  if (daily) return par === null ? "" : daily;
  const found = /^(\d{4})(\d\d)(\d\d)$/.exec(String(seed ?? ""));
  return found && Number(found[2]) <= 12 ? found.slice(1).join("-") : "";
};

/**
 * The first result of each day's deal that ended in time: later ones knew the cards.
 * @param {Stored[]} games
 */
export const resultsByDay = (games) => {
  /** @type {Map<number, Stored>} */
  const found = new Map();
  for (const game of games) {
    const day = dayOfDeal(game);
    if (day && isInTime(day, game.day) && !found.has(numberOf(day))) found.set(numberOf(day), game);
  }
  return found;
};

/** The reader's score; null where it is not known. @param {Stored} game */
export const scoreOf = ({ seat, scores }) => (typeof seat === "number" && Array.isArray(scores) ? (scores[seat] ?? null) : null);

/** What is kept of puzzles: the days whose puzzle was solved, the tries, and the solved by game. @param {string | null} text */
export const storedPuzzles = (text) => {
  const { days, tries, solved } = objectOf(text);
  /** @type {string[]} */
  const known = Array.isArray(days) ? days.filter((day) => typeof day === "string") : [];
  /** @type {Try[]} */
  const tried = Array.isArray(tries) ? tries.filter((each) => Array.isArray(each) && each.length === 4) : [];
  const done = /** @type {Record<string, number[]>} */ (typeof solved === "object" && solved ? solved : {});
  return { days: new Set(known), tries: tried, solved: done };
};
