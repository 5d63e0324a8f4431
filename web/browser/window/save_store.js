// Stores saves: in IndexedDB; where that is denied in local storage; where that is denied too in memory, until the page
// is closed.
import { openDB } from "idb";

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
 * @typedef {import("idb").IDBPDatabase<Schema>} Database
 */

/** @type {Record<Kind, string>} */
const PREFIXES = { saves: "nastilka:save:", broken: "nastilka:broken:" };
const KINDS = /** @type {const} */ (["saves", "broken"]);
const TIMEOUT = 3000; // milliseconds after which a database that does not answer counts as denied

/**
 * Call `act` with local storage; undefined where that is denied or full.
 * @template T
 * @param {(storage: Storage) => T} act
 * @returns {T | undefined}
 */
const local = (act) => {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
};

/** The keys of the entries in local storage. @param {Kind} kind */
const localKeys = (kind) => {
  const names = local((storage) => Object.keys(storage)) ?? [];
  const prefix = PREFIXES[kind];
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
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
 * they are the newer ones.
 * @param {Database} database
 */
const moveIn = async (database) => {
  for (const kind of KINDS) {
    for (const key of localKeys(kind)) {
      if (kind === "broken" && key === "stats") continue; // written by the statistics page
      const name = PREFIXES[kind] + key;
      await database.put(kind, { text: local((storage) => storage.getItem(name)) ?? "", at: Date.now() }, key);
      local((storage) => storage.removeItem(name));
    }
  }
};

export class SaveStore {
  /** What is stored in this page only. @type {Record<Kind, Map<string, string>>} */
  #memory = { saves: new Map(), broken: new Map() };
  /** @type {Promise<Database | null>} */
  #database = this.#open();

  async #open() {
    try {
      /** @param {Database} fresh */
      const upgrade = (fresh) => void [...KINDS, /** @type {const} */ ("leads")].forEach((name) => fresh.createObjectStore(name));
      const database = await this.#inTime(/** @type {Promise<Database>} */ (openDB("nastilka", 1, { upgrade })));
      await moveIn(database).catch(() => {}); // full: the rest is read from local storage
      return database;
    } catch {
      return null;
    }
  }

  /**
   * The promise's value; rejects after a timeout, from when on the database counts as denied.
   * @template T
   * @param {Promise<T>} promise
   * @returns {Promise<T>}
   */
  async #inTime(promise) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => {
        this.#database = Promise.resolve(null);
        reject(new Error("the database does not answer"));
      }, TIMEOUT);
    });
    try {
      return await Promise.race([promise, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Call `act` with the database; null where there is none, or it fails or does not answer.
   * @template T
   * @param {(database: Database) => Promise<T>} act
   * @returns {Promise<T | null>}
   */
  async use(act) {
    const database = await this.#database;
    try {
      return database && (await this.#inTime(act(database)));
    } catch {
      return null;
    }
  }

  /** A text; null where there is none. @param {Kind} kind @param {string} key */
  async read(kind, key) {
    const near = this.#memory[kind].get(key) ?? local((storage) => storage.getItem(PREFIXES[kind] + key));
    return near ?? textOf(await this.use((database) => database.get(kind, key)));
  }

  /**
   * Store a text where there is no database, or no room in it.
   * @param {Kind} kind
   * @param {string} key
   * @param {string} text
   * @returns {boolean} true if it outlasts this page
   */
  writeLocal(kind, key, text) {
    const done = local((storage) => (storage.setItem(PREFIXES[kind] + key, text), true)) ?? false;
    if (done) this.#memory[kind].delete(key);
    else this.#memory[kind].set(key, text);
    return done;
  }

  /** Remove what `writeLocal` stored. @param {Kind} kind @param {string} key */
  removeLocal(kind, key) {
    this.#memory[kind].delete(key);
    local((storage) => storage.removeItem(PREFIXES[kind] + key));
  }

  /** True if a save lasts as long as this page only. @param {string} key */
  isOnlyHere(key) {
    return this.#memory.saves.has(key);
  }

  /** An entry of the database; undefined where there is none, or a newer one outside of it. @param {Kind} kind @param {string} key */
  async entry(kind, key) {
    if (this.#memory[kind].has(key) || local((storage) => storage.getItem(PREFIXES[kind] + key) !== null)) return undefined;
    return (await this.use((database) => database.get(kind, key))) ?? undefined;
  }

  /**
   * All saves, the latest first: those outside of the database are the newest.
   * @returns {Promise<{key: string, at: number | null, about: unknown}[]>} `at` in milliseconds since 1970
   */
  async list() {
    const near = [...new Set([...localKeys("saves"), ...this.#memory.saves.keys()])];
    const read = (/** @type {Database} */ database) =>
      Promise.all([database.getAllKeys("saves"), database.getAll("saves")]);
    const [keys, saves] = (await this.use(read)) ?? [[], []];
    const far = keys.map((key, place) => ({ key: String(key), at: saves[place]?.at ?? 0, about: saves[place]?.about ?? null }));
    const others = far.filter(({ key }, place) => typeof keys[place] === "string" && !near.includes(key));
    return [...near.map((key) => ({ key, at: null, about: null })), ...others.sort((one, other) => other.at - one.at)];
  }
}
