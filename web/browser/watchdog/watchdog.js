// Watches the start of a page. When nothing goes on any more, or something has failed, it looks for the reason: it asks
// the host for every file of the start and compares it with what was built. What a second request brings whole is used
// by a new start; of the rest it says what is the matter.
import { lacking } from "./environment.js";
import { probe } from "./probe.js";
import { hideProblem, showProblem, showSlow } from "./report.js";
import { forgetRestarts, isRestart, restart } from "./restarts.js";

/**
 * @typedef {import("./probe.js").Fault} Fault
 *
 * @typedef {object} Parts what the build knows of its files
 * @property {Record<string, import("./probe.js").Built>} files by their paths below the site's root
 * @property {string[]} python those that a page's Python needs
 * @property {string[]} engine those that the engine needs
 * @property {Record<string, import("./report.js").Words>} words by language
 */

const STANDSTILL = 5_000; // milliseconds without any sign of a start that goes on
const GIVEN_UP = 10; // standstills, with every file whole, after which an engine has failed
const OVERDUE = 3; // standstills after which a script that has not come never will
const MENDED_IN_TIME = 20_000; // milliseconds for the service worker to check its cache

const { dataset } = document.documentElement;

/** The site's root, and the folder of this version's own files. */
const root = () => new URL(dataset.root || "./", document.baseURI).href;

/** @param {string} file as `parts.json` names it: without a folder where it is one of our own */
const urlOf = (file) => root() + (file.includes("/") ? file : `${dataset.app}/${file}`);

/** True if this stands in one of our scripts. A host's own scripts, and a browser's extensions, may fail as they like: no
 * start depends on them. @param {string} place an address, or the stack of an error */
const isOurs = (place) => [`${dataset.app}/`, "vendor/"].some((folder) => place.includes(root() + folder));

/** True while something is to start: the page itself, an engine, or the page's Python once the reader has touched it. */
const isStarting = () =>
  !dataset.ready && Boolean(document.readyState === "loading" || dataset.begun || document.getElementById("boot"));

/** What the build of a version knows; null where that cannot be fetched. @param {string | undefined} app its folder @returns {Promise<Parts | null>} */
const fetchParts = async (app) => {
  try {
    return await (await fetch(`${root()}${app}/parts.json`, { cache: "reload" })).json();
  } catch {
    return null;
  }
};

/** The addresses of scripts and styles that stand in the page, and of what their `data-` attributes name. */
const named = () => {
  const found = [...document.querySelectorAll("script, link[rel=stylesheet]")].flatMap((element) => {
    const { worker, core } = /** @type {HTMLElement} */ (element).dataset;
    return [element.getAttribute("src") ?? element.getAttribute("href"), worker, core];
  });
  const urls = found.filter((address) => address).map((address) => new URL(/** @type {string} */ (address), document.baseURI).href);
  return urls.filter((url) => url.startsWith(root()));
};

/** The folder of the version that the host has by now, which the browser then has too; null where it is this one. */
const newerApp = async () => {
  try {
    const html = await (await fetch(location.pathname, { cache: "reload" })).text();
    const [, app] = /\bdata-app=["']?([\w-]+)/.exec(html) || [];
    return app && app !== dataset.app ? app : null;
  } catch {
    return null;
  }
};

/** Have the service worker, if there is one, check its files; true if it has mended any. @returns {Promise<boolean>} */
const mendCache = () =>
  new Promise((resolve) => {
    const worker = navigator.serviceWorker?.controller;
    if (!worker) return resolve(false);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data > 0);
    setTimeout(resolve, MENDED_IN_TIME, false);
    return worker.postMessage("mend", [port2]);
  });

/** Do without the service worker and what it has cached, which may be broken: the host has everything. */
const dropCache = async () => {
  for (const each of (await navigator.serviceWorker?.getRegistrations()) ?? []) {
    if (root().startsWith(each.scope)) await each.unregister();
  }
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(`nastilka ${root()}`)).map((name) => caches.delete(name)));
};

