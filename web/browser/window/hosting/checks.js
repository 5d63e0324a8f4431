// What a host has to do for the games: each check asks the host itself, past the service worker, and says how that came
// out. `what` fills the sentence that the page has for it. `pyengine/hosting/checks.py` asks the same from a terminal.
import { lacking } from "../../watchdog/environment.js";
import { probe } from "../../watchdog/probe.js";
import { filled } from "../../watchdog/report.js";
import { Database } from "../database.js";

/**
 * @typedef {object} Host what the checks know
 * @property {string} root the site's root
 * @property {string} worker the engine's script
 * @property {Record<string, import("../../watchdog/probe.js").Built>} files all of the site, by path
 * @property {string[]} start those that every start needs
 * @property {Record<string, string>} words what is said of faults in files
 *
 * @typedef {object} Outcome
 * @property {"good" | "warn" | "bad"} state `warn` where the games run all the same
 * @property {string} [what]
 * @property {string} [fault] what is the matter with a file
 */

/** A number as the page's language writes it. @param {number} value */
const oneDecimal = (value) =>
  new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

const ENGINE_TIMEOUT = 60_000; // milliseconds
const AT_ONCE = 40;
const HEADERS = { frames: ["x-frame-options", "cross-origin-resource-policy"] };

/** @param {string} url @param {RequestInit} [options] */
const ask = (url, options) => fetch(url, { cache: "no-store", ...options });

/** One file of each kind, and of each folder. @param {Record<string, unknown>} files */
const samples = (files) => {
  const kinds = new Map(Object.keys(files).map((file) => [`${file.split("/")[0].split("-")[0]} ${file.split(".").pop()}`, file]));
  return [...kinds.values()];
};

/** @param {Host} host @returns {Promise<Outcome>} */
const files = async ({ root, files: all, start, words }) => {
  const tried = [...new Set([...start, ...samples(all)])];
  for (const file of tried) {
    const fault = await probe(root + file, file.endsWith(".html") ? undefined : all[file], "no-store");
    if (!fault) continue;
    const said = [words[fault.name], words[`${fault.name}-owner`]].map((text) => filled(text ?? "", { ...fault, file }));
    return { state: "bad", what: said.join(" "), fault: fault.name };
  }
  return { state: "good", what: String(tried.length) };
};

/** @param {Host} host @returns {Promise<Outcome>} */
const busy = async ({ root, files: all }) => {
  const urls = Object.keys(all).filter((file) => file.endsWith(".html")).slice(0, AT_ONCE).map((file) => root + file);
  const statuses = await Promise.all(urls.map((url) => ask(url).then(({ status }) => status, () => 0)));
  const refused = statuses.find((status) => status === 429 || status === 503 || status === 0);
  return refused === undefined ? { state: "good", what: String(urls.length) } : { state: "warn", what: String(refused || "?") };
};

/** True for the play page. @param {Response} answer */
const isPlayPage = async (answer) => answer.ok && /\bdata-path=["']?play\//.test(await answer.text());

/** @param {Host} host @returns {Promise<Outcome>} */
const pages = async ({ root }) => {
  for (const path of ["play/index.html", "play/"]) {
    const found = await ask(root + path).then(isPlayPage, () => false);
    if (!found) return { state: "bad", what: path };
  }
  return { state: "good" };
};

/** @param {Host} host @returns {Promise<Outcome>} */
const unchanged = async ({ root, files: all }) => {
  const fault = await probe(`${root}play/index.html`, all["play/index.html"], "no-store");
  if (!fault) return { state: "good" };
  const length = (await (await ask(`${root}play/`)).arrayBuffer()).byteLength;
  const more = length - all["play/index.html"][0];
  return { state: "warn", what: `play/, ${more > 0 ? "+" : ""}${more} bytes` };
};

/** @param {Host} host @returns {Promise<Outcome>} */
const unknown = async ({ root }) => {
  const { status, url } = await ask(`${root}no-such-file-here.js`);
  return status === 404 ? { state: "good" } : { state: "warn", what: `${status} ${url.replace(root, "")}` };
};

/** @param {Host} host @returns {Promise<Outcome>} */
const policy = async ({ root }) => {
  const header = (await ask(`${root}play/`)).headers.get("content-security-policy") ?? "";
  return lacking() ? { state: "bad", what: header || "?" } : { state: "good" };
};

/** @param {Host} host @returns {Promise<Outcome>} */
const frames = async ({ root, files: all }) => {
  const table = Object.keys(all).find((file) => file.startsWith("embed/") && file.endsWith("/index.html"));
  const { headers } = await ask(root + table);
  const found = HEADERS.frames.filter((name) => headers.has(name)).map((name) => `${name}: ${headers.get(name)}`);
  if (/frame-ancestors/.test(headers.get("content-security-policy") ?? "")) found.push("Content-Security-Policy: frame-ancestors");
  return found.length ? { state: "warn", what: found.join(", ") } : { state: "good" };
};

/** @returns {Promise<Outcome>} */
const secure = async () => ({ state: isSecureContext ? "good" : "bad" });

/** @returns {Promise<Outcome>} */
const storage = async () => {
  /** @type {Database<import("idb").DBSchema & {tried: {key: string, value: string}}>} */
  const database = new Database("nastilka-hosting-check", 1, (fresh) => void fresh.createObjectStore("tried"));
  const kept = await database.write((connection) => connection.put("tried", "yes", "storage"));
  return kept === null ? { state: "warn", what: "IndexedDB" } : { state: "good" };
};

/** @param {Host} host @returns {Promise<Outcome>} */
const engine = ({ worker }) =>
  new Promise((resolve) => {
    const began = performance.now();
    const started = new Worker(window.nastilkaTrusted.url(worker), { type: "module", name: "engine" });
    /** @param {Outcome} outcome */
    const end = (outcome) => {
      started.terminate();
      resolve(outcome);
    };
    setTimeout(end, ENGINE_TIMEOUT, { state: "bad", what: `${ENGINE_TIMEOUT / 1_000} s` });
    started.onerror = ({ message }) => end({ state: "bad", what: message || worker });
    started.onmessage = ({ data }) => {
      if (data.problem) end({ state: "bad", what: data.problem });
      if (data.progress === 1) end({ state: "good", what: oneDecimal((performance.now() - began) / 1_000) });
    };
  });

/** @param {Host} host @returns {Promise<Outcome>} */
const offline = ({ root }) =>
  new Promise((resolve) => {
    if (!("serviceWorker" in navigator)) return resolve({ state: "bad", what: "serviceWorker" });
    navigator.serviceWorker.addEventListener("message", ({ data }) => data?.uncached && resolve({ state: "bad", what: data.uncached }));
    return navigator.serviceWorker.register(window.nastilkaTrusted.url(`${root}sw.js`)).then(
      () => navigator.serviceWorker.ready.then(() => resolve({ state: "good" })),
      (error) => resolve({ state: "bad", what: String(error) }),
    );
  });

/** @returns {Promise<Outcome>} */
const small = async () => {
  const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  const style = entries.find(({ name }) => name.endsWith("/style.css"));
  const packed = !style || style.encodedBodySize < style.decodedBodySize;
  return packed ? { state: "good" } : { state: "warn", what: String(Math.round(style.decodedBodySize / 1_000)) };
};

/** @type {Record<string, (host: Host) => Promise<Outcome>>} */
export const CHECKS = { files, busy, pages, unchanged, unknown, policy, frames, secure, storage, engine, offline, small };
