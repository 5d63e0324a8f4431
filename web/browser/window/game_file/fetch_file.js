// The file of a game, which the owner of the site has put beside its pages, `games/NAME.md`.
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
const LONGEST = 500_000; // letters, as in `pyengine/core/limits.py`

/** Have the service worker keep a file for offline play, as soon as it serves this page. @param {string} address */
const keep = (address) => {
  const workers = navigator.serviceWorker;
  const fetchAgain = async () => {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) document.documentElement.dataset.gameKept = "yes";
  };
  if (workers?.controller) document.documentElement.dataset.gameKept = "yes"; // it came through it just now
  else workers?.addEventListener("controllerchange", fetchAgain, { once: true });
};

/**
 * The file of a name; what is kept of it is for its own game alone, so that the two have to be called the same.
 * @param {string} folder the address of the folder
 * @param {string} name
 * @param {string[]} taken the IDs of the site's own games
 * @returns {Promise<GameFile>}
 * @throws {FileFault}
 */
export const fetchGameFile = async (folder, name, taken) => {
  const address = `${folder}${name}.md`;
  if (!NAME.test(name)) throw new FileFault("unnamed");
  if (taken.includes(name)) throw new FileFault("taken", name);
  const answer = await fetch(address, { cache: "no-cache" }).catch(() => null);
  if (!answer) throw new FileFault("unreached", name);
  if (!answer.ok) throw new FileFault("missing", name);
  const text = await answer.text();
  keep(address);
  return checkedFile(text, taken, name);
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
  return { game, text };
};
