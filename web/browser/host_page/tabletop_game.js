// <tabletop-game>: a table of Nastilka on a page of another site. The table is a frame of the site this script comes
// from, and both sides exchange messages {nastilka: 1, type: …}; docs/embed.md lists them. Ten tables on one page are
// served by one engine.
import { Calls } from "./calls.js";
import { createFrame, dropEngine, dropUnusedEngine, engineName, FRAMES_ORIGIN } from "./frame.js";

const VERSION = 1;
const BEGINNINGS = ["position", "record", "rule", "lesson", "puzzle"];
const SET_UP = ["game", "seats", "names", "seed", "pace", "options", "readonly", ...BEGINNINGS];
const LOOK = ["theme", "lang"];
const EVENTS = ["ready", "move", "gameover", "error", "resize"];
const GREETING_TIMEOUT = 5000; // milliseconds after a frame has loaded in which its script must have sent `hello`
const FIRST_HEIGHT = "420";
const MAX_HEIGHT = 20_000;

const sheet = new CSSStyleSheet();
sheet.replaceSync(":host{display:block}:host([hidden]){display:none}iframe{display:block;width:100%;border:0}");

/**
 * Call once the page's own scripts have run, so that they may listen: an element may stand before them.
 * @param {() => void} callback
 */
const afterScripts = (callback) => {
  if (document.readyState !== "loading") setTimeout(callback);
  else document.addEventListener("DOMContentLoaded", () => setTimeout(callback), { once: true });
};

/** @type {Set<TabletopGame>} */
const tables = new Set();

/** @typedef {{type: string} & Record<string, any>} Message */

export class TabletopGame extends HTMLElement {
  static observedAttributes = [...SET_UP, ...LOOK, "title"];
  #shadow = this.attachShadow({ mode: "open" });
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** True once the frame's script has sent `hello`. */
  #greeted = false;
  /** Messages to be sent then. @type {Message[]} */
  #unsent = [];
  #calls = new Calls();
  /** True if a microtask is about to replace the frame. */
  #scheduled = false;

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    tables.add(this);
    this.#replaceFrame();
  }

  disconnectedCallback() {
    tables.delete(this);
    if (!tables.size) dropUnusedEngine(() => tables.size > 0);
    this.#calls.rejectAll("The table was taken from the page.");
    this.#shadow.replaceChildren();
    this.#frame = null;
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!tables.has(this) || before === now) return;
    if (SET_UP.includes(name)) this.#replaceSoon();
    else if (this.#frame && name === "title") this.#frame.title = this.#title;
    else if (this.#frame) this.#send({ type: "look", ...this.#look });
  }

  /**
   * Do an action for the person whose turn it is. Rejects with the rule that forbids it.
   * @param {string} text the action as in a record
   */
  async act(text) {
    return this.#call({ type: "act", text: String(text) });
  }

  /** Set the game back to its beginning. */
  reset() {
    return this.#call({ type: "reset" });
  }

  /** The game so far as a record. @returns {Promise<string>} */
  getRecord() {
    return this.#call({ type: "record" });
  }

  get #look() {
    return Object.fromEntries(LOOK.map((name) => [name, this.getAttribute(name) ?? ""]));
  }

  get #title() {
    return this.getAttribute("title") ?? `Nastilka: ${this.#game}`;
  }

  get #game() {
    const ofRecord = /^game (\S+)$/m.exec(this.getAttribute("record") ?? "");
    const ofPuzzle = /^([a-z-]+)-\d+$/.exec(this.getAttribute("puzzle") ?? "");
    return (this.getAttribute("game") ?? ofRecord?.[1] ?? ofPuzzle?.[1] ?? "").toLowerCase();
  }

  get #setUp() {
    const given = SET_UP.filter((name) => this.hasAttribute(name));
    return Object.fromEntries(given.map((name) => [name, this.getAttribute(name) ?? ""]));
  }

  /** Replace the frame once for several attributes that are set together. */
  #replaceSoon() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      if (this.isConnected) this.#replaceFrame();
    });
  }

  /** Make a new frame for the game that the attributes ask for. */
  #replaceFrame() {
    this.#calls.rejectAll("The table was set up anew.");
    this.#greeted = false;
    this.#unsent = [];
    this.#frame = /^[a-z0-9-]{1,40}$/.test(this.#game) ? this.#newFrame() : null;
    this.#shadow.replaceChildren(...(this.#frame ? [this.#frame] : []));
    if (!this.#frame) afterScripts(() => this.#reportNoGame());
  }

  #reportNoGame() {
    if (this.#frame || !this.isConnected) return;
    this.#dispatch("error", { message: "The attribute `game` names no game." });
  }

  #newFrame() {
    const frame = createFrame(`${this.#game}/`, { ...this.#setUp, ...this.#look });
    frame.title = this.#title;
    frame.height = FIRST_HEIGHT;
    frame.loading = "lazy";
    frame.addEventListener("load", () => setTimeout(() => this.#checkGreeted(frame), GREETING_TIMEOUT));
    return frame;
  }

  /** Report a frame that has loaded something else than a table. @param {HTMLIFrameElement} frame */
  #checkGreeted(frame) {
    if (frame !== this.#frame || this.#greeted) return;
    this.#calls.rejectAll("The table could not be loaded.");
    this.#dispatch("error", { message: "The table could not be loaded." });
  }

  /** @param {Message} message @returns {Promise<any>} */
  #call(message) {
    if (!this.#frame) return Promise.reject(new Error("There is no table."));
    this.#frame.loading = "eager";
    return this.#calls.make((id) => this.#send({ ...message, id }));
  }

  /** @param {Message} message */
  #send(message) {
    const to = FRAMES_ORIGIN === "null" ? "*" : FRAMES_ORIGIN;
    if (this.#greeted) this.#frame?.contentWindow?.postMessage({ nastilka: VERSION, ...message }, to);
    else this.#unsent.push(message);
  }

  /** @param {string} name @param {object} detail */
  #dispatch(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Handle a message, if it is from this table's frame. @param {MessageEvent} event */
  receive({ data, source }) {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    const { nastilka: _version, type, ...detail } = data;
    if (typeof type !== "string") return;
    if (type === "hello") this.#greet();
    else if (type === "wake") this.#sendEngine();
    else if (type === "lost") this.#lose();
    else if (type === "answer") this.#calls.settle(detail);
    else if (type === "resize") this.#frame.height = String(height(detail.height));
    if (EVENTS.includes(type)) this.#dispatch(type, detail);
  }

  #greet() {
    if (this.#greeted) this.#calls.rejectAll("The table was started anew.");
    this.#greeted = true;
    for (const message of this.#unsent.splice(0)) this.#send(message);
  }

  /** The frame has no engine, and none will come: what was asked of it is answered. */
  #lose() {
    dropEngine();
    this.#calls.rejectAll("The engine could not be started.");
  }

  async #sendEngine() {
    const name = await engineName();
    if (this.#frame) this.#send({ type: "engine", name });
  }
}

/** A frame's height within its limits, in CSS pixels. @param {unknown} asked */
const height = (asked) => (typeof asked === "number" ? Math.min(MAX_HEIGHT, Math.max(0, asked || 0)) : 0);

/** Define the element, and pass on the messages of its frames. */
export const defineTabletopGame = () => {
  addEventListener("message", (event) => {
    if (event.origin !== FRAMES_ORIGIN || event.data?.nastilka !== VERSION) return;
    for (const table of tables) table.receive(event);
  });
  customElements.define("tabletop-game", TabletopGame);
};
