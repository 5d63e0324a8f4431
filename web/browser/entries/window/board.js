// The last script of a pupil's page of a live board: arrows, what is heard and felt, and the page's Python.
import { keepArrows } from "../../window/arrows.js";
import { script } from "../../window/current_script.js";
import { feel } from "../../window/feel.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";

startPage();
keepArrows(document.body);
window.nastilkaFeel = feel;
startLazily(script.dataset);
