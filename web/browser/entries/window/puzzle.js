// The last script of a puzzle's page, whose engine and Python start at once. For its `data-` see `startLazily`.
import { script } from "../../window/current_script.js";
import { keepQuery } from "../../window/links.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";

keepQuery();
startPage();
startLazily(script.dataset);
