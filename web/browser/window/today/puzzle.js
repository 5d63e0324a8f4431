// The puzzle of the day, which is as hard as suits the reader.
import { numberOf } from "./days.js";

/** @typedef {import("./results.js").Try} Try */

const FAIR = 2;
const HARD = 5;
const TOP = 7;

/**
 * How far up the reader has come: a step up for each puzzle that was solved at once, a step down for each that was
 * not. From 2 on the puzzles are fair, from 5 on hard.
 * @param {Try[]} tries
 */
export const rungOf = (tries) => {
  let rung = 0;
  for (const [, , , alone] of tries) rung = Math.max(0, Math.min(TOP, rung + (alone ? 1 : -1)));
  return rung;
};

/** The letter of the level of a rung. @param {number} rung */
const levelOf = (rung) => (rung < FAIR ? "e" : rung < HARD ? "f" : "h");

/** For each game the levels of its puzzles, a letter for each number, from `uno:eefh pearl:…`. @param {string} text */
const levelsIn = (text) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((part) => /** @type {[string, string]} */ (part.split(":")));

/**
 * The puzzle of a day. Only what was before that day decides, so it stays the same all day; and the same for
 * everybody who has come as far. It is of a game that the reader has played here, or of the easiest.
 * @param {string} day
 * @param {string} levels
 * @param {Try[]} tries
 * @param {string[]} played the games that were played before, and the easiest
 */
export const puzzleOf = (day, levels, tries, played) => {
  const before = tries.filter(([tried]) => tried < day);
  const level = levelOf(rungOf(before));
  const known = new Set([...played, ...before.map(([, game]) => game)]);
  const choices = levelsIn(levels)
    .sort()
    .map(([game, letters]) => ({ game, numbers: [...letters].flatMap((letter, at) => (letter === level ? [at + 1] : [])) }))
    .filter(({ numbers }) => numbers.length);
  const familiar = choices.filter(({ game }) => known.has(game));
  const games = familiar.length ? familiar : choices;
  const turn = numberOf(day);
  const { game, numbers } = games[turn % games.length];
  return { game, number: numbers[Math.floor(turn / games.length) % numbers.length], level };
};
