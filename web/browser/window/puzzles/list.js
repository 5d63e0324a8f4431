// The page of all puzzles: the reader's rating, what is due to come back, and the themes, which choose among the puzzles.
import { deviceTexts } from "../storage.js";
import { localDay } from "../today/days.js";
import { storedPuzzles } from "../today/results.js";
import { dueOf, nextOf, ratingsAfter, ratingsIn } from "./practice.js";

const KEY = "nastilka:puzzles";

/** What the device keeps, and what the page says of all puzzles. */
const found = () => {
  const { ratings = "", themes = "" } = document.getElementById("main")?.dataset ?? {};
  return { ...storedPuzzles(deviceTexts.read(KEY)), puzzles: ratingsIn(ratings), themes };
};

/** True once a puzzle was tried that has a rating: own mistakes have none. @param {import("../today/results.js").Try[]} tries */
const isRated = (tries) => tries.some(([, game]) => game !== "own");

/** How the reader stands, for the page of a puzzle: rating and due puzzles. For MicroPython all of it is text. */
export const practice = {
  /** The number after one of a game, which suits the reader. @param {string} game @param {number} number @param {string} theme */
  next: (game, number, theme) => {
    const { tries, puzzles, solved, themes } = found();
    return nextOf({ game, number, theme, themes }, tries, puzzles, solved);
  },
  /** The puzzle that is due to come back, as `uno 12`; empty where none is. */
  again: () => {
    const [due] = dueOf(found().tries, localDay(new Date()));
    return due ? `${due.game} ${due.number}` : "";
  },
  /** The reader's rating, 0 before the first try, and how many puzzles are due: as `1320 3`. */
  standing: () => {
    const { tries, puzzles } = found();
    const rating = isRated(tries) ? Math.round(ratingsAfter(tries, puzzles).reader.rating) : 0;
    return `${rating} ${dueOf(tries, localDay(new Date())).length}`;
  },
};

/** Show only the puzzles of a theme, and have their links go on in it; once more, show all. @param {HTMLElement} button */
const choose = (button) => {
  const section = /** @type {HTMLElement} */ (button.closest("section"));
  const chosen = button.getAttribute("aria-pressed") !== "true";
  const numbers = new Set(chosen ? (button.dataset.numbers ?? "").split(".") : []);
  for (const each of section.querySelectorAll("[data-numbers]")) each.setAttribute("aria-pressed", String(chosen && each === button));
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (section.querySelectorAll("a[data-puzzle]"))) {
    const address = new URL(link.href);
    if (chosen) address.searchParams.set("theme", button.dataset.theme ?? "");
    else address.searchParams.delete("theme");
    link.href = address.href;
    const item = link.closest("li");
    if (item) item.hidden = chosen && !numbers.has(link.dataset.puzzle?.split("-").at(-1) ?? "");
  }
  for (const level of section.querySelectorAll(".of-level")) {
    /** @type {HTMLElement} */ (level).hidden = !level.querySelector("li:not([hidden])");
  }
};

/** Fill in what is the reader's own on the page of all puzzles. @param {string} today @param {number} days in a row */
export const showPractice = (today, days) => {
  const place = document.getElementById("practice");
  if (!place) return;
  const { tries, puzzles } = found();
  const due = dueOf(tries, today).length;
  const { rating } = ratingsAfter(tries, puzzles).reader;
  for (const [name, value, shown] of /** @type {[string, number, boolean][]} */ ([
    ["rating", Math.round(rating), isRated(tries)],
    ["days", days, days > 1],
    ["due", due, due > 0],
    ["none", due, !due],
  ])) {
    const part = /** @type {HTMLElement} */ (place.querySelector(`.${name}`));
    part.hidden = !shown;
    part.textContent = (part.dataset.text ?? "").replace("{count}", String(value));
  }
  for (const button of document.querySelectorAll("button[data-numbers]")) {
    button.addEventListener("click", () => choose(/** @type {HTMLElement} */ (button)));
  }
};
