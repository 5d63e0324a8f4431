// Requests Pyodide's files, before anything else is done.

/**
 * How parts are fetched: `parts.mjs` or `inline_parts.mjs`.
 * @typedef {object} Parts
 * @property {(name: string) => string} own the URL of a file next to this script
 * @property {(lang: string) => string} words the URL of the part that has the words of a language
 * @property {string | null} wanted how the engine is to start, `memory` or `plain`; null for the quicker one
 * @property {(url: string) => Promise<any>} importPart
 * @property {(url: string) => Promise<any>} importPacked
 * @property {(url: string) => Promise<Uint8Array<ArrayBuffer>>} fetchBytes
 * @property {(url: string, meter?: any, cache?: RequestCache) => Promise<Response>} fetchPacked
 * @property {((start: string) => Worker) | null} openSearcher starts a further worker, which starts as `wanted` says;
 *   null where there can be none
 * @property {new (expected: number, report: (share: number) => void) => Meter} Meter
 *
 * @typedef {object} Meter
 * @property {Promise<boolean>} quick true if the connection is quick
 * @property {(quick: boolean) => void} decide
 */

/**
 * @typedef {object} Download
 * @property {string} folder the URL of Pyodide's folder
 * @property {Promise<typeof import("pyodide")>} loader Pyodide's loader
 * @property {Promise<{default: (settings: any) => Promise<any>}>} runtime Emscripten's script
 * @property {Promise<WebAssembly.Module>} wasm
 * @property {Promise<boolean>} quick true if the connection is quick
 */

const WASM_SIZE = 3_600_000; // approximate bytes as gzip

/**
 * A promise whose rejection is reported where it is awaited.
 * @template T
 * @param {Promise<T>} promise
 */
export const awaitedLater = (promise) => {
  promise.catch(() => {});
  return promise;
};

/** A packed WebAssembly, compiled while it arrives. @param {Response} answer */
const compilePacked = (answer) => {
  const whole = answer.headers.has("x-unpacked");
  const headers = { "Content-Type": "application/wasm" };
  return WebAssembly.compileStreaming(whole ? answer : new Response(answer.body, { headers }));
};

/**
 * Pyodide's WebAssembly, fetched as gzip; where that fails once more, and then uncompressed.
 * @param {Parts} parts
 * @param {string} url
 * @param {Meter} meter
 */
const compile = async (parts, url, meter) => {
  try {
    return await compilePacked(await parts.fetchPacked(`${url}.gz`, meter));
  } catch {
    meter.decide(false);
    const again = parts.fetchPacked(`${url}.gz`, undefined, "reload").then(compilePacked);
    return again.catch(async () => WebAssembly.compile(await (await fetch(url)).arrayBuffer()));
  }
};

/**
 * Request Pyodide's files but for its WebAssembly.
 * @param {Parts} parts
 * @param {Promise<WebAssembly.Module>} wasm
 * @returns {Omit<Download, "quick">}
 */
export const request = (parts, wasm) => {
  const folder = parts.own(`${PYODIDE_FOLDER}/`);
  const loader = parts.importPart(`${folder}pyodide.js`);
  const packed = parts.importPacked(`${folder}pyodide.asm.js.gz`);
  const runtime = packed.catch(() => parts.importPart(`${folder}pyodide.asm.js`));
  return { folder, loader: awaitedLater(loader), runtime: awaitedLater(runtime), wasm: awaitedLater(wasm) };
};

/**
 * Request all of Pyodide's files.
 * @param {Parts} parts
 * @param {(share: number) => void} report called with the share of them that has arrived
 * @returns {Download}
 */
export const download = (parts, report) => {
  const meter = new parts.Meter(WASM_SIZE, report);
  const wasm = compile(parts, parts.own(`${PYODIDE_FOLDER}/pyodide.asm.wasm`), meter);
  return { ...request(parts, wasm), quick: meter.quick };
};
