// What every page of the site does from its end on.
import { closest } from "./dom.js";
import { keepOffline } from "./offline.js";
import { followRetry, followStart } from "./progress.js";

/** A link to a record may be put into the address of the open page: begin with it. */
const followRecords = () =>
  addEventListener("hashchange", () => {
    if (document.getElementById("app") && location.hash.startsWith("#record=")) location.reload();
  });

/** A language that the reader chooses is that of the next page too. */
const rememberLanguage = () =>
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (closest(event, "a[hreflang]"));
    if (link) window.nastilkaStorage?.setItem("nastilka:lang", link.hreflang);
  });

export const startPage = () => {
  followStart();
  keepOffline();
  followRecords();
  followRetry();
  rememberLanguage();
};
