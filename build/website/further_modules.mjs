// Lists the modules of the standard library that a module of ours needs beside those of the engine, as JSON:
//     node build/website/further_modules.mjs PYODIDE ENGINE.pack FURTHER.pack TARGET FACTS MODULE
// PYODIDE is the folder of Pyodide with its whole standard library; FURTHER.pack has MODULE, and ENGINE.pack the engine;
// FACTS is JSON, as for build/website/snapshot.mjs.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { place } from "../../web/browser/memory/pack.mjs";

const [, , pyodide, engine, further, target, facts, module] = process.argv;
const { sitePackages, stdlibZip } = JSON.parse(facts);
/** @type {typeof import("pyodide")} */
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ stdLibURL: resolve(pyodide, "python_stdlib.zip") });
for (const pack of [engine, further]) place(python.FS, sitePackages, new Uint8Array(readFileSync(pack)));
python.globals.set("NAME", module);
writeFileSync(
  target,
  python.runPython(`
import importlib, json, sys
importlib.invalidate_caches()
import web.engine.worker
before = set(sys.modules)
importlib.import_module(NAME)
more = {name: sys.modules[name] for name in set(sys.modules) - before}
json.dumps(sorted(name for name, each in more.items() if (getattr(each, "__file__", "") or "").startswith("${stdlibZip}")))
`),
);
process.exit(0);
