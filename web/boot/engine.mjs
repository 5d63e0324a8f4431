// The engine's worker: Pyodide from our own folder, and in it `web.worker`, which answers the page's commands.
// Started from the memory of an earlier start where that is quick, and plainly where not, or where it fails.
// The build fills in __PYODIDE__ and __LOCKED__, and puts the modules named here into one file.
import { place, unfolded } from "./pack.mjs";
import { Meter, fetchBytes, fetchPacked, importPart, own } from "./parts.mjs";

const folder = own("__PYODIDE__/");
const tell = (progress) => postMessage({ progress });
const WASM_SIZE = 3_600_000;
const LOCKED = "__LOCKED__";

const library = importPart(`${folder}pyodide.mjs`);
const glue = importPart(`${folder}pyodide.asm.mjs`);
const meter = new Meter(WASM_SIZE, (share) => tell(0.02 + share * 0.6));
const engine = fetchBytes(own("engine.gz"));

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

/** Load Pyodide with the WebAssembly that is being compiled here, and with this standard library. */
const load = async (stdlib, options) => {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const ready = (body) => Promise.resolve(new Response(body));
  self.fetch = (url, given) => {
    if (String(url).endsWith("/pyodide.asm.wasm")) return ready(null);
    return String(url).endsWith("/python_stdlib.zip") ? ready(stdlib) : fetch(url, given);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    const { loadPyodide } = await library;
    const { default: createPyodideModule } = await glue;
    return await loadPyodide({
      indexURL: folder,
      createPyodideModule,
      lockFileContents: { info: LOCKED, packages: {} },
      env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
      ...options,
    });
  } finally {
    Object.assign(self, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  }
};

const SITE = "/lib/python3.14/site-packages";
const STDLIB = "/lib/python314.zip";

/** From a memory: it has imported what it needs, so that the standard library may come later. */
const restored = async () => {
  const memory = fetchBytes(own("snapshot.gz")).then(unfolded);
  const python = await load(new Uint8Array(0), { _loadSnapshot: memory });
  python.runPython("import random; random.seed()");
  place(python.FS, SITE, await engine);
  fetchBytes(own("stdlib.gz")).then((stdlib) => python.FS.writeFile(STDLIB, stdlib), () => {});
  return python;
};

const plain = async () => {
  const python = await load(await fetchBytes(own("stdlib.gz")), {});
  tell(0.8);
  place(python.FS, SITE, await engine);
  python.runPython("import sys; sys.path_importer_cache.clear()");
  return python;
};

const started = async () => {
  let python = null;
  if (await meter.quick) python = await restored().catch((error) => void console.warn("No start from memory:", error));
  postMessage({ start: python ? "restored" : "plain" });
  python ??= await plain();
  tell(0.95);
  return python.pyimport("web.worker").send;
};

const send = started();
for (const early of [library, glue, engine]) early.catch(() => {}); // told once, below
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
