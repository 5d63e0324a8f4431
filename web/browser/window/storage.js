// Short texts that this device keeps outside of its databases. Every script and the page's Python read and write them
// here, and nowhere else (ESLint refuses it): browsers deny these storages, have none, or throw when they are full.

class TextStorage {
  #open;

  /** @param {() => Storage} open gives the browser's storage, or throws */
  constructor(open) {
    this.#open = open;
  }

  /** The text under a key; null where there is none, or none can be read. @param {string} key @returns {string | null} */
  read(key) {
    return this.#use((storage) => storage.getItem(key)) ?? null;
  }

  /** Store a text; true if that worked. @param {string} key @param {string} text */
  write(key, text) {
    return this.#use((storage) => (storage.setItem(key, text), true)) ?? false;
  }

  /** Remove a text. @param {string} key */
  remove(key) {
    this.#use((storage) => storage.removeItem(key));
  }

  /** The keys of all texts. @returns {string[]} */
  keys() {
    return this.#use((storage) => Object.keys(storage)) ?? [];
  }

  /** False where the browser denies this storage. */
  allowed() {
    return this.#use((storage) => storage.length >= 0) ?? false;
  }

  /**
   * @template T
   * @param {(storage: Storage) => T} act
   * @returns {T | undefined} undefined where the storage is denied, missing or full
   */
  #use(act) {
    try {
      return act(this.#open());
    } catch {
      return undefined;
    }
  }
}

/** @typedef {TextStorage} Texts */

/** What is kept until the reader or the browser removes it. */
export const deviceTexts = new TextStorage(() => localStorage);

/** What is kept as long as this window. */
export const windowTexts = new TextStorage(() => sessionStorage);
