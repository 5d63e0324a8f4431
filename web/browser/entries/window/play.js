// The last script of the page that plays: what is heard and felt, and the page's Python. For its `data-` see
// `startLazily`.
import { script } from "../../window/current_script.js";
import { feel } from "../../window/feel.js";
import { startLazily } from "../../window/lazy_start.js";
import { motionFactor } from "../../window/motion.js";
import { startPage } from "../../window/page.js";
import { offerSound } from "../../window/sound_offer.js";

startPage();
window.nastilkaFeel = feel;
window.nastilkaMotion = motionFactor;
offerSound();
startLazily(script.dataset);
