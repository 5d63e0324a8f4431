// Has a game's file checked in the closed frame in which it may run (`web/kit/writing.py`), a text at a time.
import { formerDraft } from "./draft.js";
import { filesBeside } from "../game_file/fetch_file.js";
import { frontMatter } from "../game_file/front_matter.js";
import { GameEngine } from "../game_file/game_engine.js";

const LONGEST = 500_000; // letters, as in `pyengine/core/limits.py`
const MOST = 50; // faults that are told
const LONGEST_WORDS = 600;

/**
 * What does not hold: the line and the column from 1, 0 where there is none, and the code with what was found and wanted.
 * @typedef {{line: number, column: number, code: string, found: string, wanted: string}} Found
 *
 * @typedef {{faults: Found[], plays: boolean}} Checked
 */

/** @param {string} code @param {string} [found] @param {number} [line] @returns {Checked} */
const only = (code, found = "", line = 0) => ({ faults: [{ line, column: 1, code, found, wanted: "" }], plays: false });

/** @param {unknown} text */
const wordsOf = (text) => (typeof text === "string" ? text.slice(0, LONGEST_WORDS) : "");

/** @param {unknown} value */
const countOf = (value) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** What the frame said, as far as it is an answer. @param {any} given @returns {Checked} */
const readChecked = (given) => {
  if (!Array.isArray(given?.faults)) return only("stopped-broken");
  const faults = given.faults.slice(0, MOST).map((/** @type {any} */ each) => ({
    line: countOf(each?.line),
    column: countOf(each?.column),
    code: wordsOf(each?.code),
    found: wordsOf(each?.found),
    wanted: wordsOf(each?.wanted),
  }));
  return { faults, plays: given.plays === true };
};

export class Checker {
  #engine;
  #folder;
  #taken;
  #stopped = "";
  /** The files beside the game by the one that it extends: they are fetched once. @type {Map<string, Promise<Record<string, string>>>} */
  #beside = new Map();

  /**
   * @param {import("../game_file/game_engine.js").Places} places
   * @param {string} folder the address of the folder in which the site's games lie
   * @param {string[]} taken the IDs of the site's own games
   */
  constructor(places, folder, taken) {
    this.#folder = folder;
    this.#taken = taken;
    const nothing = Promise.resolve({ game: "mine", text: "", beside: {} }); // each command brings its own text
    this.#engine = new GameEngine(places, nothing, ({ kind }, goOn) => {
      this.#stopped = kind;
      goOn?.();
    });
  }

  get engine() {
    return this.#engine;
  }

  /** The files that a text needs beside it: of the site, and the one that this device had before. @param {string} text */
  async besideOf(text) {
    const { extends: extended, translates } = frontMatter(text);
    const base = extended ?? translates ?? "";
    const former = formerDraft() ?? "";
    if (base && frontMatter(former).game === base) {
      return { ...(await filesBeside(former, this.#folder, () => [])), [`${base}.md`]: former };
    }
    const found = this.#beside.get(base) ?? filesBeside(text, this.#folder, () => []);
    this.#beside.set(base, found);
    found.then((files) => base && !Object.keys(files).length && this.#beside.delete(base), () => this.#beside.delete(base));
    return found;
  }

  /** @param {string} text @returns {Promise<Checked>} */
  async check(text) {
    const { game = "" } = frontMatter(text);
    if (text.length > LONGEST) return only("too-long");
    if (this.#taken.includes(game)) return only("taken", game, text.split("\n").findIndex((line) => line.trim().startsWith("game")) + 1);
    const value = await this.#ask({ do: "check", text });
    return value === null ? only(`stopped-${this.#why()}`) : readChecked(value);
  }

  /**
   * An example as text; null where the game is not as it was then.
   * @param {string} text
   * @param {import("./live_table.js").Tried} tried
   * @returns {Promise<string | null>}
   */
  async example(text, { position, seat, action, rule = "" }) {
    const value = await this.#ask({ do: "example", text, position, seat, action, rule });
    return typeof value === "string" && value.startsWith("```play") ? value : null;
  }

  /** @param {{text: string} & Record<string, unknown>} command @returns {Promise<any>} null where it was stopped */
  async #ask(command) {
    this.#stopped = "";
    try {
      const beside = await this.besideOf(command.text);
      const { fields } = await this.#engine.ask(JSON.stringify({ ...command, beside }));
      return JSON.parse(fields).result?.value ?? null;
    } catch {
      return null;
    }
  }

  #why() {
    return ["endless", "memory", "flood", "no-worker"].includes(this.#stopped) ? this.#stopped : "broken";
  }
}
