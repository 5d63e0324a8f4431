// The page for an unknown address may stand at any address of the site, so it looks for the site's root above itself.
import { replaceFaulty } from "../replace_globals.js";
import { namePage, readersLanguage, sayLanguage } from "./language.js";
import { startSettings } from "./settings.js";

/** Show the page in the reader's language. @param {string} lang */
const show = (lang) => {
  for (const page of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".page"))) {
    page.hidden = page.lang !== lang;
    if (page.hidden) continue;
    sayLanguage(lang);
    namePage(page.dataset.title ?? "", page.dataset.titleLang);
  }
};

/** The folders above the page, the nearest first. @returns {string[]} */
const foldersAbove = () => {
  const names = location.pathname.split("/").slice(1, -1);
  return Array.from({ length: names.length + 1 }, (_, up) => ["", ...names.slice(0, names.length - up), ""].join("/"));
};

/** True if the site's root is here. @param {string} folder */
const isRoot = async (folder) => {
  try {
    const answer = await fetch(`${folder}site.json`);
    return answer.ok && Array.isArray((await answer.json()).icons);
  } catch {
    return false; // a host may answer with a page
  }
};

/** The site's root: the nearest folder above that has the manifest; without one, the top. */
const findRoot = async () => {
  for (const folder of foldersAbove()) if (await isRoot(folder)) return folder;
  return "/";
};

/** The address of a page whose `#` was written as `%23` on the way; null for any other. */
const mendedAddress = () => {
  const [page, held] = location.pathname.split(/%23(?=(?:record|study|sealed|live|part)(?:=|%3D))/i);
  return held === undefined ? null : `${page}${location.search}#${held}`;
};

export const showMissing = async () => {
  const mended = mendedAddress();
  if (mended) return location.replace(mended);
  replaceFaulty();
  window.nastilkaSettings = startSettings();
  show(readersLanguage(new URLSearchParams(location.search)));
  const root = await findRoot();
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-to]"))) {
    link.href = root + link.dataset.to;
  }
  document.documentElement.dataset.ready = "yes";
};
