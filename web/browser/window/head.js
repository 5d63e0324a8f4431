// What has to run before the first paint, on every page.
import { replaceFaulty } from "../replace_globals.js";
import { setAddress } from "./address.js";
import { startSettings } from "./settings.js";
import { deviceTexts } from "./storage.js";
import { createTrusted } from "./trusted_types.js";

/** Make what the page's other scripts use. */
export const startHead = () => {
  window.nastilkaTrusted = createTrusted();
  replaceFaulty();
  window.nastilkaSettings = startSettings();
  window.nastilkaAddress = setAddress;
  window.nastilkaStorage = deviceTexts;
};
