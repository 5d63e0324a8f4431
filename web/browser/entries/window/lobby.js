// The last script of the lobby: the saves, the pictures of their tables, and the page's Python. For its `data-` see
// `startLazily`.
import { script, version } from "../../window/current_script.js";
import { byId } from "../../window/dom.js";
import { listGames, nameGames } from "../../window/game_file/listed.js";
import { startLazily } from "../../window/lazy_start.js";
import { reserveKeptGames, showTurns } from "../../window/lobby.js";
import { startPage } from "../../window/page.js";
import { openSaves } from "../../window/saves.js";
import { showTablePicture } from "../../window/table_picture.js";

reserveKeptGames();
void window.nastilkaPainted.then(() => {
  nameGames(byId("saves"), "");
  return listGames();
});
startPage();
showTurns();
window.nastilkaKept = openSaves(version());
window.nastilkaPicture = showTablePicture;
startLazily(script.dataset);
