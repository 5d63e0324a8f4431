// Homework on the overview of studies: a link from chosen chapters, and tables from the links that came back.
import { byId } from "../dom.js";
import { homeworkFragment, resultsIn } from "../homework.js";
import { savedStudies } from "./saved.js";
import { titlesOf, withChapters } from "./study_text.js";
import { button, element, giveFile, pageOf, say } from "./words.js";

/** @typedef {import("../homework.js").Result} Result */

const LONGEST_LINK = 8_000; // characters: messengers and mail cut what is longer
const OWN = "own";
const { lang } = document.documentElement;
/** The texts of the studies that are listed, by the names of their boxes. @type {Map<string, string>} */
const own = new Map();

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement} */ (byId(id));

/** The chapters of the studies that this device keeps, behind those of the site. */
const listOwn = async () => {
  for (const set of byId("task-sets").querySelectorAll(`[data-source^="${OWN}-"]`)) set.remove();
  own.clear();
  for (const [at, [game, text]] of (await savedStudies()).entries()) {
    const source = `${OWN}-${at}`;
    const { title, chapters } = titlesOf(text, lang);
    const boxes = chapters.map((chapter, number) =>
      element(
        "label",
        {},
        element("input", { type: "checkbox", name: source, value: String(number + 1) }),
        `${number + 1}. ${chapter || say("own-untitled")}`,
      ),
    );
    const legend = element("legend", {}, `${say(`game-${game}`)}: ${title || say("own-untitled")}`);
    byId("task-sets").append(element("fieldset", { "data-source": source }, legend, ...boxes));
    own.set(source, text);
  }
};

/** What is chosen, study by study. @returns {import("../homework.js").Chosen[]} */
const chosen = () => {
  /** @type {Map<string, number[]>} */
  const sets = new Map();
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (byId("task-sets").querySelectorAll("input:checked"))) {
    sets.set(box.name, [...(sets.get(box.name) ?? []), Number(box.value)]);
  }
  return [...sets].map(([source, chapters]) => {
    const text = own.get(source);
    return text === undefined ? [source, chapters] : [withChapters(text, chapters), chapters.map((_, at) => at + 1)];
  });
};

const makeLink = async () => {
  const sets = chosen();
  byId("task-given").hidden = true;
  byId("task-said").textContent = sets.length ? "" : say("task-none");
  if (!sets.length) return;
  const fragment = await homeworkFragment(field("task-title").value.trim(), sets, lang);
  if (!fragment) return void (byId("task-said").textContent = say("task-old"));
  const link = pageOf("workbench/") + fragment;
  field("task-link").value = link;
  byId("task-given").hidden = false;
  if (link.length > LONGEST_LINK) byId("task-said").textContent = say("task-long", { size: link.length, most: LONGEST_LINK });
};

const copyLink = async () => {
  field("task-link").select();
  try {
    await navigator.clipboard.writeText(field("task-link").value);
    byId("task-said").textContent = say("task-copied");
  } catch {
    byId("task-said").textContent = say("task-not-copied");
  }
};

/** How a question ended, as a sign, and in words. @param {number[]} given @param {number} at */
const told = ([tries = 0, outcome = 0], at) => {
  const question = at + 1;
  if (outcome === 2) return ["○", say("results-shown", { question })];
  if (outcome !== 1) return ["–", say("results-open", { question })];
  if (tries <= 1) return ["✓", say("results-first", { question })];
  return [`✓${tries}`, say("results-later", { question, count: tries })];
};

/** How many questions were answered rightly. @param {Result} result */
const score = ({ c }) => {
  const all = c.flatMap(([, given]) => given);
  return `${all.filter(([, outcome]) => outcome === 1).length}/${all.length}`;
};

/** The lines of a table: the head, and one for each pupil. @param {Result[]} results */
const linesOf = (results) => [
  [say("results-name"), say("results-score"), ...(results[0]?.c ?? []).map(([title]) => title)],
  ...results.map((result) => [
    result.n || say("results-nameless"),
    score(result),
    ...result.c.map(([, given]) => given.map((each, at) => told(each, at)[0]).join(" ")),
  ]),
];

/** @param {Result[]} results those of one homework */
const tableOf = (results) => {
  const [head = []] = linesOf(results);
  const title = results[0]?.t || say("results-untitled");
  const rows = results.map((result) => {
    const cells = result.c.map(([, given]) =>
      element("td", {}, ...given.flatMap((each, at) => {
        const [sign = "", words = ""] = told(each, at);
        const shown = element("span", { "aria-hidden": "true", title: words }, sign);
        return [shown, element("span", { class: "unseen" }, words), " "];
      })),
    );
    return element("tr", {}, element("th", { scope: "row" }, result.n || say("results-nameless")), element("td", {}, score(result)), ...cells);
  });
  const columns = element("tr", {}, ...head.map((name) => element("th", { scope: "col" }, name)));
  const table = element("table", {}, element("caption", {}, title), element("thead", {}, columns), element("tbody", {}, ...rows));
  return element("div", { class: "result-table" }, element("div", { class: "wide" }, table), button(say("results-file"), () => giveCsv(results)));
};

/** @param {Result[]} results */
const giveCsv = (results) => {
  // A cell that begins with one of these signs is a formula to a spreadsheet, whoever has written it.
  const cell = (/** @type {string} */ text) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
  giveFile("results.csv", `\ufeff${linesOf(results).map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`, "text/csv");
};

const showResults = async () => {
  const { results, broken } = await resultsIn(field("results-text").value);
  /** @type {Map<string, Result[]>} */
  const homeworks = new Map();
  for (const result of results) {
    const key = `${result.h} ${result.c.length}`; // anybody can write a link: a table has as many columns in each row
    homeworks.set(key, [...(homeworks.get(key) ?? []), result]);
  }
  byId("results-tables").replaceChildren(...[...homeworks.values()].map(tableOf));
  const none = results.length || broken ? "" : say("results-none");
  byId("results-said").textContent = broken ? say("results-broken", { count: broken }) : none;
};

/** Show the results of the page's own address, beside those that are there already. */
const takeAddress = async () => {
  if (!/^#result=/i.test(location.hash)) return;
  const text = field("results-text");
  text.value = `${text.value}${text.value && "\n"}${location.href}`;
  /** @type {HTMLDetailsElement} */ (byId("results")).open = true;
  await showResults();
  byId("results").scrollIntoView();
};

export const startTasks = async () => {
  byId("task").addEventListener("submit", (event) => {
    event.preventDefault();
    void makeLink();
  });
  byId("task-copy").addEventListener("click", () => void copyLink());
  byId("results-show").addEventListener("click", () => void showResults());
  document.addEventListener("nastilka-saved", () => void listOwn());
  addEventListener("hashchange", () => void takeAddress());
  for (const id of ["homework", "results"]) byId(id).hidden = false;
  await listOwn();
  await takeAddress();
};
