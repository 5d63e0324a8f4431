// A touch of celebration: paper shapes in the game's colours fall over the table of a reader who has won.
import { motionFactor } from "./motion.js";

const LASTS = 1500; // milliseconds
const PIECES = 36;
const SHAPES = ["strip", "square", "leaf", "kite"];
const SAMPLED = 80; // elements of the table whose colours are looked at
const VIVID = 70; // from 0 for grey to 255

/** True for a colour, as the browser computes it, that is not grey. @param {string} colour */
const isVivid = (colour) => {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 1 && Math.max(red, green, blue) - Math.min(red, green, blue) > VIVID;
};

/** The colours of the cards on a table, and those of paper and of the glow. @param {Element} table */
const coloursOf = (table) => {
  const parts = [...table.querySelectorAll(":is(.card, .tile), :is(.card, .tile) *")].slice(0, SAMPLED);
  const found = parts.map((part) => getComputedStyle(part)).flatMap((style) => [style.fill, style.backgroundColor, style.color]);
  return [...new Set(["#ffd479", "#f5efe0", ...found.filter((colour) => colour.startsWith("rgb") && isVivid(colour))])].slice(0, 6);
};

/** @param {number} least @param {number} most */
const between = (least, most) => least + Math.random() * (most - least);

/** @param {HTMLElement} piece @param {number} height how far it falls, in pixels @param {number} duration milliseconds */
const fall = (piece, height, duration) => {
  const drift = between(-60, 60);
  const way = [
    { translate: "0 -24px", rotate: `${between(-90, 90)}deg`, opacity: 1 },
    { opacity: 1, offset: 0.6 },
    { translate: `${drift}px ${height * between(0.5, 1)}px`, rotate: `${between(180, 540)}deg`, opacity: 0 },
  ];
  const delay = between(0, duration * 0.25);
  return piece.animate(way, { duration: duration - delay, delay, easing: "ease-in", fill: "both" }).finished;
};

/** @param {string} colour @param {string} shape */
const makePiece = (colour, shape) => {
  const piece = document.createElement("i");
  piece.className = shape;
  piece.style.background = colour;
  piece.style.left = `${between(2, 96)}%`;
  return piece;
};

/**
 * Let paper fall over a table for a second and a half. It takes no clicks, and is not there where nothing is to move.
 * @param {HTMLElement} table
 */
export const celebrate = (table) => {
  const times = motionFactor();
  if (!times) return;
  const { left, top, width, height } = table.getBoundingClientRect();
  const room = document.createElement("div");
  room.className = "celebration";
  room.setAttribute("aria-hidden", "true");
  Object.assign(room.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const colours = coloursOf(table);
  const pieces = Array.from({ length: PIECES }, (_, at) => makePiece(colours[at % colours.length], SHAPES[at % SHAPES.length]));
  room.append(...pieces);
  document.body.append(room);
  Promise.all(pieces.map((piece) => fall(piece, height, LASTS))).finally(() => room.remove());
};

const GLOWS = 900; // milliseconds

/**
 * Let the table's edge glow once, for a fine turn or a bluff that was caught. Where nothing is to move it shines and goes.
 * @param {HTMLElement} table
 */
export const glow = (table) => {
  const visibility = "visible";
  const shine = { visibility, boxShadow: "inset 0 0 0 4px #ffd479, inset 0 0 40px rgb(255 212 121 / 45%)" };
  const dark = { visibility, boxShadow: "none" };
  const way = motionFactor() ? [dark, { ...shine, offset: 0.3 }, dark] : [shine, shine];
  table.animate(way, { duration: GLOWS, easing: "ease-out", pseudoElement: "::after" });
};
