// The page for an unknown address may stand at any address of the site, so it looks for the site's root above itself.
import { readersLanguage, sayLanguage } from "./language.js";
import { startSettings } from "./settings.js";
import { openStorage } from "./storage.js";

/** Show the page in the reader's language. @param {string} lang */
const show = (lang) => {
  for (const page of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".page"))) {
    page.hidden = page.lang !== lang;
    if (page.hidden) continue;
    sayLanguage(lang);
    document.title = page.dataset.title ?? "";
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

export const showMissing = async () => {
  window.nastilkaStorage = openStorage();
  window.nastilkaSettings = startSettings();
  show(readersLanguage(new URLSearchParams(location.search)));
  const root = await findRoot();
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[data-to]"))) {
    link.href = root + link.dataset.to;
  }
  document.documentElement.dataset.ready = "yes";
};
