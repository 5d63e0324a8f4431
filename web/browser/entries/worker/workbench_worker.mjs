// The worker of the workbench: the engine, and with it studies and the workbench itself; and those that search with it.
import { startEngine } from "../../worker/engine.mjs";
import * as parts from "../../worker/parts.mjs";
import { startSearcher } from "../../worker/searcher.mjs";

if (parts.isSearcher) startSearcher(parts);
else startEngine(parts, { pack: "workbench.gz", open: (python) => python.pyimport("web.workbench.worker") });
