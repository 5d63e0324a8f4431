// The first script of every page of the site, in its head: what has to run before the first paint.
// `data-games`: on the play page, all games, the default one first; `data-boards`: the folder of their opening boards.
import { replaceDeniedBroadcastChannel } from "../../replace_globals.js";
import { script } from "../../window/current_script.js";
import { paintFirst } from "../../window/first_paint.js";
import { startSettings } from "../../window/settings.js";
import { openStorage } from "../../window/storage.js";
import { createTrusted } from "../../window/trusted_types.js";

const { games = "", boards = "" } = script.dataset;
window.nastilkaTrusted = createTrusted();
replaceDeniedBroadcastChannel();
window.nastilkaSettings = startSettings();
window.nastilkaStorage = openStorage();
window.nastilkaPainted = paintFirst(games.split(" ").filter(Boolean), boards);
