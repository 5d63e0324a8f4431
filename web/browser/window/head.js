// What has to run before the first paint, on every page.
import { replaceDeniedBroadcastChannel } from "../replace_globals.js";
import { startSettings } from "./settings.js";
import { openStorage } from "./storage.js";
import { writeOutLinks } from "./index_links.js";
import { createTrusted } from "./trusted_types.js";

/** Make what the page's other scripts use. */
export const startHead = () => {
  window.nastilkaTrusted = createTrusted();
  replaceDeniedBroadcastChannel();
  window.nastilkaSettings = startSettings();
  window.nastilkaStorage = openStorage();
  writeOutLinks();
};
