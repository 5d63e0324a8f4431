// The first script of the workbench: where its address names a game, or has a link that does, the engine starts at once.
// `data-worker`: the engine's script.
import { script } from "../../window/current_script.js";
import { Drafts } from "../../window/drafts.js";
import { createEngineClient } from "../../window/engine_client.js";
import { paintFirst } from "../../window/first_paint.js";
import { startHead } from "../../window/head.js";
import { startReaderFrame } from "../../window/study_frame.js";
import { BoardHost } from "../../window/ways/board_host.js";

const { worker = "" } = script.dataset;
startHead();
window.nastilkaHost = startReaderFrame();
const engine = createEngineClient(worker);
if (new URLSearchParams(location.search).get("game") || /^#(record|study|homework|part)=/.test(location.hash)) {
  document.documentElement.dataset.asked = "game";
  engine.wake();
}
window.nastilkaEngine = engine;
window.nastilkaDrafts = new Drafts();
window.nastilkaBoard = new BoardHost();
window.nastilkaPainted = paintFirst([], "");
