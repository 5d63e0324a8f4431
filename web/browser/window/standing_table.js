// One's own table as it stood at the last visit: it is on the page before the engine has started, and takes a choice,
// which is played once the engine has shown that the game is the same.
import { byId, closest } from "./dom.js";

/**
 * @typedef {object} Standing a table that was kept with its save
 * @property {string} text the record
 * @property {string} html the page's content
 *
 * @typedef {object} Choice a control that was clicked
 * @property {HTMLElement} control
 * @property {Record<string, string>} command what its attributes ask for
 * @property {string} selector finds such a control on another page
 *
 * @typedef {object} Early
 * @property {(text: string) => string} take once the engine's page is shown: the choice, as a command in JSON. Empty
 *   without one, where `text`, the record of that page, is not the one on which it was made, or where the page has no
 *   such control.
 */

const CONTROLS = "[data-do],[data-action],[data-also],[data-try],[data-source],[data-target]";
const FIELDS = ["do", "value", "action", "also", "try", "source", "target", "seat"];
const MARK = "early";

/** A clicked control, with the command that `command_of` in `web/page/input.py` makes of it. @param {HTMLElement} control @returns {Choice} */
const choiceOf = (control) => {
  const fields = FIELDS.map((name) => /** @type {const} */ ([name, control.dataset[name]]));
  const given = fields.flatMap(([name, value]) => (value === undefined ? [] : [/** @type {const} */ ([name, value])]));
  const selector = given.map(([name, value]) => `[data-${name}="${CSS.escape(value)}"]`).join("");
  return { control, command: Object.fromEntries(given), selector: `${selector}:not([disabled])` };
};

/** True if a place may follow a choice: it is a card that has several. @param {Choice | undefined} choice */
const awaitsPlace = (choice) => choice !== undefined && "source" in choice.command && !("action" in choice.command);

/** @implements {Early} */
class StandingTable {
  /** What was clicked: one control, or a card and then its place. @type {Choice[]} */
  #choices = [];
  #app = byId("app");
  #text;

  /** @param {Standing} standing */
  constructor({ text, html }) {
    this.#text = text;
    this.#app.replaceChildren(window.nastilkaTrusted.html(html));
    this.#app.dataset.standing = "yes";
    this.#app.querySelector("#table")?.setAttribute("data-state", "starting");
    this.#app.addEventListener("click", this.#choose, true);
  }

  /** @param {Event} event */
  #choose = (event) => {
    const control = closest(event, CONTROLS);
    if (!control) return; // a link, or something that the browser opens by itself
    event.preventDefault();
    event.stopPropagation();
    const [card] = this.#choices;
    const isPlace = awaitsPlace(card) && "target" in control.dataset;
    this.#mark(isPlace ? [card, choiceOf(control)] : [choiceOf(control)]);
    byId("live").textContent = this.#app.dataset.early ?? "";
  };

  /** Remember these choices, and no others. @param {Choice[]} choices */
  #mark(choices) {
    for (const { control } of this.#choices) control.classList.remove(MARK);
    for (const { control } of choices) control.classList.add(MARK);
    this.#choices = choices;
  }

  /** @type {Early["take"]} */
  take = (text) => {
    const choices = this.#choices;
    this.#mark([]);
    this.#app.removeEventListener("click", this.#choose, true);
    delete this.#app.dataset.standing;
    const stays = text === this.#text && choices.every(({ selector }) => this.#app.querySelector(selector));
    if (!stays || !choices.length) return "";
    const [card, place] = choices;
    return JSON.stringify(place ? { source: card.command.source, target: place.command.target } : card.command);
  };
}

/** Show a table as it stood, and take a choice on it. @param {Standing} standing @returns {Early} */
export const showStanding = (standing) => new StandingTable(standing);

/** Where no table stands, there is no choice. @type {Early} */
export const NO_CHOICE = { take: () => "" };
