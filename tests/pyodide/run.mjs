// Prints what a function of a module of the tests returns inside Pyodide: node run.mjs REPO MODULE FUNCTION
import { loadPyodide } from "pyodide";

const [repo, module, name] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/repo", repo);
pyodide.runPython('import sys; sys.path.insert(0, "/repo"); sys.dont_write_bytecode = True');
console.log(pyodide.pyimport(module)[name]());
