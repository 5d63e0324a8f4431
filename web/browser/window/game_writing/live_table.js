// The table of the file that is written: in a frame of the kind that other sites have (docs/embed-protocol.md), where the
// file runs as closed off as anywhere. The last table stays until the new one is there.
import { frontMatter, playersOf } from "../game_file/front_matter.js";

const VERSION = 1;
const PATIENCE = 1_000; // milliseconds for the record of the game so far
const SMALLEST = 288; // pixels

/**
 * What was done last at the table, and where: or, with the `rule`, what that refused.
 * @typedef {{position: string, seat: number, action: string, rule?: string}} Tried
 *
 * @typedef {{game: string, text: string, beside: Record<string, string>}} GameFile
 */

/** What of a file its table cannot change while it stands. @param {string} text */
const codeOf = (text) => [...text.matchAll(/^```(?:python|words)[^]*?^```/gm)].map(([block]) => block).join("\n") + JSON.stringify(frontMatter(text));

/** What a table has of a file: its examples are nowhere on it. @param {string} text */
const shownOf = (text) => text.replace(/^```play[^]*?^```/gm, "").replace(/\n{2,}/g, "\n");

export class LiveTable {
  #place;
  #bot;
  #changed;
  /** @type {HTMLIFrameElement | null} */
  #shown = null;
  /** @type {HTMLIFrameElement | null} */
  #coming = null;
  /** @type {GameFile | null} */
  #file = null;
  #code = "";
  #moves = 0;
  #position = "";
  /** @type {Tried | null} */
  #tried = null;
  /** @type {((record: string) => void) | null} */
  #record = null;

  /**
   * @param {HTMLElement} place
   * @param {string} root the address of the site's root
   * @param {string} bot a bot as seats have it
   * @param {() => void} changed is called when something was done, or a table has come
   */
  constructor(place, root, bot, changed) {
    this.#place = place;
    this.address = `${root}embed/file/`;
    this.#bot = bot;
    this.#changed = changed;
    addEventListener("message", this.#hear);
    new MutationObserver(this.#look).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  /** What was done last; null where there is nothing. */
  get tried() {
    return this.#tried;
  }

  get isThere() {
    return this.#shown !== null;
  }

  /** Show the table of a file. A game goes on where only what is read of it has changed. @param {GameFile} file */
  async show(file) {
    if (this.#file && shownOf(this.#file.text) === shownOf(file.text)) return;
    const code = codeOf(file.text);
    const record = code === this.#code && this.#moves ? await this.#recorded() : "";
    [this.#file, this.#code] = [file, code];
    this.#open(record);
  }

  /** @param {string} record */
  #open(record) {
    const { text = "" } = this.#file ?? {};
    this.#coming?.remove();
    const seats = ["human", ...Array.from({ length: Math.max(2, playersOf(frontMatter(text))[0]) - 1 }, () => this.#bot)];
    const { lang, dataset } = document.documentElement;
    const asked = { host: location.origin, seats: seats.join(","), lang, theme: dataset.theme ?? "auto", ...(record && { record }) };
    const frame = document.createElement("iframe");
    frame.title = this.#place.dataset.title ?? "";
    frame.className = "coming";
    frame.tabIndex = -1;
    frame.setAttribute("aria-hidden", "true");
    frame.dataset.record = record;
    frame.src = `${this.address}#${new URLSearchParams(asked)}`;
    this.#coming = frame;
    this.#place.append(frame);
  }

  /** The new table is there: it takes the place of the last one. */
  #swap() {
    if (!this.#coming) return;
    this.#shown?.remove();
    this.#shown = this.#coming;
    this.#coming = null;
    this.#shown.className = "";
    this.#shown.removeAttribute("tabindex");
    this.#shown.removeAttribute("aria-hidden");
    this.#changed();
  }

  /** The record of the game so far; empty where it does not come. @returns {Promise<string>} */
  #recorded() {
    return new Promise((resolve) => {
      this.#record = resolve;
      setTimeout(() => resolve(""), PATIENCE);
      this.#post(this.#shown, { type: "record", id: "so far" });
    });
  }

  /** @param {HTMLIFrameElement | null} frame @param {{type: string} & Record<string, unknown>} message */
  #post(frame, message) {
    frame?.contentWindow?.postMessage({ nastilka: VERSION, version: "1.1", ...message }, location.origin);
  }

  #look = () => {
    const { lang, dataset } = document.documentElement;
    for (const frame of [this.#shown, this.#coming]) this.#post(frame, { type: "look", theme: dataset.theme, lang });
  };

  /** @param {MessageEvent} event */
  #hear = ({ data, origin, source }) => {
    if (origin !== location.origin || data?.nastilka !== VERSION) return;
    const frame = [this.#coming, this.#shown].find((each) => each && each.contentWindow === source);
    if (!frame) return;
    if (data.type === "file") this.#post(frame, { type: "file", text: this.#file?.text, beside: this.#file?.beside });
    else if (data.type === "hello" && frame === this.#coming) this.#post(frame, { type: "state", id: "begin" });
    else if (data.type === "resize") frame.style.height = `${Math.max(SMALLEST, Number(data.height) || 0)}px`;
    else if (data.type === "error") this.#handleError(frame, data.reason);
    else this.#follow(frame, data);
  };

  /** @param {HTMLIFrameElement} frame @param {unknown} reason */
  #handleError(frame, reason) {
    if (frame !== this.#coming || reason === "ignored") return;
    if (frame.dataset.record) this.#open(""); // the game so far is none by the new rules
    else this.#swap(); // it says itself what is the matter
  }

  /** Follow what is done at the table. @param {HTMLIFrameElement} frame @param {any} data */
  #follow(frame, { type, id, value, number, seat, action, rule, position }) {
    if (type === "answer" && id === "so far") return this.#record?.(typeof value === "string" ? value : "");
    if (type === "ready") {
      if (!frame.dataset.record) this.#tried = null;
      [this.#moves, this.#position] = [Number(number), String(position)];
      if (frame === this.#coming) this.#swap();
    } else if (type === "move") {
      if (seat === 1) this.#tried = { position: this.#position, seat, action: String(action) };
      if (seat === null) this.#tried = null;
      [this.#moves, this.#position] = [Number(number), String(position)];
    } else if (type === "refused") {
      this.#tried = { position: this.#position, seat: Number(seat), action: String(action), rule: String(rule) };
    }
    this.#changed();
  }
}
