// A deal to watch: the cards come to their places one after the other, from the side of the draw pile.
import { motionFactor } from "./motion.js";

const CARDS = ".board :is(.card, .tile):not(.gone, .none)";
const PILES = ":is(.deck, .stock, .supply, .pack, .fl-heap)";
const WHOLE = 820; // milliseconds of a deal, at the usual pace
const EACH = 260; // milliseconds of one card's way
const SKIPS = ["pointerdown", "keydown"];

/** @typedef {{x: number, y: number}} Point */

/** The middle of an element, in pixels from the corner of the window. @param {Element} element @returns {Point} */
const middle = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The cards that lie next to a card: a hand, a row, a field. @param {Element} card */
const rowOf = (card) => {
  let row = card.parentElement;
  while (row && row.querySelectorAll(CARDS).length < 2) row = row.parentElement;
  return row;
};

/** How long each card waits, as a share of all: every hand gets its first card, then its second. @param {Element[]} cards */
const shares = (cards) => {
  const rows = Map.groupBy(cards, rowOf);
  return cards.map((card) => {
    const row = rows.get(rowOf(card)) ?? [];
    return row.indexOf(card) / row.length;
  });
};

/** @param {Element} card @param {Point} at @param {Point} from @param {number} delay @param {number} duration */
const bring = (card, at, from, delay, duration) => {
  const start = { translate: `${from.x - at.x}px ${from.y - at.y}px`, rotate: "-9deg", opacity: 0 };
  return card.animate([start, {}], { duration, delay, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" });
};

/** The latest deal's end. */
let finish = () => {};

/**
 * Show the cards of a table being dealt. The root has `data-dealing` meanwhile. Any click or key ends it, and does what
 * it does: only the cards' pictures move, and they take no clicks, so that every control is in its place from the start.
 * @param {HTMLElement} table
 */
export const dealCards = (table) => {
  finish();
  const times = motionFactor();
  if (!times || table.dataset.pace === "instant") return;
  const cards = [...table.querySelectorAll(CARDS)].filter((card) => card.checkVisibility() && !card.closest(PILES));
  const from = middle(table.querySelector(`.board ${PILES}`) ?? table);
  const waits = shares(cards).map((share) => share * (WHOLE - EACH) * times);
  // Every place is read before anything moves: a read after a change would lay out the page anew for each card.
  const places = cards.map(middle);
  const ways = cards.map((card, at) => bring(card, places[at], from, waits[at], EACH * times));
  const { dataset } = document.documentElement;
  const end = () => {
    ways.forEach((way) => way.cancel());
    SKIPS.forEach((name) => removeEventListener(name, end, true));
    delete dataset.dealing;
  };
  finish = end;
  dataset.dealing = "yes";
  SKIPS.forEach((name) => addEventListener(name, end, true));
  Promise.all(ways.map((way) => way.finished)).then(end, () => {});
};
