// The last script of a page to read: lists and lessons. For its `data-` see `startLazily`.
import { script } from "../../window/current_script.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";

startPage();
startLazily(script.dataset);
