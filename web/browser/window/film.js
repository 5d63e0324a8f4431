// The story of a game as an animated picture to share: each moment of the table, with its sentence below.
import { animated } from "./apng.js";
import { drawnOn, pictureOf } from "./export.js";

const STANDS = 1800; // milliseconds of each moment
const SMALLER = 0.5; // of the pixels of a still picture: a film of five moments then takes a megabyte and a half
const BAND = 84; // pixels for the sentence, below the table
const LINE = 26; // pixels of a line, and of its letters a little less
const MARGIN = 16;
const PAPER = "#fffdf7";
const INK = "#22302d";

/** @typedef {{html: string, words: string}} Frame */

/** @param {CanvasRenderingContext2D} context @param {string} words @param {number} width */
const linesOf = (context, words, width) => {
  const lines = [""];
  for (const word of words.split(" ")) {
    const longer = `${lines[lines.length - 1]} ${word}`.trim();
    if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, Math.floor(BAND / LINE));
};

/** A moment as it is printed: the table, and the sentence on paper. @param {HTMLCanvasElement} table @param {string} words @param {number} height */
const framed = async (table, words, height) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [table.width * SMALLER, height * SMALLER + BAND];
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(table, 0, 0, table.width * SMALLER, table.height * SMALLER);
  context.fillStyle = INK;
  context.font = `600 ${LINE - 6}px ${getComputedStyle(document.body).fontFamily}`;
  linesOf(context, words, canvas.width - 2 * MARGIN).forEach((line, at) => context.fillText(line, MARGIN, height * SMALLER + LINE * (at + 1)));
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new Uint8Array(await blob.arrayBuffer());
};

/** @param {Blob} blob @returns {Promise<string>} */
const addressOf = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(blob);
  });

/** Hand the picture on where the device can, else download it. @param {Blob} blob @param {string} name */
const handOn = async (blob, name) => {
  const content = { files: [new File([blob], name, { type: "image/png" })] };
  try {
    if (matchMedia("(any-pointer: coarse)").matches && navigator.canShare?.(content)) return await navigator.share(content);
  } catch {
    // refused, or the reader's touch was too long ago: it is downloaded
  }
  const link = document.createElement("a");
  Object.assign(link, { href: await addressOf(blob), download: name });
  document.body.append(link);
  link.click();
  link.remove();
};

/**
 * Draw a story, and hand it on.
 * @param {{name: string, frames: Frame[]}} film
 * @param {URL} outlines where the letters' outlines are
 */
export const makeFilm = async ({ name, frames }, outlines) => {
  const tables = [];
  for (const { html } of frames) {
    const box = document.createElement("div");
    box.append(window.nastilkaTrusted.html(html));
    tables.push(await drawnOn(await pictureOf(box, outlines)));
  }
  const height = Math.max(...tables.map((table) => table.height));
  const pngs = [];
  for (const [at, table] of tables.entries()) pngs.push(await framed(table, frames[at].words, height));
  await handOn(animated(pngs, STANDS), name);
};
