// Makes, with Pyodide under Node, the files from which the engine starts quickly:
//     node build/website/snapshot.mjs PYODIDE ENGINE.pack LEAN.zip SNAPSHOT FACTS
// PYODIDE is the folder of Pyodide as it is sent, with its standard library: a memory names functions by their places
// in its table. LEAN.zip is the part of the standard library that the engine comes to import; SNAPSHOT is the memory of
// an interpreter that has imported all of the engine and has shown every game once, in the first language. FACTS is JSON: what
// `build/website/upstream.py` knows of Pyodide's insides, which is checked here. Nothing in it depends on the time, the machine
// or chance, so two runs give the same bytes.
import { readFileSync, writeFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { diffMemory } from "../../web/browser/memory/diff.mjs";
import { place } from "../../web/browser/memory/pack.mjs";

process.on("uncaughtException", ({ message }) => {
  console.error(message); // without the line of Pyodide it comes from, which is a million letters long
  process.exit(1);
});

const [, , pyodide, engine, lean, target, facts] = process.argv;
const { sitePackages, stdlibZip, magic, text: TEXT, heap: LARGEST } = JSON.parse(facts);
process.argv[1] = "nastilka"; // Python takes it for its own name, and keeps it: where this script lies plays no part
const stdlib = resolve(pyodide, "python_stdlib.zip");
/** A module of Pyodide's. @param {string} name */
const part = (name) => import(pathToFileURL(resolve(pyodide, name)).href);
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await part("pyodide.mjs");
/** @type {{default: (settings: any) => Promise<any>}} */
const { default: createModule } = await part("pyodide.asm.mjs");
/**
 * Stop where a fact about Pyodide does not hold any more.
 * @param {boolean} holds
 * @param {string} fact
 */
const check = (holds, fact) => {
  if (!holds) throw new Error(`${fact}; see docs/upgrade-pyodide.md`);
};

/** Stop the time and chance of this process, so that they leave nothing in the memory. */
const stopClockAndChance = () => {
  Date.now = () => 315_532_800_000;
  performance.now = () => 0;
  Object.getPrototypeOf(webcrypto).getRandomValues = (/** @type {Uint8Array} */ array) => array.fill(0);
  Math.random = () => 0;
};

const WARM = `
import functools, gc, importlib, json, pkgutil, random, sys
from web.engine import worker
from web.engine.dispatcher import Dispatcher
from web.games import games, table_of
from web.parts.messages import FIRST
import pyengine, web, traceback, linecache, tokenize

def forget():
    gc.collect()
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and each.cache_info().maxsize:
            each.cache_clear()  # what these positions were worth: the memory keeps the size that it has had at its largest

def import_all():
    for package in (pyengine, web):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(found.name)  # whoever restores it has no files of the engine to import from

def warm():
    for game in games():
        seats = ",".join(["human"] + ["bot:greedy"] * (max(2, game.seats[0]) - 1))
        start = {"do": "start", "query": f"?game={game.id}&seats={seats}&lang={FIRST}&seed=7&first=1", "langs": [FIRST]}
        Dispatcher().send(json.dumps(start))
        forget()

import_all()
warm()
del import_all, warm, forget
random.seed(0)  # whoever restores it seeds it anew
gc.collect()
`;

const LIST = `
import zipfile
UNUSED = ("ssl", "_ssl", "bz2", "lzma", "compression")  # whoever imports these of the others can do without
def wanted(name):
    module = name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    if module.partition(".")[0] in UNUSED:
        return False
    return module in sys.modules or module == "encodings.cp437" or name.startswith(("_pyodide/", "pyodide/"))
with zipfile.ZipFile("${stdlibZip}") as old, zipfile.ZipFile("/lean.zip", "w", zipfile.ZIP_STORED) as new:
    for name in sorted(old.namelist()):
        if wanted(name):
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), old.read(name))
`;

/**
 * An interpreter that has imported the engine and shown every game.
 * @param {string} stdLibURL
 * @param {import("pyodide").PyodideConfig} options
 */
const startWith = async (stdLibURL, options) => {
  const env = { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
  const python = await loadPyodide({ stdLibURL, env, ...options });
  const site = python.runPython("import site; site.getsitepackages()[0]");
  check(site === sitePackages, `Pyodide has its packages in ${site}`);
  check(python.runPython(`import sys; "${stdlibZip}" in sys.path`), `Pyodide has no ${stdlibZip}`);
  place(python.FS, site, new Uint8Array(readFileSync(engine)));
  python.runPython("import sys; sys.path_importer_cache.clear()");
  python.runPython(WARM);
  return python;
};

const ENDING = 131_072; // bytes at the memory's end that are not asked for: it might grow
const SMALLEST = 16; // bytes that are worth asking for

/**
 * Fill what is free in the memory with zeros, which take no room in a file: what lay there before is of no use.
 * Pyodide's types do not have Emscripten's module.
 * @param {unknown} python
 */
const wipe = (python) => {
  const { _module: module } =
    /** @type {{_module: {HEAPU8: Uint8Array, _malloc(size: number): number, _free(at: number): void}}} */ (python);
  const { HEAPU8, _malloc, _free } = module;
  const end = HEAPU8.length - ENDING;
  const taken = [];
  for (let size = 65_536; size >= SMALLEST; size = size > 64 ? size / 2 : size - 8) {
    let at = _malloc(size);
    for (; at && at + size <= end; at = _malloc(size)) {
      HEAPU8.fill(0, at, at + size);
      taken.push(at);
    }
    _free(at);
  }
  for (const at of taken) _free(at);
  check(module.HEAPU8 === HEAPU8, "Emscripten's memory does not grow while there is room");
};

/** The memory before Python has started in it. */
const freshMemory = async () => {
  let memory = new Uint8Array(0);
  /** @param {any} settings */
  const createPyodideModule = async (settings) => {
    memory = (await createModule(settings)).HEAPU8.slice();
    throw new Error("seen enough");
  };
  await loadPyodide({ _loadSnapshot: new Uint8Array(0), createPyodideModule }).catch(() => {});
  return memory;
};

/**
 * The parts of a snapshot, as Pyodide makes it: a header of eight numbers or more, a text for JavaScript, the memory.
 * @param {Uint8Array} snapshot
 * @returns {[memory: Uint8Array, known: unknown]}
 */
const parse = (snapshot) => {
  const [first, start, length] = new Uint32Array(snapshot.buffer, 0, 3);
  check(first === magic, `a snapshot begins with ${first}`);
  const known = new TextDecoder().decode(snapshot.subarray(TEXT, TEXT + length));
  check(known.startsWith("{") && known.endsWith("}"), `a snapshot has no JSON at ${TEXT}`);
  check(start >= TEXT + length, `a snapshot's memory begins at ${start}`);
  return [snapshot.slice(start), JSON.parse(known)];
};

/**
 * Pyodide's types do not have this method of an interpreter that was loaded with `_makeSnapshot`.
 * @param {unknown} python
 */
const makeMemorySnapshot = (python) =>
  /** @type {{makeMemorySnapshot(): Uint8Array}} */ (python).makeMemorySnapshot();

const fresh = await freshMemory(); // with a time and chance of its own, so that what depends on them differs
stopClockAndChance();
const first = await startWith(stdlib, {});
first.runPython(LIST);
writeFileSync(lean, first.FS.readFile("/lean.zip"));
const python = await startWith(lean, { _makeSnapshot: true });
wipe(python);
const [memory, known] = parse(makeMemorySnapshot(python));
check(memory.length <= LARGEST, `the heap has grown to ${memory.length} bytes`);
writeFileSync(target, diffMemory(memory, fresh, known));
process.exit(0);
