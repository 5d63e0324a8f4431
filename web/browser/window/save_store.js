// Where saves lie: in IndexedDB, where that is denied in local storage, and where that is denied too in this page as
// long as it stands.
import { openDB } from "idb";

/**
 * What is stored: `saves` are games, `broken` are texts that could not be read.
 * @typedef {"saves" | "broken"} Kind
 *
 * @typedef {object} Entry
 * @property {unknown} text normally a record's text; nothing is promised of it, since others may have written there
 * @property {number} at milliseconds since 1970
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
const PATIENCE = 3000; // milliseconds after which a database that does not answer counts as denied

/**
 * What `act` does with local storage; undefined where that is denied or full.
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

/** The keys of what lies in local storage. @param {Kind} kind */
const localKeys = (kind) => {
  const names = local((storage) => Object.keys(storage)) ?? [];
  const prefix = PREFIXES[kind];
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
};

/**
 * What an entry holds, as a text; null where there is none. What is no text is put into words: it is no record then, and
 * is set aside like any other that cannot be read.
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
 * Move what lies in local storage into the database. It is from before there was one, or from when it was full, and so
 * it is the newer.
 * @param {Database} database
 */
const moveIn = async (database) => {
  for (const kind of KINDS) {
    for (const key of localKeys(kind)) {
      if (kind === "broken" && key === "stats") continue; // the statistics' own page puts it there
      const name = PREFIXES[kind] + key;
      await database.put(kind, { text: local((storage) => storage.getItem(name)) ?? "", at: Date.now() }, key);
      local((storage) => storage.removeItem(name));
    }
  }
};

export class SaveStore {
  /** What lies only in this page. @type {Record<Kind, Map<string, string>>} */
  #memory = { saves: new Map(), broken: new Map() };
  /** @type {Promise<Database | null>} */
  #database = this.#open();

  async #open() {
    try {
      /** @param {Database} fresh */
      const upgrade = (fresh) => void [...KINDS, /** @type {const} */ ("leads")].forEach((name) => fresh.createObjectStore(name));
      const database = await this.#inTime(/** @type {Promise<Database>} */ (openDB("nastilka", 1, { upgrade })));
      await moveIn(database).catch(() => {}); // full: what is left is read where it lies
      return database;
    } catch {
      return null;
    }
  }

  /**
   * The promise's value; rejects when it takes too long, and then the database counts as denied from now on.
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
      }, PATIENCE);
    });
    try {
      return await Promise.race([promise, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * What `act` does with the database; null where there is none, or it fails or does not answer.
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
   * @returns {boolean} whether it outlasts this page
   */
  writeNear(kind, key, text) {
    const done = local((storage) => (storage.setItem(PREFIXES[kind] + key, text), true)) ?? false;
    if (done) this.#memory[kind].delete(key);
    else this.#memory[kind].set(key, text);
    return done;
  }

  /** Forget what `writeNear` stored. @param {Kind} kind @param {string} key */
  forgetNear(kind, key) {
    this.#memory[kind].delete(key);
    local((storage) => storage.removeItem(PREFIXES[kind] + key));
  }

  /** Whether a save lasts as long as this page only. @param {string} key */
  isOnlyHere(key) {
    return this.#memory.saves.has(key);
  }

  /** The keys of all saves, the latest first: those outside of the database are the newest. */
  async keys() {
    const near = [...localKeys("saves"), ...this.#memory.saves.keys()];
    const times = new Map(near.map((key) => [key, Infinity]));
    const read = (/** @type {Database} */ database) =>
      Promise.all([database.getAllKeys("saves"), database.getAll("saves")]);
    const [keys, saves] = (await this.use(read)) ?? [[], []];
    keys.forEach((key, at) => typeof key !== "string" || times.has(key) || times.set(key, saves[at]?.at ?? 0));
    return [...times].sort(([, one], [, other]) => other - one).map(([key]) => key);
  }
}
