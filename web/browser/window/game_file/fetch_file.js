// The files of a game, which the owner of the site has put beside its pages: `games/NAME.md`, those that `games.json` lists
// beside it, which have its text in other languages, and the file that it extends or whose text it is in another language.
import { frontMatter } from "./front_matter.js";

/** @typedef {import("./game_engine.js").GameFile} GameFile */

/** Why a file is not played, as a `Fault`. */
export class FileFault extends Error {
  /** @param {string} kind @param {string} [said] */
  constructor(kind, said = "") {
    super(kind);
    this.kind = kind;
    this.said = said;
  }
}

export const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const BESIDE = /^[a-z][a-z0-9-]*(\.[A-Za-z-]{2,10})?\.md$/;
const LONGEST = 500_000; // letters, as in `pyengine/core/limits.py`
const MOST = 300; // games of a list
const MOST_BESIDE = 60; // files beside a game
const MOST_BASES = 8; // files that extend one another

/** @param {string} address @returns {Promise<Response | null>} null where it cannot be had */
const fetched = async (address) => {
  const answer = await fetch(address, { cache: "no-cache" }).catch(() => null);
  return answer?.ok ? answer : null;
};

/**
 * A game as the owner lists it: the names of the files that lie beside its own; whether the build has made pages of its
 * rulebook; and, where the list has that, its titles by language, its players and its minutes. A `sealed` one can be
 * played with friends far away.
 * @typedef {{beside: string[], isBuilt: boolean, titles: Record<string, string> | null, players: string, minutes: string, sealed: boolean}} Listed
 */

/** @param {any} given @returns {Listed} */
const readEntry = ({ beside, rules, titles, players, minutes, sealed }) => ({
  isBuilt: rules === true,
  beside: (Array.isArray(beside) ? beside : []).filter((name) => BESIDE.test(name)).slice(0, MOST_BESIDE),
  titles: titles && typeof titles === "object" ? Object.fromEntries(Object.entries(titles).map(([lang, title]) => [lang, String(title)])) : null,
  players: String(players ?? ""),
  minutes: String(minutes ?? ""),
  sealed: sealed === true,
});

/**
 * The games that the owner lists, by their names.
 * @param {string} root the address of the site's root
 * @returns {Promise<Map<string, Listed>>}
 */
export const listedGames = async (root) => {
  const found = await (await fetched(`${root}games.json`))?.json().catch(() => null);
  if (!Array.isArray(found)) return new Map();
  const entries = found.slice(0, MOST).map((each) => (typeof each === "string" ? { game: each } : each ?? {}));
  const named = entries.filter(({ game }) => typeof game === "string" && NAME.test(game));
  return new Map(named.map((each) => [each.game, readEntry(each)]));
};

/** Have the service worker keep files for offline play, as soon as it serves this page. @param {string[]} addresses */
const keep = (addresses) => {
  const { dataset } = document.documentElement;
  const workers = navigator.serviceWorker;
  const fetchAgain = async () => {
    const answers = await Promise.all(addresses.map(fetched));
    if (answers.every((answer) => answer)) dataset.gameKept = "yes";
  };
  if (workers?.controller) dataset.gameKept = "yes"; // they came through it just now
  else workers?.addEventListener("controllerchange", fetchAgain, { once: true });
};

/**
 * The files that a game needs besides its own, by their names.
 * @param {string} text the game's own file
 * @param {string} folder the address of the folder in which they lie
 * @param {(name: string) => string[]} besideOf the files beside a game
 * @returns {Promise<Record<string, string>>}
 */
export const filesBeside = async (text, folder, besideOf) => {
  /** @type {Record<string, string>} */
  const found = {};
  const add = async (/** @type {string} */ name) => {
    const answer = await fetched(folder + name);
    const more = answer ? await answer.text() : "";
    if (more && more.length <= LONGEST) found[name] = more;
    return found[name] ?? "";
  };
  for (let [at, each] = [0, text]; at < MOST_BASES; at += 1) {
    const { game = "", translates = "", extends: base = translates } = frontMatter(each);
    await Promise.all(besideOf(game).map(add));
    if (!NAME.test(base) || `${base}.md` in found) return found;
    each = await add(`${base}.md`);
  }
  return found;
};

/**
 * The file of a name; what is kept of it is for its own game alone, so that the two have to be called the same.
 * @param {string} root the address of the site's root
 * @param {string} name
 * @param {string[]} taken the IDs of the site's own games
 * @returns {Promise<GameFile>}
 * @throws {FileFault}
 */
export const fetchGameFile = async (root, name, taken) => {
  const folder = `${root}games/`;
  if (!NAME.test(name)) throw new FileFault("unnamed");
  if (taken.includes(name)) throw new FileFault("taken", name);
  const [answer, list] = await Promise.all([fetch(`${folder}${name}.md`, { cache: "no-cache" }).catch(() => null), listedGames(root)]);
  if (!answer) throw new FileFault("unreached", name);
  if (!answer.ok) throw new FileFault("missing", name);
  const file = checkedFile(await answer.text(), taken, name);
  file.isBuilt = list.get(name)?.isBuilt ?? false;
  file.beside = await filesBeside(file.text, folder, (game) => list.get(game)?.beside ?? []);
  keep([`${root}games.json`, ...[`${name}.md`, ...Object.keys(file.beside)].map((each) => folder + each)]);
  return file;
};

/**
 * A file's text, with the ID of its game.
 * @param {string} text
 * @param {string[]} taken the IDs of the site's own games
 * @param {string} [name] which the game has to have
 * @returns {GameFile}
 * @throws {FileFault}
 */
export const checkedFile = (text, taken, name) => {
  if (text.length > LONGEST) throw new FileFault("too-long");
  const { game = "" } = frontMatter(text);
  if (!NAME.test(game)) throw new FileFault("no-file", name);
  if (taken.includes(game)) throw new FileFault("taken", game);
  if (name && game !== name) throw new FileFault("other-id", game);
  return { game, text, beside: {} };
};
