// The last script of the page that plays: what is heard and felt, and the page's Python. For its `data-` see
// `startLazily`.
import { script } from "../../window/current_script.js";
import { feel } from "../../window/feel.js";
import { loadScript, startLazily } from "../../window/lazy_start.js";
import { motionFactor } from "../../window/motion.js";
import { startPage } from "../../window/page.js";
import { offerResultPictures } from "../../window/result_picture.js";
import { offerSound } from "../../window/sound_offer.js";

startPage();
offerResultPictures();
window.nastilkaFeel = feel;
window.nastilkaMotion = motionFactor;
offerSound();
document.documentElement.dataset.films = "yes";
const film = new URL("film.js", script.src);
window.nastilkaFilm = (text) => {
  const draw = () => window.nastilkaDrawFilm(JSON.parse(text));
  if ("nastilkaDrawFilm" in window) void draw();
  else loadScript(film, draw);
};
startLazily(script.dataset);
