// The parts of a frame that may only run scripts. Its origin is `null`, to which a plain host gives no file but those
// that a page may always load: each part is a classic script, which calls `nastilkaPart` with gzip as base64.
import { fromBase64 } from "../base64.js";

/** @type {Map<string, string>} */
const texts = new Map();

/** What the scripts of the parts call. @param {string} name @param {string} text */
export const receivePart = (name, text) => void texts.set(name, text);

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * Load a classic script of this folder, once.
 * @param {string} folder @param {string} name
 * @returns {Promise<void>} rejects if it does not arrive
 */
export const loadScript = (folder, name) => {
  const before = loading.get(name);
  if (before) return before;
  /** @type {Promise<void>} */
  const loaded = new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = window.nastilkaTrusted.url(`${folder}${name}.js`);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${name} did not arrive`));
    document.head.append(script);
  });
  loading.set(name, loaded);
  return loaded;
};

/** A part as gzip; each call gives bytes of its own. @param {string} folder @param {string} name */
export const packedPart = async (folder, name) => {
  await loadScript(folder, name);
  return fromBase64(texts.get(name) ?? "");
};

/** A part unpacked. @param {string} folder @param {string} name @param {string} type */
export const part = async (folder, name, type) => {
  const packed = new Blob([await packedPart(folder, name)]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
};
