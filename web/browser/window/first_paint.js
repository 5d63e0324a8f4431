// The first paint: the page in the reader's language and, where a game is asked for, the reader's own table or the
// opening board. Both are shown as soon as the page has been parsed, before any other script has run.
import { fitCoach } from "./coach.js";
import { byId } from "./dom.js";
import { namePage, readersLanguage, sayLanguage } from "./language.js";
import { nearestPage } from "./nearest.js";
import { askedBoard, openingBoard } from "./opening_board.js";
import { showStanding } from "./standing_table.js";

/** @typedef {import("./standing_table.js").Standing} Standing */

const HIDDEN = 500; // milliseconds: a hidden page is never painted

/** Settles once the page itself has been parsed, before its last scripts. @returns {Promise<void>} */
const pageParsed = () =>
  new Promise((resolve) => {
    const look = () => {
      if (!document.getElementById("live")) return; // the last element of the page itself
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    look();
  });

/** Replace the page's English content by that in the reader's language. @param {string} lang */
const translate = async (lang) => {
  const root = document.documentElement;
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector(`template[data-page][data-lang="${lang}"]`);
  if (lang === root.lang || !template) return;
  sayLanguage(lang);
  namePage(template.dataset.title ?? "", template.dataset.titleLang);
  const nearest = template.dataset.others ? await nearestPage(template) : null;
  byId("page").replaceChildren(nearest ?? template.content.cloneNode(true));
};

/** Settles when the page has been painted. @returns {Promise<void>} */
const nextPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN);
  });

/**
 * Show what the page plays: the reader's own table where it was kept, otherwise the opening board.
 * @param {Standing | null} standing
 * @param {Node | null} board without it the page waits for the engine
 */
const showTable = (standing, board) => {
  if (document.documentElement.dataset.ready) return;
  if (standing) window.nastilkaEarly = showStanding(standing);
  else if (board) byId("app").replaceChildren(board);
};

/**
 * Show the page in the reader's language, with a table if it plays a game.
 * @param {import("./opening_board.js").Seated[]} games those with opening boards; none on a page that does not play
 * @param {string} boards the folder of the opening boards
 * @param {Pick<import("./saves.js").Saves, "standing">} [saves] those of this device, on a page that plays
 * @param {() => void} [fill] fills in what depends on the day and on this device
 * @returns {Promise<void>} settles once that has been painted
 */
export const paintFirst = async (games, boards, saves, fill) => {
  const query = new URLSearchParams(location.search);
  const lang = readersLanguage(query);
  const name = askedBoard(query, games);
  const standing = name && saves ? saves.standing(location.search, lang) : null;
  const board = name ? openingBoard(`${name}.${lang}`, boards).catch(() => null) : null;
  await pageParsed();
  await translate(lang);
  fill?.();
  const kept = await standing;
  const opening = kept ? null : await board;
  if (name && opening) fitCoach(opening, name.split(".")[0], query);
  showTable(kept, opening);
  await nextPaint();
};
