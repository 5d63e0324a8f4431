// The table in its frame, before Python has started: its language and look, its size, the host page's messages, and the
// start. Until it is touched or called, a table is a picture: that which the build has drawn or, where the address asks
// for another, one that the engine draws as soon as it is seen.
import { lacking } from "../watchdog/environment.js";
import { byId, listen } from "./dom.js";
import { DrawnTable, keepFirstClicks } from "./drawn_table.js";
import { firstKnown, sayLanguage } from "./language.js";
import { nearestPage } from "./nearest.js";
import { atHome, onHostMessages, parameters, postToHost, setTheme } from "./host_page.js";
import { followRetry, showFailure, showProgress } from "./progress.js";

/**
 * What the frame's Python asks of this script.
 * @typedef {object} Frame
 * @property {string} ident the table's name at the engine that it shares
 * @property {string} query the parameters of the frame's address
 * @property {boolean} begun true if the engine has the table already
 * @property {string} kept what it is then resumed from, where the engine is lost
 * @property {(message: string) => void} post send a message, given as JSON, to the host page
 * @property {(callback: (command: string) => void) => void} listen receive commands of the host page, as JSON; those
 *   that arrived earlier are passed at once
 */

/**
 * The engine of a table in a frame; one that tables share is in another `window`.
 * @typedef {import("./engine_client.js").Engine & {window?: Window | null, share?: (name: unknown) => void}} FrameEngine
 *
 * @typedef {{do: string} & Record<string, unknown>} Command
 */

const DEEPEST = 8; // brackets within one another in what the host page numbers its calls with
const SEEN = 200; // milliseconds that a table is visible before it counts as seen
const TOUCHES = ["pointerdown", "click", "keydown", "focusin"];
const SET_UP = ["position", "record", "rule", "lesson", "puzzle"];
const UNDRAWN = [...SET_UP, "options", "names", "readonly"]; // with these the table is not as the build has drawn it

const root = document.documentElement;
const kind = parameters.has("puzzle") ? "puzzled" : parameters.has("lesson") ? "guided" : "embed";
const ident = `${kind}-${Math.random().toString(36).slice(2)}`;

/** The parts of the engine that a puzzle needs: that of all, and its game's. @returns {string[]} */
export const puzzleParts = () => {
  const [, game] = /^(?:([a-z-]+)-)?\d+$/.exec(parameters.get("puzzle") ?? "") ?? [];
  return kind === "puzzled" ? ["puzzles", `puzzles-${game ?? parameters.get("game")}`] : [];
};

/** Commands of the host page, for the frame's Python. */
class Commands {
  /** @type {Command[]} */
  #pending = [];
  /** @type {(command: Command) => void} */
  #handle = (command) => void this.#pending.push(command);

  /** @param {Command} command */
  add(command) {
    this.#handle(command);
  }

  /** @param {(command: string) => void} callback */
  listen(callback) {
    this.#handle = (command) => callback(JSON.stringify(command));
    this.#pending.splice(0).forEach(this.#handle);
  }
}

const commands = new Commands();

/** The languages that this page can be in; its own is the first. */
class Languages {
  #drawn;
  /** @type {HTMLTemplateElement[]} */
  #templates = [...document.querySelectorAll(/** @type {"template"} */ ("template[data-page]"))];
  #original = /** @type {HTMLElement} */ (byId("page").cloneNode(true));

  /** @param {DrawnTable} drawn */
  constructor(drawn) {
    this.#drawn = drawn;
  }

  /** Show the page in the language that is asked for, or the reader's. @param {unknown} wanted */
  setLanguage(wanted) {
    const lang = firstKnown([wanted, ...navigator.languages]);
    if (lang === root.lang) return;
    sayLanguage(lang);
    if (root.dataset.ready) commands.add({ do: "lang", value: lang });
    else if (root.dataset.drawing) this.#drawn.speak(lang);
    else this.#put(lang);
  }

  /** @param {string} lang */
  #put(lang) {
    const template = this.#templates.find(({ dataset }) => dataset.lang === lang);
    this.#fill(template?.content ?? this.#original);
    if (template) void nearestPage(template).then((nearest) => this.#fillIfWaiting(nearest, lang));
  }

