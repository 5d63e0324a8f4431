// Of several pages with the same game one leads it: it holds the game's lock, and it alone saves. The others
// get `nastilka-elsewhere` when another page takes a game over, and `nastilka-free` when they may lead it again.
import { announce } from "./dom.js";

const TIMEOUT = 2_000; // milliseconds after which the browser's locks count as missing: then the database decides

const lockName = (/** @type {string} */ key) => `nastilka ${key}`;

export class Leadership {
  /** The game that this page leads. @type {string | null} */
  key = null;
  /** True if the database names this page as its leader. */
  confirmed = false;
  /** True if the other pages have been told that this one leads the game. */
  announced = false;
  #release = () => {};
  /** Games that another page has taken over from this one. @type {Set<string>} */
  #lost = new Set();
  /** @type {AbortController | null} */
  #queue = null;
  #locks = navigator.locks ?? null;

  /** True if another page has taken this game over. @param {string} key */
  hasLost(key) {
    return this.#lost.has(key);
  }

  /** Another page leads the game. @param {string | undefined} key */
  lose(key) {
    if (!key || this.key !== key) return;
    this.key = null;
    this.#lost.add(key);
    announce("nastilka-elsewhere");
  }

  /** Lead a game if nobody else does, and no other. @param {string} key @returns {Promise<boolean>} true if it does */
  async lead(key) {
    this.#leave();
    const leads = await this.#lock(key, { ifAvailable: true }, TIMEOUT);
    if (leads) this.#begin(key);
    return leads;
  }

  /** Lead a game, and take it over from the page that does. @param {string} key */
  async take(key) {
    this.#leave();
    await this.#lock(key, { steal: true }, TIMEOUT);
    this.#lost.delete(key);
    this.#begin(key);
  }

  /** Lead a game as soon as the page that leads it is gone. @param {string} key */
  async wait(key) {
    this.#queue?.abort();
    if (!this.#locks) return;
    this.#queue = new AbortController();
    const leads = await this.#lock(key, { signal: this.#queue.signal });
    if (!leads || this.key !== key) return;
    this.#lost.delete(key);
    announce("nastilka-free");
  }

  /** @param {string} key */
  #begin(key) {
    this.key = key;
    this.confirmed = false;
    this.announced = false;
  }

  #leave() {
    this.key = null;
    this.#release();
    this.#queue?.abort();
  }

  /**
   * Ask for a game's lock, and hold it until `#release`. Where locks are missing, fail or do not answer in time, this page
   * leads the game for now: the database tells when it saves.
   * @param {string} key
   * @param {LockOptions} options
   * @param {number} [patience] milliseconds; without it the lock is waited for as long as it takes
   * @returns {Promise<boolean>} true if this page leads the game
   */
  #lock(key, options, patience) {
    return new Promise((done) => {
      let late = false;
      const goOn = () => {
        late = true;
        done(true);
      };
      const timer = patience === undefined ? undefined : setTimeout(goOn, patience);
      /** @param {Lock | null} lock */
      const hold = (lock) => {
        clearTimeout(timer);
        done(lock !== null);
        if (!lock || (late && this.key !== key)) return undefined;
        if (!late) this.#begin(key);
        return new Promise((release) => (this.#release = () => release(undefined)));
      };
      this.#request(lockName(key), options, hold).catch((error) => {
        clearTimeout(timer);
        if (error?.name === "AbortError") this.lose(key); // stolen
        done(error?.name !== "AbortError"); // denied, perhaps together with storage: then no other page saves either
      });
    });
  }

  /** @param {string} name @param {LockOptions} options @param {LockGrantedCallback<unknown>} hold */
  async #request(name, options, hold) {
    if (!this.#locks) throw new DOMException("there are no locks", "NotSupportedError");
    return this.#locks.request(name, options, hold);
  }
}
