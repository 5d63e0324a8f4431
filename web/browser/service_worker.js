// Keeps one whole version of the site for play without a network. The build fills in the version, and its files with
// the hash and the size of each: what arrived in halves or was changed is never taken for the file.
"use strict";
const VERSION = "__VERSION__";
const FILES = __FILES__;
const PREFIX = `nastilka ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;
const SMALL = 2_000_000; // bytes up to which a file is looked at whenever it is asked for
const DAY = 86_400_000; // milliseconds after which all files are looked at again
const TRIES = 2;

const TYPES = {
  "pyodide.asm.wasm.gz": "application/wasm",
  "pyodide.asm.mjs.gz": "text/javascript",
  "micropython.wasm.gz": "application/wasm",
};

const urlOf = (file) => new URL(file, self.registration.scope).href;
const OURS = new Map(Object.entries(FILES).map(([file, [hash, size]]) => [urlOf(file), { hash, size }]));

/** A file as it is kept: what comes as gzip is unpacked once, here, and says so. */
const fetched = async (url, cache) => {
  const answer = await fetch(new Request(url, { cache }));
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

/** Whether a file is what it shall be; where it could not be unpacked, one has to believe it. */
const sound = async (url, answer) => {
  if (url.endsWith(".gz") && !("DecompressionStream" in self)) return true;
  const content = await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === OURS.get(url).hash;
};

/** Fetch a file and keep it; throws when it does not arrive as it shall be. */
const keep = async (cache, url) => {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await fetched(url, left === TRIES ? "default" : "reload"); // first what the browser has already
    if (!(await sound(url, answer.clone()))) continue;
    await cache.put(url, answer);
    return;
  }
  throw new Error(`not what it shall be: ${url}`);
};

const install = async () => {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all([...OURS.keys()].map((url) => keep(cache, url)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
};

/** Look at all files, and fetch anew those that are missing or wrong; tells how many those were. */
const mend = async () => {
  const cache = await caches.open(CACHE);
  let mended = 0;
  for (const url of OURS.keys()) {
    const found = await cache.match(url);
    if (found && (await sound(url, found))) continue;
    await cache.delete(url);
    await keep(cache, url).then(() => (mended += 1), () => {}); // without a network: the next time
  }
  return mended;
};

/** What may wait: files of other versions are thrown away when no page may still ask for them, and ours are looked at. */
const settled = async () => {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length < 2) {
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  const cache = await caches.open(CACHE);
  const mark = urlOf("looked-at");
  const before = await (await cache.match(mark))?.text();
  if (before && Date.now() - before < DAY) return;
  if (before) await mend();
  await cache.put(mark, new Response(String(Date.now())));
};

const checked = new Set();

/** The kept file, once it is known to be right; a large one is believed, since it is looked at by the day. */
const kept = async (url) => {
  const cache = await caches.open(CACHE);
  const found = await cache.match(url);
  if (!found || checked.has(url)) return found;
  if (OURS.get(url).size <= SMALL && !(await sound(url, await cache.match(url)))) return undefined;
  checked.add(url);
  return found;
};

/** The kept file for a request; a folder's page is its index. Anything else goes to the network. */
const answer = async (request) => {
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  if (!OURS.has(url.href)) return (await caches.match(url.href)) ?? fetch(request); // of a page of an older version
  const found = await kept(url.href);
  if (found) return found;
  const cache = await caches.open(CACHE);
  await keep(cache, url.href).catch(() => {});
  return (await cache.match(url.href)) ?? fetch(request);
};

const asked = {
  activate: () => self.skipWaiting(),
  settled,
  mend: async (port) => port?.postMessage(await mend()),
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(asked[event.data]?.(event.ports[0])));
self.addEventListener("fetch", (event) => {
  const own = event.request.url.startsWith(self.registration.scope);
  if (!own || event.request.method !== "GET") return;
  const { url } = event.request;
  if (url.endsWith(".wasm") && OURS.has(`${url}.gz`)) event.waitUntil(mend()); // what is kept of it did not do
  event.respondWith(answer(event.request));
});
