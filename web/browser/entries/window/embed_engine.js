// The script of the hidden frame that holds the engine for all tables of the host page. For its `data-` see
// `engine_client.js`.
import { script } from "../../window/current_script.js";
import { offerEngine } from "../../window/engine_client.js";
import { createTrusted } from "../../window/trusted_types.js";

window.nastilkaTrusted = createTrusted();
offerEngine(script.dataset);
