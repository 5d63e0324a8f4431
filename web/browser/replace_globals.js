// The one module that replaces what a browser offers to all scripts. Each function says what it replaces, why, and for
// how long; ESLint refuses it anywhere else.

/**
 * Give other scripts an `indexedDB` that never answers, for the life of the page. PyScript opens a database as it
 * starts and awaits it; where storage is denied that rejects, and PyScript does not start. `window/database.js` has taken
 * the browser's own before.
 */
export const replaceIndexedDB = () => {
  Object.defineProperty(globalThis, "indexedDB", { value: { open: () => new EventTarget() }, configurable: true });
};

/**
 * Give other scripts a `BroadcastChannel` without receivers, for the life of the page, where the browser denies real
 * ones: Firefox does so with storage, and PyScript opens one without a catch.
 */
const replaceDeniedBroadcastChannel = () => {
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
 * Let no memory of WebAssembly grow beyond so many bytes, for the life of a worker: what asks for more is told that there
 * is none, which in Python is a `MemoryError`. Before any program of others runs there.
 * @param {number} most
 */
export const limitMemory = (most) => {
  const { grow } = WebAssembly.Memory.prototype;
  const PAGE = 65_536; // bytes
  /** @this {WebAssembly.Memory} @param {number} pages */
  WebAssembly.Memory.prototype.grow = function limited(pages) {
    if (this.buffer.byteLength + pages * PAGE > most) throw new RangeError("no more memory");
    return grow.call(this, pages);
  };
};

/** An observer that reports each element once, as in sight and in the size that it has. */
class SeenOnce {
  #report;

  /** @param {(entries: object[], observer: SeenOnce) => void} report */
  constructor(report) {
    this.#report = report;
  }

  /** @param {any} target an element */
  observe(target) {
    const entry = () => ({ target, isIntersecting: true, contentRect: target.getBoundingClientRect() });
    setTimeout(() => this.#report([entry()], this));
  }

  unobserve() {}
  disconnect() {}
}

/** A media query that never fits. @param {string} media */
const fitsNever = (media) => Object.assign(new EventTarget(), { media, matches: false });

/** A copy of plain data. @param {unknown} data */
const copyPlain = (data) => JSON.parse(JSON.stringify(data));

/**
 * Give other scripts, for the life of the page, a plain stand-in for what old web views lack: media queries, who observes
 * sizes and what is in sight, and what PyScript starts with.
 */
const replaceMissing = () => {
  /** @type {Record<string, unknown>} */
  const standIns = {
    matchMedia: fitsNever,
    IntersectionObserver: SeenOnce,
    ResizeObserver: SeenOnce,
    structuredClone: copyPlain,
    queueMicrotask: (/** @type {() => void} */ act) => void Promise.resolve().then(act),
  };
  for (const [name, standIn] of Object.entries(standIns)) {
    if (typeof Reflect.get(globalThis, name) !== "function") {
      Object.defineProperty(globalThis, name, { value: standIn, configurable: true });
    }
  }
};

/**
 * Give other scripts clocks that count, for the life of the page, where one gives no number: MicroPython stops at that.
 */
const replaceBrokenClocks = () => {
  const now = () => Number(new Date()) || 0;
  const began = now();
  if (!Number.isFinite(Date.now())) Object.assign(Date, { now });
  if (!Number.isFinite(performance.now())) Object.assign(performance, { now: () => now() - began });
};

/** Replace what is denied, missing or broken in this browser and a page cannot start without; before any other script. */
export const replaceFaulty = () => {
  replaceBrokenClocks();
  replaceDeniedBroadcastChannel();
  replaceMissing();
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
