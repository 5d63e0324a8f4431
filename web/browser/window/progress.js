// The engine's start on the page: its progress, and a message when it fails.
import { announce, byId, closest, listen } from "./dom.js";

const TIMEOUT = 60_000; // milliseconds without any progress after which a start has failed

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

/** A start may fail because a cached file is damaged: let the service worker mend it, and reload the page. */
const mend = () => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data > 0 && location.reload();
  navigator.serviceWorker?.controller?.postMessage("mend", [port2]);
};

/** Show the engine's start on a page that has the elements for it. */
export const followStart = () => {
  if (!document.getElementById("boot")) return;
  const fail = () => {
    showFailure();
    mend();
  };
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => document.documentElement.dataset.ready || fail(), TIMEOUT);
  };
  watch();
  listen("nastilka-failed", fail);
  listen("nastilka-progress", (share) => {
    watch();
    showProgress(share);
  });
  for (const script of document.querySelectorAll("script[src]")) script.addEventListener("error", fail);
};

/** Reload the page when the reader asks for it after a failure. */
export const followRetry = () =>
  document.addEventListener("click", (event) => {
    if (closest(event, "#retry")) location.reload();
  });

/** Report that a script of the page could not be loaded. */
export const fail = () => announce("nastilka-failed");
