// Fetches the parts of the engine's worker, packed by ourselves and unpacked here, however the host sends `.gz` files;
// where the service worker has cached them, from its cache.
import { beforeSilence, patientFetch } from "../patient_fetch.js";
import { sha256 } from "../sha256.js";
import { unzstd } from "../unzstd.js";
import { SEARCHER, STORED } from "./worker_name.js";

/** The URL of a file next to this one. @param {string} name */
export const own = (name) => new URL(name, import.meta.url).href;

/** The URL of the words of a language. @param {string} lang */
export const words = (lang) => own(`words-${lang}.gz`);

/**
 * The module of this address. A browser does not ask again for one that has failed, unless its address is another.
 * @param {string} url
 */
export const importPart = (url) => import(url).catch(() => import(`${url}?again`));

/** How the engine is to start, `memory` or `plain`, from this script's address, `?start=…`. */
export const wanted = new URL(import.meta.url).searchParams.get("start");

/** True in a worker that only searches. */
export const isSearcher = Boolean(globalThis.name?.startsWith(SEARCHER));

/** A further worker of this script, which only searches. @param {string} start how it is to start */
export const openSearcher = (start) => {
  const url = new URL(import.meta.url);
  url.searchParams.set("start", start);
  return new Worker(url, { type: "module", name: `${SEARCHER}${isStored ? STORED : ""}` });
};

const ENOUGH = 512 * 1024; // bytes after which a connection may count as quick; after twice as many it is slow
const QUICK = 5_500; // bytes a millisecond, 44 Mbit/s: from there on a snapshot saves more time than its download costs

/** Reads a body as fast as it arrives: reports the share that has arrived, and whether the connection is quick. */
export class Meter {
  /** @type {(quick: boolean) => void} */
  decide = () => {};
  /** True if the connection is quick. @type {Promise<boolean>} */
  quick = new Promise((resolve) => (this.decide = resolve));
  #expected;
  #report;

  /**
   * @param {number} expected bytes
   * @param {(share: number) => void} report called with the share of them that has arrived, at most 1
   */
  constructor(expected, report) {
    this.#expected = expected;
    this.#report = report;
  }

  /** The same body, read as fast as it arrives. @param {ReadableStream<Uint8Array<ArrayBuffer>>} body */
  through(body) {
    const reader = body.getReader();
    /** @type {UnderlyingDefaultSource<Uint8Array<ArrayBuffer>>} */
    const source = { start: (rest) => void this.#read(reader, rest) };
    return new ReadableStream(source, { highWaterMark: Infinity });
  }

  /**
   * @param {ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>} reader
   * @param {ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>} rest
   */
  async #read(reader, rest) {
    const began = performance.now();
    let seen = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        rest.enqueue(value);
        seen += value.length;
        this.#measure(seen, performance.now() - began);
      }
      rest.close();
    } catch (error) {
      rest.error(error);
    }
    this.decide(false);
  }

  /** @param {number} seen bytes @param {number} elapsed milliseconds */
  #measure(seen, elapsed) {
    this.#report(Math.min(1, seen / this.#expected));
    if (seen >= ENOUGH && seen >= QUICK * elapsed) this.decide(true);
    if (seen >= 2 * ENOUGH) this.decide(false);
  }
}

let told = 0;

/** Tell the page, once a second, that parts are still arriving. */
const goOn = () => {
  const now = performance.now();
  if (now < told + 1_000) return;
  told = now;
  postMessage({ arriving: true });
};

/**
 * A body as it was before gzip: unpacked here, or by the browser where a host declares .gz as a content encoding.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 */
const unpacked = async (body) => {
  const reader = body.getReader();
  const first = await beforeSilence(reader.read());
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */
  const whole = new ReadableStream({
    start: (rest) => (first.done ? rest.close() : rest.enqueue(first.value)),
    async pull(rest) {
      const { done, value } = await beforeSilence(reader.read());
      goOn();
      if (done) rest.close();
      else rest.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
};

/** True where a service worker serves the page: then the site's files are in its cache. */
const isStored = Boolean(globalThis.name?.endsWith(STORED));

/**
 * What the service worker has cached under an address, read without it: a large file would be copied through it.
 * @param {string} url which changes with the file's content
 */
const stored = (url) => (isStored ? caches.match(url).catch(() => undefined) : undefined);

/**
 * The file of which `url` is the gzip; the service worker caches it unpacked and marks it so.
 * @param {string} url
 * @param {Meter} [meter]
 * @param {RequestCache} [cache] `reload` for what has come broken
 * @throws {Error} if it cannot be fetched
 */
export const fetchPacked = async (url, meter, cache = "default") => {
  const answer = (cache === "default" && (await stored(url))) || (await patientFetch(url, cache, goOn));
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
  if (answer.headers.has("x-unpacked")) {
    meter?.decide(true);
    return answer;
  }
  return new Response(await unpacked(meter ? meter.through(answer.body) : answer.body));
};

/** What the build has made of it, as far as that is known and can be compared. @param {string} url @param {Uint8Array<ArrayBuffer>} content */
const isAsBuilt = async (url, content) => {
  const hash = SITE_PARTS[url.slice(url.lastIndexOf("/") + 1)];
  const found = hash && (await sha256(content));
  return !found || found === hash;
};

/** @param {string} url @param {RequestCache} cache @throws {Error} if it is not what was built */
const bytesOf = async (url, cache) => {
  const content = unzstd(new Uint8Array(await (await fetchPacked(url, undefined, cache)).arrayBuffer()));
  if (await isAsBuilt(url, content)) return content;
  throw new Error(`other content: ${url}`);
};

/** The same as bytes; what comes broken is fetched once more. @param {string} url */
export const fetchBytes = (url) =>
  bytesOf(url, "default").catch((error) => (error.message.startsWith("404 ") ? Promise.reject(error) : bytesOf(url, "reload")));

/**
 * The module of which `url` is the gzip: by its URL where it is cached unpacked, so that its compiled code is cached as
 * well.
 * @param {string} url
 */
export const importPacked = async (url) => {
  const answer = await fetchPacked(url);
  if (answer.headers.has("x-unpacked")) return import(url);
  const blob = new Blob([await answer.arrayBuffer()], { type: "text/javascript" });
  return import(URL.createObjectURL(blob));
};
