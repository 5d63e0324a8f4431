// The first script of the page on which a game's file is written. For its `data-` see `games_head.js`.
import { script } from "../../window/current_script.js";
import { paintFirst } from "../../window/first_paint.js";
import { startWriting } from "../../window/game_writing/writing.js";
import { keepQuery } from "../../window/links.js";
import { startHead } from "../../window/head.js";

const { own = "", wasm = "", taken = "" } = script.dataset;
startHead(GAME_FRAME);
keepQuery();
window.nastilkaPainted = paintFirst([], "");
void window.nastilkaPainted.then(() => startWriting({ own, wasm }, taken.split(" ")));
