// The files of this version of the site, and which of them an address asks for: a page has one, however it is asked
// for, since hosts lead readers to different addresses of it.
import { worker } from "./scope.js";

/** @typedef {{hash: string, size: number}} Listed */

/** @param {string} file a path of the site */
export const urlOf = (file) => new URL(file, worker.registration.scope).href;

/** @param {Record<string, [hash: string, size: number]>} files @returns {[url: string, file: Listed][]} */
const byUrl = (files) => Object.entries(files).map(([file, [hash, size]]) => [urlOf(file), { hash, size }]);

/** Those that are cached when the site is. */
export const FILES = new Map(byUrl(SITE_FILES));
/** With those that are cached when somebody asks for them. */
export const ALL = new Map([...FILES, ...byUrl(SITE_LATER_FILES)]);

/** The address without query, fragment and percent-encoded letters. @param {string} address */
const plain = (address) => {
  const url = new URL(address);
  try {
    return new URL(decodeURI(url.pathname), url).href;
  } catch {
    return url.origin + url.pathname; // not encoded as UTF-8: then it is none of our names
  }
};

/**
 * The file that an address asks for: a folder with or without its slash and `index.html`, a page with or without its
 * extension.
 * @param {string} address
 * @returns {string | undefined} its URL; undefined where this version has none
 */
export const fileAt = (address) => {
  const url = plain(address);
  const names = url.endsWith("/") ? [`${url}index.html`] : [url, `${url}/index.html`, `${url}.html`];
  return names.find((name) => ALL.has(name));
};

/**
 * Where a page has to be opened instead: addresses in it start from its folder, which needs the slash.
 * @param {string} address
 * @param {string | undefined} file the file that it asks for
 * @returns {string | null} null where it may be opened as it is
 */
export const onwardFrom = (address, file) => {
  const url = new URL(address);
  if (file !== `${plain(address)}/index.html`) return null;
  url.pathname += "/";
  return url.href;
};

/** The addresses at which a host may have a file: some know a page only without its `index.html`. @param {string} url */
export const addressesOf = (url) => (url.endsWith("/index.html") ? [url, url.slice(0, -"index.html".length)] : [url]);

/** @type {Record<string, string>} */
const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
  wasm: "application/wasm",
  pdf: "application/pdf",
};

/** The type of a file, by its name and not by what a host says; of a .gz that of what it unpacks to. @param {string} url */
export const typeOf = (url) => {
  const [, extension = ""] = /\.([a-z0-9]+)(\.gz)?$/.exec(url) ?? [];
  return TYPES[extension] ?? "application/octet-stream";
};
