// The last script of a rulebook's page: as `reading.js`, the pictures that the page does not hold, and its links.
import { script } from "../../window/current_script.js";
import { bringPictures } from "../../window/far_pictures.js";
import { startLazily } from "../../window/lazy_start.js";
import { completeExampleLinks } from "../../window/links.js";
import { startPage } from "../../window/page.js";

startPage();
bringPictures();
completeExampleLinks();
startLazily(script.dataset);
