// Which deal is a day's, and its address.
import { numberOf } from "./days.js";

/**
 * The deals of a game: each its seed and its par.
 * @typedef {object} Game
 * @property {string} game
 * @property {string} query its seats and options, as in an address
 * @property {[seed: number, par: number][]} deals
 *
 * @typedef {object} Deal
 * @property {string} game
 * @property {string} query
 * @property {number} seed
 * @property {number} par
 * @property {string} day
 */

/** All deals, as `deals` in `web/engine/todays_deal.py` writes them. @param {string} text @returns {Game[]} */
export const gamesWithDeals = (text) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("|"))
    .map(([game, query, listed]) => ({
      game,
      query,
      deals: listed.split(",").map((deal) => /** @type {[number, number]} */ (deal.split(":").map(Number))),
    }));

/**
 * The deal of a day, the same everywhere: the games in their turn, and of each game one deal after the other, from the
 * beginning again after the last.
 * @param {string} day
 * @param {Game[]} games
 * @returns {Deal}
 */
export const dealOf = (day, games) => {
  const number = numberOf(day);
  const { game, query, deals } = games[number % games.length];
  const [seed, par] = deals[Math.floor(number / games.length) % deals.length];
  return { game, query, seed, par, day };
};

/** A text as Python's `quote` writes it. @param {string} text */
const quoted = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The query of a deal on the page that plays, in the order of the game's own key, by which its save is found again.
 * @param {Deal} deal
 * @param {{ name?: unknown, face?: unknown }} person who sits down; nobody by name, where the address is for others
 */
export const queryOf = ({ game, query, seed, day }, { name, face }) => {
  const [seats, ...options] = query.split("&");
  const count = seats.split(",").length;
  const names = typeof name === "string" && name.trim() ? [`names=${quoted(quoted(name.trim()))}${",".repeat(count - 1)}`] : [];
  const faces = typeof face === "string" && face ? [`faces=${face}`] : [];
  return [`game=${game}`, seats, ...names, `seed=${seed}`, ...options, `day=${day}`, ...faces].join("&");
};
