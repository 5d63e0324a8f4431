// The engine of a frame that may only run scripts: in a worker made from a blob or, where the browser gives the frame
// none, on the frame's own thread. Bots think in slices, so the table can be used between two of them.
import { announce, listen } from "../dom.js";
import { createEngineIn } from "../engine_client.js";
import { ownThread } from "./own_thread.js";
import { loadScript, packedPart, part } from "./parts.js";

/** @typedef {import("../engine_client.js").Engine} Engine */
/** @typedef {import("../engine_client.js").EngineClient} EngineClient */

const QUICK = 5_500; // bytes a millisecond from which the memory snapshot is worth its download; as in worker/parts.mjs
const WASM_SIZE = 4_600_000; // approximate bytes of the script with Pyodide's WebAssembly
const PROBE = "postMessage(0)";

/** A worker whose script is this blob. @param {Blob} blob @param {Set<string>} made addresses that may be scripts */
const openBlob = (blob, made) => {
  const address = URL.createObjectURL(blob);
  made.add(address);
  return new Worker(window.nastilkaTrusted.url(address));
};

/** True if this frame can have workers. @param {Set<string>} made @returns {Promise<boolean>} */
const hasWorkers = (made) =>
  new Promise((resolve) => {
    try {
      const worker = openBlob(new Blob([PROBE], { type: "text/javascript" }), made);
      /** @param {boolean} works */
      const tell = (works) => {
        worker.terminate();
        resolve(works);
      };
      worker.onmessage = () => tell(true);
      worker.onerror = () => tell(false);
    } catch {
      resolve(false);
    }
  });

/** @implements {Engine} */
export class SandboxedEngine {
  #folder;
  #made;
  #more;
  /** @type {Promise<EngineClient> | null} */
  #waking = null;
  /** The parts that this line is quick enough for, once that is known. @type {Promise<string[]>} */
  #chosen = Promise.resolve([]);
  /** @type {() => void} */
  #free = () => {};
  /**
   * Settles once the frame's Python may start too: Pyodide, while it starts on this thread, replaces `WebAssembly`.
   * @type {Promise<void>}
   */
  free = new Promise((resolve) => (this.#free = resolve));

  /**
   * @param {string} folder of the parts
   * @param {Set<string>} made addresses of blobs, which may be scripts then
   * @param {string[]} more parts that this table needs besides
   */
  constructor(folder, made, more) {
    this.#folder = folder;
    this.#made = made;
    this.#more = more;
  }

  wake = () => (this.#waking ??= this.#start());

  /** @param {string} command @param {File} [file] */
  send = async (command, file) => (await this.wake()).send(command, file);

  /** @param {string} command @param {File} [file] */
  ask = async (command, file) => (await this.wake()).ask(command, file);

  async #start() {
    this.#chosen = this.#choose();
    const open = this.#open();
    const early = ["engine", "pyodide.asm.wasm"].map((name) => loadScript(this.#folder, name));
    for (const one of [this.#chosen, ...early]) one.catch(() => announce("nastilka-failed"));
    const client = createEngineIn(await open.catch(() => () => ownThread(null)));
    const give = () => void this.#give(client).catch(() => announce("nastilka-failed"));
    listen("nastilka-restarted", give);
    client.wake();
    give();
    return client;
  }

  /** How the engine's script is started. @returns {Promise<() => Worker>} */
  async #open() {
    if (await hasWorkers(this.#made)) {
      this.#free();
      const blob = await (await part(this.#folder, "worker", "text/javascript")).blob();
      return () => openBlob(blob, this.#made);
    }
    listen("nastilka-progress", (share) => share === 1 && this.#free());
    await loadScript(this.#folder, "thread");
    return () => ownThread(window.nastilkaThread);
  }

  /** What Python starts from: a snapshot of its memory, or on a slow line the engine and its standard library. */
  async #choose() {
    const began = performance.now();
    await loadScript(this.#folder, "pyodide.asm.wasm");
    const quick = WASM_SIZE >= QUICK * (performance.now() - began);
    return quick ? ["quick", "snapshot"] : ["slow", "engine", "stdlib"];
  }

  /** Hand the engine its parts as they come. @param {EngineClient} client */
  async #give(client) {
    const [speed, ...chosen] = await this.#chosen;
    client.give({ [speed]: new Uint8Array(1) });
    for (const name of ["pyodide.asm.wasm", ...chosen, "words", ...this.#more]) {
      client.give({ [name]: await packedPart(this.#folder, name) });
    }
  }
}
