// The engine's worker: Pyodide from our own folder, and in it `web.engine.worker`, which answers the page's commands.
// Started from the memory of an earlier start where that is quick, and plainly where not, or where it fails.
import { awaitedLater, download } from "./download.mjs";
import { load } from "./load.mjs";
import { serve } from "./serve.mjs";
import { place, unpack } from "../memory/pack.mjs";

const PAUSE = 250; // milliseconds between two messages: the page is drawn with each

/** Tell the page how far the start is, not too often; that it is done is told by `serve`. */
const createProgress = () => {
  let last = -Infinity;
  return (/** @type {number} */ progress) => {
    if (performance.now() < last + PAUSE) return;
    last = performance.now();
    postMessage({ progress });
  };
};

/**
 * From a memory: all of the standard library that the engine comes to import is in it; its own files are for reading.
 * @param {import("./download.mjs").Parts} parts
 * @param {import("./download.mjs").Download} files
 */
const startFromMemory = async (parts, files) => {
  const memory = awaitedLater(parts.fetchBytes(parts.own("snapshot.gz")).then(unpack));
  const engine = awaitedLater(parts.fetchBytes(parts.own("engine.gz")));
  const python = await load(files, new Uint8Array(0), memory);
  place(python.FS, SITE_PACKAGES, await engine);
  python.runPython("import random; random.seed()");
  return python;
};

/**
 * Without a memory; the engine's files come over the line while Python starts.
 * @param {import("./download.mjs").Parts} parts
 * @param {import("./download.mjs").Download} files
 * @param {(progress: number) => void} tell
 */
const startPlainly = async (parts, files, tell) => {
  const stdlib = await parts.fetchBytes(parts.own("stdlib.gz"));
  const engine = awaitedLater(parts.fetchBytes(parts.own("engine.gz")));
  const python = await load(files, stdlib);
  tell(0.8);
  place(python.FS, SITE_PACKAGES, await engine);
  python.runPython("import sys; sys.path_importer_cache.clear()");
  return python;
};

/**
 * @param {import("./download.mjs").Parts} parts
 * @param {(progress: number) => void} tell
 * @returns {Promise<import("./serve.mjs").Send>}
 */
const start = async (parts, tell) => {
  const files = download(parts, (share) => tell(0.02 + share * 0.6));
  const fromMemory = parts.wanted ? parts.wanted === "memory" : await files.quick;
  const restoring = fromMemory ? startFromMemory(parts, files) : Promise.resolve(null);
  const restored = await restoring.catch((error) => void console.warn("No start from memory:", error));
  postMessage({ start: restored ? "restored" : "plain" });
  const python = restored ?? (await startPlainly(parts, files, tell));
  tell(0.95);
  return python.pyimport("web.engine.worker").send;
};

/** Start the engine, and answer the page's commands. @param {import("./download.mjs").Parts} parts */
export const startEngine = (parts) => serve(start(parts, createProgress()));
