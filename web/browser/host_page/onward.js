// The way from a table to its game on the site that it comes from.
import { FRAMES } from "./frame.js";
import { isStudy, languageOf, studyName } from "./words.js";

/** The folder of a language's pages below those of the first one. @param {string} lang */
const folderOf = (lang) => (lang === LANGUAGES[0][0] ? "" : `${lang}/`);

/** A study's page, below the site's root. @param {string} game @param {string} study @param {string} lang */
export const studyPath = (game, study, lang) => `studies/${game}/${studyName(study)}/${folderOf(lang)}`;

const PLAYED = ["seats", "names", "seed", "pace"];

/** What the page that plays takes of a table's attributes. @param {HTMLElement} table @param {string} game @param {string} lang */
const played = (table, game, lang) => {
  const given = PLAYED.map((name) => [name, table.getAttribute(name) ?? ""]).filter(([, value]) => value);
  const options = (table.getAttribute("options") ?? "").split(/\s+/).filter((option) => option.includes("="));
  return new URLSearchParams([["game", game], ...given, ...options.map((option) => option.split("=", 2)), ["lang", lang]]);
};

/**
 * The address of what a table shows: its puzzle, its lesson, its rule, its position, or the game as it is set up; the
 * site's own page where it names no game.
 * @param {HTMLElement} table @param {string} game its ID, empty where there is none
 */
export const addressOf = (table, game) => {
  const lang = languageOf(table);
  const folder = folderOf(lang);
  const [study, puzzle, rule, position] = ["study", "puzzle", "rule", "position"].map((name) => table.getAttribute(name) ?? "");
  /** @param {string} path @param {string} [rest] */
  const page = (path, rest = "") => new URL(`../${path}${INDEX_PAGE}${rest}`, FRAMES).href;
  if (!game) return page("", `?lang=${lang}`);
  if (isStudy(game, study)) return page(studyPath(game, study, lang));
  if (puzzle) return page("puzzles/play/", `?${new URLSearchParams({ game, n: puzzle.replace(/^.*-/, ""), lang })}`);
  if (table.hasAttribute("lesson")) return page(`learn/${game}/${folder}`);
  if (rule) return page(`rules/${game}/${folder}`, `#${encodeURIComponent(rule)}`);
  if (position) return page("workbench/", `?${new URLSearchParams({ game, position, lang })}`);
  return page("play/", `?${played(table, game, lang)}`);
};
