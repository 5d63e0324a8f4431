// Keeps one whole version of the site for play without a network. The build fills in the version and its files.
"use strict";
const VERSION = "__VERSION__";
const FILES = __FILES__;
const CACHE = `nastilka ${self.registration.scope} ${VERSION}`;
const PREFIX = `nastilka ${self.registration.scope} `;

const keep = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(new URL(file, self.registration.scope), { cache: "reload" })));
};

const forget = async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
};

/** The kept file for a request; a folder's page is its index. Anything else goes to the network. */
const answer = async (request) => {
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  const cache = await caches.open(CACHE);
  return (await cache.match(url.href)) || fetch(request);
};

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));
self.addEventListener("message", (event) => event.data === "activate" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const own = event.request.url.startsWith(self.registration.scope);
  if (own && event.request.method === "GET") event.respondWith(answer(event.request));
});
