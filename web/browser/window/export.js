// The pictures of the workbench's tab to take away: the table that stands there, as SVG or PNG, in a file or copied.
import { svgOf } from "./svg/svg_of.js";
import { loadGlyphs } from "./svg/words.js";

/** Pixels of a PNG for each of the SVG's. */
const FINE = 2;
/** @type {Promise<import("./svg/words.js").Glyphs> | null} */
let glyphs = null;

/** The sentences beside a table, for those who do not see the picture. @param {HTMLElement} box */
const wordsOf = (box) =>
  [...box.querySelectorAll(".told li")]
    .map((line) => line.textContent?.trim() ?? "")
    .filter(Boolean)
    .join(" ");

/**
 * The picture in a box as an SVG: of a copy, which stands beside the page for a moment, as wide as every picture.
 * @param {HTMLElement} box
 * @param {string | URL} outlines where the letters' outlines are
 */
export const pictureOf = async (box, outlines) => {
  const letters = await (glyphs ??= loadGlyphs(outlines));
  await document.fonts.ready;
  const sheet = /** @type {HTMLElement} */ (box.cloneNode(true));
  sheet.id = "";
  sheet.inert = true;
  sheet.classList.add("picture-sheet");
  document.body.append(sheet);
  try {
    const table = /** @type {HTMLElement} */ (sheet.querySelector(".table"));
    return svgOf(table, wordsOf(box), letters);
  } finally {
    sheet.remove();
  }
};

/** The picture of an SVG that stands alone. @param {string} svg */
export const drawnOn = async (svg) => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [FINE * image.naturalWidth, FINE * image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** @param {string} svg @param {string} kind @param {string} name */
const save = async (svg, kind, name) => {
  const svgHref = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const link = document.createElement("a");
  Object.assign(link, { href: kind === "svg" ? svgHref : (await drawnOn(svg)).toDataURL("image/png"), download: `${name}.${kind}` });
  document.body.append(link);
  link.click();
  link.remove();
};

/** @param {string} svg @param {string} kind */
const copy = async (svg, kind) => {
  if (kind === "svg") return navigator.clipboard.writeText(svg);
  const canvas = await drawnOn(svg);
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
};

/** Make the picture that a button asks for, and tell whether that worked. @param {HTMLElement} button @param {string | URL} outlines */
const make = async (button, outlines) => {
  const box = document.getElementById("picture-box");
  const status = document.getElementById("picture-status");
  if (!box || !status) return;
  const { picture = "", way } = button.dataset;
  try {
    const svg = await pictureOf(box, outlines);
    await (way === "copy" ? copy(svg, picture) : save(svg, picture, box.dataset.name ?? "table"));
    status.textContent = status.dataset.done ?? "";
  } catch {
    status.textContent = status.dataset.failed ?? "";
  }
};

/** Listen to the buttons for pictures. @param {string | URL} outlines where the letters' outlines are */
export const offerPictures = (outlines) => {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-picture]") : null;
    if (button instanceof HTMLElement) void make(button, outlines);
  });
};
