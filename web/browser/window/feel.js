// What is heard, felt and seen of an answer, besides its picture.
import { celebrate, glow } from "./celebration.js";
import { dealCards } from "./deal.js";
import { playSounds } from "./sound.js";
import { vibrate } from "./vibration.js";

/**
 * Play the sounds of what happened, vibrate, have the cards dealt, celebrate; all as the reader's settings allow.
 * @param {string} text the names of `web/engine/presenter.py`, with spaces between
 */
export const feel = (text) => {
  const names = text.split(" ").filter(Boolean);
  playSounds(names);
  vibrate(names);
  const table = document.getElementById("table");
  if (table && names.includes("shuffle")) dealCards(table);
  if (table && names.includes("win")) celebrate(table);
  else if (table && names.some((name) => name === "fine" || name === "caught")) glow(table);
};
