// The last script of a rulebook's page: as `reading.js`, and the pictures that the page does not hold.
import { script } from "../../window/current_script.js";
import { bringPictures } from "../../window/far_pictures.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";

startPage();
bringPictures();
startLazily(script.dataset);
