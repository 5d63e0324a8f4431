// The languages of the site, and which of them a reader gets.
import { deviceTexts } from "./storage.js";

const DIRECTIONS = new Map(LANGUAGES.map(([lang, dir]) => [lang, dir]));
const OWN = new Map(LANGUAGES.map(([lang]) => [lang.toLowerCase(), lang]));

/** The language that a tag of BCP 47 asks for: this very one, or the one without its region. @param {unknown} tag */
export const knownLanguage = (tag) => {
  const wanted = typeof tag === "string" ? tag.toLowerCase() : "";
  return OWN.get(wanted) ?? OWN.get(wanted.split("-")[0]);
};

/** The language of the first of some tags that the site has; else the site's first. @param {readonly unknown[]} tags */
export const firstKnown = (tags) => tags.map(knownLanguage).find((lang) => lang) ?? LANGUAGES[0][0];

/** The language that the address, an earlier choice or the browser asks for. @param {URLSearchParams} query */
export const readersLanguage = (query) =>
  firstKnown([query.get("lang"), deviceTexts.read("nastilka:lang"), ...(navigator.languages ?? [navigator.language])]);

/** Set the page's title. @param {string} title @param {string} [lang] its language, where that is not the page's */
export const namePage = (title, lang = "") => {
  document.title = title;
  const element = document.querySelector("title");
  if (lang) element?.setAttribute("lang", lang);
  else element?.removeAttribute("lang");
};

/** Say what language the page is in, and which way it is read. @param {string} lang one of the site's */
export const sayLanguage = (lang) => {
  document.documentElement.lang = lang;
  document.documentElement.dir = DIRECTIONS.get(lang) ?? "";
};
