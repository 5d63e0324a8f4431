// The first script of every page of the site, in its head: what must stand before the first picture.
// `data-games`: the games of a page that plays, the first to show first; `data-boards`: their opening boards' folder.
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
