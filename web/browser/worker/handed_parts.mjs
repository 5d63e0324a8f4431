// The worker's parts in a frame that may only run scripts: the page hands over each, mostly as gzip, when it has come. Pyodide's
// two scripts stand before this one in the same text (`build/website/sandboxed.py`). Replaces `parts.mjs` there.
import { unzstd } from "../unzstd.js";

const FOLDER = "https://nastilka.invalid/"; // never requested: every part comes from the page

/** How the engine starts: the page says whether its line is quick. @type {string | null} */
export const wanted = null;

/** There are no further workers: each would need all parts handed over once more. */
export const openSearcher = null;

/** @param {string} name */
export const own = (name) => new URL(name, FOLDER).href;

/** One part has the words of all languages. */
export const words = () => own("words");

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */
/** @type {Map<string, {promise: Promise<Bytes>, resolve: (bytes: Bytes) => void}>} */
const parts = new Map();

/** A part that has come, or will. @param {string} name */
const slot = (name) => {
  const found = parts.get(name) ?? Promise.withResolvers();
  parts.set(name, found);
  return found;
};

addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (!event.data.parts) return;
  event.stopImmediatePropagation();
  for (const [name, bytes] of Object.entries(event.data.parts)) slot(name).resolve(bytes);
});

/** Measures nothing itself: the page does, and hands over `quick` or `slow`. */
export class Meter {
  quick = Promise.race([slot("quick").promise.then(() => true), slot("slow").promise.then(() => false)]);
  decide() {}
}

/** True for gzip; a page that has a part from its cache hands it over unpacked. @param {Uint8Array} bytes */
const isPacked = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A part by its file's address, which may end in .gz or .bin. @param {string} url */
export const fetchPacked = async (url) => {
  const bytes = await slot(url.slice(url.lastIndexOf("/") + 1).replace(/\.(gz|bin)$/, "")).promise;
  const stream = new Blob([bytes]).stream();
  return new Response(isPacked(bytes) ? stream.pipeThrough(new DecompressionStream("gzip")) : stream);
};

/** @param {string} url */
export const fetchBytes = async (url) => unzstd(new Uint8Array(await (await fetchPacked(url)).arrayBuffer()));

/** Pyodide's loader, or Emscripten's script. @param {string} url */
export const importPart = async (url) => (url.includes(".asm.") ? nastilkaRuntime : nastilkaPyodide);

export const importPacked = importPart;
