// What the element itself says, in the language of the page around it: the build gives it the site's own words.
import { firstKnown } from "../window/language.js";

/**
 * What the element says in one language, by names; `games` are those of the site, by their IDs.
 * @typedef {Record<string, string> & {games: Record<string, string>}} Words
 */

/** True for the ID of a game of this site. @param {string} game */
export const isGame = (game) => Object.hasOwn(ELEMENT_WORDS[LANGUAGES[0][0]].games, game);

/** The name of a study, without its game's in front. @param {string} study */
export const studyName = (study) => study.replace(/^.*\//, "");

/** True for a study that comes with a game. @param {string} game @param {string} study */
export const isStudy = (game, study) => (ELEMENT_STUDIES[game] ?? []).includes(studyName(study));

/** The language of an element: its own or that of what it stands in, else the reader's. @param {Element} element */
export const languageOf = (element) => {
  const said = element.closest("[lang]") ?? document.documentElement;
  return firstKnown([said.getAttribute("lang"), ...navigator.languages]);
};

/** What the element says in a language of the site. @param {string} lang @returns {Words} */
export const wordsIn = (lang) => ELEMENT_WORDS[lang];