class Watchdog {
  /** Scripts and styles that have arrived. @type {Set<string>} */
  #arrived = new Set();
  /** What a script of ours has thrown, or why the engine says that it failed. */
  #error = "";
  /** True if the page is broken though it has started: a style sheet has not come, or its engine is lost for good. */
  #broken = false;
  /** What a policy has forbidden. @type {Fault | null} */
  #forbidden = null;
  #standstills = 0;
  /** True once every file has been found whole. */
  #allWhole = false;
  /** True while a reason is looked for, and once one has been told. */
  #busy = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  start() {
    addEventListener("load", (event) => this.#arrive(event.target), true);
    addEventListener("error", (event) => this.#fail(event), true);
    addEventListener("unhandledrejection", ({ reason }) => isOurs(`${reason?.stack} ${reason}`) && this.#stop(String(reason)));
    for (const sign of ["nastilka-progress", "nastilka-arriving"]) addEventListener(sign, () => this.#goOn());
    addEventListener("nastilka-failed", (event) => this.#lose(String(/** @type {CustomEvent} */ (event).detail ?? "")));
    document.addEventListener("securitypolicyviolation", (event) => this.#note(event));
    document.addEventListener("visibilitychange", () => this.#goOn());
    new MutationObserver(() => this.#goOn()).observe(document.documentElement, { attributeFilter: ["data-ready", "data-begun"] });
    document.addEventListener("DOMContentLoaded", () => this.#goOn());
    this.#goOn();
  }

  /** @param {EventTarget | null} target */
  #arrive(target) {
    const url = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : "";
    if (url) this.#arrived.add(url);
    this.#goOn();
  }

  /** A file of ours has not arrived, or what arrived is no script. @param {Event} event */
  #fail(event) {
    const { target } = event;
    const ours = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : "";
    const thrown = event instanceof ErrorEvent && isOurs(event.filename || "") ? event.message : "";
    if (!ours.startsWith(root()) && !thrown) return;
    this.#broken ||= /\.css$/.test(ours);
    this.#stop(thrown || ours);
  }

  /** The engine has failed; it is not started again by itself any more. @param {string} why */
  #lose(why) {
    this.#broken ||= Boolean(dataset.ready);
    this.#stop(why);
  }

  /** @param {SecurityPolicyViolationEvent} event */
  #note({ disposition, blockedURI, effectiveDirective }) {
    if (disposition === "report" || !(blockedURI.startsWith(root()) || blockedURI === "wasm-eval")) return;
    this.#forbidden = { name: "policy", file: blockedURI.replace(root(), ""), wanted: effectiveDirective };
  }

  /** Something goes on: wait for the next sign. */
  #goOn() {
    clearTimeout(this.#timer);
    if (!dataset.ready) {
      if (!document.hidden) this.#timer = setTimeout(() => isStarting() && this.#look(true), STANDSTILL);
    } else if (!this.#broken) {
      forgetRestarts();
      hideProblem(); // what was only slow has come after all
    }
  }

  /** @param {string} error */
  #stop(error) {
    if (dataset.ready && !this.#broken) return;
    this.#error = error;
    this.#look(false);
  }

  /** Look for the reason. @param {boolean} waits true where nothing has failed yet */
  async #look(waits) {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#timer);
    this.#busy = await this.#act(waits);
    if (!this.#busy) this.#goOn();
  }

  /** Mend what can be, and tell the rest. @param {boolean} waits @returns {Promise<boolean>} true if that was the end of it */
  async #act(waits) {
    const lacks = lacking();
    if (!lacks && !dataset.ready && (await mendCache()) && restart()) return true;
    const { fault, words } = await this.#diagnose(lacks);
    if (dataset.ready && !this.#broken) return false; // it has started meanwhile
    if (fault && fault !== "mended") {
      showProblem(fault, words);
      return true;
    }
    if (fault === "mended" && this.#mayRestart() && restart()) return true;
    return this.#isWorthWaiting(waits, words) ? false : this.#giveUp(words);
  }

  /**
   * What is the matter, `mended` where a new start will do, null where nothing is found; and the words to say it.
   * @param {string | null} lacks
   * @returns {Promise<{fault: Fault | "mended" | null, words: Record<string, import("./report.js").Words>}>}
   */
  async #diagnose(lacks) {
    const parts = await fetchParts(dataset.app);
    const fault = lacks ? { name: lacks } : (this.#forbidden ?? (await this.#findFault(parts)));
    const newer = fault && !lacks ? await newerApp() : null;
    const { words = {} } = parts ?? (newer ? await fetchParts(newer) : null) ?? {};
    if (!newer) return { fault, words };
    return { fault: dataset.ready ? { name: "newer" } : "mended", words };
  }

  /** False for an engine that was lost: one that stops again and again would go round. */
  #mayRestart() {
    return !dataset.ready || this.#error.endsWith(".css");
  }

  /** True while a start may only be slow, which is said. @param {boolean} waits @param {Record<string, import("./report.js").Words>} words */
  #isWorthWaiting(waits, words) {
    this.#standstills += 1;
    if (!waits || this.#standstills >= (this.#missing().length ? OVERDUE : GIVEN_UP)) return false;
    showSlow(words);
    return true;
  }

  /** Every file is whole, and yet it does not start: begin once more with as little as possible, or say so. @param {Record<string, import("./report.js").Words>} words */
  async #giveUp(words) {
    if (isRestart()) await dropCache().catch(() => {});
    if (!this.#mayRestart() || !restart()) showProblem({ name: "unknown", found: this.#error }, words);
    return true;
  }

  /** Scripts and styles of the page that have not arrived. @returns {string[]} */
  #missing() {
    const found = [...document.querySelectorAll("script[src]:not([type=mpy]), link[rel=stylesheet]")];
    const urls = found.map((each) => (each instanceof HTMLScriptElement ? each.src : /** @type {HTMLLinkElement} */ (each).href));
    return urls.filter((url) => url.startsWith(root()) && !this.#arrived.has(url));
  }

  /**
   * The first file that is wrong also when it is asked for anew; `mended` where some were wrong in the browser's cache.
   * @param {Parts | null} parts
   * @returns {Promise<Fault | "mended" | null>}
   */
  async #findFault(parts) {
    if (!parts) return { name: "missing", file: `${dataset.app}/parts.json`, found: "?" };
    if (this.#allWhole) return null;
    const start = document.getElementById("boot") ? [...parts.python, ...parts.engine] : parts.python;
    const missing = this.#missing();
    let mended = false;
    for (const url of new Set([...missing, ...named(), ...start.map(urlOf)])) {
      const file = url.replace(root(), "");
      const built = parts.files[file.replace(`${dataset.app}/`, "")];
      const waitedFor = missing.includes(url); // the browser would let a second request wait for the first
      if (!waitedFor && !(await probe(url, built, "default"))) continue;
      const fault = await probe(url, built, "reload");
      if (fault) return { ...fault, file };
      mended ||= !waitedFor || this.#missing().includes(url); // on a slow line it has come meanwhile
    }
    this.#allWhole = !mended;
    return mended ? "mended" : null;
  }
}

/** Watch the page's start, once. */
export const startWatchdog = () => {
  if (window.nastilkaWatched) return;
  window.nastilkaWatched = true;
  new Watchdog().start();
};
