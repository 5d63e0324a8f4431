// Caches one whole version of the site for play without a network. Files are checked by their hashes, so an incomplete
// or changed one is never used.
import { worker } from "./scope.js";

const PREFIX = `nastilka ${worker.registration.scope} `;
const CACHE = PREFIX + SITE_VERSION;
const SMALL = 2_000_000; // bytes up to which a file is checked whenever it is requested
const DAY = 86_400_000; // milliseconds after which all files are checked again
const TRIES = 2;

/** @type {Record<string, string>} */
const TYPES = {
  "pyodide.asm.wasm.gz": "application/wasm",
  "pyodide.asm.js.gz": "text/javascript",
  "micropython.wasm.gz": "application/wasm",
};

/** @param {string} file a path of the site */
const urlOf = (file) => new URL(file, worker.registration.scope).href;

/** @param {Record<string, [hash: string, size: number]>} files */
const byUrl = (files) => new Map(Object.entries(files).map(([file, [hash, size]]) => [urlOf(file), { hash, size }]));

const FILES = byUrl(SITE_FILES);
const ALL = new Map([...FILES, ...byUrl(SITE_LATER_FILES)]); // with those that are cached when somebody asks for them

/** True if this version has the file. @param {string} url */
export const hasFile = (url) => ALL.has(url);

/** The first two bytes of a body, which is read no further. @param {ReadableStream<Uint8Array>} body */
const firstBytes = async (body) => {
  const reader = body.getReader();
  const { value } = await reader.read();
  reader.cancel();
  return value ?? [];
};

/** A file's name decides the type of what it unpacks to. @param {string} url */
const typeOf = (url) => TYPES[url.slice(url.lastIndexOf("/") + 1)] ?? "application/octet-stream";

/**
 * Fetch a file as it is cached: what comes as gzip is unpacked once, here, and marked so.
 * @param {string} url
 * @param {RequestCache} cache
 */
const fetchUnpacked = async (url, cache) => {
  const answer = await fetch(new Request(url, { cache }));
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
  if (!url.endsWith(".gz") || !("DecompressionStream" in self)) return answer;
  const [body, copy] = answer.body.tee();
  const [first, second] = await firstBytes(copy);
  const packed = first === 0x1f && second === 0x8b; // some hosts declare .gz as an encoding, which the browser undoes
  const headers = { "Content-Type": typeOf(url), "X-Unpacked": "yes" };
  return new Response(packed ? body.pipeThrough(new DecompressionStream("gzip")) : body, { headers });
};

/**
 * True if the file's hash matches; true also where it could not be unpacked to check.
 * @param {string} url
 * @param {Response} answer
 */
const matches = async (url, answer) => {
  if (url.endsWith(".gz") && !("DecompressionStream" in self)) return true;
  const content = await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === ALL.get(url)?.hash;
};

/**
 * Fetch a file and cache it.
 * @param {Cache} cache
 * @param {string} url
 * @throws {Error} if it does not arrive with its hash
 */
const cacheFile = async (cache, url) => {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await fetchUnpacked(url, left === TRIES ? "default" : "reload"); // first what the browser has already
    if (!(await matches(url, answer.clone()))) continue;
    await cache.put(url, answer);
    return;
  }
  throw new Error(`the hash does not match: ${url}`);
};

/** Cache all files, or none. */
export const cacheAll = async () => {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all([...FILES.keys()].map((url) => cacheFile(cache, url)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
};

/** Check all files, and fetch those again that are missing or wrong. @returns {Promise<number>} how many */
export const mend = async () => {
  const cache = await caches.open(CACHE);
  let mended = 0;
  for (const url of FILES.keys()) {
    const found = await cache.match(url);
    if (found && (await matches(url, found))) continue;
    await cache.delete(url);
    const done = await cacheFile(cache, url).then(() => true, () => false); // without a network: the next time
    if (done) mended += 1;
  }
  return mended;
};

/** Delete the caches of other versions. */
const deleteOthers = async () => {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
};

/** Check all files once a day. */
const checkDaily = async () => {
  const cache = await caches.open(CACHE);
  const mark = urlOf("looked-at");
  const before = await (await cache.match(mark))?.text();
  if (before && Date.now() - Number(before) < DAY) return;
  if (before) await mend();
  await cache.put(mark, new Response(String(Date.now())));
};

/**
 * Maintenance that may wait until the page has started.
 * @param {number} pages how many are open: with others, some may still ask for files of another version
 */
export const tidy = async (pages) => {
  if (pages < 2) await deleteOthers();
  await checkDaily();
};

const checked = new Set();

/** The cached file, if its hash matches; a large one is checked once a day only. @param {string} url */
const cached = async (url) => {
  const cache = await caches.open(CACHE);
  const found = await cache.match(url);
  if (!found || checked.has(url)) return found;
  const size = ALL.get(url)?.size ?? 0;
  if (size <= SMALL && !(await matches(url, found.clone()))) return undefined;
  checked.add(url);
  return found;
};

/** The address of the file that a request asks for: a folder's page is its index. @param {Request} request */
const fileOf = (request) => {
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  return url.href;
};

/** The page for an unknown address. @returns {Promise<Response>} an error where it is not cached */
const missingPage = async () => {
  const found = await cached(urlOf("404.html"));
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return found ? new Response(found.body, { status: 404, headers }) : Response.error();
};

/** What the network has; for a page that nobody has, or that the network does not bring, our own. @param {Request} request */
const fetched = async (request) => {
  if (request.mode !== "navigate") return fetch(request);
  const found = await fetch(request).catch(() => null);
  return !found || found.status === 404 ? missingPage() : found;
};

/** The cached file for a request; anything else goes to the network. @param {Request} request */
export const answer = async (request) => {
  const url = fileOf(request);
  if (!ALL.has(url)) return (await caches.match(url)) ?? fetched(request); // of a page of an older version
  const found = await cached(url);
  if (found) return found;
  const cache = await caches.open(CACHE);
  await cacheFile(cache, url).catch(() => {});
  return (await cache.match(url)) ?? fetch(request);
};
