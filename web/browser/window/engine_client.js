// The page's side of the engine's worker: sends commands, and restarts the worker when it does not answer. The progress
// of the start is reported by events: `nastilka-progress`, `nastilka-failed` and `nastilka-restarted`.
import { STORED } from "../worker/worker_name.js";
import { isRestart } from "../watchdog/restarts.js";
import { openAnswer } from "./answer.js";
import { announce } from "./dom.js";

/**
 * @typedef {object} Engine
 * @property {() => unknown} wake start it, if it has not been started
 * @property {(command: string, file?: File) => Promise<string>} send a command as JSON, to an answer as JSON; a file's
 *   text becomes the command's `text`
 * @property {(command: string, file?: File) => Promise<import("./answer.js").Answer>} ask the same, for the page's Python
 *
 * @typedef {object} WorkerParts
 * @property {(parts: Record<string, Uint8Array<ArrayBuffer>>) => void} give hand the worker its parts, where it cannot
 *   fetch them
 * @property {() => void} end end the worker; the next command, or `wake`, starts it anew
 * @property {number} patience milliseconds for an answer after the start; bots think in slices of less than 100
 *
 * @typedef {Engine & WorkerParts} EngineClient
 *
 * @callback Stopped called in place of a restart, when an engine that had started stops or does not answer
 * @param {string} why
 * @param {() => void} goOn starts it anew, and tells those that wait for an answer
 * @returns {void}
 */

/** Why an engine is stopped that does not answer. */
export const NO_ANSWER = "no answer";

const MAX_RESTARTS = 3;
const TIMEOUT = 10_000;

/**
 * The command with the text of a file; empty if that cannot be read. Python on the page's thread would block the page.
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

/** The commands that wait for an answer, and the timeout for the next one. */
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
   * Call `onTimeout` when no answer comes in time. After a sleep of the machine the timer ends at once, so a second one
   * of half the time follows.
   * @param {number} patience milliseconds
   * @param {() => void} onTimeout
   */
  watch(patience, onTimeout) {
    clearTimeout(this.#timer);
    if (!this.#waiting.size) return;
    this.#timer = setTimeout(() => (this.#timer = setTimeout(onTimeout, patience / 2)), patience);
  }

  /** Empty the queue; returns what waited. */
  clear() {
    clearTimeout(this.#timer);
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    return all;
  }
}

/** @implements {EngineClient} */
class WorkerClient {
  patience = TIMEOUT;
  /** @type {Worker | null} */
  #worker = null;
  /** True if the engine has started: before that, no answer times out. */
  #started = false;
  #restarts = 0;
  #queue = new Queue();
  #open;
  #stopped;

  /**
   * @param {() => Worker} open starts the worker's script
   * @param {Stopped} [stopped]
   */
  constructor(open, stopped) {
    this.#open = open;
    this.#stopped = stopped;
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

  /** @type {Engine["ask"]} */
  ask = async (command, file) => openAnswer(await this.send(command, file));

  /** @type {WorkerParts["give"]} */
  give = (parts) => this.#start().postMessage({ parts }, Object.values(parts).map((part) => part.buffer));

  end = () => {
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = false;
    this.#queue.clear();
  };

  #start() {
    if (this.#worker) return this.#worker;
    this.#worker = this.#open();
    this.#worker.onmessage = ({ data }) => this.#receive(data);
    this.#worker.onerror = (event) => this.#handleFailure(event.message);
    return this.#worker;
  }

  #watch() {
    if (this.#started) this.#queue.watch(this.patience, () => this.#handleFailure(NO_ANSWER));
  }

  /** @param {any} data a message of the worker */
  #receive(data) {
    if ("start" in data) {
      document.documentElement.dataset.start = data.start;
    } else if ("searchers" in data) {
      Object.assign(document.documentElement.dataset, data); // how many search with the engine, and the shares they have done
    } else if ("problem" in data) {
      this.#handleFailure(data.problem);
    } else if ("arriving" in data) {
      announce("nastilka-arriving");
    } else if ("waiting" in data) {
      this.#watch(); // for a part that a command needs: it has not stopped
    } else if ("progress" in data) {
      this.#started ||= data.progress === 1;
      this.#watch();
      announce("nastilka-progress", data.progress);
    } else {
      this.#queue.settle(data.id, data.answer);
      this.#watch();
    }
  }

  /**
   * The engine did not start, or has stopped: restart it if it had started, and settle what waits.
   * @param {string} why
   */
  #handleFailure(why) {
    this.#worker?.terminate();
    this.#worker = null;
    const unanswered = this.#queue.clear();
    if (this.#started && this.#stopped) return this.#stop(this.#stopped, why, unanswered);
    const again = this.#started && this.#restarts < MAX_RESTARTS;
    this.#started = false;
    if (again) this.#restart(why);
    announce(again ? "nastilka-restarted" : "nastilka-failed", why);
    for (const { resolve, reject } of unanswered) {
      if (again) resolve('{"restarted": true}');
      else reject(new Error(why));
    }
  }

  /** @param {Stopped} stopped @param {string} why @param {Waiting[]} unanswered */
  #stop(stopped, why, unanswered) {
    this.#started = false;
    stopped(why, () => {
      this.wake();
      for (const { resolve } of unanswered) resolve('{"restarted": true}');
    });
  }

  /** @param {string} why */
  #restart(why) {
    this.#restarts += 1;
    console.warn("The engine is restarted:", why);
    this.wake();
  }
}

/** A worker whose script is a file of the site. @param {string} address */
const openModule = (address) => {
  const name = navigator.serviceWorker?.controller ? `engine${STORED}` : "engine";
  return new Worker(address, { type: "module", name });
};

/**
 * An engine in a worker of its own, which starts when it is first asked for something; after a start that failed without
 * a snapshot, which might be why.
 * @param {string} address where the worker's script is
 * @returns {EngineClient}
 */
export const createEngineClient = (address) =>
  createEngineIn(() => openModule(window.nastilkaTrusted.url(isRestart() ? `${address}?start=plain` : address)));

/**
 * The same in a worker, or in what passes for one, that is made otherwise.
 * @param {() => Worker} open
 * @param {Stopped} [stopped]
 * @returns {EngineClient}
 */
export const createEngineIn = (open, stopped) => new WorkerClient(open, stopped);

/**
 * Offer an engine to the page's other scripts.
 * @param {{worker?: string, now?: string}} parameters `worker` is its script; with `now` it starts at once
 */
export const offerEngine = ({ worker = "", now }) => {
  window.nastilkaEngine = createEngineClient(worker);
  if (now !== undefined) window.nastilkaEngine.wake();
};
