// The page's side of the engine's worker: sends commands, and restarts the worker when it does not answer. How the start
// goes is reported by events: `nastilka-progress`, `nastilka-failed` and `nastilka-restarted`.
import { announce } from "./dom.js";

/**
 * @typedef {object} Engine
 * @property {() => unknown} wake start it, if it has not been started
 * @property {(command: string, file?: File) => Promise<string>} send a command as JSON, to an answer as JSON; a file's
 *   text becomes the command's `text`
 *
 * @typedef {object} WorkerParts
 * @property {(parts: Record<string, Uint8Array<ArrayBuffer>>) => void} give hand the worker its parts, where it cannot
 *   fetch them
 * @property {number} patience milliseconds for an answer once the engine is up; bots think in slices of less than 100
 *
 * @typedef {Engine & WorkerParts} EngineClient
 */

const MOST_RESTARTS = 3;
const PATIENCE = 10_000;

/**
 * The command with the text of a file; empty if that cannot be read. The page's Python would hold the page up over it.
 * @param {string} command
 * @param {File} file
 */
const withText = async (command, file) =>
  JSON.stringify({ ...JSON.parse(command), text: await file.text().catch(() => "") });

/**
 * @typedef {object} Waiting
 * @property {(answer: string) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** The commands that wait for an answer, and the clock over them. */
class Queue {
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #sent = 0;

  /** @param {Waiting} waiting @returns {number} the command's number */
  add(waiting) {
    this.#sent += 1;
    this.#waiting.set(this.#sent, waiting);
    return this.#sent;
  }

  /** @param {number} id @param {string} answer */
  settle(id, answer) {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }

  /**
   * Call `late` when no answer comes in time. A machine that slept may be late: it is given half the time again.
   * @param {number} patience milliseconds
   * @param {() => void} late
   */
  watch(patience, late) {
    clearTimeout(this.#timer);
    if (!this.#waiting.size) return;
    this.#timer = setTimeout(() => (this.#timer = setTimeout(late, patience / 2)), patience);
  }

  /** All that wait; nobody waits any more. */
  clear() {
    clearTimeout(this.#timer);
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    return all;
  }
}

/** @implements {EngineClient} */
class WorkerClient {
  patience = PATIENCE;
  /** @type {Worker | null} */
  #worker = null;
  /** Whether the engine is up: before that, no answer is late. */
  #up = false;
  #restarts = 0;
  #queue = new Queue();
  #address;

  /** @param {() => string} address where the worker's script is */
  constructor(address) {
    this.#address = address;
  }

  wake = () => void this.#start();

  /** @type {Engine["send"]} */
  send = async (command, file) => {
    this.wake();
    const text = file ? await withText(command, file) : command;
    return new Promise((resolve, reject) => {
      this.#start().postMessage({ id: this.#queue.add({ resolve, reject }), text });
      this.#watch();
    });
  };

  /** @type {WorkerParts["give"]} */
  give = (parts) => this.#start().postMessage({ parts }, Object.values(parts).map((part) => part.buffer));

  #start() {
    if (this.#worker) return this.#worker;
    this.#worker = new Worker(this.#address(), { type: "module", name: "engine" });
    this.#worker.onmessage = ({ data }) => this.#receive(data);
    this.#worker.onerror = (event) => this.#lose(event.message);
    return this.#worker;
  }

  #watch() {
    if (this.#up) this.#queue.watch(this.patience, () => this.#lose("no answer"));
  }

  /** @param {any} data a message of the worker */
  #receive(data) {
    if ("start" in data) {
      document.documentElement.dataset.start = data.start;
    } else if ("problem" in data) {
      this.#lose(data.problem);
    } else if ("progress" in data) {
      this.#up ||= data.progress === 1;
      this.#watch();
      announce("nastilka-progress", data.progress);
    } else {
      this.#queue.settle(data.id, data.answer);
      this.#watch();
    }
  }

  /**
   * The engine does not start, or has stopped: restart it if it was up, and settle what waits.
   * @param {string} why
   */
  #lose(why) {
    this.#worker?.terminate();
    this.#worker = null;
    const unanswered = this.#queue.clear();
    const again = this.#up && this.#restarts < MOST_RESTARTS;
    this.#up = false;
    if (again) this.#restart(why);
    announce(again ? "nastilka-restarted" : "nastilka-failed", why);
    for (const { resolve, reject } of unanswered) {
      if (again) resolve('{"restarted": true}');
      else reject(new Error(why));
    }
  }

  /** @param {string} why */
  #restart(why) {
    this.#restarts += 1;
    console.warn("The engine is started anew:", why);
    this.wake();
  }
}

/**
 * An engine in a worker of its own, which starts when it is first asked for something.
 * @param {() => string} address where the worker's script is
 * @returns {EngineClient}
 */
export const createEngineClient = (address) => new WorkerClient(address);

/**
 * Offer an engine to the page's other scripts.
 * @param {{worker?: string, now?: string}} parameters `worker` is its script; with `now` it starts at once
 */
export const offerEngine = ({ worker = "", now }) => {
  window.nastilkaEngine = createEngineClient(() => window.nastilkaTrusted.url(worker));
  if (now !== undefined) window.nastilkaEngine.wake();
};
