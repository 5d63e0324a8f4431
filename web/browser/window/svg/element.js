// SVG as text: elements with escaped attributes, numbers in short, colours that every program knows.

const DIGITS = 2;

/** @param {number} value */
export const short = (value) => String(Number(value.toFixed(DIGITS)));

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * An element; what is null or undefined is left out.
 * @param {string} name
 * @param {Record<string, string | number | null | undefined>} attributes
 * @param {...string} children texts that are SVG already
 */
export const el = (name, attributes, ...children) => {
  const given = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined);
  const written = given.map(([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : escaped(String(value))}"`);
  const inner = children.join("");
  return inner ? `<${name}${written.join("")}>${inner}</${name}>` : `<${name}${written.join("")}/>`;
};

/** A colour as SVG 1.1 has it: opaque, and how opaque it is. @typedef {{paint: string, opacity: number}} Colour */

/** @type {Map<string, Colour>} */
const known = new Map();
/** @type {CanvasRenderingContext2D | null} */
let context = null;

/** The colour of one pixel, for those that are written in newer ways. @param {string} text @returns {Colour} */
const drawn = (text) => {
  context ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) return { paint: text, opacity: 1 };
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  return { paint: hex([red, green, blue]), opacity: alpha / 255 };
};

/** @param {number[]} channels */
const hex = (channels) => `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/**
 * A computed colour.
 * @param {string} text as `rgb(…)`, `rgba(…)`, `color(…)` and so on
 * @returns {Colour}
 */
export const colour = (text) => {
  const found = known.get(text);
  if (found) return found;
  const parts = /^rgba?\(([^)]*)\)$/.exec(text)?.[1].match(/[\d.]+/g)?.map(Number);
  const made = parts ? { paint: hex(parts.slice(0, 3)), opacity: parts[3] ?? 1 } : drawn(text);
  known.set(text, made);
  return made;
};

/** `fill` and its opacity; nothing for what cannot be seen. @param {string} text @param {string} [attribute] */
export const painted = (text, attribute = "fill") => {
  const { paint, opacity } = colour(text);
  return { [attribute]: paint, [`${attribute}-opacity`]: opacity < 1 ? short(opacity) : null };
};

/** Text cut at commas that are in no brackets. @param {string} text @param {string} [sign] */
export const cut = (text, sign = ",") => {
  /** @type {string[]} */
  const found = [];
  let depth = 0;
  let begun = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") {
      depth++;
    } else if (text[at] === ")") {
      depth--;
    } else if (text[at] === sign && depth === 0) {
      found.push(text.slice(begun, at).trim());
      begun = at + 1;
    }
  }
  found.push(text.slice(begun).trim());
  return found.filter(Boolean);
};
