// Saves games on this device. Of several pages with the same game one leads it, and only the leader saves, so that no
// page can overwrite what another has saved.
import { openChannel } from "./channel.js";
import { Leadership } from "./leadership.js";
import { SaveStore, textOf } from "./save_store.js";
import { daysSince } from "./today/days.js";

/**
 * How a save ended: `kept`; `lost` when it is stored in this page's memory only; `elsewhere` when another page leads
 * the game; `stale` when the record stored is not the one that this page began with.
 * @typedef {"kept" | "lost" | "elsewhere" | "stale"} Outcome
 *
 * @typedef {import("./answer.js").Content} Content
 *
 * @typedef {object} Page what is kept with a record
 * @property {unknown} about
 * @property {string} lang
 *
 * @typedef {object} Saves
 * @property {(key: string, text: string, asked: boolean, page?: string, content?: Content | null) => Promise<Outcome>}
 *   keep save a game's record before it is shown; a stale one too if the reader `asked` for it. `page` is a `Page` as
 *   JSON; `content` is the page's HTML, where it may be shown again before the engine has started
 * @property {(query: string) => Promise<string>} asked the record of the game that an address asks for, as JSON: {} or
 *   {key: text}
 * @property {(query: string, lang: string) => Promise<import("./standing_table.js").Standing | null>} standing the table
 *   of the game that an address asks for, as it was last shown in this language; null where that was not kept, or is of
 *   another version of the site
 * @property {() => Promise<string>} list all games, the latest first, as JSON: of each its `key`, `at` in milliseconds
 *   since 1970, how many `days` ago that was, and what it is `about`; all are null where the browser has no database
 * @property {(key: string) => Promise<Content | null>} picture a game's table as it was last shown; null where that was
 *   not kept, or needs other style sheets
 * @property {(key: string) => Promise<void>} remove
 * @property {(key: string) => Promise<void>} restore put a game back that this page has removed
 * @property {(key: string, text: string) => Promise<void>} aside move a text that cannot be read to another store
 * @property {(kind: import("./save_store.js").Kind, key: string) => Promise<string | null>} read
 * @property {(key: string) => Promise<void>} take lead a game from now on
 * @property {(key: string) => void} wait lead a game once the page that leads it is gone
 */

/** A name for this page, as good as unique. */
const pageName = () => Array.from({ length: 2 }, () => Math.random().toString(36).slice(2)).join("");

/** The key of the game that an address asks for. @param {string} query */
const keyOf = (query) =>
  query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => !/^(faces|beat|by|pace|lang)=/.test(part))
    .join("&");

/** @implements {Saves} */
class PageSaves {
  #page = pageName();
  #channel = openChannel("nastilka", (told) => told?.page !== this.#page && this.#leadership.lose(told?.key));
  #store = new SaveStore();
  #leadership = new Leadership();
  /** The text that this page has last read or saved, by key. @type {Map<string, string>} */
  #known = new Map();
  #last = 0; // when this page has saved something the last time, in milliseconds since 1970
  /** The games that this page has removed, by key. @type {Map<string, Promise<import("./save_store.js").Entry | null>>} */
  #removed = new Map();
  #site;

  /** @param {string} site the site's version */
  constructor(site) {
    this.#site = site;
  }

