// The tables that are shared with friends, as this device keeps them, in a database of their own. What is kept of a table
// is a text that the page does not read; it is stored before anything is given out.
import { Database } from "./database.js";
import { Leadership } from "./leadership.js";
import { deviceTexts, windowTexts } from "./storage.js";
import { daysSince } from "./today/days.js";
import { handOver } from "./ways/windows.js";

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
 * @property {string} [title] what it is called, of a game of a file
 * @property {string[]} names
 * @property {boolean} yours
 * @property {string} waits whose turn it is, where it is somebody's far away
 * @property {boolean} over
 *
 * @typedef {object} Stores
 * @property {{key: string, value: Entry, indexes: {table: string}}} tables
 * @property {{key: string, value: Told}} told apart from their tables, which are long
 *
 * @typedef {import("idb").DBSchema & Stores} Schema
 * @typedef {import("./database.js").Connection<Schema>} Connection
 *
 * How keeping ended: `lost` when it is kept in this page's memory only; `elsewhere` when another page has taken the
 * table over; `stale` when another page has written more than this one knew of.
 * @typedef {"kept" | "lost" | "elsewhere" | "stale"} Outcome
 */

const LED = "nastilka:table"; // in the session's storage: the table that this window led last

const SOME = "nastilka:friends"; // in local storage once a table was kept: until then the lobby looks for none

/** True if this device has kept tables. */
export const hasTables = () => deviceTexts.read(SOME) !== null;

/** @param {Connection} fresh */
const create = (fresh) => {
  fresh.createObjectStore("tables", { keyPath: "key" }).createIndex("table", "table");
  fresh.createObjectStore("told", { keyPath: "key" });
};

/** The table of an address's fragment: its ID, or the whole key of one that is kept. @param {string} fragment */
const namedIn = (fragment) => /^#(?:table|sealed|live)=([\w-]+(?:\.[0-9a-f]{8}(?![\w-]))?)/.exec(fragment)?.[1] ?? "";

/** True for what the list can tell of a table: other scripts may have written anything there. @param {Told} told */
const isTold = ({ key, about }) =>
  typeof key === "string" && typeof about?.game === "string" && Array.isArray(about.names) && typeof about.waits === "string";

export class SharedTables {
  /** @type {Database<Schema>} */
  #database = new Database("nastilka-friends", 1, create);
  #leadership = new Leadership();
  /** How many messages of a table the database has, as this page knows, by its key. @type {Map<string, number>} */
  #known = new Map();
  /** What is kept in this page only. @type {Map<string, Kept & {at: number}>} */
  #memory = new Map();

  /** All tables as the list tells of them, the latest first. @returns {Promise<Told[]>} */
  async list() {
    const stored = (await this.#database.read((database) => database.getAll("told"))) ?? [];
    const near = [...this.#memory.values()].map(({ key, at, about }) => ({ key, at, about }));
    return [...stored.filter(isTold).filter(({ key }) => !this.#memory.has(key)), ...near].sort((one, other) => other.at - one.at);
  }

  /** The same for the page's Python, as JSON, with how many `days` ago each was kept. */
  async told() {
    return JSON.stringify((await this.list()).map((each) => ({ ...each, days: daysSince(each.at) })));
  }

  /**
   * The texts of the tables that an address may mean, the one that this window led last in front.
   * @param {string} fragment
   * @returns {Promise<string[]>}
   */
  async meant(fragment) {
    const [name, led] = [namedIn(fragment), windowTexts.read(LED)];
    const [table] = name.split(".");
    const stored = (await this.#database.read((database) => database.getAllFromIndex("tables", "table", table))) ?? [];
    for (const { key, count } of stored) this.#known.set(key, count);
    const near = [...this.#memory.values()].filter((kept) => kept.table === table);
    const all = [...stored.filter(({ key }) => !this.#memory.has(key)), ...near];
    const meant = all.filter(({ key, text }) => typeof text === "string" && (name === table || key === name));
    meant.sort((one, other) => Number(other.key === led) - Number(one.key === led));
    return meant.map(({ text }) => text);
  }

  /** Keep a table, unless another page has gone on with it. @param {Kept} kept @returns {Promise<Outcome>} */
  async keep(kept) {
    if (!(await this.#leads(kept.key))) return "elsewhere";
    const dated = { ...kept, at: Date.now() };
    const outcome = await this.#database.write((database) => this.#write(database, dated));
    if (outcome === "stale") return outcome;
    if (outcome) {
      this.#known.set(kept.key, kept.count);
      this.#memory.delete(kept.key);
    } else {
      this.#memory.set(kept.key, dated);
    }
    return outcome ?? "lost";
  }

  /** True if another window that has the table open has taken a link, since it can open a connection. @param {string} fragment */
  async passed(fragment) {
    const table = /^#sealed=([\w-]{22})\..*&live=/.exec(fragment)?.[1];
    return table !== undefined && (await handOver(table, fragment));
  }

  /** Lead a table from now on. @param {string} key */
  async take(key) {
    await this.#leadership.take(key);
    windowTexts.write(LED, key);
  }

  /** @param {string} key */
  async remove(key) {
    this.#memory.delete(key);
    await this.#database.write((database) => Promise.all([database.delete("tables", key), database.delete("told", key)]));
  }

  /** True if this page leads a table; the first page that asks for it takes it. @param {string} key */
  async #leads(key) {
    if (this.#leadership.hasLost(key)) return false;
    if (this.#leadership.key !== key) await this.take(key);
    return true;
  }

  /**
   * @param {Connection} database
   * @param {Kept & {at: number}} kept
   * @returns {Promise<Outcome>}
   */
  async #write(database, { at, about, ...entry }) {
    const transaction = database.transaction(["tables", "told"], "readwrite", { durability: "strict" });
    transaction.done.catch(() => {}); // where a read fails before it is waited for
    const [tables, told] = [transaction.objectStore("tables"), transaction.objectStore("told")];
    const before = await tables.get(entry.key);
    const stale = before !== undefined && before.count !== this.#known.get(entry.key);
    const puts = stale ? [] : [tables.put(entry), told.put({ key: entry.key, at, about })];
    await Promise.all([transaction.done, ...puts]);
    if (!stale) deviceTexts.write(SOME, "yes");
    return stale ? "stale" : "kept";
  }
}
