// The service worker, which caches the site for play without a network, and the offer of a new version.
import { byId } from "./dom.js";

const FIRST_MOVE = 1_000; // milliseconds left to the reader for a first move
const TIMEOUT = 60_000; // milliseconds after which the engine counts as failed
const HOUR = 3_600_000; // milliseconds

/**
 * Settles a while after the page's Python has started or failed to: caching the site must slow down neither the start
 * nor a move. A page without Python has nothing to wait for.
 * @returns {Promise<void>}
 */
const settled = () =>
  new Promise((resolve) => {
    const { dataset } = document.documentElement;
    if (!document.querySelector("script[type=mpy]")) setTimeout(resolve, FIRST_MOVE);
    new MutationObserver((_, observer) => {
      if (!dataset.ready && !dataset.state) return;
      observer.disconnect();
      setTimeout(resolve, FIRST_MOVE);
    }).observe(document.documentElement, { attributes: true });
    setTimeout(resolve, TIMEOUT);
  });

/**
 * Settles once a worker serves the site; rejects when it could not cache all files.
 * @param {ServiceWorker} worker
 * @returns {Promise<ServiceWorker>}
 */
const activated = (worker) =>
  new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") reject(new Error("a file did not arrive whole"));
    });
  });

/** The worker that serves the page. @param {ServiceWorkerRegistration} registration */
const serving = async ({ active, installing }) => {
  if (active) return active;
  if (installing) return activated(installing);
  return (await navigator.serviceWorker.ready).active;
};

/** Activate the new version, and reload the page with it. @param {ServiceWorkerRegistration} registration */
const update = (registration) => {
  if (!registration.waiting) return location.reload(); // another page has activated it already
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  return registration.waiting.postMessage("activate");
};

/** Offer a new version once it waits. @param {ServiceWorkerRegistration} registration */
const offerUpdate = (registration) => {
  const show = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    byId("update").hidden = false;
    byId("update-now").onclick = () => update(registration);
  };
  show();
  registration.installing?.addEventListener("statechange", show);
};

/** A page that stays open for days looks for a new version when the reader comes back to it. @param {ServiceWorkerRegistration} registration */
const lookForUpdates = (registration) => {
  let next = performance.now() + HOUR;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() < next) return;
    next = performance.now() + HOUR;
    registration.update().catch(() => {});
  });
};

/** Tell the owner of the site, in the console, what the host does to our pages. @param {string[]} altered their URLs */
const tellAltered = (altered) => {
  if (!altered.length) return;
  document.documentElement.dataset.altered = String(altered.length);
  const check = `${document.documentElement.dataset.root}hosting-check/`;
  console.info(`This host changes our pages, ${altered.length} of them: ${altered[0]} … They are kept as they came. See ${check}.`);
};

/** Have the worker look after its cache, and hear what it knows of the host. @param {ServiceWorker | null} worker */
const tidy = (worker) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => tellAltered(data);
  worker?.postMessage("settled", [port2]);
};

/**
 * Have the worker keep the fonts that came before it served the page, of those that it keeps when a page asks for them:
 * a language with such letters needs no network from the next visit on.
 */
const keepFonts = async () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  await Promise.all(loaded.filter((name) => /-ext-[^/]*\.woff2$/.test(name)).map((name) => fetch(name).catch(() => null)));
};

/** Cache the site, once nothing is more urgent. Sets `data-offline` on the root to whether it is cached. */
export const keepOffline = async () => {
  if (!("serviceWorker" in navigator)) return;
  const { dataset } = document.documentElement;
  await settled();
  try {
    const script = window.nastilkaTrusted.url(`${dataset.root}sw.js`);
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data?.uncached) console.warn("The site is not kept for offline play:", data.uncached);
    });
    const registration = await navigator.serviceWorker.register(script);
    registration.addEventListener("updatefound", () => offerUpdate(registration));
    offerUpdate(registration);
    lookForUpdates(registration);
    tidy(await serving(registration));
    await keepFonts();
    dataset.offline = "yes";
  } catch {
    dataset.offline = "no"; // denied, or a file did not arrive: the page works as long as there is a network
  }
};
