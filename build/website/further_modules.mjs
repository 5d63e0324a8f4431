// Lists the modules of the standard library that each part of the engine needs beside the engine's own, as JSON:
//     node build/website/further_modules.mjs PYODIDE ENGINE.pack FURTHER.pack … TARGET FACTS MODULE …
// PYODIDE is the folder of Pyodide with its whole standard library; each FURTHER.pack has the MODULE at its place, and
// ENGINE.pack the engine; FACTS is JSON, as for build/website/snapshot.mjs. The parts do not see each other.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { place } from "../../web/browser/memory/pack.mjs";

const [, , pyodide, engine, ...more] = process.argv;
const packs = more.slice(0, more.length / 2 - 1);
const [target, facts, ...modules] = more.slice(packs.length);
const { sitePackages, stdlibZip } = JSON.parse(facts);
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ stdLibURL: resolve(pyodide, "python_stdlib.zip") });
/** Write a pack's files into a folder. @param {string} folder @param {string} path */
const put = (folder, path) => place(python.FS, folder, new Uint8Array(readFileSync(path)));
put(sitePackages, engine);
packs.forEach((pack, at) => put(`/parts/${at}`, pack));
python.globals.set("NAMES", python.toPy(modules));
writeFileSync(
  target,
  python.runPython(`
import importlib, json, sys
importlib.invalidate_caches()
import pyengine, web.engine.worker

def further(name, folder):
    before = set(sys.modules)
    for package in (pyengine, web):
        package.__path__.append(f"{folder}/{package.__name__}")
    importlib.import_module(name)
    more = {name: sys.modules.pop(name) for name in set(sys.modules) - before}
    for package in (pyengine, web):
        package.__path__.pop()
    return sorted(name for name, each in more.items() if (getattr(each, "__file__", "") or "").startswith("${stdlibZip}"))

json.dumps({name: further(name, f"/parts/{at}") for at, name in enumerate(NAMES)})
`),
);
process.exit(0);
