// The last script of the workbench: what is heard and felt, the pictures to take away, and the page's Python.
import { keepArrows } from "../../window/arrows.js";
import { script } from "../../window/current_script.js";
import { feel } from "../../window/feel.js";
import { homeworkOf } from "../../window/homework.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";
import { offerPictures } from "../../window/export.js";

startPage();
keepArrows(document.body);
window.nastilkaFeel = feel;
window.nastilkaHomework = (fragment) => homeworkOf(fragment, window.nastilkaDrafts);
startLazily(script.dataset);
offerPictures(new URL("glyphs.json.gz", script.src));
