// The gradients of CSS as those of SVG.
import { colour, cut, el, short } from "./element.js";

/** @typedef {import("./box.js").Rect} Rect */
/** @typedef {{ink: string, at: number | null}} Stop */

const DEGREES = Math.PI / 180;
const SIDES = /** @type {Record<string, number>} */ ({ top: 0, right: 90, bottom: 180, left: 270 });

/**
 * A background image as a paint; null for what is no gradient, which is left out.
 * @param {string} image
 * @param {Rect} rect
 * @param {string} size one of the style's sizes
 * @param {import("./definitions.js").Definitions} defs
 */
export const gradient = (image, rect, size, defs) => {
  const [, repeating, kind, inner] = /^(repeating-)?(linear|radial)-gradient\((.*)\)$/.exec(image) ?? [];
  if (!kind || (size && size !== "auto" && !size.startsWith("100%"))) return null;
  const parts = cut(inner);
  const id = kind === "linear" ? linear(parts, rect, Boolean(repeating), defs) : radial(parts, rect, Boolean(repeating), defs);
  return `url(#${id})`;
};

/** Where colours stand along a line of a length, in pixels. @param {string[]} parts @param {number} whole @returns {{ink: string, at: number}[]} */
const stopsOf = (parts, whole) => {
  /** @type {Stop[]} */
  const found = [];
  for (const part of parts) {
    const ink = /^[a-z-]+\(.*?\)(?= |$)|^#\w+|^[a-z]+/.exec(part)?.[0] ?? "transparent";
    const places = part.slice(ink.length).trim().split(" ").filter(Boolean);
    const lengths = places.map((place) => (place.endsWith("%") ? (parseFloat(place) / 100) * whole : parseFloat(place)));
    for (const at of lengths.length ? lengths : [null]) found.push({ ink, at });
  }
  return spread(found, whole);
};

/** Those without a place stand evenly between their neighbours. @param {Stop[]} stops @param {number} whole */
const spread = (stops, whole) => {
  const last = stops.length - 1;
  const places = stops.map(({ at }, index) => at ?? (index === 0 ? 0 : index === last ? whole : null));
  return stops.map(({ ink }, index) => {
    const own = places[index];
    if (own !== null) return { ink, at: own };
    let before = index;
    let after = index;
    while (places[before] === null) before--;
    while (places[after] === null) after++;
    const [low, high] = [Number(places[before]), Number(places[after])];
    return { ink, at: low + ((high - low) * (index - before)) / (after - before) };
  });
};

/**
 * What cannot be seen has the colour of its neighbour: CSS fades to it without a tinge, SVG does not.
 * @param {{ink: string, at: number}[]} stops
 * @param {number} whole the length of the gradient's line
 */
const written = (stops, whole) =>
  stops
    .map(({ ink, at }, index) => {
      const { opacity } = colour(ink);
      const seen = opacity ? ink : [stops[index - 1], stops[index + 1]].find((stop) => stop && colour(stop.ink).opacity)?.ink;
      const offset = short(Math.min(1, Math.max(0, at / whole)));
      return el("stop", { offset, "stop-color": colour(seen ?? ink).paint, "stop-opacity": opacity < 1 ? short(opacity) : null });
    })
    .join("");

/** @param {string} text as `45deg`, `to right` @returns {number | null} degrees, null where it is no direction */
const direction = (text) => {
  if (/^-?[\d.]+deg$/.test(text)) return parseFloat(text);
  if (/^-?[\d.]+turn$/.test(text)) return 360 * parseFloat(text);
  return text.startsWith("to ") ? (SIDES[text.slice(3)] ?? 135) : null;
};

/** @param {string[]} parts @param {Rect} rect @param {boolean} repeats @param {import("./definitions.js").Definitions} defs */
const linear = (parts, { x, y, width, height }, repeats, defs) => {
  const asked = direction(parts[0]);
  const angle = (asked ?? 180) * DEGREES;
  const [across, down] = [Math.sin(angle), -Math.cos(angle)];
  const whole = Math.abs(width * across) + Math.abs(height * down) || 1;
  const stops = stopsOf(asked === null ? parts : parts.slice(1), whole);
  const end = repeats ? stops[stops.length - 1].at || whole : whole;
  const [x0, y0] = [x + width / 2 - (across * whole) / 2, y + height / 2 - (down * whole) / 2];
  const place = { x1: x0, y1: y0, x2: x0 + across * end, y2: y0 + down * end, spreadMethod: repeats ? "repeat" : null };
  return defs.gradient("linearGradient", place, written(stops, end));
};

/** @param {string} text @param {number} from @param {number} whole */
const placeOf = (text, from, whole) => from + (text.endsWith("%") ? (parseFloat(text) / 100) * whole : parseFloat(text));

/** @param {string} shape @param {Rect} rect @param {number} cx @param {number} cy @returns {[number, number]} the radii */
const radii = (shape, { x, y, width, height }, cx, cy) => {
  const sizes = shape.match(/[\d.]+(%|px)/g) ?? [];
  const [across, down = across] = sizes;
  if (across && down) return [placeOf(across, 0, width), placeOf(down, 0, across === down && !across.endsWith("%") ? width : height)];
  const [dx, dy] = [Math.max(cx - x, x + width - cx), Math.max(cy - y, y + height - cy)];
  if (shape.includes("circle")) return [Math.hypot(dx, dy), Math.hypot(dx, dy)];
  return [dx * Math.SQRT2, dy * Math.SQRT2];
};

/** @param {string[]} parts @param {Rect} rect @param {boolean} repeats @param {import("./definitions.js").Definitions} defs */
const radial = (parts, rect, repeats, defs) => {
  const shaped = !/^(rgb|rgba|color|oklch|oklab|#|transparent)/.test(parts[0]);
  const [shape, middle] = shaped ? cutAt(parts[0]) : ["", ""];
  const [left = "50%", top = "50%"] = middle.split(" ").filter(Boolean);
  const [cx, cy] = [placeOf(left, rect.x, rect.width), placeOf(top, rect.y, rect.height)];
  const [across, down] = radii(shape, rect, cx, cy);
  const stops = stopsOf(shaped ? parts.slice(1) : parts, across);
  const end = repeats ? stops[stops.length - 1].at || across : across;
  const squeeze = `translate(${short(cx)} ${short(cy)}) scale(1 ${(down / across).toFixed(4)})`;
  const place = { cx: 0, cy: 0, r: end, gradientTransform: squeeze, spreadMethod: repeats ? "repeat" : null };
  return defs.gradient("radialGradient", place, written(stops, end));
};

/** @param {string} text as `120% 90% at 50% 45%` @returns {[string, string]} */
const cutAt = (text) => {
  const [shape = "", middle = ""] = text.split(/(?:^| )at /);
  return [shape, middle];
};
