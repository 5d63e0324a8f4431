// MicroPython with its WebAssembly sent as gzip and unpacked here. `interpreter.mjs` is MicroPython's own module.
import { loadMicroPython as load } from "./interpreter.mjs";

const NAME = "micropython.wasm";
const headers = { "Content-Type": "application/wasm" };

/** The WebAssembly, unpacked; nothing where that cannot be done: then MicroPython fetches what lies on the host. */
const unpacked = (async () => {
  try {
    const answer = await fetch(new URL(`${NAME}.gz`, import.meta.url));
    if (!answer.ok) return null;
    if (answer.headers.has("x-unpacked")) return answer; // the service worker keeps it so
    const content = new Uint8Array(await answer.arrayBuffer());
    const packed = content[0] === 0x1f && content[1] === 0x8b; // some hosts call .gz an encoding, and it is undone
    const body = new Blob([content]).stream();
    return new Response(packed ? body.pipeThrough(new DecompressionStream("gzip")) : body, { headers });
  } catch {
    return null;
  }
})();

/** MicroPython's own way to load, which is handed the WebAssembly when it fetches it. */
export const loadMicroPython = async (options) => {
  const { fetch } = globalThis;
  const answer = await unpacked;
  if (!answer) return load(options);
  globalThis.fetch = async (url, given) => (String(url).endsWith(`/${NAME}`) ? answer.clone() : fetch(url, given));
  try {
    return await load(options);
  } finally {
    globalThis.fetch = fetch;
  }
};
