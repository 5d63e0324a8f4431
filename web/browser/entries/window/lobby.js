// The last script of the lobby: the saves, and the page's Python. For its `data-` see `startLazily`.
import { script } from "../../window/current_script.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";
import { openSaves } from "../../window/saves.js";

startPage();
window.nastilkaKept = openSaves();
startLazily(script.dataset);
