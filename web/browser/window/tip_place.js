// Where a tip stands: beside its element, within the window, and not where the hand is.

const GAP = 8; // pixels between element and tip
const EDGE = 8; // pixels to the edge of the window

/** @param {number} value @param {number} most */
const within = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));

/**
 * The four places beside an element, the best first: above; by touch below last, since there the hand is.
 * @param {DOMRect} at
 * @param {DOMRect} box
 * @param {boolean} byTouch
 * @returns {[left: number, top: number][]}
 */
const places = (at, box, byTouch) => {
  const left = within(at.left + (at.width - box.width) / 2, innerWidth - box.width);
  const top = within(at.top + (at.height - box.height) / 2, innerHeight - box.height);
  /** @type {[number, number]} */
  const below = [left, at.bottom + GAP];
  /** @type {[number, number][]} */
  const others = [[at.left - GAP - box.width, top], [at.right + GAP, top]];
  return [[left, at.top - GAP - box.height], ...(byTouch ? [...others, below] : [below, ...others])];
};

/**
 * Place a tip. Where no side has room, it stands at the end of the window that is farther from the element's middle.
 * @param {HTMLElement} tip
 * @param {Element} anchor
 * @param {boolean} byTouch
 */
export const placeBeside = (tip, anchor, byTouch) => {
  const [at, box] = [anchor.getBoundingClientRect(), tip.getBoundingClientRect()];
  /** @param {[number, number]} place */
  const fits = ([left, top]) =>
    left >= EDGE && top >= EDGE && left + box.width <= innerWidth - EDGE && top + box.height <= innerHeight - EDGE;
  const all = places(at, box, byTouch);
  const low = at.top + at.bottom > innerHeight;
  const [left, top] = all.find(fits) ?? [all[0][0], low ? EDGE : innerHeight - EDGE - box.height];
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
};
