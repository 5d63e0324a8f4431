// The script of a table in a frame on another site's page. `data-core`: PyScript; `data-engine`: a page with an engine.
import { replaceFaulty } from "../../replace_globals.js";
import { script } from "../../window/current_script.js";
import { startFrame } from "../../window/embed_frame.js";
import { loadPyScript } from "../../window/lazy_start.js";
import { SharedEngine } from "../../window/shared_engine.js";
import { startTips } from "../../window/tips.js";
import { createTrusted } from "../../window/trusted_types.js";

window.nastilkaTrusted = createTrusted();
replaceFaulty();
startTips();
const { core = "", engine = "" } = script.dataset;
startFrame(new SharedEngine(engine), (failed) => loadPyScript(core, failed));
