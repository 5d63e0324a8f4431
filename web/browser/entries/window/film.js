// What draws the story of a game as a picture; fetched when the first one is asked for.
import { script } from "../../window/current_script.js";
import { makeFilm } from "../../window/film.js";

const outlines = new URL("glyphs.json.gz", script.src);
window.nastilkaDrawFilm = (film) => makeFilm(film, outlines);
