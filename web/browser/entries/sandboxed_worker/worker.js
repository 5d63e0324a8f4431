// The engine's worker in a frame that may only run scripts, with its parts from that frame.
import { startEngine } from "../../worker/engine.mjs";
import * as parts from "../../worker/handed_parts.mjs";

startEngine(parts);
