// Asks the host for a file and compares what comes with what was built.
import { sha256 } from "../sha256.js";

/**
 * @typedef {[size: number, hash: string, unpackedSize?: number, unpackedHash?: string]} Built of a file: its size in
 *   bytes and the beginning of its SHA-256; of a .gz the same once more of what it unpacks to
 *
 * @typedef {object} Fault
 * @property {string} name what is the matter
 * @property {string} [file] with which file
 * @property {string} [found] what came instead, or what was wrong: a status, a type, a number of bytes
 * @property {string} [wanted] what should have come
 */

const TIMEOUT = 4_000; // milliseconds for an answer, and then for each part of it
/** @type {Record<number, string>} */
const BY_STATUS = { 401: "refused", 403: "refused", 429: "busy", 503: "busy" };

/** A file's content, read until nothing comes any more. @param {Response} answer @param {() => void} goesOn */
const read = async (answer, goesOn) => {
  /** @type {Uint8Array[]} */
  const parts = [];
  const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    goesOn();
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((start, part) => (whole.set(part, start), start + part.length), 0);
  return whole;
};

/** @param {Uint8Array} content */
const isPage = (content) => /^\s*<(!doctype|html)/i.test(String.fromCharCode(...content.subarray(0, 100)));

/**
 * What is wrong with a content; null where nothing is.
 * @param {Uint8Array<ArrayBuffer>} content
 * @param {Built} built
 * @returns {Promise<Omit<Fault, "file"> | null>}
 */
const compare = async (content, [size, hash, unpackedSize, unpackedHash]) => {
  const wanted = content.length === size ? hash : content.length === unpackedSize ? unpackedHash : null;
  const found = wanted && (await sha256(content));
  if (wanted && (!found || found.startsWith(wanted))) return null;
  if (isPage(content)) return { name: "page" };
  const short = content.length < size;
  return short ? { name: "half", found: String(content.length), wanted: String(size) } : { name: "other" };
};

/** A script's type, where a browser would not run it. @param {string} url @param {Response} answer */
const wrongType = (url, answer) => {
  const type = answer.headers.get("content-type") ?? "";
  const wanted = /\.js$/.test(url) ? "javascript" : /\.css$/.test(url) ? "css" : "";
  return type.includes(wanted) ? null : { name: "type", found: type, wanted: `text/${wanted}` };
};

/**
 * What is wrong with a file as the host sends it; null where nothing is.
 * @param {string} url
 * @param {Built | undefined} built
 * @param {RequestCache} cache
 * @returns {Promise<Omit<Fault, "file"> | null>}
 */
export const probe = async (url, built, cache) => {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), TIMEOUT);
  const goesOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), TIMEOUT);
  };
  try {
    const answer = await fetch(url, { cache, signal: stop.signal });
    const bad = BY_STATUS[answer.status] ?? (answer.status >= 500 ? "broken" : "missing");
    if (!answer.ok) return { name: bad, found: String(answer.status) };
    goesOn();
    const content = await read(answer, goesOn).catch(() => null);
    if (!content) return { name: stop.signal.aborted ? "unanswered" : "half", found: "?", wanted: String(built?.[0] ?? "?") };
    return (built && (await compare(content, built))) || wrongType(url, answer);
  } catch {
    return { name: stop.signal.aborted ? "unanswered" : "unreached" };
  } finally {
    clearTimeout(timer);
  }
};
