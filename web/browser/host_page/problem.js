// Why a table cannot be played: for the page's scripts a reason and a sentence, for the reader a box in the table's place.
import { FRAMES } from "./frame.js";
import { languageOf, wordsIn } from "./words.js";

/**
 * @typedef {import("./embed.js").Problem} Problem
 * @typedef {"game" | "study" | "policy" | "frame"} OwnReason
 */

/** What is wrong where no frame says it, for whoever reads the console. @type {Record<OwnReason, string>} */
const MESSAGES = {
  game: "The attribute `game` names no game.",
  study: "The attribute `study` names no study of this game.",
  policy: `The table could not be loaded: add ${FRAMES.origin} to frame-src in this page's Content-Security-Policy.`,
  frame: `The table could not be loaded. Either ${FRAMES.host} cannot be reached, or it forbids frames on this page.`,
};

/** @param {OwnReason} reason @returns {Problem} */
export const problemOf = (reason) => ({ reason, message: MESSAGES[reason] });

/** @param {string} name @param {string} text @param {object} [properties] */
const element = (name, text, properties = {}) =>
  Object.assign(document.createElement(name), { textContent: text, ...properties });

/**
 * What is said of a problem: to the reader, and to the owner of the page.
 * @param {Problem} problem @param {import("./words.js").Words} words @param {string} game its ID, empty where there is none
 */
const said = ({ reason, fault = "", message }, words, game) => {
  const name = words[fault] ? fault : reason;
  const owner = (words[`${name}-owner`] ?? message)
    .replace("{origin}", FRAMES.origin)
    .replace("{games}", Object.keys(words.games).join(", "))
    .replace("{studies}", (ELEMENT_STUDIES[game] ?? []).join(", "));
  return { text: words[name] ?? words.engine, owner };
};

/**
 * The box that stands in place of a table: what is wrong, the way to the game on its own site, and another try.
 * @param {HTMLElement} table
 * @param {Problem} problem
 * @param {{address: string, game: string}} onward the game's page and ID, or the site's and none
 * @param {() => void} retry
 */
export const problemBox = (table, problem, onward, retry) => {
  const lang = languageOf(table);
  const words = wordsIn(lang);
  const { text, owner } = said(problem, words, onward.game);
  const box = element("div", "", { className: "box", lang });
  box.setAttribute("role", "alert");
  const name = words.games[onward.game];
  const link = element("a", name ? words.play.replace("{game}", name) : words.site, { href: onward.address });
  if (self.origin !== "null") Object.assign(link, { target: "_blank", rel: "noopener" }); // a sandbox may forbid new tabs
  const actions = element("p", "", { className: "actions" });
  actions.append(link);
  if (problem.reason !== "game" && problem.reason !== "study") actions.append(element("button", words.retry, { type: "button", onclick: retry }));
  const details = element("details", "");
  details.append(element("summary", words["for-owner"]), element("p", owner));
  box.append(element("strong", words.heading), element("p", text), actions, details);
  return box;
};
