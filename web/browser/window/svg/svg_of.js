// A part of the page as an SVG that stands alone: shapes, text and gradients alone, so that any program can open it.
//
// Browsers could put HTML into an SVG (`foreignObject`), but nothing else can show that. So every element is drawn as it
// lies on the page: its box (box.js), its text line by line (words.js), its inline drawings (art.js).
import { Art } from "./art.js";
import { corners, drawBox, outline } from "./box.js";
import { Definitions, el, escaped, length, short } from "./element.js";
import { drawText } from "./words.js";

/** @typedef {import("./box.js").Rect} Rect */
/** How an element is turned, moved and enlarged: its matrix, and the point it is turned about, from its upper left corner.
 * @typedef {{matrix: DOMMatrix, x: number, y: number}} Turn */

const TURNING = /** @type {("transform" | "rotate" | "scale" | "translate")[]} */ (["transform", "rotate", "scale", "translate"]);

/**
 * Makes real elements of what style sheets add before and after elements, and turns everything upright, so that places
 * can be measured; returns how it was turned. The class `svg-still` hides what was there before and after elements.
 * @param {HTMLElement} root
 * @returns {Map<Element, Turn>}
 */
const prepare = (root) => {
  for (const element of root.querySelectorAll("*:not(svg *)")) {
    for (const kind of element instanceof HTMLElement ? ["::before", "::after"] : []) {
      const style = getComputedStyle(element, kind);
      if (style.content === "none" || style.content === "normal" || style.display === "none") continue;
      const made = document.createElement("span");
      for (const name of style) made.style.setProperty(name, style.getPropertyValue(name));
      made.style.setProperty("content", "normal");
      made.textContent = /^"(.*)"$/.exec(style.content)?.[1] ?? "";
      element[kind === "::before" ? "prepend" : "append"](made);
    }
  }
  root.classList.add("svg-still");
  /** @type {Map<Element, Turn>} */
  const turns = new Map();
  for (const part of root.querySelectorAll("*:not(svg *)")) {
    const style = getComputedStyle(part);
    if (TURNING.every((name) => (style[name] || "none") === "none")) continue;
    const { width, height } = part.getBoundingClientRect();
    const [dx = "0", dy = "0"] = style.translate === "none" ? [] : style.translate.split(" ");
    const [across = 1, down = across] = style.scale === "none" ? [] : style.scale.split(" ").map(Number);
    const angle = style.rotate === "none" ? 0 : parseFloat(style.rotate.split(" ").pop() ?? "0");
    const own = style.transform === "none" ? new DOMMatrix() : new DOMMatrix(style.transform);
    const matrix = new DOMMatrix().translate(length(dx, width), length(dy, height)).rotate(angle).scale(across, down).multiply(own);
    const [x, y] = style.transformOrigin.split(" ").map(parseFloat);
    turns.set(part, { matrix, x, y });
  }
  for (const part of turns.keys()) {
    for (const name of TURNING) /** @type {HTMLElement} */ (part).style.setProperty(name, "none", "important");
  }
  return turns;
};

class Drawing {
  defs = new Definitions();

  /** @param {HTMLElement} root @param {Map<Element, Turn>} turns @param {import("./words.js").Glyphs} glyphs */
  constructor(root, turns, glyphs) {
    this.turns = turns;
    this.glyphs = glyphs;
    this.art = new Art(glyphs);
    this.origin = root.getBoundingClientRect();
  }

