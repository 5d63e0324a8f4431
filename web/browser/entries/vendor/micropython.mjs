// MicroPython with its WebAssembly sent as gzip and unpacked here.
import { loadMicroPython as load } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { replaceFetch } from "../../replace_globals.js";

const NAME = "micropython.wasm";
const headers = { "Content-Type": "application/wasm" };

/** The WebAssembly, unpacked; null where that fails: then MicroPython fetches the file itself. */
const unpack = async () => {
  try {
    const answer = await fetch(new URL(`${NAME}.gz`, import.meta.url));
    if (!answer.ok) return null;
    if (answer.headers.has("x-unpacked")) return answer; // cached unpacked by the service worker
    const content = new Uint8Array(await answer.arrayBuffer());
    const packed = content[0] === 0x1f && content[1] === 0x8b; // some hosts declare .gz as an encoding, which the browser undoes
    const body = new Blob([content]).stream();
    return new Response(packed ? body.pipeThrough(new DecompressionStream("gzip")) : body, { headers });
  } catch {
    return null;
  }
};

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
