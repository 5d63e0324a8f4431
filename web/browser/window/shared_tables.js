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
 * @typedef {Omit<Kept, "about">} Entry what is stored of it
 * @typedef {{key: string, at: number, about: About}} Told what the list tells of it, and when it was kept, in
 *   milliseconds since 1970
 *
 * @typedef {object} About for the list of tables
 * @property {string} game
 * @property {string[]} names
 * @property {boolean} yours
 * @property {string} waits whose turn it is, where it is somebody's far away
 * @property {boolean} over
 *
 * @typedef {object} Stores
 * @property {{key: string, value: Entry, indexes: {table: string}}} tables
 * @property {{key: string, value: Told}} told apart from their tables, which are long
 *
 * @typedef {import("idb").IDBPDatabase<import("idb").DBSchema & Stores>} Database
 *
 * How keeping ended: `lost` when it is kept in this page's memory only; `elsewhere` when another page has taken the
 * table over; `stale` when another page has written more than this one knew of.
 * @typedef {"kept" | "lost" | "elsewhere" | "stale"} Outcome
 */

const LED = "nastilka:table"; // in the session's storage: the table that this window led last

const SOME = "nastilka:friends"; // in local storage once a table was kept: until then the lobby looks for none

/** True if this device has kept tables. */
export const hasTables = () => Boolean(window.nastilkaStorage?.getItem(SOME));

/** Remember that; where local storage is full the lobby does not tell of these tables. */
const rememberTables = () => {
  try {
    window.nastilkaStorage?.setItem(SOME, "yes");
  } catch {
    // the page for friends lists them all the same
  }
};

/** Opens the database; null where the browser denies it. @returns {Promise<Database | null>} */
const open = async () => {
  /** @param {Database} fresh */
  const upgrade = (fresh) => {
    fresh.createObjectStore("tables", { keyPath: "key" }).createIndex("table", "table");
    fresh.createObjectStore("told", { keyPath: "key" });
  };
  try {
    return await /** @type {Promise<Database>} */ (openDB("nastilka-friends", 1, { upgrade }));
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
  /** What is kept in this page only. @type {Map<string, Kept & {at: number}>} */
  #memory = new Map();

  /** All tables as the list tells of them, the latest first. @returns {Promise<Told[]>} */
  async list() {
    const stored = await this.#use((database) => database.getAll("told"));
    const near = [...this.#memory.values()].map(({ key, at, about }) => ({ key, at, about }));
    return [...(stored ?? []), ...near].sort((one, other) => other.at - one.at);
  }

  /** The same for the page's Python, as JSON. */
  async told() {
    return JSON.stringify(await this.list());
  }

  /**
   * The texts of the tables that an address may mean, the one that this window led last in front.
   * @param {string} fragment
   * @returns {Promise<string[]>}
   */
  async meant(fragment) {
    const [name, led] = [namedIn(fragment), ofSession((storage) => storage.getItem(LED))];
    const [table] = name.split(".");
    const stored = await this.#use((database) => database.getAllFromIndex("tables", "table", table));
    const near = [...this.#memory.values()].filter((kept) => kept.table === table);
    const all = [...(stored ?? []), ...near].filter(({ key }) => name === table || key === name);
    all.sort((one, other) => Number(other.key === led) - Number(one.key === led));
    for (const { key, count } of all) this.#known.set(key, count);
    return all.map(({ text }) => text);
  }

  /** Keep a table, unless another page has gone on with it. @param {Kept} kept @returns {Promise<Outcome>} */
  async keep(kept) {
    if (!(await this.#leads(kept.key))) return "elsewhere";
    const dated = { ...kept, at: Date.now() };
    const outcome = await this.#use((database) => this.#write(database, dated));
    if (outcome === "stale") return outcome;
    this.#known.set(kept.key, kept.count);
    if (outcome) this.#memory.delete(kept.key);
    else this.#memory.set(kept.key, dated);
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
    await this.#use((database) => Promise.all([database.delete("tables", key), database.delete("told", key)]));
  }

  /** True if this page leads a table; the first page that asks for it takes it. @param {string} key */
  async #leads(key) {
    if (this.#leadership.hasLost(key)) return false;
    if (this.#leadership.key !== key) await this.take(key);
    return true;
  }

  /**
   * @param {Database} database
   * @param {Kept & {at: number}} kept
   * @returns {Promise<Outcome>}
   */
  async #write(database, { at, about, ...entry }) {
    const transaction = database.transaction(["tables", "told"], "readwrite", { durability: "strict" });
    const [tables, told] = [transaction.objectStore("tables"), transaction.objectStore("told")];
    const before = await tables.get(entry.key);
    const stale = before !== undefined && before.count !== this.#known.get(entry.key);
    const puts = stale ? [] : [tables.put(entry), told.put({ key: entry.key, at, about })];
    await Promise.all([transaction.done, ...puts]);
    if (!stale) rememberTables();
    return stale ? "stale" : "kept";
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
