// The drafts of the workbench, as this device keeps them, in a database of their own: by game the one that is worked on,
// and the one before it. The page does not read them.
import { Database } from "./database.js";

/**
 * @typedef {object} Entry
 * @property {string} text
 * @property {number} at milliseconds since 1970
 *
 * @typedef {import("idb").DBSchema & {drafts: {key: string, value: Entry}}} Schema
 *
 * How keeping ended: `lost` when it is kept in this page's memory only.
 * @typedef {"kept" | "lost"} Outcome
 */

const SAVED = " studies"; // behind a game's ID: the key of its saved studies, a list of texts as JSON
const LATELY = "studies opened";
const MOST_LATELY = 12;

/** @typedef {{title: string, game: string, address: string, at: number}} Opened */

/** A list that is stored as JSON; none where anything else stands there. @param {string | null} text @returns {any[]} */
const list = (text) => {
  try {
    const found = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
};

/** @param {string | null} text @returns {string[]} */
const texts = (text) => list(text).filter((each) => typeof each === "string");

/** The key of the draft before the one that is worked on. @param {string} game */
const formerOf = (game) => `${game} former`;

export class Drafts {
  /** @type {Database<Schema>} */
  #database = new Database("nastilka-workbench", 1, (fresh) => void fresh.createObjectStore("drafts"));
  /** What is kept in this page only. @type {Map<string, string>} */
  #memory = new Map();
  /** Games of which this page has begun to keep its draft. @type {Set<string>} */
  #begun = new Set();

  /**
   * What is stored of a game, as JSON: the `draft`, the `former` one, and `saves`, the list of saved studies; each only
   * if there is any.
   * @param {string} game
   * @returns {Promise<string>}
   */
  async of(game) {
    const [draft, former] = [await this.read(game), await this.read(formerOf(game))];
    const saves = await this.read(game + SAVED);
    return JSON.stringify({ ...(draft && { draft }), ...(former && { former }), ...(saves && { saves }) });
  }

  /**
   * Keep a draft. One that begins `anew` takes the place of what was kept, which then becomes the former draft.
   * @param {string} game
   * @param {string} text
   * @param {boolean} anew
   * @returns {Promise<Outcome>}
   */
  async keep(game, text, anew) {
    const before = anew && !this.#begun.has(game) ? await this.read(game) : null;
    this.#begun.add(game);
    if (before !== null && before !== text) await this.#write(formerOf(game), before);
    return this.#write(game, text);
  }

  /**
   * The text under a key.
   * @param {string} key
   * @returns {Promise<string | null>}
   */
  async read(key) {
    const near = this.#memory.get(key);
    if (near !== undefined) return near;
    const text = (await this.#database.read((database) => database.get("drafts", key)))?.text;
    return typeof text === "string" ? text : null; // other scripts may have written anything there
  }

  /** All studies that are saved, by game. @returns {Promise<[game: string, texts: string[]][]>} */
  async saved() {
    const keys = (await this.#database.read((database) => database.getAllKeys("drafts"))) ?? [];
    const games = keys.filter((key) => key.endsWith(SAVED)).map((key) => key.slice(0, -SAVED.length));
    return Promise.all(games.map(async (game) => [game, texts(await this.read(game + SAVED))]));
  }

  /** The studies that were opened last, the latest first. @returns {Promise<Opened[]>} */
  async lately() {
    return list(await this.read(LATELY)).filter((each) => typeof each?.address === "string" && typeof each.title === "string");
  }

  /**
   * Note that a study was opened at this address.
   * @param {string} opened its title and its game, as JSON
   * @param {string} address below the workbench's
   */
  async note(opened, address) {
    if (parent !== window) return; // the page around a frame has its own ways to it
    const others = (await this.lately()).filter((each) => each.address !== address);
    const now = { ...JSON.parse(opened), address, at: Date.now() };
    await this.keep(LATELY, JSON.stringify([now, ...others].slice(0, MOST_LATELY)), false);
  }

  /** Forget which studies were opened. */
  async forget() {
    await this.keep(LATELY, "[]", false);
  }

  /**
   * Put another list in place of a game's saved studies.
   * @param {string} game
   * @param {string[]} studies
   */
  async save(game, studies) {
    await this.keep(game + SAVED, JSON.stringify(studies), false);
  }

  /** @param {string} key @param {string} text @returns {Promise<Outcome>} */
  async #write(key, text) {
    const put = await this.#database.write((database) => database.put("drafts", { text, at: Date.now() }, key));
    if (put === null) this.#memory.set(key, text);
    else this.#memory.delete(key);
    return put === null ? "lost" : "kept";
  }
}
