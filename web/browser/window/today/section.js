// Today at the top of the lobby: its deal, its puzzle, what one did on the days of the month. All of it by the date and what
// this device keeps, so that it is there at the first paint.
import { byId } from "../dom.js";
import { showPractice } from "../puzzles/list.js";
import { deviceTexts } from "../storage.js";
import { dayOf, localDay, numberOf, streak } from "./days.js";
import { dealOf, gamesWithDeals, queryOf } from "./deal.js";
import { puzzleOf } from "./puzzle.js";
import { personOf, resultsByDay, scoreOf, storedGames, storedPuzzles } from "./results.js";

/** @typedef {import("./deal.js").Deal} Deal */
/** @typedef {import("./results.js").Stored} Stored */

const SQUARES = 10;

/** A part of a place, which it always has. @param {Element} place @param {string} selector */
const part = (place, selector) => /** @type {HTMLElement} */ (place.querySelector(selector));

/** A text of a place, with what it has braces for. @param {HTMLElement} place @param {string} name @param {Record<string, string | number>} [values] */
const words = (place, name, values = {}) => {
  const text = place.getAttribute(`data-${name}`) ?? "";
  return Object.entries(values).reduce((said, [key, value]) => said.replaceAll(`{${key}}`, String(value)), text);
};

/** The page that a link leads to, without what its address asks for. @param {Element} link */
const pageOf = (link) => (link.getAttribute("href") ?? "").split("?")[0];

/** A result against par, in words. @param {HTMLElement} place @param {number} score @param {number} par */
const againstPar = (place, score, par) => {
  const way = score > par ? "over" : score < par ? "under" : "level";
  return words(place, way, { score, par, by: Math.abs(score - par) });
};

/** The result as squares, as `squares_of` in `web/parts/todays_end.py` draws it. @param {number} score @param {number} par */
const squaresOf = (score, par) => {
  const filled = Math.max(0, Math.min(SQUARES, Math.round((5 * score) / Math.max(1, par))));
  return (score >= par ? "🟩" : "🟨").repeat(filled) + "⬜".repeat(SQUARES - filled);
};

