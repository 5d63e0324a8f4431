// The engine of an embedded table: in the hidden frame that all tables of the host page share, or in a frame of its
// own.
import { openAnswer } from "./answer.js";
import { announce, listen } from "./dom.js";
import { framed } from "./host_page.js";

const EVENTS = ["nastilka-progress", "nastilka-failed", "nastilka-restarted"];

/** @param {string} address of the page with an engine @returns {Promise<Window>} its window */
const ownEngine = (address) =>
  new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.src = address;
    frame.onload = () => resolve(/** @type {Window} */ (frame.contentWindow));
    document.body.append(frame);
  });

/** The host page's frame of a name, if it has one. @param {unknown} name @returns {Window | undefined} */
const frameOf = (name) => {
  try {
    return typeof name === "string" ? Reflect.get(parent.frames, name) : undefined;
  } catch {
    return undefined; // no frame's name: nothing else of another origin's window may be read
  }
};

/** True if a window is of this site, and has an engine. @param {Window | undefined} window */
const hasEngine = (window) => {
  try {
    return Boolean(window?.nastilkaEngine);
  } catch {
    return false; // of another origin
  }
};

/** @typedef {import("./engine_client.js").Engine} Engine */

/** @implements {Engine} */
export class SharedEngine {
  /** The window with the engine, once it is known. @type {Window | null} */
  window = null;
  /** @type {(window: Window | undefined) => void} */
  #found = () => {};
  /** @type {Promise<Window | undefined>} */
  #shared = new Promise((resolve) => (this.#found = resolve));
  /** @type {Promise<Window> | null} */
  #waking = null;
  #address;

  /** @param {string} address of a page with an engine, for a table that can share none */
  constructor(address) {
    this.#address = address;
  }

  /** Take the engine from the host page's frame of this name. @param {unknown} name */
  share(name) {
    this.#found(frameOf(name));
  }

  wake = () => (this.#waking ??= this.#find());

  /** @param {string} command @param {File} [file] */
  send = async (command, file) => (await this.wake()).nastilkaEngine.send(command, file);

  /** @param {string} command @param {File} [file] */
  ask = async (command, file) => openAnswer(await this.send(command, file));

  /** Find the engine, and dispatch its events on this window too. */
  async #find() {
    const shared = framed ? await this.#shared : undefined;
    const found = shared && hasEngine(shared) ? shared : await ownEngine(this.#address);
    this.window = found;
    for (const name of EVENTS) listen(name, (detail) => announce(name, detail), found);
    return found;
  }
}
