// How the engine's start goes, on the page: its progress, and an honest word when it cannot start.
import { announce, byId, closest, listen } from "./dom.js";

const PATIENCE = 60_000; // milliseconds without any progress after which a start has failed

/** Show how far the start is. @param {number} share */
export const showProgress = (share) => {
  const bar = /** @type {HTMLProgressElement | null} */ (document.getElementById("boot-progress"));
  if (bar) bar.value = share;
};

/** Say that the start has failed. */
export const showFailure = () => {
  document.documentElement.dataset.state = "failed";
  byId("boot").hidden = true;
  byId("boot-problem").hidden = false;
};

/** A start may fail because a file that the service worker keeps has changed: have it mended, and start again. */
const mend = () => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data > 0 && location.reload();
  navigator.serviceWorker?.controller?.postMessage("mend", [port2]);
};

/** Show the start of the engine, where the page has one that starts with it. */
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
    timer = setTimeout(() => document.documentElement.dataset.ready || fail(), PATIENCE);
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

/** Tell the page that a script of it did not come. */
export const fail = () => announce("nastilka-failed");
