// The script of a page of another site, which gives it the element <tabletop-game>. What the page has pushed into
// `nastilka` before, while the script was on its way, is called now, as is what it pushes later.
import { afterScripts, defineTabletopGame } from "../../host_page/tabletop_game.js";

if (!customElements.get("tabletop-game")) {
  defineTabletopGame();
  /** Each in a task of its own: one that throws is reported and does not keep the others from their turn. @param {(() => void)[]} calls */
  const push = (...calls) => calls.forEach((call) => afterScripts(call));
  if (Array.isArray(window.nastilka)) push(...window.nastilka);
  window.nastilka = { push };
}
