// The first paint: the page in the reader's language and, where a game is asked for, its opening board. Both are shown
// as soon as the page has been parsed, before any other script has run.
import { byId } from "./dom.js";

const LANGS = ["en", "uk"];
const HIDDEN = 500; // milliseconds: a hidden page is never painted

/** The language that the address, an earlier choice or the browser asks for. @param {URLSearchParams} query */
const readersLanguage = (query) => {
  const wanted = [query.get("lang"), window.nastilkaStorage?.getItem("nastilka:lang"), ...navigator.languages];
  const langs = wanted.map((tag) => (tag || "").split("-")[0].toLowerCase());
  return langs.find((lang) => LANGS.includes(lang)) ?? LANGS[0];
};

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
const translate = (lang) => {
  const root = document.documentElement;
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector(`template[data-page][data-lang="${lang}"]`);
  if (lang === root.lang || !template) return;
  root.lang = lang;
  document.title = template.dataset.title ?? "";
  byId("page").replaceChildren(template.content.cloneNode(true));
};

/** The game whose opening board is shown: the one asked for, or the first; null for a record. @param {URLSearchParams} query @param {string[]} games */
const openingGame = (query, games) => {
  const game = query.get("game") || games[0];
  return games.includes(game) && !location.hash.startsWith("#record=") ? game : null;
};

/**
 * The opening board of a game, which is the same for every deal: from a template of this page, or fetched.
 * @param {string} name `<game>.<lang>`
 * @param {string} folder
 */
const openingBoard = async (name, folder) => {
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector(`template[data-board="${name}"]`);
  if (template) return template.content.cloneNode(true);
  const answer = await fetch(`${folder}${name}.txt`);
  return answer.ok ? window.nastilkaTrusted.html(await answer.text()) : null;
};

/** Settles when the page has been painted. @returns {Promise<void>} */
const nextPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN);
  });

/**
 * Show the page in the reader's language, with the opening board if it plays a game.
 * @param {string[]} games those with an opening board; none on a page that does not play
 * @param {string} boards the folder of the opening boards
 * @returns {Promise<void>} settles once that has been painted
 */
export const paintFirst = async (games, boards) => {
  const query = new URLSearchParams(location.search);
  const lang = readersLanguage(query);
  const game = openingGame(query, games);
  const coming = game ? openingBoard(`${game}.${lang}`, boards).catch(() => null) : null;
  await pageParsed();
  translate(lang);
  const board = await coming; // without it the page waits for the engine
  if (board && !document.documentElement.dataset.ready) byId("app").replaceChildren(board);
  await nextPaint();
};
