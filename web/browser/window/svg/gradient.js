// The gradients of CSS as those of SVG.
import { colour, cut, el, length, short } from "./element.js";

/** @typedef {import("./box.js").Rect} Rect */

const DEGREES = Math.PI / 180;
const SIDES = /** @type {Record<string, number>} */ ({ top: 0, right: 90, bottom: 180, left: 270 });

/**
 * A background image as a paint; null for what is no gradient, which is left out.
 * @param {string} image
 * @param {Rect} rect
 * @param {string} size one of the style's sizes
 * @param {import("./element.js").Definitions} defs
 */
export const gradient = (image, rect, size, defs) => {
  const [, repeating, kind, inner] = /^(repeating-)?(linear|radial)-gradient\((.*)\)$/.exec(image) ?? [];
  if (!kind || (size && size !== "auto" && !size.startsWith("100%"))) return null;
  return (kind === "linear" ? linear : radial)(cut(inner), rect, Boolean(repeating), defs);
};

/** Where colours stand along a line of a length, in pixels. @param {string[]} parts @param {number} whole */
const stopsOf = (parts, whole) => {
  const found = parts.flatMap((part) => {
    const ink = /^[a-z-]+\(.*?\)(?= |$)|^#\w+|^[a-z]+/.exec(part)?.[0] ?? "transparent";
    const places = part.slice(ink.length).trim().split(" ").filter(Boolean);
    return places.length ? places.map((place) => ({ ink, at: length(place, whole) })) : [{ ink, at: NaN }];
  });
  // Those without a place stand evenly between their neighbours.
  found.forEach((stop, index) => {
    if (!Number.isNaN(stop.at)) return;
    const before = index ? found[index - 1].at : 0;
    const after = found.findIndex(({ at }, other) => other > index && !Number.isNaN(at));
    const [end, last] = after < 0 ? [whole, found.length - 1] : [found[after].at, after];
    stop.at = index ? before + (end - before) / (last - index + 1) : 0;
  });
  return found;
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

/** @param {string[]} parts @param {Rect} rect @param {boolean} repeats @param {import("./element.js").Definitions} defs */
const linear = (parts, { x, y, width, height }, repeats, defs) => {
  const asked = direction(parts[0]);
  const angle = (asked ?? 180) * DEGREES;
  const [across, down] = [Math.sin(angle), -Math.cos(angle)];
  const whole = Math.abs(width * across) + Math.abs(height * down) || 1;
  const stops = stopsOf(asked === null ? parts : parts.slice(1), whole);
  const end = repeats ? stops[stops.length - 1].at || whole : whole;
  const [x0, y0] = [x + width / 2 - (across * whole) / 2, y + height / 2 - (down * whole) / 2];
  const place = { x1: x0, y1: y0, x2: x0 + across * end, y2: y0 + down * end, spreadMethod: repeats ? "repeat" : null, gradientUnits: "userSpaceOnUse" };
  return defs.url("linearGradient", place, written(stops, end));
};

/** @param {string[]} parts @param {Rect} rect @param {boolean} repeats @param {import("./element.js").Definitions} defs */
const radial = (parts, { x, y, width, height }, repeats, defs) => {
  const shaped = !/^(rgb|rgba|color|oklch|oklab|#|transparent)/.test(parts[0]);
  const [shape = "", middle = ""] = shaped ? parts[0].split(/(?:^| )at /) : []; // as `120% 90% at 50% 45%`
  const [left = "50%", top = "50%"] = middle.split(" ").filter(Boolean);
  const [cx, cy] = [x + length(left, width), y + length(top, height)];
  const [wide, high = wide] = shape.match(/[\d.]+(%|px)/g) ?? [];
  const [dx, dy] = [Math.max(cx - x, x + width - cx), Math.max(cy - y, y + height - cy)];
  let [across, down] = [dx * Math.SQRT2, dy * Math.SQRT2];
  if (wide && high) [across, down] = [length(wide, width), length(high, height)];
  else if (shape.includes("circle")) across = down = Math.hypot(dx, dy);
  const stops = stopsOf(shaped ? parts.slice(1) : parts, across);
  const end = repeats ? stops[stops.length - 1].at || across : across;
  const squeeze = `translate(${short(cx)} ${short(cy)}) scale(1 ${(down / across).toFixed(4)})`;
  const place = { cx: 0, cy: 0, r: end, gradientTransform: squeeze, spreadMethod: repeats ? "repeat" : null };
  return defs.url("radialGradient", { ...place, gradientUnits: "userSpaceOnUse" }, written(stops, end));
};
