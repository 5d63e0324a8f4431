// The last script of a rulebook's page: as `reading.js`, the pictures that the page does not hold, its links, its contents.
import { followChapters } from "../../window/chapters.js";
import { script } from "../../window/current_script.js";
import { bringPictures } from "../../window/far_pictures.js";
import { startLazily } from "../../window/lazy_start.js";
import { completeExampleLinks } from "../../window/links.js";
import { startPage } from "../../window/page.js";

startPage();
bringPictures();
completeExampleLinks();
followChapters();
startLazily(script.dataset);
