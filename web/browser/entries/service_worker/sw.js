// The service worker, which caches one whole version of the site for play without a network.
import { worker } from "../../service_worker/scope.js";
import { answer, hasFile, cacheAll, mend, tidy } from "../../service_worker/site_cache.js";

const countPages = async () => (await worker.clients.matchAll({ type: "window", includeUncontrolled: true })).length;

/** What a page may request, by the message. @type {Record<string, (port?: MessagePort) => Promise<void>>} */
const actions = {
  activate: () => worker.skipWaiting(),
  settled: async () => tidy(await countPages()),
  mend: async (port) => port?.postMessage(await mend()),
};

worker.addEventListener("install", (event) => event.waitUntil(cacheAll()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  if (Object.hasOwn(actions, event.data)) event.waitUntil(actions[event.data](event.ports[0]));
});
worker.addEventListener("fetch", (event) => {
  const { url, method } = event.request;
  if (method !== "GET" || !url.startsWith(worker.registration.scope)) return;
  if (url.endsWith(".wasm") && hasFile(`${url}.gz`)) event.waitUntil(mend()); // the cached one has failed
  event.respondWith(answer(event.request));
});
