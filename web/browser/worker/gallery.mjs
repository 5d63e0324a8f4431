// The gallery is a part of the engine of the page for friends, which is fetched when a command first asks for one of its
// games: their files, and what any game of a file needs.
import { place } from "../memory/pack.mjs";

/** @typedef {import("./serve.mjs").Send} Send */

/** What the engine answers to a command that it cannot carry out yet. */
const MISSING = '{"gallery": true}';
const PARTS = ["kit.gz", "gallery.gz"];
const SIGN = 1_000; // milliseconds between two signs to the page, which takes an engine that is silent for one that hangs

/**
 * Pass commands on to the engine; one that asks for a game of the gallery is sent again once that has come.
 * @param {any} python
 * @param {import("./download.mjs").Parts} parts
 * @param {Send} send
 * @returns {Send}
 */
export const withGallery = (python, parts, send) => {
  const open = async () => {
    const signs = setInterval(() => postMessage({ waiting: true }), SIGN);
    try {
      const packs = await Promise.all(PARTS.map((name) => parts.fetchBytes(parts.own(name))));
      for (const pack of packs) place(python.FS, SITE_PACKAGES, pack);
    } finally {
      clearInterval(signs);
    }
    python.runPython("import sys; sys.path_importer_cache.clear()");
    python.pyimport("web.sealed.gallery").open_gallery();
  };
  return async (text) => {
    const answer = await send(text);
    if (answer !== MISSING) return answer;
    await open();
    return send(text);
  };
};
