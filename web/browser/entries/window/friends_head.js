// The first script of the page for friends: where its address names a table, the engine starts at once.
// `data-worker`: the engine's script.
import { script } from "../../window/current_script.js";
import { createEngineClient } from "../../window/engine_client.js";
import { paintFirst } from "../../window/first_paint.js";
import { startHead } from "../../window/head.js";
import { SharedTables } from "../../window/shared_tables.js";
import { createTableEngine } from "../../window/table_engine.js";
import { connectLive } from "../../window/ways/live_table.js";

const HELD = /^#(?:(table|sealed|live|part)=|(s|se|sea|seal|seale|sealed|l|li|liv|live)$)/; // a link that is cut begins so
const { worker = "" } = script.dataset;
startHead();
const query = new URLSearchParams(location.search);
const asksTable = Boolean(query.has("seats") && query.get("game")) || HELD.test(location.hash);
const engine = createEngineClient(worker);
if (asksTable) {
  document.documentElement.dataset.asked = "table";
  engine.wake();
}
window.nastilkaTables = new SharedTables();
window.nastilkaEngine = createTableEngine(engine, window.nastilkaTables, connectLive);
window.nastilkaPainted = paintFirst([], "");
