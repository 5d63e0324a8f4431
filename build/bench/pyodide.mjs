// Measures in Pyodide under Node: reads cases from the input, a line each, and answers with what each did.
import { createInterface } from "node:readline";
import { loadPyodide } from "pyodide";

const pyodide = await loadPyodide();
pyodide.mountNodeFS("/repo", process.argv[2]);
const measure = pyodide.runPython(`
import json, sys
sys.path[:0] = ["/repo", "/repo/build"]
sys.dont_write_bytecode = True
from bench.clock import sample
from bench.ours import UNO

cases = {}

def measure(name, seconds):
    if name not in cases:
        cases[name] = UNO[name]()
    return json.dumps(sample(cases[name], seconds))

measure
`);
console.log(JSON.stringify({ pyodide: pyodide.version, node: process.version }));
for await (const line of createInterface({ input: process.stdin })) {
  const [name, seconds] = JSON.parse(line);
  const before = process.cpuUsage();
  const [steps, , wall] = JSON.parse(measure(name, seconds));
  const used = process.cpuUsage(before); // Pyodide's own process_time is the wall's
  console.log(JSON.stringify([steps, (used.user + used.system) / 1e6, wall]));
}
