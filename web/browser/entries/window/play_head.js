// The first script of the page that plays: starts the engine, and shows the reader's own table or the opening board.
// `data-games`: all games, see `seatedGames`; `data-boards`: the folder of their opening boards; `data-worker`: the
// engine's script.
import { setAddress } from "../../window/address.js";
import { script, version } from "../../window/current_script.js";
import { offerEngine } from "../../window/engine_client.js";
import { paintFirst } from "../../window/first_paint.js";
import { startHead } from "../../window/head.js";
import { completedQuery, seatedGames } from "../../window/opening_board.js";
import { openSaves } from "../../window/saves.js";
import { NO_CHOICE } from "../../window/standing_table.js";

const { games = "", boards = "", worker } = script.dataset;
startHead();
const seated = seatedGames(games);
const completed = completedQuery(location.search, location.hash, seated, new Date());
if (completed) setAddress(location.pathname + completed + location.hash);
offerEngine({ worker, now: "" });
window.nastilkaKept = openSaves(version());
window.nastilkaEarly = NO_CHOICE;
window.nastilkaPainted = paintFirst(seated, boards, window.nastilkaKept);
