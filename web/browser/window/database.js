// A database of this device, whatever happens to it: denied, full, blocked, without an answer, deleted or closed while the
// page is open, or made by a newer version of the site. What is asked of it ends soon, with null where it failed, and it is
// opened again when that may help.
import { wrap } from "idb";

const TIMEOUT = 3_000; // milliseconds after which a database that does not answer counts as denied
const AGAIN = 10_000; // milliseconds until one that did not open is tried again; each time twice as many

/** Failures of a connection rather than of what was asked: WebKit loses them while a page sleeps. */
const LOST = new Set(["InvalidStateError", "UnknownError"]);

/** The browser's databases; other scripts lose them later (`replaceIndexedDB`). */
const factory = (() => {
  try {
    return globalThis.indexedDB;
  } catch {
    return null;
  }
})();

/**
 * The promise's value; rejects after a timeout.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
const inTime = async (promise) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("the database does not answer", "TimeoutError")), TIMEOUT);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * @template {import("idb").DBSchema} Schema
 * @typedef {import("idb").IDBPDatabase<Schema>} Connection
 */

/** @template {import("idb").DBSchema} Schema */
export class Database {
  #name;
  #version;
  #create;
  #opened;
  #pause = AGAIN;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  /** True if a newer version of the site made the database: then it is read only. */
  #newer = false;
  /** Null where it cannot be opened, undefined where it was closed. @type {Promise<Connection<Schema> | null> | undefined} */
  #connection;

  /**
   * @param {string} name
   * @param {number} version
   * @param {(fresh: Connection<Schema>) => void} create makes its stores
   * @param {(connection: Connection<Schema>) => Promise<void>} [opened] is waited for whenever it has been opened to write
   */
  constructor(name, version, create, opened = async () => {}) {
    this.#name = name;
    this.#version = version;
    this.#create = create;
    this.#opened = opened;
    this.#connection = this.#connect();
  }

  /**
   * Call `act` with the database, to read.
   * @template T
   * @param {(connection: Connection<Schema>) => Promise<T>} act
   * @returns {Promise<T | null>} null where that failed
   */
  async read(act) {
    return this.#use(act, true);
  }

  /**
   * Call `act` with the database, to write; not with one that a newer version of the site has made.
   * @template T
   * @param {(connection: Connection<Schema>) => Promise<T>} act
   * @returns {Promise<T | null>} null where that failed
   */
  async write(act) {
    await (this.#connection ??= this.#connect());
    return this.#newer ? null : this.#use(act, true);
  }

  /**
   * @template T
   * @param {(connection: Connection<Schema>) => Promise<T>} act
   * @param {boolean} again true if it may be tried with another connection
   * @returns {Promise<T | null>}
   */
  async #use(act, again) {
    const connection = await (this.#connection ??= this.#connect());
    if (!connection) return null;
    try {
      return await inTime(act(connection));
    } catch (error) {
      const { name } = /** @type {Error} */ (error);
      if (name === "TimeoutError") this.#giveUp(connection);
      if (!again || !LOST.has(name)) return null;
      this.#close(connection);
      return this.#use(act, false);
    }
  }

  /** @returns {Promise<Connection<Schema> | null>} null where it does not open in time */
  async #connect() {
    const opening = this.#open();
    try {
      return await inTime(opening);
    } catch {
      opening.then((late) => (this.#connection = Promise.resolve(late)), () => {});
      this.#tryLater();
      return null;
    }
  }

  /** Open the database; for reading alone, where its version is a newer one. */
  async #open() {
    const ask = async (/** @type {number | undefined} */ version) => this.#request(version);
    this.#newer = false;
    const connection = await ask(this.#version).catch((error) => {
      if (error?.name !== "VersionError") throw error;
      this.#newer = true;
      return ask(undefined);
    });
    connection.addEventListener("versionchange", () => this.#close(connection)); // deleted, or opened by a newer version
    connection.addEventListener("close", () => this.#close(connection));
    if (!this.#newer) await this.#opened(connection).catch(() => {});
    this.#pause = AGAIN;
    return connection;
  }

  /** @param {number} [version] @returns {Promise<Connection<Schema>>} */
  #request(version) {
    if (!factory) throw new DOMException("there are no databases", "NotSupportedError");
    const request = factory.open(this.#name, version);
    const opening = /** @type {any} */ (wrap(request));
    request.addEventListener("upgradeneeded", () => this.#create(/** @type {any} */ (wrap(request.result))));
    return opening;
  }

  /** Close a connection; the next act opens another one. @param {Connection<Schema>} connection */
  #close(connection) {
    connection.close();
    this.#connection = undefined;
  }

  /** Ask no more of a connection that does not answer, until another one has been opened. @param {Connection<Schema>} connection */
  #giveUp(connection) {
    connection.close();
    this.#connection = Promise.resolve(null);
    this.#tryLater();
  }

  /** Try to open it in a while, when nobody waits for it. */
  #tryLater() {
    clearTimeout(this.#again);
    this.#again = setTimeout(async () => {
      const found = await this.#connect();
      if (found) this.#connection = Promise.resolve(found);
    }, this.#pause);
    this.#pause *= 2;
  }
}
