// The last script of a page to read: rulebooks, lessons, statistics. For its `data-` see `startLater`.
import { script } from "../../window/current_script.js";
import { startLater } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";

startPage();
startLater(script.dataset);
