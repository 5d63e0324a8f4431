// The engine's worker, and those that search with it, with their parts from the site's own folders.
import { startEngine } from "../../worker/engine.mjs";
import { startSearcher } from "../../worker/searcher.mjs";
import * as parts from "../../worker/parts.mjs";

if (parts.isSearcher) startSearcher(parts);
else startEngine(parts);
