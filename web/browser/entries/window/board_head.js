// The first script of a pupil's page of a live board: its engine starts at once. `data-worker`: the engine's script.
import { script } from "../../window/current_script.js";
import { createEngineClient } from "../../window/engine_client.js";
import { paintFirst } from "../../window/first_paint.js";
import { startHead } from "../../window/head.js";
import { BoardGuest } from "../../window/ways/board_guest.js";

const { worker = "" } = script.dataset;
startHead();
const engine = createEngineClient(worker);
document.documentElement.dataset.asked = "board";
engine.wake();
window.nastilkaEngine = engine;
window.nastilkaLine = new BoardGuest();
window.nastilkaPainted = paintFirst([], "");
