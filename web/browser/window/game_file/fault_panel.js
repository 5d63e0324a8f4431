// What a page says where a game's file cannot be played, or its own code does not come to an end. The words are in the
// page, by the kinds of faults, with blanks in braces.
import { byId } from "../dom.js";

/** @typedef {import("./game_engine.js").Fault} Fault */

const UNKNOWN = "broken";

/** The text with its blanks filled in. @param {string} text @param {Record<string, string | number>} blanks */
const filled = (text, blanks) => text.replace(/\{(\w+)\}/g, (whole, name) => String(blanks[name] ?? whole));

/** @param {HTMLElement} panel @param {Fault} fault */
const sentenceOf = ({ dataset }, { kind, line = 0, said = "", doing }) => {
  const text = dataset[`of${kind.replaceAll("-", "")}`] ?? dataset[`of${UNKNOWN}`] ?? "";
  const what = doing ? filled(dataset[`at${doing.at}`] ?? "", { action: doing.action ?? "" }) : "";
  return filled(text, { what, line, said }).replace(/\s+([.:])/g, "$1");
};

/**
 * Say why the game does not go on.
 * @param {Fault} fault
 * @param {(() => void) | null} goOn starts the game anew from what was saved; null where that cannot help
 */
export const showFault = (fault, goOn) => {
  const [panel, again] = [byId("game-fault"), byId("game-fault-again")];
  const { dataset } = document.documentElement;
  dataset.ready = "yes"; // the watchdog of the start has nothing to find out
  dataset.state = "stopped";
  document.getElementById("boot")?.setAttribute("hidden", "");
  byId("game-fault-text").textContent = sentenceOf(panel, fault);
  panel.hidden = false;
  again.hidden = !goOn;
  again.onclick = () => {
    panel.hidden = true;
    delete dataset.state;
    goOn?.();
  };
  const game = new URLSearchParams(location.search).get("game") ?? "";
  byId("game-fault-anew").setAttribute("href", `?game=${encodeURIComponent(game)}`);
  byId("game-fault-anew").hidden = !goOn;
  panel.focus();
};
