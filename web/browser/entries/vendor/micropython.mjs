// MicroPython with its WebAssembly sent as gzip and unpacked here.
import { loadMicroPython as load } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { patientFetch } from "../../patient_fetch.js";
import { replaceFetch } from "../../replace_globals.js";

const NAME = "micropython.wasm";
const headers = { "Content-Type": "application/wasm" };

/** True if bytes begin with these. @param {Uint8Array} content @param {number[]} bytes */
const begins = (content, ...bytes) => bytes.every((byte, at) => content[at] === byte);

/**
 * The WebAssembly, unpacked: some hosts declare .gz as an encoding, which the browser undoes.
 * @param {RequestCache} cache
 * @throws {Error} if it does not arrive whole
 */
const fetchUnpacked = async (cache) => {
  const answer = await patientFetch(new URL(`${NAME}.gz`, import.meta.url).href, cache);
  const content = new Uint8Array(await answer.arrayBuffer());
  if (begins(content, 0, 0x61, 0x73, 0x6d)) return new Response(content, { headers });
  const unpacked = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(await new Response(unpacked).arrayBuffer(), { headers });
};

/** The same, fetched once more where it comes broken; null where that fails too: then MicroPython fetches the file. */
const unpack = () => fetchUnpacked("default").catch(() => fetchUnpacked("reload")).catch(() => null);

const unpacking = unpack();

/**
 * MicroPython's own loader; its request for the WebAssembly is answered with the unpacked one.
 * @type {typeof load}
 */
export const loadMicroPython = async (options) => {
  const answer = await unpacking;
  if (!answer) return load(options);
  const restore = replaceFetch((url) => (url.endsWith(`/${NAME}`) ? Promise.resolve(answer.clone()) : null));
  try {
    return await load(options);
  } finally {
    restore();
  }
};
