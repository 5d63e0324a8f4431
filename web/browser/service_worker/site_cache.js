// Caches one whole version of the site for play without a network. Files are checked by their hashes, so an incomplete
// or changed one is never used.
import { fetchFile, kindOf } from "./arrivals.js";
import { ALL, FILES, fileAt, onwardFrom, typeOf, urlOf } from "./files.js";
import { worker } from "./scope.js";

const PREFIX = `nastilka ${worker.registration.scope} `;
const CACHE = PREFIX + SITE_VERSION;
const GAMES = `${PREFIX}games`; // what the owner adds or changes without a new version: games of files, and their list
const SMALL = 2_000_000; // bytes up to which a file is checked whenever it is requested
const DAY = 86_400_000; // milliseconds after which all files are checked again
const AT_ONCE = 6; // requests: hosts that limit them count a whole site at once as an attack

/** Pages that the host has changed. @type {Set<string>} */
const altered = new Set();

/** Fetch a file and cache it. @param {Cache} cache @param {string} url @throws {Error} if it does not arrive whole */
const cacheFile = async (cache, url) => {
  const { kind, answer } = await fetchFile(url);
  if (kind === "altered") altered.add(url);
  await cache.put(url, answer);
};

/** Cache all files, or none. @throws {Error} for the first that does not arrive whole */
export const cacheAll = async () => {
  const cache = await caches.open(CACHE);
  const left = [...FILES.keys()];
  const next = async () => {
    for (let url = left.pop(); url; url = left.pop()) await cacheFile(cache, url);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    left.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
};

/** True if a cached answer is still what was fetched. @param {string} url @param {Response} answer */
const isWhole = async (url, answer) => {
  const content = await answer.arrayBuffer().catch(() => new ArrayBuffer(0));
  const kind = await kindOf(url, new Uint8Array(content));
  if (kind === "altered") altered.add(url);
  return kind !== null;
};

/** Check all files, and fetch those again that are missing or wrong. @returns {Promise<number>} how many */
export const mend = async () => {
  const cache = await caches.open(CACHE);
  let mended = 0;
  for (const url of FILES.keys()) {
    const found = await cache.match(url);
    if (found && (await isWhole(url, found))) continue;
    await cache.delete(url);
    const done = await cacheFile(cache, url).then(() => true, () => false); // without a network: the next time
    if (done) mended += 1;
  }
  return mended;
};

/** Delete the caches of other versions. */
const deleteOthers = async () => {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE && name !== GAMES) await caches.delete(name);
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
 * @returns {Promise<string[]>} pages that the host has changed, as far as is known
 */
export const tidy = async (pages) => {
  if (pages < 2) await deleteOthers();
  await checkDaily();
  return [...altered];
};

const checked = new Set();

/** The cached file, if it is whole; a large one is checked once a day only. @param {string} url */
const cached = async (url) => {
  const cache = await caches.open(CACHE);
  const found = await cache.match(url);
  if (!found || checked.has(url)) return found;
  const size = ALL.get(url)?.size ?? 0;
  if (size <= SMALL && !(await isWhole(url, found.clone()))) return undefined;
  checked.add(url);
  return found;
};

/** The file, fetched and cached; undefined where it does not arrive whole. @param {string} url */
const cachedNow = async (url) => {
  const cache = await caches.open(CACHE);
  try {
    await cacheFile(cache, url);
  } catch {
    return undefined; // no network; or the host has another version, which is looked for
  }
  return cache.match(url);
};

/** The page for an unknown address. @returns {Promise<Response>} an error where it is not cached */
const missingPage = async () => {
  const url = urlOf("404.html");
  const found = await cached(url);
  return found ? new Response(found.body, { status: 404, headers: { "Content-Type": typeOf(url) } }) : Response.error();
};

/** What the network has; for a page that nobody has, or that the network does not bring, our own. @param {Request} request */
const fetched = async (request) => {
  if (request.mode !== "navigate") return fetch(request);
  const found = await fetch(request).catch(() => null);
  return !found || found.status === 404 ? missingPage() : found;
};

/** True for a game of a file, and for the list of them. @param {string} address */
const isOwners = (address) => {
  const url = address.replace(/[?#].*/s, "");
  return url === urlOf("games.json") || (url.startsWith(urlOf("games/")) && url.endsWith(".md"));
};

/** What the host has of the owner's files; without a network what it had when it was last asked for. @param {Request} request */
const ownersFile = async (request) => {
  const cache = await caches.open(GAMES);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request.url, found.clone());
    else if (found.status === 404) await cache.delete(request.url);
    return found;
  } catch (error) {
    const kept = await cache.match(request.url);
    if (kept) return kept;
    throw error;
  }
};

/** The cached file for a request; anything else goes to the network. @param {Request} request */
export const answer = async (request) => {
  if (isOwners(request.url)) return ownersFile(request);
  const file = fileAt(request.url);
  if (!file) return (await caches.match(request.url, { ignoreSearch: true })) ?? fetched(request); // of an older version
  const onward = request.mode === "navigate" ? onwardFrom(request.url, file) : null;
  if (onward) return Response.redirect(onward);
  const found = (await cached(file)) ?? (await cachedNow(file));
  if (found) return found;
  worker.registration.update().catch(() => {}); // the host may have another version by now
  return fetched(request);
};
