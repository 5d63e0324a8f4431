// Text as SVG: the outlines of its letters (`build/website/glyphs.py`), which look the same in every program; where a
// letter has none, a `<text>` that is as long as on the page, whatever font another program has for it.
import { el, painted, short } from "./element.js";

/** By family, weight and character: the advance and the path, in thousandths of an em.
 * @typedef {Record<string, Record<string, Record<string, [number, string]>>>} Glyphs */

const EM = 1000;

/** The outlines from a URL; none where they cannot be had: then text is text. @param {string | URL} url @returns {Promise<Glyphs>} */
export const loadGlyphs = async (url) => {
  try {
    const bytes = await (await fetch(url)).arrayBuffer();
    const stream = new Blob([bytes]).stream();
    const packed = new Uint8Array(bytes)[0] === 0x1f; // a host or the service worker may have unpacked it already
    return await new Response(packed ? stream.pipeThrough(new DecompressionStream("gzip")) : stream).json();
  } catch {
    return {};
  }
};

/**
 * A text as the data of a path; null where a letter has no outline.
 * @param {Glyphs} glyphs
 * @param {{family: string, weight: number}} face
 * @param {string} text
 * @param {{x: number, y: number, size: number, length?: number, anchor?: number}} place where its base line begins, in
 *   pixels; how long it is to be, by default as long as it is; what share of it is before that place
 */
export const outlined = (glyphs, { family, weight }, text, { x, y, size, length, anchor = 0 }) => {
  const weights = Object.entries(glyphs[family] ?? {}).sort(([one], [other]) => Math.abs(Number(one) - weight) - Math.abs(Number(other) - weight));
  const letters = [...text].map((letter) => weights[0]?.[1][letter]);
  const width = letters.reduce((sum, letter) => sum + (letter ? letter[0] : NaN), 0) / EM;
  if (!width) return null; // NaN where a letter has no outline
  const [down, across] = [size / EM, (length ?? width * size) / width / EM];
  let left = x - anchor * width * size;
  let path = "";
  for (const [advance, outline] of letters) {
    path += outline.replace(/-?\d+ -?\d+/g, (point) => {
      const [right, lower] = point.split(" ").map(Number);
      return `${short(left + right * across)} ${short(y + lower * down)}`;
    });
    left += advance * across;
  }
  return path;
};

const SERIF = /serif 4|georgia/i;
/** What other programs may have in place of the site's own fonts. */
const FAMILIES = /** @type {Record<string, string>} */ ({
  serif: "'Source Serif 4', Georgia, 'Liberation Serif', 'DejaVu Serif', 'Noto Serif', serif",
  sans: "Onest, 'Segoe UI', 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', 'Noto Sans', sans-serif",
});

/** A style's font: `serif` or `sans`, and its weight. @param {CSSStyleDeclaration} style */
export const faceOf = (style) => ({ family: SERIF.test(style.fontFamily) ? "serif" : "sans", weight: Number(style.fontWeight) || 400 });

/** A font's attributes. @param {CSSStyleDeclaration} style */
export const fontOf = (style) => ({
  "font-family": FAMILIES[faceOf(style).family],
  "font-size": parseFloat(style.fontSize),
  "font-weight": style.fontWeight === "400" ? null : style.fontWeight,
  "font-style": style.fontStyle === "normal" ? null : style.fontStyle,
});

const measure = document.createElement("canvas").getContext("2d"); // one of the page's own, since it has the page's fonts

/** How much of a line's height is above its base line. @param {CSSStyleDeclaration} style */
const ascent = (style) => {
  if (!measure) return 0.8;
  measure.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = measure.measureText("x");
  return above / (above + below);
};

/** @typedef {{text: string, left: number, right: number, top: number, bottom: number}} Run */

/** Where a piece of a text node is. @param {Text} node @param {number} start @param {string} text */
const rangeOf = (node, start, text) => {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + text.length);
  return range;
};

/** The words of a text node and the spaces between them; of a word that is in two lines its letters. @param {Text} node @returns {Run[]} */
const pieces = (node) =>
  [...node.data.matchAll(/\s+|\S+/g)].flatMap(({ 0: word, index }) => {
    const broken = rangeOf(node, index, word).getClientRects().length > 1 && word.trim() !== "";
    return [...(broken ? word : [word])].map((text, at) => {
      const { left, right, top, bottom } = rangeOf(node, index + at, text).getBoundingClientRect();
      return { text, left, right, top, bottom };
    });
  });

/** The lines of a text node: what stands in each, and where. @param {Text} node @returns {Run[]} */
const lines = (node) => {
  /** @type {Run[]} */
  const found = [];
  for (const { text, left, right, top, bottom } of pieces(node)) {
    const last = found[found.length - 1];
    const space = !text.trim();
    if (right === left) continue;
    if (last && Math.abs(last.top - top) < 2 && left >= last.right - 1) {
      last.text += space ? " " : text;
      if (!space) last.right = right;
    } else if (!space) {
      found.push({ text, left, right, top, bottom });
    }
  }
  return found;
};

/** @param {string} text @param {string} how */
const cased = (text, how) => {
  if (how === "uppercase") return text.toUpperCase();
  if (how === "lowercase") return text.toLowerCase();
  if (how === "first") return text[0].toUpperCase() + text.slice(1);
  return how === "capitalize" ? text.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase()) : text;
};

/** True if a style sheet writes the first letter of a text large. @param {Text} node */
const beginsLarge = (node) => {
  const parent = node.parentElement;
  return parent?.firstChild === node && getComputedStyle(parent, "::first-letter").textTransform === "uppercase";
};

/**
 * A text node.
 * @param {Text} node
 * @param {CSSStyleDeclaration} style of its element
 * @param {{x: number, y: number}} origin where the drawing begins on the page
 * @param {Glyphs} glyphs
 */
export const drawText = (node, style, origin, glyphs) => {
  if (!node.data.trim()) return "";
  const part = ascent(style);
  const size = parseFloat(style.fontSize);
  const large = beginsLarge(node);
  return lines(node)
    .map(({ text, left, right, top, bottom }, at) => {
      const shown = cased(text.trimEnd(), at === 0 && large ? "first" : style.textTransform);
      const [x, y] = [left - origin.x, top + (bottom - top) * part - origin.y];
      const length = Math.max(1, right - left);
      const d = style.fontStyle === "normal" ? outlined(glyphs, faceOf(style), shown, { x, y, size, length }) : null;
      if (d !== null) return el("path", { d, ...painted(style.color) });
      const fitted = { textLength: short(length), lengthAdjust: "spacingAndGlyphs" };
      return el("text", { x, y, ...fontOf(style), ...painted(style.color), ...fitted }, plain(shown));
    })
    .join("");
};

/** @param {string} text */
export const plain = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
