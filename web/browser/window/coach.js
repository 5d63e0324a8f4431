// Whether a table begins with the coach of a first game, as `web/engine/coach.py` decides it once the engine has
// started: so its place is there, or not, from the first paint on.
import { deviceTexts } from "./storage.js";

const KEY = "nastilka:coach";
/** What an address may have without changing what the goal of a game is. */
const PLAIN = ["game", "players", "seats", "names", "faces", "seed", "pace", "lang"];

/** What this device remembers of a game's coach, as `goal,lay` or `known`; null if nothing. @param {string} game */
const remembered = (game) => {
  const entries = (deviceTexts.read(KEY) ?? "").split(";").map((each) => each.split("="));
  return entries.find(([name]) => name === game)?.[1] ?? null;
};

/** True if a game was played to its end here, perhaps before there was a coach. @param {string} game */
const hasFinished = (game) => {
  try {
    const { games } = JSON.parse(deviceTexts.read("nastilka:stats") ?? "{}");
    return games.some((/** @type {{game: string}} */ each) => each.game === game);
  } catch {
    return false;
  }
};

/** True if the reader does not know the game yet; who has finished one does. @param {string} game */
const isNew = (game) => {
  const found = remembered(game);
  if (found === null && hasFinished(game)) {
    deviceTexts.write(KEY, [deviceTexts.read(KEY), `${game}=known`].filter(Boolean).join(";"));
    return false;
  }
  return found !== "known";
};

/**
 * Take the coach from an opening board where none is due, and its words where another set-up may have other ones.
 * @param {Node} board
 * @param {string} game
 * @param {URLSearchParams} query
 */
export const fitCoach = (board, game, query) => {
  const strip = /** @type {DocumentFragment} */ (board).querySelector("#coach");
  if (!strip) return;
  const seats = query.getAll("seats").flatMap((text) => text.split(","));
  const people = seats.filter((seat) => seat.trim() === "human").length;
  const alone = people === 1 || !seats.some((seat) => seat.trim());
  if (!alone || query.get("pace") === "instant" || query.get("save") || !isNew(game)) strip.remove();
  else if ([...query.keys()].some((name) => !PLAIN.includes(name))) strip.querySelector("p")?.replaceChildren("\u00a0");
};
