// Loads Pyodide from files that have been requested already.
import { replaceFetch, replaceWebAssembly } from "../replace_globals.js";
import { applyDiff, sizeOf } from "../memory/diff.mjs";

/** @typedef {Map<string, Uint8Array<ArrayBuffer>>} Diff a memory, as its difference from a fresh one */

/** Apply a diff to a module's memory, as large as it was when the diff was made. @param {any} module @param {Diff} diff */
const restore = (module, diff) => {
  const size = sizeOf(diff);
  if (module.HEAPU8.length < size) module.growMemory(size);
  return applyDiff(module.HEAPU8, diff);
};

/**
 * Emscripten's module. It is created while the snapshot is still arriving, which is then applied to it.
 * @param {Omit<import("./download.mjs").Download, "quick">} files
 * @param {any} settings Pyodide's own
 * @param {Promise<Diff> | undefined} memory
 */
const createModule = async (files, settings, memory) => {
  const { default: create } = await files.runtime;
  const module = await create(settings);
  const diff = await memory;
  if (diff) settings.API.restoreSnapshot = () => restore(module, diff);
  return module;
};

/** Answers for Pyodide's requests. @param {Uint8Array<ArrayBuffer>} stdlib */
const answers = (stdlib) => (/** @type {string} */ url) => {
  if (url.endsWith("/pyodide.asm.wasm")) return Promise.resolve(new Response(null)); // it is being compiled
  return url.endsWith("/python_stdlib.zip") ? Promise.resolve(new Response(stdlib)) : null;
};

/**
 * Load Pyodide with this standard library; from a snapshot, if one is given.
 * @param {Omit<import("./download.mjs").Download, "quick">} files
 * @param {Uint8Array<ArrayBuffer>} stdlib a zip
 * @param {Promise<Diff>} [memory]
 */
export const load = async (files, stdlib, memory) => {
  const restoreFetch = replaceFetch(answers(stdlib));
  const restoreWebAssembly = replaceWebAssembly(files.wasm);
  try {
    const { loadPyodide } = await files.loader;
    return await loadPyodide({
      indexURL: files.folder,
      createPyodideModule: (settings) => createModule(files, settings, memory),
      lockFileContents: { info: PYODIDE_INFO, packages: {} },
      env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
      ...(memory && { _loadSnapshot: new Uint8Array(0) }),
    });
  } finally {
    restoreFetch();
    restoreWebAssembly();
  }
};