  /** @param {Node} content */
  #fill(content) {
    byId("page").replaceChildren(...content.cloneNode(true).childNodes);
    byId("app").dataset.table = ident;
  }

  /** What stands in for what is missing comes later than the page. @param {Node | null} content @param {string} lang */
  #fillIfWaiting(content, lang) {
    const { ready, drawing, state } = root.dataset;
    if (content && root.lang === lang && !ready && !drawing && !state) this.#fill(content);
  }
}

let height = 0;
let width = 0;

/**
 * Tell the host page the table's height, if that has changed. At one width it only grows: what follows on the host page
 * would jump at every choice of a card whose prompt is shorter.
 */
const postHeight = () => {
  const { body } = document;
  if (body.offsetWidth !== width) body.style.minHeight = "";
  width = body.offsetWidth;
  const now = Math.ceil(body.offsetHeight);
  body.style.minHeight = `${now}px`;
  if (now === height) return;
  height = now;
  postToHost({ type: "resize", height });
};

/** @param {string} [why] @param {string} [fault] what the browser or a policy lacks, by its name */
const fail = (why, fault) => {
  if (root.dataset.state === "failed") return;
  const known = fault ?? (navigator.onLine ? undefined : "offline");
  showFailure();
  for (const words of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#boot-problem [data-fault]"))) {
    words.hidden = words.dataset.fault !== (known ?? "");
  }
  if (known === "offline") addEventListener("online", () => location.reload(), { once: true });
  postToHost({ type: "lost" });
  postToHost({ type: "error", message: `The engine could not be started. ${why ?? ""}`.trim(), reason: "engine", fault: known });
};

/** What shows a table: the engine, the picture that it draws, and the frame's Python. */
class Start {
  #engine;
  #drawn;
  #startPython;

  /**
   * @param {FrameEngine} engine
   * @param {DrawnTable} drawn
   * @param {(failed: (why?: string) => void) => void} startPython
   */
  constructor(engine, drawn, startPython) {
    this.#engine = engine;
    this.#drawn = drawn;
    this.#startPython = startPython;
  }

