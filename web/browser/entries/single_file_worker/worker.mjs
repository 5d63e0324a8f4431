// The engine's worker in the page that is a single file, with its parts from that page.
import { startEngine } from "../../worker/engine.mjs";
import * as parts from "../../worker/inline_parts.mjs";

startEngine(parts);
