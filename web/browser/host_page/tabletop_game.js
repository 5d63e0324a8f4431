// <tabletop-game>: a table of Nastilka on a page of another site. The table is a frame of the site this script comes
// from, and both sides exchange messages {nastilka: 1, type: …}; docs/embed.md lists them. Ten tables on one page are
// served by one engine.
import { callError, Calls } from "./calls.js";
import { Face } from "./face.js";
import { createFrame, dropEngine, dropUnusedEngine, engineName, FRAMES, FRAMES_ORIGIN } from "./frame.js";
import { fileMessage } from "./game_file.js";
import { addressOf, studyPath } from "./onward.js";
import { problemBox, problemOf } from "./problem.js";
import { isGame, isStudy, languageOf, studyName, wordsIn } from "./words.js";

const VERSION = 1;
const FULL_VERSION = "1.1"; // of the protocol (docs/embed-protocol.md); frames of the same first number are understood
const BEGINNINGS = ["position", "record", "rule", "lesson", "puzzle", "study"];
const FILE = "src";
const SET_UP = ["game", "seats", "seat", "names", "seed", "pace", "options", "moment", "chapter", "readonly", ...BEGINNINGS];
const LOOK = ["theme", "lang"];
const READER = "reader"; // a study is not only shown, it asks
const EVENTS = ["ready", "move", "gameover", "moment", "stepdone", "puzzlesolved", "studyanswer", "error", "resize"];
const GREETING_TIMEOUT = 5000; // milliseconds after a frame has loaded in which its script must have sent `hello`
const COMING_TIMEOUT = 9000; // milliseconds for that since the table was seen or called: a server may never answer
const TOLD_INSIDE = ["attributes", "file"]; // the frame says what is wrong
const CALLABLE = ["attributes"]; // problems with which the frame itself still answers calls
const FIRST_HEIGHT = "420";
const MAX_HEIGHT = 20_000;

/**
 * Call once the page's own scripts have run, so that they may listen: an element may stand before them.
 * @param {() => void} callback
 */
export const afterScripts = (callback) => {
  if (document.readyState !== "loading") setTimeout(callback);
  else document.addEventListener("DOMContentLoaded", () => setTimeout(callback), { once: true });
};

/** @type {Set<TabletopGame>} */
const tables = new Set();

/**
 * @typedef {{type: string} & Record<string, any>} Message
 * @typedef {import("./embed.js").Problem} Problem
 * @typedef {import("./embed.js").TabletopGameMembers} TabletopGameMembers
 */

/** @implements {TabletopGameMembers} */
export class TabletopGame extends HTMLElement {
  static observedAttributes = [...SET_UP, ...LOOK, READER, FILE, "title"];
  #face = new Face(this.attachShadow({ mode: "open" }));
  #internals = this.attachInternals();
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** True once the frame's script has sent `hello`. */
  #greeted = false;
  /** Messages to be sent then. @type {Message[]} */
  #unsent = [];
  #calls = new Calls();
  /** True if a microtask is about to replace the frame. */
  #scheduled = false;
  #ready = false;
  /** True if somebody listens for `ready`: then a table that is seen is set up, though nobody has touched it. */
  #awaited = false;
  /** Why there is no table to play at. @type {Problem | null} */
  #problem = null;
  /** A frame is fetched when it comes in sight; from then on it is expected. */
  #sight = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && this.#expect());

  connectedCallback() {
    tables.add(this);
    this.#replaceFrame();
  }

  disconnectedCallback() {
    tables.delete(this);
    this.#sight.disconnect();
    if (!tables.size) dropUnusedEngine(() => tables.size > 0);
    this.#calls.rejectAll("The table was taken from the page.");
    this.#face.clear();
    this.#frame = null;
  }

