// SVG as text: elements with escaped attributes, numbers in short, colours that every program knows, definitions.

/** @param {number} value */
export const short = (value) => String(Number(value.toFixed(2)));

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

/** What an SVG defines once and uses by its ID: gradients, filters, outlines to cut at. */
export class Definitions {
  /** @type {Map<string, string>} */
  #ids = new Map();
  #made = "";

  /** The use of a definition, which is made at its first one. @param {string} name @param {Parameters<typeof el>[1]} attributes @param {string} inner */
  url(name, attributes, inner) {
    const key = el(name, attributes, inner);
    let id = this.#ids.get(key);
    if (!id) {
      id = `d${this.#ids.size + 1}`;
      this.#ids.set(key, id);
      this.#made += el(name, { id, ...attributes }, inner);
    }
    return `url(#${id})`;
  }

  toString() {
    return this.#made && el("defs", {}, this.#made);
  }
}

/** A colour as SVG 1.1 has it: opaque, and how opaque it is. @typedef {{paint: string, opacity: number}} Colour */

/** @type {Map<string, Colour>} */
const known = new Map();
const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/**
 * A computed colour.
 * @param {string} text as `rgb(…)`, `rgba(…)`, `color(…)` and so on
 * @returns {Colour}
 */
export const colour = (text) => {
  const found = known.get(text);
  if (found) return found;
  let [red, green, blue, opacity = 1] = /^rgba?\(([^)]*)\)$/.exec(text)?.[1].match(/[\d.]+/g)?.map(Number) ?? [];
  if (red === undefined && pixel) {
    // Written in a newer way: what a pixel becomes with it.
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = text;
    pixel.fillRect(0, 0, 1, 1);
    [red, green, blue, opacity] = pixel.getImageData(0, 0, 1, 1).data;
    opacity /= 255;
  }
  const hex = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0"));
  const made = { paint: `#${hex.join("")}`, opacity };
  known.set(text, made);
  return made;
};

/** `fill` and its opacity; nothing for what cannot be seen. @param {string} text @param {string} [attribute] */
export const painted = (text, attribute = "fill") => {
  const { paint, opacity } = colour(text);
  return { [attribute]: paint, [`${attribute}-opacity`]: opacity < 1 ? short(opacity) : null };
};

/** Text cut at commas that are in no brackets, which in a computed style are at most three deep. @param {string} text */
export const cut = (text) => text.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g)?.map((part) => part.trim()) ?? [];

/** @param {string} text pixels or a percentage @param {number} whole what 100 % are */
export const length = (text, whole) => (text.endsWith("%") ? (parseFloat(text) / 100) * whole : parseFloat(text) || 0);
