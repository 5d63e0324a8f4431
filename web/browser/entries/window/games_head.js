// The first script of the page that plays the games of files. `data-own`: the folder of our own files; `data-wasm`:
// Pyodide's WebAssembly; `data-taken`: the IDs of the site's own games.
import { script, version } from "../../window/current_script.js";
import { bookAddress } from "../../window/game_file/books.js";
import { fetchGameFile } from "../../window/game_file/fetch_file.js";
import { isPlayed } from "../../window/game_file/front_matter.js";
import { showFault } from "../../window/game_file/fault_panel.js";
import { GameEngine } from "../../window/game_file/game_engine.js";
import { rememberGame } from "../../window/game_file/known_games.js";
import { paintFirst } from "../../window/first_paint.js";
import { startHead } from "../../window/head.js";
import { openSaves } from "../../window/saves.js";
import { NO_CHOICE } from "../../window/standing_table.js";

const { own = "", wasm = "", taken = "" } = script.dataset;
startHead(GAME_FRAME);
const name = new URLSearchParams(location.search).get("game") ?? "";
const root = new URL(document.documentElement.dataset.root ?? "../", location.href).href;
const file = fetchGameFile(root, name, taken.split(" "));
file.then((found) => {
  if (isPlayed(found.text)) rememberGame(found);
  else location.replace(bookAddress(root, name, found.isBuilt === true)); // there is nothing to play: to its rules
}, () => {});
window.nastilkaKept = openSaves(version());
window.nastilkaEarly = NO_CHOICE;
window.nastilkaPainted = paintFirst([], "", window.nastilkaKept);
const engine = new GameEngine({ own, wasm }, file, (fault, goOn) => void window.nastilkaPainted.then(() => showFault(fault, goOn)));
window.nastilkaEngine = engine;
engine.wake();
