// What must stand before the first picture: the page in the reader's language and, where a game is asked for, its
// opening board. Both come as soon as the page has been read, before any other script has run.
"use strict";
(() => {
  const { games, boards } = document.currentScript.dataset;
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  try {
    window.nastilkaStorage = localStorage;
  } catch {
    window.nastilkaStorage = null; // denied: the page plays all the same
  }

  const langs = ["en", "uk"];
  const wanted = [query.get("lang"), nastilkaStorage?.getItem("nastilka:lang"), ...navigator.languages];
  const lang = wanted.map((tag) => (tag || "").split("-")[0].toLowerCase()).find((tag) => langs.includes(tag)) || "en";

  /** The last element of the page itself: with it all before has come, scripts have not. */
  const read = new Promise((resolve) => {
    const look = () => {
      if (!document.getElementById("live")) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true });
    look();
  });

  /** Put the reader's language in place of the English that stands in the page. */
  const speak = () => {
    const template = document.querySelector(`template[data-page][data-lang="${lang}"]`);
    if (lang === root.lang || !template) return;
    root.lang = lang;
    document.title = template.dataset.title;
    document.getElementById("page").replaceChildren(template.content.cloneNode(true));
  };

  /** The opening of the game that is asked for, or of the first: the same for every deal. None of a record's game. */
  const opening = async () => {
    const all = (games || "").split(" ");
    const game = query.get("game") || all[0];
    if (!game || !all.includes(game) || location.hash.startsWith("#record=")) return null;
    const here = document.querySelector(`template[data-board="${game}.${lang}"]`);
    if (here) return here.content.cloneNode(true);
    const answer = await fetch(`${boards}${game}.${lang}.txt`);
    return answer.ok ? nastilkaTrusted.html(await answer.text()) : null;
  };

  const HIDDEN = 500; // milliseconds: a page that nobody sees paints nothing

  /** What stands in the page is on the screen. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, HIDDEN);
    });

  const soon = opening().catch(() => null); // without it the page waits for the engine's picture
  read.then(speak);
  window.nastilkaShown = read
    .then(() => soon)
    .then((board) => board && !root.dataset.ready && document.getElementById("app").replaceChildren(board))
    .then(painted);
})();
