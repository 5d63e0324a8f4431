// A page whose games are told as stories: what it needs for that. What draws one is fetched when it is asked for.
import { loadScript } from "./lazy_start.js";
import { motionFactor } from "./motion.js";

/** @param {string} address of a script beside which `film.js` is */
export const offerFilms = (address) => {
  window.nastilkaMotion = motionFactor;
  document.documentElement.dataset.films = "yes";
  const film = new URL("film.js", address);
  window.nastilkaFilm = (text) => {
    const draw = () => window.nastilkaDrawFilm(JSON.parse(text));
    if ("nastilkaDrawFilm" in window) void draw();
    else loadScript(film, draw);
  };
};
