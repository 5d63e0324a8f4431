// A drawing within the page, an inline `<svg>`, as part of another SVG: with the style of every part in its attributes.
import { el, painted, short } from "./element.js";
import { faceOf, fontOf, outlined, plain } from "./words.js";

/** What a style sheet may say of a part of a drawing, as attributes have it; the usual values are left out. */
const PLAIN = /** @type {[string, string][]} */ ([
  ["stroke-width", "1px"],
  ["stroke-linecap", "butt"],
  ["stroke-linejoin", "miter"],
  ["stroke-dasharray", "none"],
  ["stroke-dashoffset", "0px"],
  ["fill-rule", "nonzero"],
  ["opacity", "1"],
  ["text-anchor", "start"],
  ["dominant-baseline", "auto"],
  ["font-weight", "400"],
]);
const GEOMETRY = /^(x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|d|points|width|height|transform|viewBox|preserveAspectRatio|dx|dy|offset|gradientTransform|gradientUnits|id|clip-path|paint-order|pathLength)$/;
const LEFT_OUT = new Set(["title", "desc", "symbol", "style", "script"]);

/** A paint with its opacity. @param {string} name @param {string} text @param {string} opacity */
const paint = (name, text, opacity) => {
  if (text === "none" || text.startsWith("url(")) return { [name]: text.replace(/url\("?#?([^")]*)"?\).*/, "url(#$1)") };
  const found = painted(text, name);
  const own = Number(found[`${name}-opacity`] ?? 1) * Number(opacity);
  return { ...found, [`${name}-opacity`]: own < 1 ? short(own) : null };
};

/** @param {Element} part @param {CSSStyleDeclaration} style */
const attributesOf = (part, style) => {
  /** @type {Record<string, string | null>} */
  const found = {};
  for (const { name, value } of part.attributes) if (GEOMETRY.test(name)) found[name] = value;
  Object.assign(found, paint("fill", style.fill, style.fillOpacity));
  if (style.stroke !== "none") Object.assign(found, paint("stroke", style.stroke, style.strokeOpacity));
  for (const [name, usual] of PLAIN) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual) found[name] = value.replaceAll("px", "");
  }
  if (!found.transform && style.transform !== "none") found.transform = style.transform.replaceAll("px", "");
  return found;
};

const ANCHORS = /** @type {Record<string, number>} */ ({ start: 0, middle: 0.5, end: 1 });

/** Draws the parts of inline drawings. */
export class Art {
  /** @param {import("./words.js").Glyphs} glyphs */
  constructor(glyphs) {
    this.glyphs = glyphs;
  }

  /**
   * An inline drawing at its place.
   * @param {SVGSVGElement} drawing
   * @param {import("./box.js").Rect} rect
   */
  draw(drawing, { x, y, width, height }) {
    const box = { x, y, width, height, viewBox: drawing.getAttribute("viewBox"), preserveAspectRatio: drawing.getAttribute("preserveAspectRatio") };
    const overflow = getComputedStyle(drawing).overflow === "visible" ? "visible" : null;
    return el("svg", { ...box, overflow }, ...this.#children(drawing));
  }

  /** A part with all in it; a `<use>` with what it shows. @param {Element} part @returns {string} */
  #part(part) {
    const name = part.localName;
    const style = getComputedStyle(part);
    if (LEFT_OUT.has(name) || style.display === "none" || style.visibility === "hidden") return "";
    if (name === "use") return this.#used(part);
    if (name !== "text") return el(name, { ...attributesOf(part, style), ...(name === "tspan" ? fontOf(style) : {}) }, ...this.#children(part));
    return this.#text(part, style) ?? el(name, { ...attributesOf(part, style), ...fontOf(style) }, ...this.#children(part));
  }

  /** A text as shapes; null where that cannot be. @param {Element} part @param {CSSStyleDeclaration} style */
  #text(part, style) {
    const [x, y] = ["x", "y"].map((name) => Number(part.getAttribute(name) ?? 0));
    if (part.children.length || Number.isNaN(x + y) || style.dominantBaseline !== "auto") return null;
    const place = { x, y, size: parseFloat(style.fontSize), anchor: ANCHORS[style.textAnchor] ?? 0 };
    const d = outlined(this.glyphs, faceOf(style), (part.textContent ?? "").trim(), place);
    const { x: _x, y: _y, "text-anchor": _anchor, "font-weight": _weight, ...drawn } = attributesOf(part, style);
    return d === null ? null : el("path", { d, ...drawn });
  }

  /** @param {Element} part */
  #children(part) {
    return [...part.childNodes].map((child) => {
      if (child instanceof Element) return this.#part(child);
      return child instanceof Text ? plain(child.data) : "";
    });
  }

  /** @param {Element} part */
  #used(part) {
    const name = part.getAttribute("href") ?? "";
    const symbol = name.startsWith("#") ? document.getElementById(name.slice(1)) : null;
    if (!symbol) return "";
    const [width, height] = ["width", "height"].map((side) => part.getAttribute(side) ?? "100%");
    return el("svg", { viewBox: symbol.getAttribute("viewBox"), width, height }, ...this.#children(symbol));
  }
}