  /** @type {Saves["keep"]} */
  async keep(key, text, asked, page = "{}", content = null) {
    const leadership = this.#leadership;
    if (leadership.hasLost(key) || (leadership.key !== key && !(await leadership.lead(key)))) return "elsewhere";
    if (this.#known.get(key) === text && leadership.confirmed) return this.#store.isOnlyHere(key) ? "lost" : "kept";
    const outcome = await this.#store.write((database) => this.#write(database, key, this.#entry(text, page, content), asked));
    if (outcome === "elsewhere") leadership.lose(key);
    if (outcome === "elsewhere" || outcome === "stale") return outcome;
    if (!outcome && !asked && (await this.#isStaleLocally(key))) return "stale";
    this.#announce(key);
    leadership.confirmed = outcome !== null;
    this.#known.set(key, text);
    if (outcome) this.#store.removeLocal("saves", key);
    return outcome || this.#store.writeLocal("saves", key, text) ? "kept" : "lost";
  }

  /**
   * What is stored of a game.
   * @param {string} text
   * @param {string} page
   * @param {Content | null} content
   * @returns {import("./save_store.js").Entry}
   */
  #entry(text, page, content) {
    const { about, lang = "" } = /** @type {Partial<Page>} */ (JSON.parse(page));
    this.#last = Math.max(Date.now(), this.#last + 1); // of two in one millisecond the second is the later one
    return { text, at: this.#last, about, ...(content && { shown: { html: content.html, lang, site: this.#site } }) };
  }

  /**
   * Save in the database, if this page leads the game and knows what is stored.
   * @param {import("./save_store.js").Connection} database
   * @param {string} key
   * @param {import("./save_store.js").Entry} entry
   * @param {boolean} asked
   * @returns {Promise<Outcome>}
   */
  async #write(database, key, entry, asked) {
    const transaction = database.transaction(["saves", "leads"], "readwrite");
    transaction.done.catch(() => {}); // where a read fails before it is waited for
    const [saves, leads] = [transaction.objectStore("saves"), transaction.objectStore("leads")];
    const [leader, before] = [await leads.get(key), await saves.get(key)];
    const outcome = this.#outcomeOf(key, leader, textOf(before), asked);
    const puts = outcome === "kept" ? [leads.put(this.#page, key), saves.put(entry, key)] : [];
    await Promise.all([transaction.done, ...puts]);
    return outcome;
  }

  /**
   * @param {string} key
   * @param {string | undefined} leader the page that leads the game, as the database has it
   * @param {string | null} before the record that is stored
   * @param {boolean} asked
   * @returns {Outcome}
   */
  #outcomeOf(key, leader, before, asked) {
    const { confirmed, key: led } = this.#leadership;
    if (led !== key || (confirmed && leader && leader !== this.#page)) return "elsewhere";
    const changed = before !== null && before !== this.#known.get(key) && !this.#store.isOutside(key);
    return !confirmed && !asked && changed ? "stale" : "kept";
  }

  /** True if another page has saved the game meanwhile; for browsers without a database. @param {string} key */
  async #isStaleLocally(key) {
    if (this.#leadership.confirmed) return false;
    const known = this.#known.get(key);
    return ((await this.#store.read("saves", key)) ?? known) !== known;
  }

  /** Tell the other pages that this one leads the game. @param {string} key */
  #announce(key) {
    if (!this.#leadership.announced) this.#channel.send({ key, page: this.#page });
    this.#leadership.announced = true;
  }

  /** @type {Saves["asked"]} */
  async asked(query) {
    const key = keyOf(query);
    const text = await this.#store.read("saves", key);
    if (text === null) return "{}";
    this.#known.set(key, text);
    return JSON.stringify({ [key]: text });
  }

  /** @type {Saves["standing"]} */
  async standing(query, lang) {
    const entry = await this.#store.entry("saves", keyOf(query));
    const { html, lang: itsLang, site } = /** @type {Partial<import("./save_store.js").Shown>} */ (entry?.shown ?? {});
    const [text, fits] = [textOf(entry), itsLang === lang && site === this.#site];
    return fits && text !== null && typeof html === "string" ? { text, html } : null;
  }

  /** @type {Saves["list"]} */
  async list() {
    return JSON.stringify((await this.#store.list()).map((each) => ({ ...each, days: daysSince(each.at) })));
  }

  /** @type {Saves["picture"]} */
  async picture(key) {
    const shown = (await this.#store.entry("saves", key))?.shown;
    return shown?.site === this.#site && typeof shown.html === "string" ? { html: shown.html } : null;
  }

  /** @type {Saves["remove"]} */
  async remove(key) {
    const taken = this.#takeOut(key);
    this.#removed.set(key, taken);
    await taken;
  }

  /** Remove a game, and give it back as it was stored. @param {string} key */
  async #takeOut(key) {
    const text = await this.#store.read("saves", key);
    const entry = (await this.#store.entry("saves", key)) ?? (text === null ? null : { text, at: Date.now() });
    this.#store.removeLocal("saves", key);
    await this.#store.write((database) => database.delete("saves", key));
    await this.#store.write((database) => database.delete("leads", key));
    return entry;
  }

  /** @type {Saves["restore"]} */
  async restore(key) {
    const entry = await this.#removed.get(key);
    this.#removed.delete(key);
    if (!entry) return;
    const put = await this.#store.write((database) => database.put("saves", entry, key));
    if (put === null) this.#store.writeLocal("saves", key, textOf(entry) ?? "");
  }

  /** @type {Saves["aside"]} */
  async aside(key, text) {
    const put = await this.#store.write((database) => database.put("broken", { text, at: Date.now() }, key));
    if (put === null) this.#store.writeLocal("broken", key, text);
  }

  /** @type {Saves["read"]} */
  read(kind, key) {
    return this.#store.read(kind, key);
  }

  /** @type {Saves["take"]} */
  async take(key) {
    await this.#leadership.take(key);
    await this.#store.write((database) => database.put("leads", this.#page, key));
    this.#channel.send({ key, page: this.#page });
  }

  /** @type {Saves["wait"]} */
  wait(key) {
    this.#leadership.wait(key);
  }
}

/**
 * Open this device's saves.
 * @param {string} site the site's version
 * @returns {Saves}
 */
export const openSaves = (site) => new PageSaves(site);
