// What must stand before the first picture: the page in the reader's language and, where a game is asked for, its
// opening board. Both come as soon as the page has been read, before any other script has run.
import { byId } from "./dom.js";

const LANGS = ["en", "uk"];
const HIDDEN = 500; // milliseconds: a page that nobody sees paints nothing

/** The language that the address, an earlier choice or the browser asks for. @param {URLSearchParams} query */
const readersLanguage = (query) => {
  const wanted = [query.get("lang"), window.nastilkaStorage?.getItem("nastilka:lang"), ...navigator.languages];
  const langs = wanted.map((tag) => (tag || "").split("-")[0].toLowerCase());
  return langs.find((lang) => LANGS.includes(lang)) ?? LANGS[0];
};

/** Settles once the page itself has been read, before its last scripts. @returns {Promise<void>} */
const pageRead = () =>
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

/** Put the reader's language in place of the English that stands in the page. @param {string} lang */
const translate = (lang) => {
  const root = document.documentElement;
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector(`template[data-page][data-lang="${lang}"]`);
  if (lang === root.lang || !template) return;
  root.lang = lang;
  document.title = template.dataset.title ?? "";
  byId("page").replaceChildren(template.content.cloneNode(true));
};

/** The game whose opening shows: the one asked for, or the first; null for a record's. @param {URLSearchParams} query @param {string[]} games */
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

/** Settles when what stands in the page is on the screen. @returns {Promise<void>} */
const nextPaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN);
  });

/**
 * Show the page in the reader's language, with the opening board if it plays a game.
 * @param {string[]} games their opening boards can be had; none on a page that does not play
 * @param {string} boards the folder of the opening boards
 * @returns {Promise<void>} settles once that is on the screen
 */
export const paintFirst = async (games, boards) => {
  const query = new URLSearchParams(location.search);
  const lang = readersLanguage(query);
  const game = openingGame(query, games);
  const coming = game ? openingBoard(`${game}.${lang}`, boards).catch(() => null) : null;
  await pageRead();
  translate(lang);
  const board = await coming; // without it the page waits for the engine's picture
  if (board && !document.documentElement.dataset.ready) byId("app").replaceChildren(board);
  await nextPaint();
};