  /** The table is touched or called: start all that it is played with. */
  begin = async () => {
    if (root.dataset.awake || !this.#wakeEngine()) return;
    root.dataset.awake = "yes";
    byId("boot").hidden = false;
    await this.#drawn.stop();
    this.#startPython(fail);
  };

  /** The table is seen: if it is another than the build has drawn, have it drawn. Where only bots play, they do. */
  see = () => {
    root.dataset.seen = "yes";
    if (root.dataset.awake || root.dataset.drawing) return;
    const lack = lacking();
    if (lack) return fail(lack, lack);
    if (isDrawn() && !isAwaited()) return;
    if (areBots(parameters.get("seats")) && !parameters.has("readonly")) return void this.begin();
    if (!this.#wakeEngine()) return;
    root.dataset.drawing = "yes";
    byId("boot").hidden = false;
    this.#drawn.start();
  };

  /** Start the engine; false where the browser cannot. */
  #wakeEngine() {
    const lack = lacking();
    if (lack) fail(lack, lack);
    else if (this.#engine.share && !root.dataset.drawing) postToHost({ type: "wake" });
    if (!lack) this.#engine.wake();
    return !lack;
  }
}

/** True if only bots play. @param {string | null} seats */
const areBots = (seats) => Boolean(seats) && !/\b(human|friend)\b/.test(seats ?? "");

/** True if the table is as the build has drawn it: of the usual number of players, a person first, before the deal. */
const isDrawn = () => {
  if (UNDRAWN.some((name) => parameters.has(name)) || !byId("app").dataset.players) return false;
  const seats = parameters.get("seats")?.split(",") ?? [];
  return !seats.length || (seats[0]?.trim() === "human" && seats.length === Number(byId("app").dataset.players));
};

/**
 * True if somebody waits for the table's `ready`. Who speaks the protocol without our script, as in version 1.0, may wait
 * for it; our script says that nobody does (`quiet`), or that somebody has begun to (`await`).
 */
const isAwaited = () => Boolean(root.dataset.awaited) || (parameters.has("host") && !parameters.has("quiet"));

/** Call when the table is seen for a while. @param {() => void} act */
const onSight = (act) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  new IntersectionObserver(([{ isIntersecting }]) => {
    clearTimeout(timer);
    if (isIntersecting) timer = setTimeout(act, SEEN);
  }).observe(byId("page"));
};

/** True if brackets are nested deeper in a JSON text than a call's number needs. @param {string} text */
const isDeep = (text) => {
  let depth = 0;
  for (const [bracket] of text.replace(/"(?:\\.|[^"\\])*"/g, "").matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
};

/** The same data as JSON has it; null for what it has not, such as a cycle, or what is nested deep. @param {unknown} data */
const plain = (data) => {
  try {
    const text = JSON.stringify(data) ?? "null";
    return isDeep(text) ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** A text that was sent; empty for anything else. @param {unknown} sent */
const textOf = (sent) => (typeof sent === "string" || typeof sent === "number" ? `${sent}` : "");

/** @param {FrameEngine} engine @param {Languages} languages @param {Start} start */
const followHost = (engine, languages, { begin, see }) => {
  /** @param {Command} command */
  const call = (command) => {
    begin();
    commands.add(command);
  };
  onHostMessages({
    look: ({ theme, lang }) => {
      setTheme(theme);
      languages.setLanguage(lang);
    },
    engine: ({ name }) => engine.share?.(name),
    await: () => {
      root.dataset.awaited = "yes";
      if (root.dataset.seen) see();
    },
    act: ({ id, text }) => call({ do: "act", call: plain(id), text: textOf(text) }),
    reset: ({ id }) => call({ do: "reset", call: plain(id) }),
    record: ({ id }) => call({ do: "record", call: plain(id) }),
    undo: ({ id }) => call({ do: "take-back", call: plain(id) }),
    state: ({ id, seat }) => call({ do: "state", call: plain(id), seat: textOf(seat) }),
    legal: ({ id, seat }) => call({ do: "legal", call: plain(id), seat: textOf(seat) }),
    position: ({ id, text }) => call({ do: "set-position", call: plain(id), text: textOf(text) }),
    moment: ({ id, number }) => call({ do: "go-to", call: plain(id), value: textOf(number) }),
  });
};

/** @param {{type: string}} message */
const post = (message) => {
  postHeight(); // first, so that the host page does not move after it has the rest
  postToHost(message);
};

/** @param {DrawnTable} drawn @returns {Frame} */
const offerFrame = (drawn) => ({
  ident,
  query: parameters.toString(),
  get begun() {
    return drawn.begun;
  },
  get kept() {
    return drawn.kept;
  },
  post: (text) => post(JSON.parse(text)),
  listen: (callback) => commands.listen(callback),
});

/** Drop the table when the frame is left; reload a frame that comes back. @param {FrameEngine} engine */
const followVisits = (engine) => {
  addEventListener("pagehide", () => engine.window?.nastilkaEngine?.send(JSON.stringify({ do: "leave", id: ident })));
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
};

/** @param {FrameEngine} engine @param {(failed: (why?: string) => void) => void} startPython */
export const startFrame = (engine, startPython) => {
  const drawn = new DrawnTable(engine, ident, parameters.toString(), post);
  const languages = new Languages(drawn);
  const start = new Start(engine, drawn, startPython);
  window.nastilkaEngine = engine;
  window.nastilkaFrame = offerFrame(drawn);
  followHost(engine, languages, start);
  byId("app").dataset.table = ident;
  setTheme(parameters.get("theme"));
  languages.setLanguage(parameters.get("lang"));
  if (atHome) root.dataset.host = "own";
  if (SET_UP.some((name) => parameters.has(name))) root.dataset.own = "yes";
  new ResizeObserver(postHeight).observe(document.body);
  listen("nastilka-failed", (why) => fail(why));
  listen("nastilka-progress", showProgress);
  followRetry();
  followVisits(engine);
  postToHost({ type: "hello" });
  keepFirstClicks();
  for (const touch of TOUCHES) addEventListener(touch, start.begin, { once: true });
  onSight(start.see);
};
