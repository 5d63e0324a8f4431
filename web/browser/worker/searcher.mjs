// A worker that searches for the engine's: its first message has Pyodide's compiled code, every other a job or a stop.
import { request } from "./download.mjs";
import { startFromSnapshot, startWithoutSnapshot } from "./engine.mjs";

/**
 * @typedef {object} Searching Python's side, `web.engine.searcher`
 * @property {(text: string) => void} begin_job
 * @property {() => string | undefined} run search for a slice of time; what was found, once the job is done
 */

/** The next message. @returns {Promise<any>} */
const nextMessage = () =>
  new Promise((resolve) => addEventListener("message", ({ data }) => resolve(data), { once: true }));

/**
 * Python, started as the engine's was.
 * @param {import("./download.mjs").Parts} parts
 * @returns {Promise<Searching>}
 */
const start = async (parts) => {
  const files = request(parts, nextMessage().then(({ wasm }) => wasm));
  const restores = parts.wanted === "memory";
  const python = await (restores ? startFromSnapshot(parts, files) : startWithoutSnapshot(parts, files, () => {}));
  return python.pyimport("web.engine.searcher");
};

/** Does a job at a time, in slices, so that a message can stop it. */
class Jobs {
  /** @type {number | null} */
  #job = null;
  #searching;

  /** @param {Searching} searching */
  constructor(searching) {
    this.#searching = searching;
  }

  /** @param {{job?: number, text: string}} message */
  receive = ({ job, text }) => {
    if (job === undefined) {
      this.#job = null;
      postMessage({ stopped: true });
    } else {
      this.#job = job;
      this.#searching.begin_job(text);
      setTimeout(this.#run, 0, job);
    }
  };

  /** @param {number} job */
  #run = (job) => {
    if (job !== this.#job) return;
    const answer = this.#searching.run();
    if (answer === undefined) return void setTimeout(this.#run, 0, job);
    this.#job = null;
    postMessage({ job, answer });
  };
}

/**
 * Start, and do what the engine's worker asks for.
 * @param {import("./download.mjs").Parts} parts
 */
export const startSearcher = async (parts) => {
  try {
    const jobs = new Jobs(await start(parts));
    addEventListener("message", ({ data }) => jobs.receive(data));
    postMessage({ ready: true });
  } catch (error) {
    postMessage({ problem: String(error) });
  }
};
