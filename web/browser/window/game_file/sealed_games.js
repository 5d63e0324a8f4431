// The games of files that can be played with friends far away, on their page: those of the site's gallery.
import { byId } from "../dom.js";
import { listedGames } from "./fetch_file.js";
import { fillFacts, saidOf } from "./listed.js";

/** Add them to the choice of games. */
export const listSealed = async () => {
  const template = /** @type {HTMLTemplateElement} */ (byId("file-link"));
  const sealed = [...(await listedGames("../"))].filter(([, listed]) => listed.sealed);
  const { lang } = document.documentElement;
  for (const [game, listed] of sealed) {
    const said = await saidOf(game, listed, "../games/");
    const link = /** @type {HTMLAnchorElement} */ (template.content.firstElementChild?.cloneNode(true));
    const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (link.querySelector(selector));
    link.href = `../setup/?game=${game}&friend=1&lang=${lang}#${game}`;
    part("strong").textContent = said?.fields.title ?? game;
    fillFacts(part(".facts"), said?.fields ?? {});
    template.before(link);
  }
};