  /** @param {Element} element @returns {Rect} */
  rectOf(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - this.origin.x, y: y - this.origin.y, width, height };
  }

  /** An element with all in it. @param {Element} element @returns {string} */
  element(element) {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.opacity === "0" || style.clipPath === "inset(50%)") return "";
    const rect = this.rectOf(element);
    const seen = style.visibility !== "hidden";
    const drawn = element instanceof SVGSVGElement ? (seen ? this.art.draw(element, rect) : "") : this.#html(element, style, rect, seen);
    return this.#grouped(drawn, element, style, rect);
  }

  /** @param {Element} element @param {CSSStyleDeclaration} style @param {Rect} rect @param {boolean} seen */
  #html(element, style, rect, seen) {
    const round = corners(style, rect);
    const box = seen && style.display !== "contents" ? drawBox({ rect, round, style, defs: this.defs }) : "";
    const inner = [...element.childNodes]
      .map((child, at) => ({ child, at, level: levelOf(child) }))
      .sort((one, other) => one.level - other.level || one.at - other.at)
      .map(({ child }) => {
        if (child instanceof Element) return this.element(child);
        return child instanceof Text && seen ? drawText(child, style, this.origin, this.glyphs) : "";
      })
      .join("");
    const cuts = style.overflowX !== "visible" && style.overflowY !== "visible" && inner !== "";
    return box + (cuts ? el("g", { "clip-path": this.defs.url("clipPath", {}, el("path", { d: outline(rect, round) })) }, inner) : inner);
  }

  /** @param {string} drawn @param {Element} element @param {CSSStyleDeclaration} style @param {Rect} rect */
  #grouped(drawn, element, style, rect) {
    if (!drawn) return "";
    const turn = this.turns.get(element);
    const filter = filterOf(style.filter);
    const attributes = {
      opacity: style.opacity === "1" ? null : style.opacity,
      filter: filter ? this.defs.url("filter", ROOM, filter) : null,
      transform: turn ? turned(turn, rect) : null,
    };
    return Object.values(attributes).some(Boolean) ? el("g", attributes, drawn) : drawn;
  }
}

/** What lies above or below its neighbours. @param {Node} node */
const levelOf = (node) => (node instanceof Element ? Number(getComputedStyle(node).zIndex) || 0 : 0);

/** @param {Turn} turn @param {Rect} rect */
const turned = ({ matrix, x, y }, rect) => {
  const [ox, oy] = [rect.x + x, rect.y + y];
  const { a, b, c, d, e, f } = new DOMMatrix().translate(ox, oy).multiply(matrix).translate(-ox, -oy);
  return `matrix(${[a, b, c, d].map((value) => value.toFixed(4)).join(" ")} ${short(e)} ${short(f)})`;
};

const ROOM = { x: "-20%", y: "-20%", width: "140%", height: "140%", "color-interpolation-filters": "sRGB" };

/** A filter's primitives: those that dim what cannot be used. @param {string} text */
const filterOf = (text) => {
  const amount = (/** @type {string} */ name) => Number(new RegExp(`\\b${name}\\(([\\d.]+)\\)`).exec(text)?.[1] ?? 1);
  const [bright, gray] = [amount("brightness"), 1 - (/grayscale/.test(text) ? amount("grayscale") : 0)];
  const colours = amount("saturate") * gray;
  const channels = ["R", "G", "B"].map((channel) => el(`feFunc${channel}`, { type: "linear", slope: short(bright) }));
  return [
    bright === 1 ? "" : el("feComponentTransfer", {}, ...channels),
    colours === 1 ? "" : el("feColorMatrix", { type: "saturate", values: short(colours) }),
  ].join("");
};

/**
 * The SVG of an element that is on the page; the element is changed by it, so it should be a copy.
 * @param {HTMLElement} root
 * @param {string} words what it shows, for those who do not see it
 * @param {import("./words.js").Glyphs} glyphs the outlines of its letters
 */
export const svgOf = (root, words, glyphs) => {
  const drawing = new Drawing(root, prepare(root), glyphs);
  const drawn = drawing.element(root);
  const { width, height } = drawing.origin;
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  const size = { xmlns: "http://www.w3.org/2000/svg", width: wide, height: high, viewBox: `0 0 ${wide} ${high}` };
  const told = words ? `<title>${escaped(words)}</title>` : "";
  return `${el("svg", { ...size, role: "img" }, told, drawing.defs.toString(), drawn)}\n`;
};
