// What an SVG defines once and uses by its ID: gradients, filters, outlines to cut at.
import { el, short } from "./element.js";

export class Definitions {
  /** @type {Map<string, string>} */
  #ids = new Map();
  /** @type {string[]} */
  #made = [];

  /** The ID of a definition, which is made at its first use. @param {(id: string) => string} make */
  #id(make) {
    const key = make("");
    const found = this.#ids.get(key);
    if (found) return found;
    const id = `d${this.#ids.size + 1}`;
    this.#ids.set(key, id);
    this.#made.push(make(id));
    return id;
  }

  /** @param {string} name of the gradient's element @param {Record<string, string | number | null>} attributes @param {string} stops */
  gradient(name, attributes, stops) {
    return this.#id((id) => el(name, { id, gradientUnits: "userSpaceOnUse", ...attributes }, stops));
  }

  /** @param {number} deviation in pixels */
  blur(deviation) {
    const room = { x: "-50%", y: "-50%", width: "200%", height: "200%" };
    return this.#id((id) => el("filter", { id, ...room }, el("feGaussianBlur", { stdDeviation: short(deviation) })));
  }

  /** @param {string} primitives what the filter does */
  filter(primitives) {
    const room = { x: "-20%", y: "-20%", width: "140%", height: "140%", "color-interpolation-filters": "sRGB" };
    return this.#id((id) => el("filter", { id, ...room }, primitives));
  }

  /** @param {string} d the outline to cut at */
  clip(d) {
    return this.#id((id) => el("clipPath", { id }, el("path", { d })));
  }

  toString() {
    return this.#made.length ? el("defs", {}, ...this.#made) : "";
  }
}
