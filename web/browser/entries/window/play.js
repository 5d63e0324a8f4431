// The last script of the page that plays: what is heard and felt, and the page's Python. For its `data-` see
// `startLazily`.
import { script } from "../../window/current_script.js";
import { feel } from "../../window/feel.js";
import { offerFilms } from "../../window/films.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";
import { offerResultPictures } from "../../window/result_picture.js";
import { offerSound } from "../../window/sound_offer.js";

startPage();
offerResultPictures();
window.nastilkaFeel = feel;
offerFilms(script.src);
offerSound();
startLazily(script.dataset);
