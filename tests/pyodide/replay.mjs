// Replays every golden record inside Pyodide and prints the digests as JSON.
import { loadPyodide } from "pyodide";

const repo = process.argv[2];
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/repo", repo);
const text = pyodide.runPython(`
import sys
sys.path.insert(0, "/repo")
sys.dont_write_bytecode = True
from tests.pyodide.goldens import all_digests_json
all_digests_json("/repo/seeds")
`);
console.log(text);
