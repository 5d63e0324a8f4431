// The engine's start on the page: its progress, and a message when it fails.
import { announce, byId, closest, listen } from "./dom.js";

/** Show the progress of the start. @param {number} share */
export const showProgress = (share) => {
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("boot-progress"));
  if (bar) bar.value = share;
};

/** Show that the start has failed. */
export const showFailure = () => {
  document.documentElement.dataset.state = "failed";
  byId("boot").hidden = true;
  byId("boot-problem").hidden = false;
};

/** Show the engine's start on a page that has the elements for it. Its failure is the watchdog's, where there is one. */
export const followStart = () => {
  if (!document.getElementById("boot")) return;
  listen("nastilka-progress", showProgress);
  if (!window.nastilkaWatched) listen("nastilka-failed", showFailure);
};

/** Reload the page when the reader asks for it after a failure. */
export const followRetry = () =>
  document.addEventListener("click", (event) => {
    if (closest(event, "#retry")) location.reload();
  });

/** Report that a script of the page could not be loaded. */
export const fail = () => announce("nastilka-failed");
