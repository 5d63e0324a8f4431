// The outlines of the site's letters (`build/website/glyphs.py`): with them text is shapes, which look the same in every program.
import { short } from "./element.js";

/** By family, weight and character: the advance and the path, in thousandths of an em.
 * @typedef {Record<string, Record<string, Record<string, [number, string]>>>} Glyphs */

const EM = 1000;

/** Unpack what is gzip; a host or the service worker may have done so already. @param {ArrayBuffer} bytes */
const unpacked = async (bytes) => {
  const packed = new Uint8Array(bytes)[0] === 0x1f;
  const stream = new Blob([bytes]).stream();
  return new Response(packed ? stream.pipeThrough(new DecompressionStream("gzip")) : stream).json();
};

/** The outlines from a URL; none where they cannot be had: then text is text. @param {string | URL} url @returns {Promise<Glyphs>} */
export const loadGlyphs = async (url) => {
  try {
    return await unpacked(await (await fetch(url)).arrayBuffer());
  } catch {
    return {};
  }
};

/** The weight that is there and nearest to a style's. @param {string[]} weights @param {number} wanted */
const nearest = (weights, wanted) =>
  weights.reduce((best, each) => (Math.abs(Number(each) - wanted) < Math.abs(Number(best) - wanted) ? each : best));

/** A path with every point moved and scaled. @param {string} path @param {number} x @param {number} y @param {number} across @param {number} down */
const placed = (path, x, y, across, down) =>
  path.replace(/-?\d+ -?\d+/g, (point) => {
    const [left, top] = point.split(" ").map(Number);
    return `${short(x + left * across)} ${short(y + top * down)}`;
  });

/**
 * How wide a text is by itself, in ems; null where a letter has no outline.
 * @param {Glyphs} glyphs
 * @param {{family: string, weight: number}} face
 * @param {string} text
 */
const widthOf = (glyphs, face, text) => {
  const letters = lettersOf(glyphs, face);
  let width = 0;
  for (const letter of text) {
    const found = letters?.[letter];
    if (!found) return null;
    width += found[0];
  }
  return width / EM;
};

/** @param {Glyphs} glyphs @param {{family: string, weight: number}} face */
const lettersOf = (glyphs, { family, weight }) => {
  const weights = glyphs[family];
  return weights && weights[nearest(Object.keys(weights), weight)];
};

/**
 * A text as the data of a path; null where a letter has no outline.
 * @param {Glyphs} glyphs
 * @param {{family: string, weight: number}} face
 * @param {string} text
 * @param {{x: number, y: number, size: number, length?: number, anchor?: number}} place where its base line begins, in
 *   pixels; how long it is to be, by default as long as it is; what share of it is before that place
 */
export const outlined = (glyphs, face, text, { x, y, size, length, anchor = 0 }) => {
  const width = widthOf(glyphs, face, text);
  const letters = lettersOf(glyphs, face);
  if (width === null || !letters || !width) return null;
  const [down, across] = [size / EM, (length ?? width * size) / width / EM];
  let left = x - anchor * width * size;
  let path = "";
  for (const letter of text) {
    const [advance, outline] = letters[letter];
    path += placed(outline, left, y, across, down);
    left += advance * across;
  }
  return path;
};
