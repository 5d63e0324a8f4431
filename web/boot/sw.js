// Keeps one whole version of the site for play without a network. The build fills in the version and its files.
"use strict";
const VERSION = "__VERSION__";
const FILES = __FILES__;
const CACHE = `nastilka ${self.registration.scope} ${VERSION}`;
const PREFIX = `nastilka ${self.registration.scope} `;

const TYPES = { "pyodide.asm.wasm.gz": "application/wasm" };

/** A file as it is kept: what comes as gzip is unpacked once, here, and says so. */
const kept = async (url) => {
  const answer = await fetch(new Request(url, { cache: "reload" }));
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  if (!url.endsWith(".gz") || !("DecompressionStream" in self)) return answer;
  const [body, look] = answer.body.tee();
  const reader = look.getReader();
  const [first, second] = (await reader.read()).value ?? [];
  reader.cancel();
  const packed = first === 0x1f && second === 0x8b; // some hosts call .gz an encoding, which the browser undoes
  const type = TYPES[url.slice(url.lastIndexOf("/") + 1)] ?? "application/octet-stream";
  const headers = { "Content-Type": type, "X-Unpacked": "yes" };
  return new Response(packed ? body.pipeThrough(new DecompressionStream("gzip")) : body, { headers });
};

const keep = async () => {
  const cache = await caches.open(CACHE);
  const put = async (file) => {
    const url = new URL(file, self.registration.scope).href;
    await cache.put(url, await kept(url));
  };
  try {
    await Promise.all(FILES.map(put));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
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
