// The script of a page with an engine. `data-worker`: the worker's script; with `data-now` the engine starts at once,
// before anything else on the page, and otherwise with the first command.
import { script } from "../../window/current_script.js";
import { offerEngine } from "../../window/engine_client.js";

offerEngine(script.dataset);
