// What the reader's own tries say: how strong they are, how hard each puzzle is for them, which one suits next, and
// which missed ones are due to come back. All of it follows from the tries that the device keeps, so nothing else is stored.
import { numberOf } from "../today/days.js";
import { rated, rested } from "./glicko.js";

/** @typedef {import("../today/results.js").Try} Try */
/** @typedef {import("./glicko.js").Rating} Rating */
/** @typedef {{ game: string, number: number, rating: number }} Rated */

/** @type {Rating} Whoever begins is given easy puzzles, and soon others. */
const BEGINNER = { rating: 1200, deviation: 350, volatility: 0.06 };
/** What a puzzle's first rating is worth: bots have tried it, not people. */
const OF_PUZZLE = { deviation: 120, volatility: 0.06 };
/** Days until a missed puzzle comes back, and each time it was solved: boxes as in Leitner, "So lernt man lernen" (1972). */
const BOXES = [1, 3, 7, 21];
/** So many puzzles nearest to the rating take turns. */
const NEAREST = 8;

/** @param {string} game @param {number} number */
const keyOf = (game, number) => `${game}-${number}`;

/** For each game what stands after its colon, from `uno:a,b nizam:c`; split at commas. @param {string} text */
const byGame = (text) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((part) => part.split(":"))
    .map(([game, listed = ""]) => ({ game, listed: listed.split(",") }));

/** All puzzles with their first ratings, from `uno:1200,,1450 …`, where those that are gone have none. @param {string} text @returns {Rated[]} */
export const ratingsIn = (text) =>
  byGame(text).flatMap(({ game, listed }) => listed.map((rating, at) => ({ game, number: at + 1, rating: Number(rating) })).filter(({ rating }) => rating));

/** The puzzles of a theme, as keys, from `uno:draw=1.5,keep-colour=2 …`. @param {string} text @param {string} game @param {string} theme */
export const withTheme = (text, game, theme) => {
  const found = byGame(text).find((each) => each.game === game);
  const numbers = found?.listed.map((each) => each.split("=")).find(([name]) => name === theme)?.[1];
  return new Set(numbers?.split(".").map((number) => keyOf(game, Number(number))));
};

/**
 * The reader's rating, and those of the puzzles they have tried. Of each puzzle the first try counts, since after that its
 * play is known. Each try is a period: with a whole day as one, an easy puzzle that was solved after hard ones took
 * the rating down, from 2017 to 1959, since it made the day's surprise more certain, and not larger.
 * @param {Try[]} tries
 * @param {Rated[]} puzzles
 */
export const ratingsAfter = (tries, puzzles) => {
  const ratings = new Map(puzzles.map(({ game, number, rating }) => [keyOf(game, number), rating]));
  const seen = new Set();
  let [reader, last] = [BEGINNER, Number.NaN];
  for (const [day, game, number, alone] of [...tries].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))) {
    const key = keyOf(game, number);
    const rating = ratings.get(key);
    if (seen.has(key) || rating === undefined) continue;
    seen.add(key);
    const [before, score] = [rested(reader, numberOf(day) - last || 0), alone ? 1 : 0];
    reader = rated(before, [{ ...OF_PUZZLE, rating, score }]);
    ratings.set(key, rated({ ...OF_PUZZLE, rating }, [{ ...before, score: 1 - score }]).rating);
    last = numberOf(day);
  }
  return { reader, ratings };
};

/**
 * The puzzles that are nearest to the reader's rating, the nearest first: of these that were never tried, as long as there are any.
 * @param {Try[]} tries
 * @param {Rated[]} puzzles all, whose first ratings count
 * @param {Rated[]} choices
 */
export const nearest = (tries, puzzles, choices) => {
  const { reader, ratings } = ratingsAfter(tries, puzzles);
  const tried = new Set(tries.map(([, game, number]) => keyOf(game, number)));
  const fresh = choices.filter(({ game, number }) => !tried.has(keyOf(game, number)));
  /** @param {Rated} puzzle */
  const away = ({ game, number, rating }) => Math.abs((ratings.get(keyOf(game, number)) ?? rating) - reader.rating);
  return (fresh.length ? fresh : choices).sort((one, other) => away(one) - away(other) || one.number - other.number).slice(0, NEAREST);
};

/**
 * The puzzle after one of a game: the nearest of that game, and where one is chosen of that theme. What is solved comes
 * last, and the one just played not again.
 * @param {{ game: string, number: number, theme: string, themes: string }} asked
 * @param {Try[]} tries
 * @param {Rated[]} puzzles
 * @param {Record<string, number[]>} solved
 */
export const nextOf = ({ game, number, theme, themes }, tries, puzzles, solved) => {
  const inTheme = withTheme(themes, game, theme);
  const others = puzzles.filter((each) => each.game === game && each.number !== number && (!theme || inTheme.has(keyOf(game, each.number))));
  const left = others.filter((each) => !solved[game]?.includes(each.number));
  return nearest(tries, puzzles, left.length ? left : others)[0]?.number ?? (number || 1);
};

/**
 * The missed puzzles that are due, the longest first. One that is missed comes back after a day; each time it is then solved at
 * once, after three, seven, and twenty-one days, and then no more. What is solved before it is due moves nothing.
 * @param {Try[]} tries
 * @param {string} today
 */
export const dueOf = (tries, today) => {
  const now = numberOf(today);
  const boxes = /** @type {Map<string, { game: string, number: number, box: number, due: number }>} */ (new Map());
  for (const [day, game, number, alone] of tries) {
    const key = keyOf(game, number);
    const [at, found] = [numberOf(day), boxes.get(key)];
    if (alone && (!found || at < found.due)) continue;
    const box = alone && found ? found.box + 1 : 0;
    if (box < BOXES.length) boxes.set(key, { game, number, box, due: at + BOXES[box] });
    else boxes.delete(key);
  }
  return [...boxes.values()].filter(({ due }) => due <= now).sort((one, other) => one.due - other.due);
};
