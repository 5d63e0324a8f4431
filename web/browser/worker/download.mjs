// Pyodide's files, asked for before anything else is done.

/**
 * How parts are fetched: `parts.mjs`, or what stands in its place.
 * @typedef {object} Parts
 * @property {(name: string) => string} own where a file beside this script is
 * @property {string | null} wanted how the engine is to start, `memory` or `plain`; null for what is quicker
 * @property {(url: string) => Promise<any>} importPart
 * @property {(url: string) => Promise<any>} importPacked
 * @property {(url: string) => Promise<Uint8Array<ArrayBuffer>>} fetchBytes
 * @property {(url: string, meter?: any) => Promise<Response>} fetchPacked
 * @property {new (expected: number, tell: (share: number) => void) => Meter} Meter
 *
 * @typedef {object} Meter
 * @property {Promise<boolean>} quick whether the line is quick
 * @property {(quick: boolean) => void} decide
 */

/**
 * @typedef {object} Download
 * @property {string} folder where Pyodide's files are
 * @property {Promise<typeof import("pyodide")>} loader its script that loads the rest
 * @property {Promise<{default: (settings: any) => Promise<any>}>} runtime Emscripten's script
 * @property {Promise<WebAssembly.Module>} wasm
 * @property {Promise<boolean>} quick whether the line is quick
 */

const WASM_SIZE = 3_600_000; // bytes as gzip, about

/**
 * A promise whose rejection is reported where it is awaited.
 * @template T
 * @param {Promise<T>} promise
 */
export const awaitedLater = (promise) => {
  promise.catch(() => {});
  return promise;
};

/**
 * Pyodide's WebAssembly, compiled while it arrives; sent as gzip, or as it is where that cannot be unpacked.
 * @param {Parts} parts
 * @param {string} url
 * @param {Meter} meter
 */
const compile = async (parts, url, meter) => {
  try {
    const answer = await parts.fetchPacked(`${url}.gz`, meter);
    const whole = answer.headers.has("x-unpacked");
    const headers = { "Content-Type": "application/wasm" };
    return await WebAssembly.compileStreaming(whole ? answer : new Response(answer.body, { headers }));
  } catch {
    meter.decide(false);
    return WebAssembly.compile(await (await fetch(url)).arrayBuffer());
  }
};

/**
 * Ask for Pyodide's files.
 * @param {Parts} parts
 * @param {(share: number) => void} tell called with the share of them that has come
 * @returns {Download}
 */
export const download = (parts, tell) => {
  const folder = parts.own(`${PYODIDE_FOLDER}/`);
  const loader = parts.importPart(`${folder}pyodide.mjs`);
  const packed = parts.importPacked(`${folder}pyodide.asm.mjs.gz`);
  const runtime = packed.catch(() => parts.importPart(`${folder}pyodide.asm.mjs`));
  const meter = new parts.Meter(WASM_SIZE, tell);
  const wasm = compile(parts, `${folder}pyodide.asm.wasm`, meter);
  return { folder, loader: awaitedLater(loader), runtime: awaitedLater(runtime), wasm, quick: meter.quick };
};
