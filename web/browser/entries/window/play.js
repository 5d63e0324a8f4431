// The last script of the page that plays: the saves, the sounds, and the page's Python. For its `data-` see
// `startLazily`.
import { script } from "../../window/current_script.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";
import { openSaves } from "../../window/saves.js";
import { playSounds } from "../../window/sound.js";

startPage();
window.nastilkaSound = playSounds;
window.nastilkaKept = openSaves();
startLazily(script.dataset);