  /** @override @type {HTMLElement["addEventListener"]} */
  addEventListener(/** @type {string} */ name, /** @type {any} */ listener, /** @type {any} */ options) {
    super.addEventListener(name, listener, options);
    if (name !== "ready" || this.#awaited) return;
    this.#awaited = true;
    if (this.#frame) this.#send({ type: "await" });
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!tables.has(this) || before === now) return;
    // A study is another page in each language.
    if (SET_UP.includes(name) || name === READER || name === FILE || (name === "lang" && this.hasAttribute("study"))) this.#replaceSoon();
    else if (this.#frame && name === "title") this.#frame.title = this.#title;
    else if (this.#frame) this.#send({ type: "look", ...this.#look });
    if (name === "lang" && this.#problem) this.#showProblem(this.#problem);
  }

  /** `loading` until a game is on the table, then `ready`; `broken` while there can be none. CSS has it as `:state()`. */
  get state() {
    if (this.#problem) return "broken";
    return this.#ready ? "ready" : "loading";
  }

  /** Why the table is `broken`: a `reason` of docs/embed.md and a `message`; else null. */
  get problem() {
    return this.#problem && { ...this.#problem };
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

  /** Once a game is on the table: what the event `ready` had. Rejects where none can be. */
  async whenReady() {
    const { game, players, number, position } = await this.getState();
    return { game, players, number, position };
  }

  /** The moment that is shown, and what a seat may know of it; 0 is a spectator. @param {{seat?: number}} [of] */
  getState({ seat } = {}) {
    return this.#call({ type: "state", seat });
  }

  /** The legal actions of a seat, by default of the person to act. @param {{seat?: number}} [of] @returns {Promise<string[]>} */
  legal({ seat } = {}) {
    return this.#call({ type: "legal", seat });
  }

  /** Put a position on the table. @param {string} text as in docs/notation.md */
  async setPosition(text) {
    return this.#call({ type: "position", text: String(text) });
  }

  /** Take the last action back, where the game allows it. */
  undo() {
    return this.#call({ type: "undo" });
  }

  /** Show the game as it was after so many actions. @param {number} number @returns {Promise<number>} that of the moment shown */
  goTo(number) {
    return this.#call({ type: "moment", number });
  }

  get #look() {
    return Object.fromEntries(LOOK.map((name) => [name, this.getAttribute(name) ?? ""]));
  }

  get #title() {
    return this.getAttribute("title") ?? `Nastilka: ${this.#game}`;
  }

  /** The attribute, or the text of the element that it names: several tables may show moments of one game. */
  get #record() {
    const record = this.getAttribute("record") ?? "";
    const named = record.startsWith("#") ? document.getElementById(record.slice(1)) : null;
    return named?.textContent?.trim() || record;
  }

  get #game() {
    const ofRecord = /^game (\S+)$/m.exec(this.#record);
    const ofPuzzle = /^([a-z-]+)-\d+$/.exec(this.getAttribute("puzzle") ?? "");
    const ofStudy = /^([a-z-]+)\//.exec(this.getAttribute("study") ?? "") ?? /^game (\S+)\s*$/m.exec(this.#ownStudy);
    return (this.getAttribute("game") ?? ofRecord?.[1] ?? ofPuzzle?.[1] ?? ofStudy?.[1] ?? "").toLowerCase();
  }

  /** The text of the study that the attribute names by the id of an element, for a reader; else empty. */
  get #ownStudy() {
    const study = this.getAttribute("study") ?? "";
    const named = this.hasAttribute(READER) && study.startsWith("#") ? document.getElementById(study.slice(1)) : null;
    return named?.textContent?.trim() ?? "";
  }

  get #setUp() {
    const given = SET_UP.filter((name) => this.hasAttribute(name));
    const fields = Object.fromEntries(given.map((name) => [name, this.getAttribute(name) ?? ""]));
    return fields.record ? { ...fields, record: this.#record } : fields;
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
    this.#greeted = this.#ready = false;
    this.#unsent = this.#awaited ? [{ type: "await" }] : [];
    this.#problem = null;
    const game = this.#game;
    const study = this.getAttribute("study");
    const known = this.hasAttribute(FILE) || (isGame(game) && (study === null || this.#ownStudy !== "" || isStudy(game, study)));
    this.#frame = known ? this.#newFrame(game) : null;
    const lang = languageOf(this);
    this.#face.showLoading(this.#frame, wordsIn(lang).loading, lang);
    this.#sayState();
    this.#sight.disconnect();
    this.#sight.observe(this);
    if (!known) this.#break(problemOf(isGame(game) ? "study" : "game"));
  }

  /** @param {string} game */
  #newFrame(game) {
    const study = this.getAttribute("study");
    const frame = study !== null && this.hasAttribute(READER) ? this.#readerFrame(game, study) : this.#tableFrame(game, study);
    frame.title = this.#title;
    frame.height = FIRST_HEIGHT;
    frame.loading = "lazy";
    frame.addEventListener("load", () => setTimeout(() => this.#checkGreeted(frame), GREETING_TIMEOUT));
    return frame;
  }

  /** The page of the workbench on which a study is read: it asks, and needs an engine. @param {string} game @param {string} study */
  #readerFrame(game, study) {
    const own = this.#ownStudy;
    const query = new URLSearchParams({ game, lang: languageOf(this), chapter: this.getAttribute("chapter") ?? "" });
    if (!own) query.set("study", studyName(study));
    return createFrame("../workbench/", this.#look, `?${query}`, own);
  }

  /** @param {string} game @param {string | null} study */
  #tableFrame(game, study) {
    const path = this.hasAttribute(FILE) ? "file/" : study === null ? `${game}/` : `../${studyPath(game, study, languageOf(this))}`;
    // Its page would take `study=` for a study that is in the address.
    /** @type {Record<string, string>} */
    const asked = study === null || this.hasAttribute(FILE) ? { ...this.#setUp, quiet: "" } : { chapter: this.getAttribute("chapter") ?? "" };
    return createFrame(path, { ...asked, ...this.#look });
  }

  /** The frame is on its way from now on, and overdue when it has not come in time. */
  #expect() {
    const frame = this.#frame;
    if (frame && !this.#greeted) setTimeout(() => this.#checkGreeted(frame), COMING_TIMEOUT);
  }

  /** Report a frame that is overdue, or has loaded something else than a table. @param {HTMLIFrameElement} frame */
  #checkGreeted(frame) {
    if (frame === this.#frame && !this.#greeted && !this.#problem) this.#break(problemOf("frame"));
  }

  /** The policy of this page does not let this table's frame in. */
  forbid() {
    if (this.#frame && !this.#greeted && this.#problem?.reason !== "policy") this.#break(problemOf("policy"));
  }

  /** There is no table to play at: what was asked of it is answered, and the reader sees why. @param {Problem} problem */
  #break(problem) {
    this.#problem = problem;
    this.#unsent = this.#unsent.filter((message) => !("id" in message));
    this.#calls.rejectAll(problem.message, problem.reason);
    this.#showProblem(problem);
    this.#sayState();
    afterScripts(() => {
      if (this.#problem === problem && this.isConnected) this.#dispatch("error", problem);
    });
  }

  /** @param {Problem} problem */
  #showProblem(problem) {
    if (TOLD_INSIDE.includes(problem.reason)) return;
    const game = isGame(this.#game) ? this.#game : "";
    const onward = { game, address: addressOf(this, game) };
    this.#face.showProblem(problemBox(this, problem, onward, () => this.#replaceFrame()), this.#frame);
  }

  #sayState() {
    for (const state of ["loading", "ready", "broken"]) this.#internals.states?.delete(state);
    try {
      this.#internals.states?.add(this.state);
    } catch {
      // before version 125, Chromium took only names with two dashes in front
    }
  }

  /** @param {Message} message @returns {Promise<any>} */
  #call(message) {
    const problem = this.#problem;
    if (!this.#frame) return Promise.reject(callError("There is no table.", problem?.reason));
    if (problem && !CALLABLE.includes(problem.reason)) return Promise.reject(callError(problem.message, problem.reason));
    this.#frame.loading = "eager";
    this.#expect();
    return this.#calls.make((id) => this.#send({ ...message, id }));
  }

  /** @param {Message} message */
  #send(message) {
    const to = FRAMES_ORIGIN === "null" ? "*" : FRAMES_ORIGIN;
    if (this.#greeted) this.#frame?.contentWindow?.postMessage({ nastilka: VERSION, version: FULL_VERSION, ...message }, to);
    else this.#unsent.push(message);
  }

  /** @param {string} name @param {object} detail */
  #dispatch(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Handle a message, if it is from this table's frame. @param {MessageEvent} event */
  receive({ data, source }) {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    const { nastilka: _number, version: _version, type, ...detail } = data;
    if (typeof type !== "string") return;
    if (type === "hello") this.#greet(this.#frame);
    else if (type === "file") void this.#sendFile();
    else if (type === "wake") this.#sendEngine();
    else if (type === "lost") dropEngine(); // an `error` follows
    else if (type === "answer") this.#calls.settle(detail);
    else if (type === "resize") this.#frame.height = String(height(detail.height));
    else if (type === "error") this.#fail(detail);
    else if (type === "ready") this.#begin();
    if (EVENTS.includes(type)) this.#dispatch(type, detail);
  }

  /** The frame's script is there, for the first time or after a reload. @param {HTMLIFrameElement} frame */
  #greet(frame) {
    if (this.#greeted) this.#calls.rejectAll("The table was started anew.");
    this.#greeted = true;
    this.#problem = null;
    this.#face.showFrame(frame);
    this.#sayState();
    for (const message of this.#unsent.splice(0)) this.#send(message);
  }

  #begin() {
    this.#ready = true;
    this.#problem = null;
    this.#sayState();
  }

  /** The frame reports an error; unless a mere option was ignored, no game can be played. @param {Record<string, any>} detail */
  #fail({ reason, message, fault }) {
    if (reason === "ignored") return;
    this.#problem = { reason, message, fault };
    if (!CALLABLE.includes(reason)) this.#calls.rejectAll(message, reason);
    this.#showProblem(this.#problem);
    this.#sayState();
  }

  /** Hand the frame the file of its game, before it greets. */
  async #sendFile() {
    const frame = this.#frame;
    const message = await fileMessage(this.getAttribute(FILE) ?? "");
    if (frame === this.#frame) frame?.contentWindow?.postMessage({ nastilka: VERSION, version: FULL_VERSION, ...message }, FRAMES_ORIGIN);
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
  document.addEventListener("securitypolicyviolation", ({ blockedURI, disposition, effectiveDirective }) => {
    const frames = effectiveDirective === "frame-src" && disposition === "enforce" && blockedURI.startsWith(FRAMES.origin);
    if (frames) for (const table of tables) table.forbid();
  });
  addEventListener("message", (event) => {
    if (event.origin !== FRAMES_ORIGIN || event.data?.nastilka !== VERSION) return;
    for (const table of tables) table.receive(event);
  });
  customElements.define("tabletop-game", TabletopGame);
};
