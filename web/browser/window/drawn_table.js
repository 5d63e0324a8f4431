// A table in a frame that nobody has touched yet, where its picture is not the one that the build has drawn: the engine,
// which all tables share, draws it, and the frame's own Python, which costs some ten megabytes, does not start.
import { byId, listen } from "./dom.js";
import { namePage, sayLanguage } from "./language.js";

/** @typedef {import("./embed_frame.js").FrameEngine} FrameEngine */

export class DrawnTable {
  /** True while the engine has the table: then it is not to be set up again. */
  begun = false;
  /** What the table is resumed from where the engine is lost. */
  kept = "";
  #engine;
  #ident;
  #query;
  #post;
  /** What the engine is doing for the table. @type {Promise<void>} */
  #work = Promise.resolve();
  #started = false;
  #stopped = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {FrameEngine} engine
   * @param {string} ident
   * @param {string} query the parameters of the frame's address
   * @param {(message: {type: string}) => void} post send the host page a message
   */
  constructor(engine, ident, query, post) {
    this.#engine = engine;
    this.#ident = ident;
    this.#query = query;
    this.#post = post;
    listen("nastilka-restarted", () => {
      this.begun = false;
      if (this.#started) this.start();
    });
  }

  /** Have the table set up and shown; bots that are to act first do so. */
  start() {
    this.#started = true;
    this.#ask({ do: "frame", query: this.#query, lang: document.documentElement.lang, resume: this.kept });
  }

  /** Show it in another language. @param {string} lang */
  speak(lang) {
    this.#ask({ do: "lang", value: lang });
  }

  /** Leave the table to the frame's Python; settles once the engine does nothing more for it here. */
  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    return this.#work;
  }

  /** @param {Record<string, string>} command */
  #ask(command) {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#work = this.#work.then(() => this.#exchange(command)).catch(() => {}); // the engine itself says that it has failed
  }

  /** @param {Record<string, string>} command */
  async #exchange(command) {
    const { html, events = [], kept, title, title_lang: said, lang, restarted, wait } = JSON.parse(
      await this.#engine.send(JSON.stringify({ id: this.#ident, ...command })),
    );
    if (restarted) return;
    this.begun ||= events.some((/** @type {{type: string}} */ { type }) => type === "ready");
    this.kept = kept || this.kept;
    if (html) this.#show(html);
    if (lang) sayLanguage(lang);
    if (title) namePage(title, said);
    for (const event of events) this.#post(event);
    if (wait !== null && wait !== undefined) this.#timer = setTimeout(() => this.#ask({ do: "tick" }), wait);
  }

  /** @param {string} html */
  #show(html) {
    byId("boot").hidden = true;
    byId("app").replaceChildren(window.nastilkaTrusted.html(html));
    document.documentElement.dataset.drawn = "yes";
  }
}

const CONTROLS = "button[id], summary[id]";

/** Carry out the reader's clicks on a drawn table once the frame's Python can: they were what woke it. */
export const keepFirstClicks = () => {
  /** @type {string[]} */
  const chosen = [];
  /** @param {MouseEvent} event */
  const note = (event) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (!control || control.closest("#boot-problem")) return;
    chosen.push(control.id);
    control.classList.add("early");
  };
  addEventListener("click", note, true);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    removeEventListener("click", note, true);
    if (chosen.includes("begin")) byId("table").focus({ preventScroll: true });
    for (const id of chosen) document.getElementById(id)?.click();
  });
  observer.observe(document.documentElement, { attributeFilter: ["data-ready"] });
};
