// The first script of the rulebook of a game in one file: its examples are tried in the file's own engine, which starts with
// the first of them. `data-game` is the game's ID; for the other `data-` see `games_head.js`.
import { script } from "../../window/current_script.js";
import { announce } from "../../window/dom.js";
import { fetchGameFile } from "../../window/game_file/fetch_file.js";
import { GameEngine } from "../../window/game_file/game_engine.js";
import { startHead } from "../../window/head.js";

const { own = "", wasm = "", taken = "", game = "" } = script.dataset;
startHead(GAME_FRAME);
const root = new URL(document.documentElement.dataset.root ?? "../../", location.href).href;
/** @type {Promise<import("../../window/game_file/game_engine.js").GameFile> | undefined} */
let fetched;
const file = () => (fetched ??= fetchGameFile(root, game, taken.split(" ")));
/** The file, fetched as soon as somebody waits for it. */
const later = /** @type {ReturnType<typeof file>} */ (
  /** @type {unknown} */ ({
    then: (/** @type {any[]} */ ...told) => file().then(...told),
    catch: (/** @type {any} */ told) => file().catch(told),
  })
);
window.nastilkaEngine = new GameEngine({ own, wasm }, later, ({ kind }) => announce("nastilka-failed", kind));
