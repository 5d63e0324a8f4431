// The puzzle of the day, which is as hard as suits the reader.
import { nearest, ratingsIn } from "../puzzles/practice.js";
import { numberOf } from "./days.js";

/** @typedef {import("./results.js").Try} Try */

/** The letter of a puzzle's level, from `uno:eefh pearl:…`. @param {string} levels @param {string} game @param {number} number */
const levelIn = (levels, game, number) => levels.split(`${game}:`)[1]?.[number - 1] ?? "e";

/**
 * The puzzle of a day: near the reader's rating. Only what was before that day decides, so it stays the same all day; and
 * the same for everybody who has done the same. It is of a game that the reader has played here, or of the easiest.
 * @param {string} day
 * @param {{ levels: string, ratings: string }} listed what the page says of all puzzles
 * @param {Try[]} tries
 * @param {string[]} played the games that were played before, and the easiest
 */
export const puzzleOf = (day, { levels, ratings }, tries, played) => {
  const before = tries.filter(([tried]) => tried < day);
  const puzzles = ratingsIn(ratings);
  const known = new Set([...played, ...before.map(([, game]) => game)]);
  const all = [...new Set(puzzles.map(({ game }) => game))].sort();
  const familiar = all.filter((game) => known.has(game));
  const games = familiar.length ? familiar : all;
  const turn = numberOf(day);
  const game = games[turn % games.length];
  const near = nearest(
    before,
    puzzles,
    puzzles.filter((each) => each.game === game),
  );
  const { number } = near[Math.floor(turn / games.length) % near.length];
  return { game, number, level: levelIn(levels, game, number) };
};
