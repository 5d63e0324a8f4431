// What is wrong with the layout of a page: text that is cut off, text over other text, and a page wider than its window.
// It is put into a page before anything else of it runs.

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {{text: string, element: HTMLElement, boxes: Box[]}} Words a text that people see, and where it stands */
/** @typedef {{words: Words, box: Box}} Line */

const SLACK = 1.5; // pixels: letters reach a little out of their lines

/** The first letters of a text, as people see them. @param {string} text */
const short = (text) =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim()
    .slice(0, 40);

/** @param {Element} element */
const nameOf = (element) =>
  [element.localName, ...(element.getAttribute("class") ?? "").split(" ").filter(Boolean)].join(".");

/** @param {Words} words */
const said = ({ text, element }) =>
  `“${text}” of ${element.parentElement ? `${nameOf(element.parentElement)} > ` : ""}${nameOf(element)}`;

/** An element and what it is in. @param {Element} element @returns {Element[]} */
const around = (element) => (element.parentElement ? [element, ...around(element.parentElement)] : [element]);

/** True for what people see; the rest is for screen readers. @param {HTMLElement} element */
const isSeen = (element) =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
  !around(element).some((box) => getComputedStyle(box).clipPath === "inset(50%)");

/** Where a text stands, line by line. @param {Text} node */
const boxesOf = (node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
};

/** All texts that people see. @returns {Words[]} */
const allWords = () => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, short(node.textContent ?? "")];
    if (!element || !text || element.closest("script, style, template, noscript, select, svg")) continue;
    if (isSeen(element)) found.push({ text, element, boxes: boxesOf(/** @type {Text} */ (node)) });
  }
  return found;
};

/** The element that cuts a text off. @param {Words} words */
const cutBy = ({ element, boxes }) => {
  for (const box of around(element)) {
    if (box === document.body) return null;
    const { overflowX, overflowY } = getComputedStyle(box);
    const at = box.getBoundingClientRect();
    const hides = (/** @type {string} */ overflow) => overflow === "hidden" || overflow === "clip";
    const across = boxes.some(({ left, right }) => left < at.left - SLACK || right > at.right + SLACK);
    const down = boxes.some(({ top, bottom }) => top > at.bottom - SLACK || bottom < at.top + SLACK);
    if ((hides(overflowX) && across) || (hides(overflowY) && down)) return box;
    if ([overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll")) return null;
  }
  return null;
};

/** The part of a box that the elements around it leave to see. @param {Element} element @param {Box} whole */
const inside = (element, whole) => {
  let { left, right, top, bottom } = whole;
  for (const box of around(element)) {
    if (box === document.body) break;
    if (getComputedStyle(box).overflowX === "visible") continue;
    const at = box.getBoundingClientRect();
    [left, right] = [Math.max(left, at.left), Math.min(right, at.right)];
    [top, bottom] = [Math.max(top, at.top), Math.min(bottom, at.bottom)];
  }
  return { left, right, top, bottom };
};

/** True if nothing lies over the middle of a line. @param {Line} line */
const onTop = ({ words: { element }, box }) => {
  const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return top !== null && (top === element || top.contains(element) || element.contains(top));
};

/** True if one of two elements has a ground of its own between them at a point. */
const apart = (/** @type {Element} */ one, /** @type {Element} */ other, /** @type {number[]} */ [x, y]) =>
  document.elementsFromPoint(x, y).some((box) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    const clear = /^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor) && backgroundImage === "none";
    return box.contains(one) !== box.contains(other) && !clear;
  });

/** True if two lines lie over each other. @param {Line} one @param {Line} other the lower one */
const overlap = (one, other) => {
  if (one.words === other.words) return false;
  const [left, right] = [Math.max(one.box.left, other.box.left), Math.min(one.box.right, other.box.right)];
  const [top, bottom] = [other.box.top, Math.min(one.box.bottom, other.box.bottom)];
  const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
  if (right - left < 2 || bottom - top < height * 0.3) return false;
  return !apart(one.words.element, other.words.element, [(left + right) / 2, (top + bottom) / 2]);
};

/** The lines in sight, from above. @param {Words[]} all @returns {Line[]} */
const linesOf = (all) =>
  all
    .flatMap((words) => words.boxes.map((box) => ({ words, box: inside(words.element, box) })))
    .filter(({ box }) => box.right > box.left && box.bottom > box.top)
    .filter(onTop)
    .sort((one, other) => one.box.top - other.box.top);

/** Lines that lie over each other, in words. @param {Line[]} lines */
const overlaps = (lines) =>
  lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => other.box.top < one.box.bottom - 3 && overlap(one, other))
      .map((other) => `over each other: ${said(one.words)}, ${said(other.words)}`),
  );

/**
 * What is wrong, in words.
 * @param {{cut: string, over: string}} may selectors of what may be cut off, and of what may lie over other text
 */
const layoutProblems = (may) => {
  const style = document.createElement("style");
  style.textContent = "*, *::before, *::after { pointer-events: auto !important; }";
  document.head.append(style); // so that everything is found at its place
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = [...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []), ...wordProblems(may)];
  style.remove();
  return found;
};

/**
 * Words in sight that are cut off or lie over each other, where everything can be found at its place.
 * @param {{cut: string, over: string}} may
 */
const wordProblems = ({ cut, over }) => {
  const all = allWords();
  const found = [];
  for (const words of all.filter(({ element }) => !element.closest(cut))) {
    const box = cutBy(words);
    if (box) found.push(`cut off: ${said(words)} in ${nameOf(box)}`);
  }
  found.push(...overlaps(linesOf(all.filter(({ element }) => !element.closest(over)))));
  return [...new Set(found)];
};

// eslint-disable-next-line no-restricted-syntax -- a name of the tests' own, which replaces nothing
Object.assign(window, { layoutProblems, wordProblems, wordsInSight: allWords });