/** @param {HTMLElement} place @param {Deal} deal @param {Stored | undefined} result */
const showDeal = (place, deal, result) => {
  const link = /** @type {HTMLAnchorElement} */ (byId("today-deal"));
  const page = pageOf(link);
  const person = personOf(deviceTexts.read("nastilka:people"));
  link.href = `${page}?${queryOf(deal, person)}&lang=${document.documentElement.lang}`;
  const cover = document.getElementById(`quick-${deal.game}`)?.closest("article")?.querySelector("svg.cover");
  if (cover) part(link, ".scene").replaceChildren(cover.cloneNode(true));
  link.classList.add(deal.game);
  part(link, ".of-game").textContent = words(place, `name-${deal.game}`);
  part(link, ".went").textContent = words(place, "about", { par: deal.par });
  const score = result ? scoreOf(result) : null;
  if (!result || score === null) return;
  link.classList.add("done");
  const par = result.par ?? deal.par;
  part(link, ".went").textContent = againstPar(place, score, par);
  part(link, ".go").textContent = words(place, "look");
  const address = new URL(`${page}?${queryOf(deal, {})}&beat=${score}`, location.href.split(/[?#]/)[0]);
  const told = [`Nastilka · ${words(place, `name-${deal.game}`)} · ${deal.day}`, againstPar(place, score, par), squaresOf(score, par), address.href];
  /** @type {HTMLTextAreaElement} */ (byId("daily-text")).value = told.join("\n");
  byId("daily-sharing").hidden = false;
};

/** What a place says of all puzzles. @param {HTMLElement} place */
const listedOn = ({ dataset: { levels = "", ratings = "" } }) => ({ levels, ratings });

/** Fill in the puzzle of the day, wherever a page has it. @param {HTMLElement} place @param {string} day @param {Stored[]} games */
const showPuzzle = (place, day, games) => {
  const { days, tries } = storedPuzzles(deviceTexts.read("nastilka:puzzles"));
  const known = [place.dataset.easiest ?? "", ...games.filter((game) => game.day < day).map(({ game }) => game)];
  const { game, number, level } = puzzleOf(day, listedOn(place), tries, known);
  const [solve, rules] = [place.querySelector(".solve"), place.querySelector(".its-rules")];
  solve?.setAttribute("href", `${pageOf(solve)}?game=${game}&n=${number}&day=${day}&lang=${document.documentElement.lang}`);
  rules?.setAttribute("href", words(place, `rules-${game}`));
  part(place, ".of-game").textContent = `${words(place, `name-${game}`)}, ${words(place, `level-${level}`)}`;
  place.classList.toggle("done", days.has(day));
  part(place, ".went").hidden = !days.has(day);
  return days;
};

/**
 * The month as a grid that begins on Monday: on each day what was done, in words for those who do not see it.
 * @param {HTMLElement} place
 * @param {string} today
 * @param {Map<number, Stored>} results
 * @param {Set<string>} solved
 */
const showMonth = (place, today, results, solved) => {
  const lang = document.documentElement.lang;
  const first = numberOf(`${today.slice(0, 8)}01`);
  /** @param {number} number @param {Intl.DateTimeFormatOptions} options */
  const said = (number, options) => new Intl.DateTimeFormat(lang, { ...options, timeZone: "UTC" }).format(number * 86_400_000);
  part(place, ".month").textContent = said(first, { month: "long", year: "numeric" });
  const before = (first + 3) % 7; // 1 January 1970 was a Thursday
  const cells = Array.from({ length: before }, () => document.createElement("li"));
  for (let number = first; dayOf(number).slice(0, 7) === today.slice(0, 7); number++) {
    const cell = document.createElement("li");
    const result = results.get(number);
    const done = [];
    if (result) {
      const score = scoreOf(result);
      cell.classList.add("played");
      const against = score === null || typeof result.par !== "number" ? "" : `, ${againstPar(place, score, result.par)}`;
      done.push(words(place, `name-${result.game}`) + against);
      if (score !== null && typeof result.par === "number" && score >= result.par) cell.classList.add("par");
    }
    if (solved.has(dayOf(number))) {
      cell.classList.add("solved");
      done.push(words(place, "puzzled"));
    }
    if (dayOf(number) === today) cell.setAttribute("aria-current", "date");
    cell.textContent = String(number - first + 1);
    const label = document.createElement("span");
    label.className = "unseen";
    label.textContent = done.length ? `: ${done.join("; ")}` : "";
    if (done.length) cell.title = `${said(number, { day: "numeric", month: "long" })}: ${done.join("; ")}`;
    cell.append(label);
    cells.push(cell);
  }
  part(place, ".days").replaceChildren(...cells);
};

/** Fill in the section of the lobby, or the puzzle of the day on the page of puzzles. @param {string} deals */
export const showToday = (deals) => {
  const today = localDay(new Date());
  const games = storedGames(deviceTexts.read("nastilka:stats"));
  const puzzle = document.getElementById("puzzle-day");
  const solved = puzzle ? showPuzzle(puzzle, today, games) : new Set();
  const results = resultsByDay(games);
  const days = streak(new Set([...results.keys(), ...[...solved].map(numberOf)]), numberOf(today));
  showPractice(today, days);
  const section = document.getElementById("today");
  if (!section) return;
  showDeal(section, dealOf(today, gamesWithDeals(deals)), results.get(numberOf(today)));
  showMonth(section, today, results, solved);
  const line = byId("streak");
  line.hidden = days < 2;
  line.textContent = words(section, "streak", { days });
  section.classList.remove("coming");
};

/** The puzzle of the day, for an address that names none: its game and number, as `uno 12`. */
export const puzzleOfToday = () => {
  const main = byId("main");
  const today = localDay(new Date());
  const { tries } = storedPuzzles(deviceTexts.read("nastilka:puzzles"));
  const games = storedGames(deviceTexts.read("nastilka:stats"));
  const known = [main.dataset.easiest ?? "", ...games.filter((game) => game.day < today).map(({ game }) => game)];
  const { game, number } = puzzleOf(today, listedOn(main), tries, known);
  return `${game} ${number}`;
};
