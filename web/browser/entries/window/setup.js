// The last script of the set-up page: the form of the game asked for, and the page's Python, which starts at once.
import { showAskedGame } from "../../window/links.js";
import { script } from "../../window/current_script.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";

showAskedGame();
startPage();
startLazily(script.dataset);
