// The table in its frame, before any Python: its language and look, its size, what the page around it says, and the
// start, which waits until the table is seen or touched.
import { replaceIndexedDB } from "../replace_globals.js";
import { byId, listen } from "./dom.js";
import { loadPyScript } from "./lazy_start.js";
import { hear, parameters, tell } from "./page_around.js";
import { followRetry, showFailure, showProgress } from "./progress.js";
import { SharedEngine } from "./shared_engine.js";

/**
 * What the frame's Python asks of this script.
 * @typedef {object} Frame
 * @property {string} ident the table's name at the engine that it shares
 * @property {string} told the parameters of the frame's address, as a query
 * @property {(message: string) => void} tell send a message, given as JSON, to the page around
 * @property {(callback: (command: string) => void) => void} listen hear commands of the page around, as JSON; those
 *   that have come before are passed at once
 */

/** @typedef {{do: string} & Record<string, unknown>} Command */

const SEEN = 200; // milliseconds in which a table that is scrolled past does not count as seen
const TOUCHES = ["pointerdown", "keydown", "focusin"];
const SET_UP = ["position", "record", "rule"];

const root = document.documentElement;
const ident = `embed-${Math.random().toString(36).slice(2)}`;

/** Commands of the page around, for the frame's Python. */
class Commands {
  /** @type {Command[]} */
  #pending = [];
  /** @type {(command: Command) => void} */
  #carryOut = (command) => void this.#pending.push(command);

  /** @param {Command} command */
  add(command) {
    this.#carryOut(command);
  }

  /** @param {(command: string) => void} callback */
  listen(callback) {
    this.#carryOut = (command) => callback(JSON.stringify(command));
    this.#pending.splice(0).forEach(this.#carryOut);
  }
}

const commands = new Commands();

/** The languages that this page can be in; its own is the first. */
class Languages {
  /** @type {HTMLTemplateElement[]} */
  #templates = [...document.querySelectorAll(/** @type {"template"} */ ("template[data-page]"))];
  #original = /** @type {HTMLElement} */ (byId("page").cloneNode(true));

  /** The language of a tag, if the page has it. @param {string | null} tag */
  #known(tag) {
    const wanted = (tag || "").split("-")[0].toLowerCase();
    return ["en", ...this.#templates.map(({ dataset }) => dataset.lang)].find((lang) => lang === wanted);
  }

  /** Put the page in the language that is asked for, or the reader's. @param {string | null} wanted */
  speak(wanted) {
    const lang = this.#known(wanted) ?? navigator.languages.map((tag) => this.#known(tag)).find(Boolean) ?? "en";
    if (lang === root.lang) return;
    root.lang = lang;
    if (root.dataset.ready) commands.add({ do: "lang", value: lang });
    else this.#put(lang);
  }

  /** @param {string} lang */
  #put(lang) {
    const template = this.#templates.find(({ dataset }) => dataset.lang === lang);
    byId("page").replaceChildren(...(template?.content ?? this.#original).cloneNode(true).childNodes);
    byId("app").dataset.desk = ident;
  }
}

/** @param {string | null} theme */
const setTheme = (theme) => {
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : "auto";
};

let height = 0;

/** Tell the page around how tall the table is, if that has changed. */
const tellHeight = () => {
  const now = Math.ceil(document.body.offsetHeight);
  if (now === height) return;
  height = now;
  tell({ type: "resize", height });
};

/** @param {string} [why] */
const fail = (why) => {
  if (root.dataset.state === "failed") return;
  showFailure();
  tell({ type: "lost" });
  tell({ type: "error", message: `The engine could not be started. ${why ?? ""}`.trim() });
};

/** Start the engine and the frame's Python. @param {SharedEngine} engine @param {string} core PyScript's address */
const wake = (engine, core) => {
  if (root.dataset.awake) return;
  root.dataset.awake = "yes";
  byId("boot").hidden = false;
  tell({ type: "wake" });
  engine.wake();
  loadPyScript(core, fail);
};

/** Call when the table is seen for a while or touched. @param {() => void} begin */
const onSight = (begin) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  new IntersectionObserver(([{ isIntersecting }]) => {
    clearTimeout(timer);
    if (isIntersecting) timer = setTimeout(begin, SEEN);
  }).observe(byId("page"));
  for (const touch of TOUCHES) addEventListener(touch, begin, { once: true });
};

/** @param {SharedEngine} engine @param {Languages} languages @param {() => void} begin */
const hearPage = (engine, languages, begin) => {
  /** @param {Command} command */
  const call = (command) => {
    begin();
    commands.add(command);
  };
  hear({
    look: ({ theme, lang }) => {
      setTheme(theme);
      languages.speak(lang);
    },
    engine: ({ name }) => engine.share(name),
    act: ({ id, text }) => call({ do: "act", call: id, text: String(text) }),
    reset: ({ id }) => call({ do: "reset", call: id }),
    record: ({ id }) => call({ do: "record", call: id }),
  });
};

/** @returns {Frame} */
const offerFrame = () => ({
  ident,
  told: parameters.toString(),
  tell: (text) => {
    tellHeight(); // first, so that nothing of the page around moves after it has heard the rest
    tell(JSON.parse(text));
  },
  listen: (callback) => commands.listen(callback),
});

/** The frame goes out of sight and may come back: the engine forgets its game. @param {SharedEngine} engine */
const followVisits = (engine) => {
  addEventListener("pagehide", () => engine.window?.nastilkaEngine?.send(JSON.stringify({ do: "leave", id: ident })));
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
};

/** @param {{core?: string, engine?: string}} parameters addresses of PyScript, and of the page with an engine */
export const startFrame = ({ core = "", engine: address = "" }) => {
  const engine = new SharedEngine(address);
  const languages = new Languages();
  const begin = () => wake(engine, core);
  window.nastilkaEngine = engine;
  window.nastilkaFrame = offerFrame();
  replaceIndexedDB();
  hearPage(engine, languages, begin);
  byId("app").dataset.desk = ident;
  setTheme(parameters.get("theme"));
  languages.speak(parameters.get("lang"));
  if (SET_UP.some((name) => parameters.has(name))) root.dataset.own = "yes";
  new ResizeObserver(tellHeight).observe(document.body);
  listen("nastilka-failed", fail);
  listen("nastilka-progress", showProgress);
  followRetry();
  followVisits(engine);
  tell({ type: "hello" });
  onSight(begin);
};
