// The engine's worker: Pyodide from our own folder, and in it `web.engine.worker`, which answers the page's commands.
// Started from the memory of an earlier start where that is quick, and plainly where not, or where it fails.
// The build fills in __PYODIDE__ and __LOCKED__, and puts the modules named here into one file.
import { files, place, unfold } from "./pack.mjs";
import { Meter, fetchBytes, fetchPacked, importPacked, importPart, own, wanted } from "./parts.mjs";

const folder = own("__PYODIDE__/");
const PAUSE = 250; // milliseconds: the page draws itself anew whenever it hears how far the start is
let told = -Infinity;
const tell = (progress) => {
  if (progress < 1 && performance.now() < told + PAUSE) return;
  told = performance.now();
  postMessage({ progress });
};
const WASM_SIZE = 3_600_000;
const LOCKED = "__LOCKED__";

/** Something that is waited for later; if it fails, that is told there. */
const early = (promise) => (promise.catch(() => {}), promise);

const library = early(importPart(`${folder}pyodide.mjs`));
const packedGlue = importPacked(`${folder}pyodide.asm.mjs.gz`);
const glue = early(packedGlue.catch(() => importPart(`${folder}pyodide.asm.mjs`)));
const meter = new Meter(WASM_SIZE, (share) => tell(0.02 + share * 0.6));

/** Pyodide's WebAssembly, compiled while it arrives; sent as gzip, or as it is where that cannot be unpacked. */
const wasm = (async () => {
  try {
    const answer = await fetchPacked(`${folder}pyodide.asm.wasm.gz`, meter);
    const whole = answer.headers.has("x-unpacked");
    const headers = { "Content-Type": "application/wasm" };
    return await WebAssembly.compileStreaming(whole ? answer : new Response(answer.body, { headers }));
  } catch {
    meter.decide(false);
    return WebAssembly.compile(await (await fetch(`${folder}pyodide.asm.wasm`)).arrayBuffer());
  }
})();

/**
 * A way to compile that makes every module only once: Pyodide's glue compiles a tiny one for each of 260 functions that C
 * may call back, and they are of 30 kinds.
 */
const thrifty = (Module) => {
  const made = new Map();
  const construct = (_, [bytes]) => {
    const key = String(bytes);
    if (!made.has(key)) made.set(key, new Module(bytes));
    return made.get(key);
  };
  return new Proxy(Module, { construct });
};

/** Load Pyodide with the WebAssembly that is being compiled here, and with this standard library or from a memory. */
const load = async (stdlib, memory) => {
  const { fetch } = self;
  const { instantiateStreaming, Module } = WebAssembly;
  const ready = (body) => Promise.resolve(new Response(body));
  self.fetch = (url, given) => {
    if (String(url).endsWith("/pyodide.asm.wasm")) return ready(null);
    return String(url).endsWith("/python_stdlib.zip") ? ready(stdlib) : fetch(url, given);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  WebAssembly.Module = thrifty(Module);
  try {
    const { loadPyodide } = await library;
    return await loadPyodide({
      indexURL: folder,
      createPyodideModule: (settings) => created(settings, memory),
      lockFileContents: { info: LOCKED, packages: {} },
      env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
      ...(memory && { _loadSnapshot: new Uint8Array(0) }),
    });
  } finally {
    Object.assign(self, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming, Module });
  }
};

/** Pyodide's module; it is made while the memory still comes, which is then laid into it. */
const created = async (settings, memory) => {
  const { default: createModule } = await glue;
  const module = await createModule(settings);
  const stretches = await memory;
  if (stretches) settings.API.restoreSnapshot = () => unfold(module.HEAPU8, stretches);
  return module;
};

const SITE = "/lib/python3.14/site-packages";

/** From a memory: all of the standard library that the engine comes to import is in it; its own files are for reading. */
const restored = async () => {
  const memory = early(fetchBytes(own("snapshot.gz")).then(files));
  const engine = early(fetchBytes(own("engine.gz")));
  const python = await load(new Uint8Array(0), memory);
  place(python.FS, SITE, await engine);
  python.runPython("import random; random.seed()");
  return python;
};

/** Without a memory; the engine's files come over the line while Python starts. */
const plain = async () => {
  const stdlib = await fetchBytes(own("stdlib.gz"));
  const engine = early(fetchBytes(own("engine.gz")));
  const python = await load(stdlib);
  tell(0.8);
  place(python.FS, SITE, await engine);
  python.runPython("import sys; sys.path_importer_cache.clear()");
  return python;
};

/** How to start: as the worker's address says, and else by how quick the line is. */
const fromMemory = async () => (wanted ? wanted === "memory" : meter.quick);

const started = async () => {
  let python = null;
  if (await fromMemory()) python = await restored().catch((error) => void console.warn("No start from memory:", error));
  postMessage({ start: python ? "restored" : "plain" });
  python ??= await plain();
  tell(0.95);
  return python.pyimport("web.engine.worker").send;
};

const send = started();
send.then(
  () => tell(1),
  (error) => postMessage({ problem: String(error) }),
);

addEventListener("message", async ({ data: { id, text } }) => {
  try {
    postMessage({ id, answer: (await send)(text) });
  } catch (error) {
    postMessage({ id, problem: String(error) });
  }
});
