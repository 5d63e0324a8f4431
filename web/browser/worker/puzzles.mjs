// Puzzles are a part of the engine that is fetched when the first command for one comes, and so is each game's file of
// them: an engine that no puzzle is asked of loads nothing of it.
import { place } from "../memory/pack.mjs";

/** @typedef {import("./serve.mjs").Send} Send */

const ASKED = /"id": ?"puzzle/;

/** A game without a file has no puzzles, which the engine tells. @param {Error} error @throws {Error} any other */
const unlessMissing = (error) => {
  if (!error.message.startsWith("404 ")) throw error;
};

/**
 * Pass commands on to the engine; before the first for a puzzle, have it serve them.
 * @param {any} python
 * @param {import("./download.mjs").Parts} parts
 * @param {any} engine `web.engine.worker`
 * @param {Send} send
 * @returns {Send}
 */
export const withPuzzles = (python, parts, engine, send) => {
  /** What has been fetched, by name; what has failed is fetched anew. @type {Map<string, Promise<void>>} */
  const fetched = new Map();

  /** @param {string} name @param {() => void} [placed] */
  const once = (name, placed) => {
    const fetching = fetched.get(name) ?? add(name, placed);
    fetched.set(name, fetching);
    fetching.catch(() => fetched.delete(name));
    return fetching;
  };

  /** @param {string} name @param {() => void} [placed] */
  const add = async (name, placed) => {
    place(python.FS, SITE_PACKAGES, await parts.fetchBytes(parts.own(`${name}.gz`)));
    python.runPython("import sys; sys.path_importer_cache.clear()");
    placed?.();
  };

  const serve = () => python.pyimport("web.puzzles.worker").join(engine.dispatcher);

  return async (text) => {
    if (!ASKED.test(text)) return send(text);
    await once("puzzles", serve);
    const game = python.pyimport("web.puzzles.worker").wanted(text);
    if (game) await once(`puzzles-${game}`).catch(unlessMissing);
    return send(text);
  };
};
