// The drafts of the workbench, as this device keeps them, in a database of their own: by game the one that is worked on,
// and the one before it. The page does not read them.
import { openDB } from "idb";

/**
 * @typedef {object} Entry
 * @property {string} text
 * @property {number} at milliseconds since 1970
 *
 * @typedef {import("idb").IDBPDatabase<import("idb").DBSchema & {drafts: {key: string, value: Entry}}>} Database
 *
 * How keeping ended: `lost` when it is kept in this page's memory only.
 * @typedef {"kept" | "lost"} Outcome
 */

/** Opens the database; null where the browser denies it. @returns {Promise<Database | null>} */
const open = async () => {
  /** @param {Database} fresh */
  const upgrade = (fresh) => void fresh.createObjectStore("drafts");
  try {
    return await /** @type {Promise<Database>} */ (openDB("nastilka-workbench", 1, { upgrade }));
  } catch {
    return null;
  }
};

/** The key of the draft before the one that is worked on. @param {string} game */
const formerOf = (game) => `${game} former`;

export class Drafts {
  #database = open();
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
    const [draft, former] = [await this.#read(game), await this.#read(formerOf(game))];
    const saves = await this.#read(`${game} studies`);
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
    const before = anew && !this.#begun.has(game) ? await this.#read(game) : null;
    this.#begun.add(game);
    if (before !== null && before !== text) await this.#write(formerOf(game), before);
    return this.#write(game, text);
  }

  /** @param {string} key @returns {Promise<string | null>} */
  async #read(key) {
    const near = this.#memory.get(key);
    return near ?? (await this.#use((database) => database.get("drafts", key)))?.text ?? null;
  }

  /** @param {string} key @param {string} text @returns {Promise<Outcome>} */
  async #write(key, text) {
    const put = await this.#use((database) => database.put("drafts", { text, at: Date.now() }, key));
    if (put === null) this.#memory.set(key, text);
    else this.#memory.delete(key);
    return put === null ? "lost" : "kept";
  }

  /**
   * @template T
   * @param {(database: Database) => Promise<T>} act
   * @returns {Promise<T | null>} null where there is no database, or no room in it
   */
  async #use(act) {
    const database = await this.#database;
    try {
      return database && (await act(database));
    } catch {
      return null;
    }
  }
}
