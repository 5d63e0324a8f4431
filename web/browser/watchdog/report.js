// Says what is the matter, in the reader's language: to the reader what can be done, and to the owner of the site what
// has to be changed.
import { readersLanguage } from "../window/language.js";
import { forgetRestarts } from "./restarts.js";

/**
 * @typedef {import("./probe.js").Fault} Fault
 * @typedef {Record<string, string>} Words by their names: `heading`, `retry`, `for-owner`, and of each problem what is
 *   said of it (`missing`) and what the owner has to do (`missing-owner`)
 */

/** @param {string} text @param {Fault} fault */
export const filled = (text, fault) =>
  text.replace(/\{(file|found|wanted)\}/g, (_, name) => /** @type {Record<string, any>} */ (fault)[name] ?? "");

/** @param {string} name @param {string} text */
const element = (name, text) => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/** The place for it: that of the page; where it has none, one at the page's end. */
const place = () => {
  const found = document.getElementById("boot-problem");
  if (found) return found;
  const made = Object.assign(element("div", ""), { id: "boot-problem", className: "boot failed" });
  made.setAttribute("role", "alert");
  (document.body ?? document.documentElement).append(made);
  return made;
};

/** What the owner reads: closed at first. @param {Words} words @param {Fault} fault */
const forOwner = (words, fault) => {
  const details = document.createElement("details");
  details.append(element("summary", words["for-owner"]), element("p", filled(words[`${fault.name}-owner`], fault)));
  return details;
};

/** The button to try again. @param {string} text @param {() => void} act */
const retryButton = (text, act) => {
  const button = element("button", text);
  Object.assign(button, { id: "retry", className: "button main", type: "button", onclick: act });
  return button;
};

/** Try again from the beginning, as if nothing had been tried. */
const retry = () => {
  forgetRestarts();
  location.reload();
};

/**
 * Show a problem.
 * @param {Fault} fault
 * @param {Record<string, Words>} languages empty where they could not be fetched: then the page's own sentence stands,
 *   with the file
 */
export const showProblem = (fault, languages) => {
  const lang = readersLanguage(new URLSearchParams(location.search));
  const words = languages[lang];
  const box = place();
  const boot = document.getElementById("boot");
  if (boot) boot.hidden = true;
  document.documentElement.dataset.state = "failed";
  document.documentElement.dataset.problem = fault.name;
  box.lang = words ? lang : box.lang;
  if (words) {
    const said = [element("strong", words.heading), element("p", filled(words[fault.name], fault))];
    box.replaceChildren(...said, retryButton(words.retry, retry), ...(words[`${fault.name}-owner`] ? [forOwner(words, fault)] : []));
  } else {
    if (fault.file) box.append(element("p", fault.file));
    document.getElementById("retry")?.addEventListener("click", retry);
  }
  box.hidden = false;
};

/** Hide what has been shown. */
export const hideProblem = () => {
  if (!document.documentElement.dataset.problem) return;
  delete document.documentElement.dataset.problem;
  place().hidden = true;
};

/** Say that a start takes long, though nothing is wrong. @param {Record<string, Words>} languages */
export const showSlow = (languages) => {
  const said = document.querySelector("#boot p");
  const words = languages[readersLanguage(new URLSearchParams(location.search))];
  if (said && words) said.textContent = words.slow;
};
