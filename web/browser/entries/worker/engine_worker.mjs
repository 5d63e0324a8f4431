// The engine's worker, with its parts from the site's own folders.
import { startEngine } from "../../worker/engine.mjs";
import * as parts from "../../worker/parts.mjs";

startEngine(parts);
