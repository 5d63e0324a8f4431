// The tables that are shared with friends, as this device keeps them, in a database of their own. What is kept of a table
// is a text that the page does not read; it is stored before anything is given out.
import { openDB } from "idb";
import { Leadership } from "./leadership.js";

/**
 * @typedef {object} Kept what the engine wants kept of a table
 * @property {string} key
 * @property {string} table its ID; two players of one browser share it
 * @property {number} count how many messages there are
 * @property {string} text
 * @property {About} about
 *
 * @typedef {object} About for the list of tables
 * @property {string} game
 * @property {string[]} names
 * @property {boolean} seated
 * @property {boolean} yours
 * @property {string} waits whose turn it is, where it is somebody's far away
 * @property {boolean} over
 *
 * @typedef {Kept & {at: number}} Entry with when it was kept, in milliseconds since 1970
 *
 * @typedef {object} Stores
 * @property {{key: string, value: Entry, indexes: {table: string}}} tables
 *
 * How keeping ended: `lost` when it is kept in this page's memory only; `elsewhere` when another page has taken the
 * table over; `stale` when another page has written more than this one knew of.
 * @typedef {"kept" | "lost" | "elsewhere" | "stale"} Outcome
 */

const LED = "nastilka:table"; // in the session's storage: the table that this window led last

/** Opens the database; null where the browser denies it. */
const open = async () => {
  try {
    return await /** @type {Promise<import("idb").IDBPDatabase<import("idb").DBSchema & Stores>>} */ (
      openDB("nastilka-friends", 1, {
        upgrade: (fresh) => void fresh.createObjectStore("tables", { keyPath: "key" }).createIndex("table", "table"),
      })
    );
  } catch {
    return null;
  }
};

/** The table of an address's fragment: its ID, or the whole key of one that is kept. @param {string} fragment */
const namedIn = (fragment) => /^#(?:table|sealed|live)=([\w-]+(?:\.[0-9a-f]{8}(?![\w-]))?)/.exec(fragment)?.[1] ?? "";

/** The session's storage, where it is not denied. @param {(storage: Storage) => string | null | void} act */
const ofSession = (act) => {
  try {
    return act(sessionStorage) ?? "";
  } catch {
    return "";
  }
};

export class SharedTables {
  #database = open();
  #leadership = new Leadership();
  /** How many messages of a table this page knows, by its key. @type {Map<string, number>} */
  #known = new Map();
  /** What is kept in this page only. @type {Map<string, Entry>} */
  #memory = new Map();

  /** All tables, the latest first. @returns {Promise<Entry[]>} */
  async list() {
    const stored = await this.#use((database) => database.getAll("tables"));
    const all = [...(stored ?? []), ...this.#memory.values()];
    return all.sort((one, other) => other.at - one.at);
  }

  /** The same for the page's Python, as JSON: of each its `key`, `at` and `about`. */
  async told() {
    return JSON.stringify((await this.list()).map(({ key, at, about }) => ({ key, at, about })));
  }

  /**
   * The texts of the tables that an address may mean, the one that this window led last in front.
   * @param {string} fragment
   * @returns {Promise<string[]>}
   */
  async meant(fragment) {
    const name = namedIn(fragment);
    const led = ofSession((storage) => storage.getItem(LED));
    const all = (await this.list()).filter(({ key, table }) => name && (key === name || table === name));
    all.sort((one, other) => Number(other.key === led) - Number(one.key === led));
    for (const { key, count } of all) this.#known.set(key, count);
    return all.map(({ text }) => text);
  }

  /** Keep a table, unless another page has gone on with it. @param {Kept} kept @returns {Promise<Outcome>} */
  async keep(kept) {
    if (!(await this.#leads(kept.key))) return "elsewhere";
    const entry = { ...kept, at: Date.now() };
    const outcome = await this.#use((database) => this.#write(database, entry));
    if (outcome === "stale") return outcome;
    this.#known.set(kept.key, kept.count);
    if (outcome) this.#memory.delete(kept.key);
    else this.#memory.set(kept.key, entry);
    return outcome ?? "lost";
  }

  /** Lead a table from now on. @param {string} key */
  async take(key) {
    await this.#leadership.take(key);
    ofSession((storage) => storage.setItem(LED, key));
  }

  /** @param {string} key */
  async remove(key) {
    this.#memory.delete(key);
    await this.#use((database) => database.delete("tables", key));
  }

  /** True if this page leads a table; the first page that asks for it takes it. @param {string} key */
  async #leads(key) {
    if (this.#leadership.hasLost(key)) return false;
    if (this.#leadership.key !== key) await this.take(key);
    return true;
  }

  /**
   * @param {import("idb").IDBPDatabase<import("idb").DBSchema & Stores>} database
   * @param {Entry} entry
   * @returns {Promise<Outcome>}
   */
  async #write(database, entry) {
    const transaction = database.transaction("tables", "readwrite", { durability: "strict" });
    const before = await transaction.store.get(entry.key);
    const stale = before !== undefined && before.count !== this.#known.get(entry.key);
    await Promise.all([transaction.done, ...(stale ? [] : [transaction.store.put(entry)])]);
    return stale ? "stale" : "kept";
  }

  /**
   * @template T
   * @param {(database: import("idb").IDBPDatabase<import("idb").DBSchema & Stores>) => Promise<T>} act
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
