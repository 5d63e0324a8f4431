// The one module that replaces what a browser offers to all scripts. Each function says what it replaces, why, and for
// how long; ESLint refuses it anywhere else.

/**
 * Give other scripts an `indexedDB` that never answers, for the life of the page. PyScript opens a database as it
 * starts and awaits it; where storage is denied that rejects, and PyScript does not start. Open our own database first.
 */
export const replaceIndexedDB = () => {
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => new EventTarget() } });
};

/**
 * Give other scripts a `BroadcastChannel` without receivers, for the life of the page, where the browser denies real
 * ones: Firefox does so with storage, and PyScript opens one without a catch.
 */
export const replaceDeniedBroadcastChannel = () => {
  try {
    new BroadcastChannel("nastilka-try").close();
  } catch {
    const Silent = class extends EventTarget {
      postMessage() {}
      close() {}
    };
    Object.assign(globalThis, { BroadcastChannel: Silent });
  }
};

/**
 * Answer some requests without the network, until the returned function is called. Pyodide and MicroPython fetch by
 * URL what we have unpacked already.
 * @param {(url: string) => Promise<Response> | null} answer null for what goes to the network
 * @returns {() => void} restores `fetch`
 */
export const replaceFetch = (answer) => {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => answer(String(input)) ?? fetch(input, init);
  return () => {
    globalThis.fetch = fetch;
  };
};

/**
 * A constructor that compiles equal bytes once. Pyodide compiles a tiny module for each of 260 functions that C may
 * call back, and they are of 30 kinds.
 * @param {typeof WebAssembly.Module} Module
 */
const cachingConstructor = (Module) => {
  /** @type {Map<string, WebAssembly.Module>} */
  const modules = new Map();
  return new Proxy(Module, {
    construct: (_, [bytes]) => {
      const key = String(bytes);
      const module = modules.get(key) ?? new Module(bytes);
      modules.set(key, module);
      return module;
    },
  });
};

/**
 * Give Pyodide a module that is being compiled already in place of the one it would stream, and compile equal small
 * modules once, until the returned function is called.
 * @param {Promise<WebAssembly.Module>} compiling
 * @returns {() => void} restores `WebAssembly`
 */
export const replaceWebAssembly = (compiling) => {
  const { instantiateStreaming, Module } = WebAssembly;
  /** @type {typeof instantiateStreaming} */
  const instantiateCompiled = async (_, imports) => {
    const module = await compiling;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  Object.assign(WebAssembly, { instantiateStreaming: instantiateCompiled, Module: cachingConstructor(Module) });
  return () => void Object.assign(WebAssembly, { instantiateStreaming, Module });
};

/**
 * Make `history` do nothing where a page may not change its address (a file on a disk), for the life of the page. Saves
 * do not need it: they go by the game's own key.
 * @param {Record<string, any>} prototype `History.prototype`
 */
export const replaceHistory = (prototype) => {
  for (const name of ["replaceState", "pushState"]) {
    const change = prototype[name];
    prototype[name] = function (/** @type {any[]} */ ...args) {
      try {
        change.apply(this, args);
      } catch {
        // The address stays as it was.
      }
    };
  }
};
