// The service worker, which caches one whole version of the site for play without a network.
import { ALL } from "../../service_worker/files.js";
import { worker } from "../../service_worker/scope.js";
import { answer, cacheAll, mend, tidy } from "../../service_worker/site_cache.js";

const openPages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

let mending = Promise.resolve();
let mended = 0; // files that no page has been told of yet

/** Mend the cache, once what is being mended already is done. */
const mendNext = () => (mending = mending.then(async () => void (mended += await mend())));

/** Tell a page how many files have been mended since a page was told. @param {MessagePort} [port] */
const report = async (port) => {
  await mendNext();
  port?.postMessage(mended);
  mended = 0;
};

/** Cache the site; where that fails, tell every page why. */
const install = async () => {
  try {
    await cacheAll();
  } catch (error) {
    for (const page of await openPages()) page.postMessage({ uncached: String(error) });
    throw error;
  }
};

/** What a page may request, by the message. @type {Record<string, (port?: MessagePort) => Promise<void>>} */
const actions = {
  activate: () => worker.skipWaiting(),
  settled: async (port) => port?.postMessage(await tidy((await openPages()).length)),
  mend: report,
};

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  if (Object.hasOwn(actions, event.data)) event.waitUntil(actions[event.data](event.ports[0]));
});
worker.addEventListener("fetch", (event) => {
  const { url, method, cache } = event.request;
  if (method !== "GET" || !url.startsWith(worker.registration.scope)) return;
  if (cache === "no-store") return; // asked of the host itself
  if (url.endsWith(".wasm") && ALL.has(`${url}.gz`)) event.waitUntil(mendNext()); // the cached one has failed
  event.respondWith(answer(event.request));
});
