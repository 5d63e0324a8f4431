// What a page's language lacks, in the nearest language that its reader knows: where that is English, it is in the page
// already; else the build has made it a file, or the text has a page of its own in that language.
import { knownLanguage } from "./language.js";

const FIRST = LANGUAGES[0][0];
const WHOLE = LANGUAGES.filter(([, , whole]) => whole).map(([lang]) => lang);

/**
 * The first language of the reader that is among these; null where that is English, or none.
 * @param {string[]} others
 */
export const nearestOf = (others) => {
  const known = navigator.languages.map(knownLanguage);
  const found = known.find((lang) => lang === FIRST || (lang && others.includes(lang)));
  return found && found !== FIRST ? found : null;
};

/**
 * The language in which the reader gets what a language of the site lacks; null where it lacks nothing, or that is
 * English.
 * @param {string} lang
 */
export const standIn = (lang) => (WHOLE.includes(lang) ? null : nearestOf(WHOLE));

/**
 * A page whose forms lead where those of the template do: fetched text may not say that.
 * @param {DocumentFragment} page
 * @param {DocumentFragment} template
 */
const withForms = (page, template) => {
  const own = template.querySelectorAll("form");
  page.querySelectorAll("form").forEach((form, at) => form.setAttribute("action", own[at].getAttribute("action") ?? ""));
  return page;
};

/**
 * The page of a template in which the reader's nearest language says what is missing.
 * @param {HTMLTemplateElement} template
 * @returns {Promise<Node | null>} null where nothing is missing, English says it, or it cannot be fetched
 */
export const nearestPage = async (template) => {
  const { nearest, others } = template.dataset;
  const lang = others ? nearestOf(others.split(" ")) : null;
  if (!lang) return null;
  try {
    const answer = await fetch(`${nearest}${lang}.txt`);
    return answer.ok ? withForms(window.nastilkaTrusted.html(await answer.text()), template.content) : null;
  } catch {
    return null;
  }
};

/** Go on to a text that this page's language lacks, where another language of the reader than English has it. */
export const goToNearest = () => {
  const { instead, root, index } = document.documentElement.dataset;
  if (!instead) return;
  const pages = new Map(instead.split(" ").map((each) => /** @type {[string, string]} */ (each.split("="))));
  const lang = nearestOf([...pages.keys()]);
  if (lang) location.replace(`${root}${pages.get(lang)}${index ?? ""}${location.search}${location.hash}`);
};
