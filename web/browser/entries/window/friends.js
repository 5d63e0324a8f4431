// The last script of the page for friends: what is heard and felt, and the page's Python.
import { script } from "../../window/current_script.js";
import { feel } from "../../window/feel.js";
import { offerFilms } from "../../window/films.js";
import { listSealed } from "../../window/game_file/sealed_games.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";

startPage();
window.nastilkaFeel = feel;
offerFilms(script.src);
startLazily(script.dataset);
if (!document.documentElement.dataset.asked) void window.nastilkaPainted.then(listSealed);
