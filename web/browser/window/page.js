// What every page of the site does once it has been parsed.
import { closest } from "./dom.js";
import { keepOffline } from "./offline.js";
import { followRetry, followStart } from "./progress.js";
import { deviceTexts } from "./storage.js";
import { startTips } from "./tips.js";

/** When a link is put into the address of the open page, reload it with what the link has. */
const followRecords = () =>
  addEventListener("hashchange", () => {
    if (document.getElementById("app") && /^#(record|study|homework|part)(=|%3d)/i.test(location.hash)) location.reload();
  });

/** Use the language that the reader chooses for the next pages too. */
const rememberLanguage = () =>
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (closest(event, "a[hreflang]"));
    if (link) deviceTexts.write("nastilka:lang", link.hreflang);
  });

export const startPage = () => {
  followStart();
  keepOffline();
  followRecords();
  followRetry();
  rememberLanguage();
  startTips();
};
