// The last script of the page that checks a host. `data-worker`: the engine's script.
import { script } from "../../window/current_script.js";
import { runChecks } from "../../window/hosting/run.js";
import { startPage } from "../../window/page.js";

startPage();
runChecks(script.dataset.worker ?? "");
