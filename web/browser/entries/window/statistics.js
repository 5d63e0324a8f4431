// The last script of the page of memories: a page to read, whose Python packs what it has into links. For its `data-` see
// `startLazily`.
import { script } from "../../window/current_script.js";
import { byId } from "../../window/dom.js";
import { nameGames } from "../../window/game_file/listed.js";
import { startLazily } from "../../window/lazy_start.js";
import { packed } from "../../window/packed.js";
import { startPage } from "../../window/page.js";

window.nastilkaPacked = packed;
void window.nastilkaPainted.then(() => nameGames(byId("results"), "../"));
startPage();
startLazily(script.dataset);
