// What has to run before the first paint, on every page.
import { replaceFaulty } from "../replace_globals.js";
import { setAddress } from "./address.js";
import { writeOutLinks } from "./links.js";
import { mendAddress } from "./mended_address.js";
import { startSettings } from "./settings.js";
import { deviceTexts } from "./storage.js";
import { createTrusted } from "./trusted_types.js";

/** A host's policy may refuse the script that stands in the page and watches its start: then it comes as a file. */
const watchStart = () => {
  const { app, root } = document.documentElement.dataset;
  if (window.nastilkaWatched || !app) return;
  const script = document.createElement("script");
  script.src = window.nastilkaTrusted.url(`${root}${app}/watchdog.js`);
  document.head.append(script);
};

/** Make what the page's other scripts use. @param {string} [frame] the page of the frame in which a game's file runs */
export const startHead = (frame) => {
  window.nastilkaTrusted = createTrusted(undefined, frame);
  watchStart();
  replaceFaulty();
  window.nastilkaSettings = startSettings();
  window.nastilkaAddress = setAddress;
  window.nastilkaStorage = deviceTexts;
  mendAddress();
  writeOutLinks();
};
