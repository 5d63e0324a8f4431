// Stores saves: in IndexedDB; where that is denied in local storage; where that is denied too in memory, until the page
// is closed.
import { Database } from "./database.js";
import { deviceTexts } from "./storage.js";

/**
 * What is stored: `saves` are games, `broken` are texts that could not be read.
 * @typedef {"saves" | "broken"} Kind
 *
 * @typedef {object} Entry
 * @property {unknown} text normally a record's text, but other scripts may have written anything there
 * @property {number} at milliseconds since 1970
 * @property {unknown} [about] of a save: what it is about, as `About` in `web/protocol/answers.py` has it
 * @property {Shown} [shown] of a save: its table
 *
 * @typedef {object} Shown
 * @property {string} html the page's content
 * @property {string} lang
 * @property {string} site the site's version, whose style sheets it needs
 *
 * @typedef {object} Stores
 * @property {{key: string, value: Entry}} saves
 * @property {{key: string, value: Entry}} broken
 * @property {{key: string, value: string}} leads the page that leads a game
 *
 * @typedef {import("idb").DBSchema & Stores} Schema
 * @typedef {import("./database.js").Connection<Schema>} Connection
 */

/** @type {Record<Kind, string>} */
const PREFIXES = { saves: "nastilka:save:", broken: "nastilka:broken:" };
const KINDS = /** @type {const} */ (["saves", "broken"]);
const STORES = /** @type {const} */ ([...KINDS, "leads"]);

/** The keys of the entries in local storage. @param {Kind} kind */
const localKeys = (kind) => {
  const prefix = PREFIXES[kind];
  return deviceTexts.keys().filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
};

/**
 * An entry's content as a text; null where there is none. Other values are given as JSON, which is no record, so that
 * they are set aside like any record that cannot be read.
 * @param {unknown} entry
 * @returns {string | null}
 */
export const textOf = (entry) => {
  const found = /** @type {Partial<Entry> | null | undefined} */ (entry)?.text ?? null;
  if (found === null || typeof found === "string") return found;
  try {
    return JSON.stringify(found) ?? typeof found;
  } catch {
    return typeof found;
  }
};

/**
 * Move the entries of local storage into the database. They were written before there was one or when it was full, so
 * they are the newer ones. Where there is no room for one it stays, with all after it.
 * @param {Connection} database
 */
const moveIn = async (database) => {
  for (const kind of KINDS) {
    for (const key of localKeys(kind)) {
      if (kind === "broken" && key === "stats") continue; // written by the statistics page
      const name = PREFIXES[kind] + key;
      const text = deviceTexts.read(name);
      if (text === null) continue;
      await database.put(kind, { text, at: Date.now() }, key);
      deviceTexts.remove(name);
    }
  }
};

export class SaveStore {
  /** What is stored in this page only. @type {Record<Kind, Map<string, string>>} */
  #memory = { saves: new Map(), broken: new Map() };
  /** @type {Database<Schema>} */
  #database = new Database("nastilka", 1, (fresh) => STORES.forEach((name) => fresh.createObjectStore(name)), moveIn);

  /**
   * Call `act` with the database, to write; null where that failed.
   * @template T
   * @param {(connection: Connection) => Promise<T>} act
   * @returns {Promise<T | null>}
   */
  write(act) {
    return this.#database.write(act);
  }

  /** A text; null where there is none. @param {Kind} kind @param {string} key */
  async read(kind, key) {
    return this.#near(kind, key) ?? textOf(await this.#database.read((database) => database.get(kind, key)));
  }

  /** A text that is stored outside of the database; null where there is none. @param {Kind} kind @param {string} key */
  #near(kind, key) {
    return this.#memory[kind].get(key) ?? deviceTexts.read(PREFIXES[kind] + key);
  }

  /**
   * Store a text where there is no database, or no room in it.
   * @param {Kind} kind
   * @param {string} key
   * @param {string} text
   * @returns {boolean} true if it outlasts this page
   */
  writeLocal(kind, key, text) {
    const done = deviceTexts.write(PREFIXES[kind] + key, text);
    if (done) this.#memory[kind].delete(key);
    else this.#memory[kind].set(key, text);
    return done;
  }

  /** Remove what `writeLocal` stored. @param {Kind} kind @param {string} key */
  removeLocal(kind, key) {
    this.#memory[kind].delete(key);
    deviceTexts.remove(PREFIXES[kind] + key);
  }

  /** True if a save lasts as long as this page only. @param {string} key */
  isOnlyHere(key) {
    return this.#memory.saves.has(key);
  }

  /** True if a save outside of the database is newer than what that has. @param {string} key */
  isOutside(key) {
    return this.#near("saves", key) !== null;
  }

  /** An entry of the database; undefined where there is none, or a newer one outside of it. @param {Kind} kind @param {string} key */
  async entry(kind, key) {
    if (this.#near(kind, key) !== null) return undefined;
    return (await this.#database.read((database) => database.get(kind, key))) ?? undefined;
  }

  /**
   * All saves, the latest first: those outside of the database are the newest.
   * @returns {Promise<{key: string, at: number | null, about: unknown}[]>} `at` in milliseconds since 1970
   */
  async list() {
    const near = [...new Set([...localKeys("saves"), ...this.#memory.saves.keys()])];
    const read = (/** @type {Connection} */ database) =>
      Promise.all([database.getAllKeys("saves"), database.getAll("saves")]);
    const [keys, saves] = (await this.#database.read(read)) ?? [[], []];
    const far = keys.map((key, place) => ({ key: String(key), at: saves[place]?.at ?? 0, about: saves[place]?.about ?? null }));
    const others = far.filter(({ key }, place) => typeof keys[place] === "string" && !near.includes(key));
    return [...near.map((key) => ({ key, at: null, about: null })), ...others.sort((one, other) => other.at - one.at)];
  }
}
