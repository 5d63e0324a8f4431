// The first script of the page that plays the games of files, those that came with a link too. `data-own`: the folder of
// our own files; `data-wasm`: Pyodide's WebAssembly; `data-taken`: the IDs of the site's own games.
import { script, version } from "../../window/current_script.js";
import { byId } from "../../window/dom.js";
import { bookAddress } from "../../window/game_file/books.js";
import { fetchGameFile } from "../../window/game_file/fetch_file.js";
import { isPlayed } from "../../window/game_file/front_matter.js";
import { showFault } from "../../window/game_file/fault_panel.js";
import { GameEngine } from "../../window/game_file/game_engine.js";
import { addressOf, carriesFile, fileOfLink, fileOnDevice, isLinked } from "../../window/game_file/linked.js";
import { rememberGame } from "../../window/game_file/known_games.js";
import { paintFirst } from "../../window/first_paint.js";
import { startHead } from "../../window/head.js";
import { openSaves } from "../../window/saves.js";
import { NO_CHOICE } from "../../window/standing_table.js";

const { own = "", wasm = "", taken = "" } = script.dataset;
startHead(GAME_FRAME);
const root = new URL(document.documentElement.dataset.root ?? "../", location.href).href;
const name = new URLSearchParams(location.search).get("game") ?? "";

/** The file that the address is about. A link that brings one leads on to the address at which its game is played. */
const askedFile = async () => {
  if (!carriesFile(location.hash)) return isLinked(name) ? fileOnDevice(name, root) : fetchGameFile(root, name, taken.split(" "));
  const found = await fileOfLink(location.hash, root);
  if (found.game === name) return found;
  await window.nastilkaPainted;
  location.replace(addressOf(found, byId("linked-game").dataset.bot ?? ""));
  return new Promise(() => {});
};

/** Say where a game comes from that nobody has put on this site. */
const tellOfLink = async () => {
  await window.nastilkaPainted;
  byId("linked-game").hidden = false;
};

addEventListener("hashchange", () => carriesFile(location.hash) && location.reload());
const file = askedFile();
file.then((found) => {
  if (isPlayed(found.text)) rememberGame(found);
  else location.replace(bookAddress(root, found.game, found.isBuilt === true)); // there is nothing to play: to its rules
}, () => {});
window.nastilkaKept = openSaves(version());
window.nastilkaEarly = NO_CHOICE;
window.nastilkaPainted = paintFirst([], "", window.nastilkaKept);
const engine = new GameEngine({ own, wasm }, file, (fault, goOn) => void window.nastilkaPainted.then(() => showFault(fault, goOn)));
window.nastilkaEngine = engine;
engine.wake();
if (isLinked(name) || carriesFile(location.hash)) void file.then(tellOfLink, () => {});
