// Makes, with Pyodide itself under Node, what lets the engine start at once:
//     node build/snapshot.mjs PYODIDE ENGINE.pack LEAN.zip SNAPSHOT
// PYODIDE is the folder of Pyodide as it is sent, with its standard library: a memory names functions by their places in its table.
// LEAN.zip is the part of the standard library that the engine comes to import; SNAPSHOT is the memory of an
// interpreter that has imported the engine and has shown every game once, in every language.
// Nothing in it depends on the time, the machine or chance, so two runs give the same bytes.
import { readFileSync, writeFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { folded, place } from "../web/browser/pack.mjs";

process.on("uncaughtException", ({ message }) => {
  console.error(message); // without the line of Pyodide it comes from, which is a million letters long
  process.exit(1);
});

const [, , pyodide, engine, lean, target] = process.argv;
process.argv[1] = "nastilka"; // Python takes it for its own name, and keeps it: where this script lies plays no part
const stdlib = resolve(pyodide, "python_stdlib.zip");
const part = (name) => import(pathToFileURL(resolve(pyodide, name)));
const { loadPyodide } = await part("pyodide.mjs");
const { default: createModule } = await part("pyodide.asm.mjs");
const TEXT = 48; // where the text begins
const LARGEST = 30 * 1024 * 1024; // the heap as Pyodide makes it; a grown one cannot be restored

const still = () => {
  Date.now = () => 315_532_800_000;
  performance.now = () => 0;
  Object.getPrototypeOf(webcrypto).getRandomValues = (array) => array.fill(0);
  Math.random = () => 0;
};

const WARM = `
import gc, json, random, sys
from web.engine import worker
from web.engine.dispatcher import Dispatcher
from web.games import games, table_of
from web.parts.messages import LANGS
import pyengine.bots, traceback, linecache, tokenize

def warm():
    for lang in LANGS:
        for game in games():
            seats = ",".join(["human"] + ["bot:greedy"] * (max(2, game.seats[0]) - 1))
            start = {"do": "start", "query": f"?game={game.id}&seats={seats}&lang={lang}&seed=7&first=1", "langs": [lang]}
            Dispatcher().send(json.dumps(start))

warm()
del warm
random.seed(0)  # whoever restores it seeds it anew
gc.collect()
`;

const LIST = `
import zipfile
def wanted(name):
    module = name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
    return module in sys.modules or module == "encodings.cp437" or name.startswith(("_pyodide/", "pyodide/"))
with zipfile.ZipFile("/lib/python314.zip") as old, zipfile.ZipFile("/lean.zip", "w", zipfile.ZIP_STORED) as new:
    for name in sorted(old.namelist()):
        if wanted(name):
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), old.read(name))
`;

const started = async (stdLibURL, options) => {
  const python = await loadPyodide({ stdLibURL, env: { PYTHONHASHSEED: "0", HOME: "/home/pyodide" }, ...options });
  place(python.FS, python.runPython("import site; site.getsitepackages()[0]"), new Uint8Array(readFileSync(engine)));
  python.runPython("import sys; sys.path_importer_cache.clear()");
  python.runPython(WARM);
  return python;
};

/** The memory before Python has started in it. */
const untouched = async () => {
  let memory = null;
  const createPyodideModule = async (settings) => {
    memory = (await createModule(settings)).HEAPU8.slice();
    throw new Error("seen enough");
  };
  await loadPyodide({ _loadSnapshot: new Uint8Array(0), createPyodideModule }).catch(() => {});
  return memory;
};

/** Take a snapshot apart, as Pyodide makes it: a header of eight numbers or more, a text for JavaScript, the memory. */
const apart = (snapshot) => {
  const [, start, length] = new Uint32Array(snapshot.buffer, 0, 3);
  const known = new TextDecoder().decode(snapshot.subarray(TEXT, TEXT + length));
  return [snapshot.slice(start), JSON.parse(known)];
};

const fresh = await untouched(); // with a time and chance of its own, so that what depends on them differs
still();
const first = await started(stdlib, {});
first.runPython(LIST);
writeFileSync(lean, first.FS.readFile("/lean.zip"));
const python = await started(lean, { _makeSnapshot: true });
const [memory, known] = apart(python.makeMemorySnapshot());
if (memory.length > LARGEST) throw new Error(`the heap has grown: ${memory.length} bytes`);
writeFileSync(target, folded(memory, fresh, known));
process.exit(0);
