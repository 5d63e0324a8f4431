// The box of an element as SVG: its outline with round corners, its background, border and shadows.
import { gradient } from "./gradient.js";
import { colour, cut, el, length, painted, short } from "./element.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** The radii of the four corners, from the upper left on, in pixels. @typedef {[number, number][]} Corners */
/** What is defined once and used by its ID. @typedef {import("./element.js").Definitions} Definitions */

const SIDES = ["top", "right", "bottom", "left"];
const CORNERS = ["top-left", "top-right", "bottom-right", "bottom-left"];
const NONE = "rgba(0, 0, 0, 0)";

/** @param {CSSStyleDeclaration} style @param {Rect} rect @returns {Corners} */
export const corners = (style, { width, height }) => {
  const found = CORNERS.map((corner) => {
    const [across, down = across] = style.getPropertyValue(`border-${corner}-radius`).split(" ");
    return /** @type {[number, number]} */ ([length(across, width), length(down, height)]);
  });
  const [tl, tr, br, bl] = found;
  const fits = Math.min(
    1,
    width / (tl[0] + tr[0] || 1),
    width / (bl[0] + br[0] || 1),
    height / (tl[1] + bl[1] || 1),
    height / (tr[1] + br[1] || 1),
  );
  return found.map(([across, down]) => [across * fits, down * fits]);
};

/** The same box, larger by so many pixels at every side. @param {Rect} rect @param {number} by @returns {Rect} */
export const grown = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: Math.max(0, width + 2 * by),
  height: Math.max(0, height + 2 * by),
});

/** @param {Corners} round @param {number} by @returns {Corners} */
export const rounder = (round, by) =>
  round.map(([across, down]) => (across && down ? [Math.max(0, across + by), Math.max(0, down + by)] : [0, 0]));

/** The outline as the data of a path. @param {Rect} rect @param {Corners} round */
export const outline = ({ x, y, width, height }, round) => {
  const [tl, tr, br, bl] = round;
  const arc = (/** @type {[number, number]} */ [across, down], /** @type {number} */ dx, /** @type {number} */ dy) =>
    across && down ? `a${short(across)} ${short(down)} 0 0 1 ${short(dx)} ${short(dy)}` : "";
  return [
    `M${short(x + tl[0])} ${short(y)}H${short(x + width - tr[0])}`,
    arc(tr, tr[0], tr[1]),
    `V${short(y + height - br[1])}`,
    arc(br, -br[0], br[1]),
    `H${short(x + bl[0])}`,
    arc(bl, -bl[0], -bl[1]),
    `V${short(y + tl[1])}`,
    arc(tl, tl[0], -tl[1]),
    "Z",
  ].join("");
};

/** @typedef {{rect: Rect, round: Corners, style: CSSStyleDeclaration, defs: Definitions}} Box */

/** Background colour and images, the last one lowest. @param {Box} box */
const background = ({ rect, round, style, defs }) => {
  const d = outline(rect, round);
  const parts = style.backgroundColor === NONE ? [] : [el("path", { d, ...painted(style.backgroundColor) })];
  if (style.backgroundImage === "none") return parts.join("");
  const sizes = cut(style.backgroundSize);
  for (const [at, image] of [...cut(style.backgroundImage).entries()].reverse()) {
    const fill = gradient(image, rect, sizes[at % sizes.length], defs);
    if (fill) parts.push(el("path", { d, fill }));
  }
  return parts.join("");
};

/** @param {Box} box */
const border = ({ rect: { x, y, width, height }, rect, round, style }) => {
  const sides = SIDES.map((side) => ({
    side,
    wide: parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0,
    kind: style.getPropertyValue(`border-${side}-style`),
    ink: style.getPropertyValue(`border-${side}-color`),
  })).filter(({ wide, kind, ink }) => wide && kind !== "none" && kind !== "hidden" && colour(ink).opacity);
  const [first] = sides;
  if (!first) return "";
  const lined = (/** @type {typeof first} */ { wide, kind, ink }) => ({
    ...painted(ink, "stroke"),
    "stroke-width": wide,
    "stroke-dasharray": kind === "dashed" ? `${short(2 * wide)} ${short(2 * wide)}` : kind === "dotted" ? `0 ${short(2 * wide)}` : null,
    "stroke-linecap": kind === "dotted" ? "round" : null,
  });
  if (sides.length === 4 && sides.every(({ wide, kind, ink }) => wide === first.wide && kind === first.kind && ink === first.ink)) {
    const double = first.kind === "double";
    const stroke = double ? first.wide / 3 : first.wide;
    return (double ? [stroke / 2, first.wide - stroke / 2] : [stroke / 2])
      .map((inwards) => outline(grown(rect, -inwards), rounder(round, -inwards)))
      .map((d) => el("path", { d, fill: "none", ...lined(first), "stroke-width": stroke }))
      .join("");
  }
  return sides
    .map((drawn) => {
      const half = drawn.wide / 2;
      const [x1, y1, x2, y2] = {
        top: [x, y + half, x + width, y + half],
        bottom: [x, y + height - half, x + width, y + height - half],
        left: [x + half, y, x + half, y + height],
        right: [x + width - half, y, x + width - half, y + height],
      }[drawn.side] ?? [0, 0, 0, 0];
      return el("line", { x1, y1, x2, y2, ...lined(drawn) });
    })
    .join("");
};

/** @param {Box} box @param {boolean} inside those that fall inside, or the others */
const shadows = ({ rect, round, style, defs }, inside) => {
  if (style.boxShadow === "none") return "";
  const drawn = cut(style.boxShadow).map((text) => {
    const ink = /^[a-z]+\(.*?\)(?= |$)|#\w+/.exec(text)?.[0] ?? "rgb(0, 0, 0)";
    const [dx = 0, dy = 0, blur = 0, spread = 0] = text.replace(ink, "").match(/-?[\d.]+(?=px)/g)?.map(Number) ?? [];
    if (/(^| )inset( |$)/.test(text) !== inside || !colour(ink).opacity) return "";
    if (inside) {
      const width = spread + blur / 2;
      const d = outline(grown(rect, -width / 2), rounder(round, -width / 2));
      return width ? el("path", { d, fill: "none", ...painted(ink, "stroke"), "stroke-width": width }) : "";
    }
    const d = outline(grown({ ...rect, x: rect.x + dx, y: rect.y + dy }, spread), rounder(round, spread));
    const room = { x: "-50%", y: "-50%", width: "200%", height: "200%" };
    const blurred = blur ? defs.url("filter", room, el("feGaussianBlur", { stdDeviation: blur / 2 })) : null;
    return el("path", { d, ...painted(ink), filter: blurred });
  });
  return drawn.reverse().join("");
};

/** All that an element draws below its content. @param {Box} box */
export const drawBox = (box) => shadows(box, false) + background(box) + shadows(box, true) + border(box);
