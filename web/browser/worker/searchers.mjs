// Further workers, which search with the engine's: at its side. They are started when a search first asks for them, and
// ended when none has for a while. A job that nobody answers is done by the engine itself, so nothing waits for them.

const IDLE = 60_000; // milliseconds without a job after which they are ended, since each holds an interpreter
const PATIENCE = 3_000; // milliseconds in which one has to stop when it is told to
const MOST_LOST = 2; // after so many that failed no other is started
/** From how many GB of memory on there may be so many. @type {[memory: number, most: number][]} */
const BY_MEMORY = [
  [8, 3],
  [4, 2],
  [2, 1],
  [0, 0],
];
const MEMORY = 2; // GB, where the browser does not tell

/**
 * How many may search beside the engine: one for each further core, and no more than the memory bears.
 * @param {{hardwareConcurrency?: number, deviceMemory?: number}} device
 */
export const countFor = ({ hardwareConcurrency = 1, deviceMemory = MEMORY }) => {
  const [, most] = BY_MEMORY.find(([memory]) => deviceMemory >= memory) ?? [0, 0];
  return Math.max(0, Math.min(hardwareConcurrency - 1, most));
};

/**
 * @typedef {object} Searcher
 * @property {Worker} worker
 * @property {boolean} ready
 * @property {number | null} job
 * @property {ReturnType<typeof setTimeout>} [timer] runs out when it does not stop
 *
 * @typedef {object} Settings
 * @property {() => Worker} open starts a worker
 * @property {number} most how many there may be
 * @property {(job: number, answer: string) => void} answered takes what was found
 * @property {(ready: number, answers: number) => void} [report] called with how many are ready, and have answered
 */

export class Searchers {
  /** @type {Map<number, string>} jobs that none has taken yet, by number */
  #jobs = new Map();
  /** @type {Set<Searcher>} */
  #all = new Set();
  #settings;
  #lost = 0;
  #answers = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idle;

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = settings;
  }

  count = () => (this.#lost < MOST_LOST ? this.#settings.most : 0);

  /** @param {number} job @param {string} text */
  ask = (job, text) => {
    this.#jobs.set(job, text);
    this.#start();
    this.#give();
    this.#watchIdle();
  };

  /** Stop a job. @param {number} job */
  drop = (job) => {
    this.#jobs.delete(job);
    for (const searcher of this.#all) {
      if (searcher.job !== job || searcher.timer !== undefined) continue;
      searcher.worker.postMessage({ stop: job });
      searcher.timer = setTimeout(() => this.#lose(searcher), PATIENCE);
    }
  };

  #start() {
    try {
      while (this.#all.size < this.count()) this.#add(this.#settings.open());
    } catch {
      this.#lost = MOST_LOST;
    }
  }

  /** @param {Worker} worker */
  #add(worker) {
    /** @type {Searcher} */
    const searcher = { worker, ready: false, job: null };
    worker.onmessage = ({ data }) => this.#receive(searcher, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(searcher);
    };
    this.#all.add(searcher);
  }

  /** @param {Searcher} searcher @param {any} data its message */
  #receive(searcher, data) {
    if ("problem" in data) return this.#lose(searcher);
    const { job } = searcher;
    clearTimeout(searcher.timer);
    Object.assign(searcher, { ready: true, job: null, timer: undefined });
    if ("answer" in data && data.job === job) {
      this.#answers += 1;
      this.#settings.answered(data.job, data.answer);
    }
    this.#report();
    this.#give();
  }

  /** End one that failed, or does not stop. @param {Searcher} searcher */
  #lose(searcher) {
    if (!this.#all.delete(searcher)) return;
    this.#lost += 1;
    clearTimeout(searcher.timer);
    searcher.worker.terminate();
    this.#report();
  }

  /** Give the jobs to those that are free, the oldest first. */
  #give() {
    for (const searcher of this.#all) {
      const [first] = this.#jobs;
      if (!first) return;
      if (!searcher.ready || searcher.job !== null) continue;
      const [job, text] = first;
      this.#jobs.delete(job);
      searcher.job = job;
      searcher.worker.postMessage({ job, text });
    }
  }

  #watchIdle() {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#end(), IDLE);
  }

  #end() {
    for (const { worker, timer } of this.#all) {
      clearTimeout(timer);
      worker.terminate();
    }
    this.#all.clear();
    this.#jobs.clear();
    this.#report();
  }

  #report() {
    this.#settings.report?.([...this.#all].filter(({ ready }) => ready).length, this.#answers);
  }
}
