// The engine's worker of a plain site: only the documented API of Pyodide and micropip, nothing trimmed, no snapshot.
import { own } from "../../worker/parts.mjs";
import { serve } from "../../worker/serve.mjs";

/** @returns {Promise<import("../../worker/serve.mjs").Send>} */
const start = async () => {
  postMessage({ start: "plain" });
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await import(own(`${PYODIDE_FOLDER}/pyodide.mjs`));
  const indexURL = own(`${PYODIDE_FOLDER}/`);
  const stdLibURL = `${indexURL}python_stdlib.zip`;
  const python = await loadPyodide({ indexURL, stdLibURL, lockFileURL: own("pyodide-lock.json") });
  await python.loadPackage("micropip");
  await python.pyimport("micropip").install(own(ENGINE_WHEEL));
  const drawing = await (await fetch(own("web.zip"))).arrayBuffer();
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(drawing, "zip", { extractDir });
  const engine = python.pyimport("web.engine.worker");
  python.pyimport("web.puzzles.worker").join(engine.dispatcher);
  return engine.send;
};

serve(start());
