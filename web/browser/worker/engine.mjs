// The engine's worker: Pyodide from our own folder, and in it `web.engine.worker`, which answers the page's commands.
// It starts from a snapshot of memory where that is quicker, and without one otherwise or where that fails.
import { awaitedLater, download } from "./download.mjs";
import { load } from "./load.mjs";
import { withPuzzles } from "./puzzles.mjs";
import { serve } from "./serve.mjs";
import { countFor, Searchers } from "./searchers.mjs";
import { withWords } from "./words.mjs";
import { place, unpack } from "../memory/pack.mjs";

const PAUSE = 250; // milliseconds between two messages, each of which makes the page repaint

/** Reports the progress of the start to the page, not too often; `serve` reports the end. */
const createProgress = () => {
  let last = -Infinity;
  return (/** @type {number} */ progress) => {
    if (performance.now() < last + PAUSE) return;
    last = performance.now();
    postMessage({ progress });
  };
};

/**
 * Start from a snapshot, which has all modules of the engine and those of the standard library that it imports.
 * @param {import("./download.mjs").Parts} parts
 * @param {Omit<import("./download.mjs").Download, "quick">} files
 */
export const startFromSnapshot = async (parts, files) => {
  const memory = awaitedLater(parts.fetchBytes(parts.own("snapshot.bin")).then(unpack));
  const python = await load(files, new Uint8Array(0), memory);
  python.runPython("import random; random.seed()");
  return python;
};

/**
 * Start without a snapshot; the engine's files are fetched while Python starts.
 * @param {import("./download.mjs").Parts} parts
 * @param {Omit<import("./download.mjs").Download, "quick">} files
 * @param {(progress: number) => void} report
 */
export const startWithoutSnapshot = async (parts, files, report) => {
  const stdlib = await parts.fetchBytes(parts.own("stdlib.bin"));
  const engine = awaitedLater(parts.fetchBytes(parts.own("engine.bin")));
  const python = await load(files, stdlib);
  report(0.8);
  place(python.FS, SITE_PACKAGES, await engine);
  python.runPython("import sys; sys.path_importer_cache.clear()");
  return python;
};

/**
 * What a page's engine has more than the others: a `pack` of further files, and the engine that they make. That may use
 * further workers as `web.engine.worker` does, where it has `use_searchers` and `answered`.
 * @typedef {object} More
 * @property {string} pack
 * @property {(python: any) => {send: import("./serve.mjs").Send, use_searchers?: any, answered?: any}} open
 */

/**
 * Write the further files of a page's engine, with modules of the standard library that no other engine needs.
 * @param {any} python
 * @param {Promise<Uint8Array<ArrayBuffer>>} pack
 */
const placeMore = async (python, pack) => {
  place(python.FS, SITE_PACKAGES, await pack);
  python.runPython("import sys; sys.path_importer_cache.clear()");
};

/**
 * Offer further workers to the engine, each with the compiled code that is here already.
 * @param {import("./download.mjs").Parts} parts
 * @param {import("./download.mjs").Download} files
 * @param {string} how this worker has started, and they are to start
 * @param {any} engine `web.engine.worker`
 */
const offerSearchers = async ({ openSearcher }, files, how, engine) => {
  if (!openSearcher) return;
  const wasm = await files.wasm;
  const open = () => {
    const worker = openSearcher(how);
    worker.postMessage({ wasm });
    return worker;
  };
  /** @param {number} searchers @param {number} shares */
  const report = (searchers, shares) => postMessage({ searchers, shares });
  engine.use_searchers(new Searchers({ open, most: countFor(navigator), answered: engine.answered, report }));
};

/**
 * @param {import("./download.mjs").Parts} parts
 * @param {(progress: number) => void} report
 * @param {More} [more]
 * @returns {Promise<import("./serve.mjs").Send>}
 */
const start = async (parts, report, more) => {
  const files = download(parts, (share) => report(0.02 + share * 0.6));
  const pack = more && awaitedLater(parts.fetchBytes(parts.own(more.pack)));
  const fromMemory = parts.wanted ? parts.wanted === "memory" : await files.quick;
  const restoring = fromMemory ? startFromSnapshot(parts, files) : Promise.resolve(null);
  const restored = await restoring.catch((error) => void console.warn("No start from memory:", error));
  postMessage({ start: restored ? "restored" : "plain" });
  const python = restored ?? (await startWithoutSnapshot(parts, files, report));
  if (pack) await placeMore(python, pack);
  report(0.95);
  const engine = more ? more.open(python) : python.pyimport("web.engine.worker");
  if (engine.use_searchers) await offerSearchers(parts, files, restored ? "memory" : "plain", engine);
  const send = withWords(python, parts, engine.send);
  return more ? send : withPuzzles(python, parts, engine, send);
};

/**
 * Start the engine, and answer the page's commands.
 * @param {import("./download.mjs").Parts} parts
 * @param {More} [more]
 */
export const startEngine = (parts, more) => serve(start(parts, createProgress(), more));
