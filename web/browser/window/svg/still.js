// Makes an element of the page ready to be drawn: what style sheets add becomes elements, and nothing is turned, so that
// places can be measured; how things are turned is kept.

/** How an element is turned, moved and enlarged: its matrix, and the point it is turned about, from its upper left corner.
 * @typedef {{matrix: DOMMatrix, x: number, y: number}} Turn */

const PSEUDO = /** @type {["::before", "::after"]} */ (["::before", "::after"]);
const TURNING = /** @type {("transform" | "rotate" | "scale" | "translate")[]} */ (["transform", "rotate", "scale", "translate"]);

/** @param {CSSStyleDeclaration} style @param {string} name @param {number} fallback */
const numbers = (style, name, fallback) => {
  const text = style.getPropertyValue(name);
  return text === "none" ? [] : text.split(" ").map((each) => parseFloat(each) || fallback);
};

/** @param {CSSStyleDeclaration} style @returns {DOMMatrix | null} */
const matrixOf = (style) => {
  if (TURNING.every((name) => (style.getPropertyValue(name) || "none") === "none")) return null;
  const [dx = 0, dy = 0] = numbers(style, "translate", 0);
  const [across = 1, down = across] = numbers(style, "scale", 1);
  const angle = style.rotate === "none" ? 0 : parseFloat(style.rotate.split(" ").pop() ?? "0");
  const own = style.transform === "none" ? new DOMMatrix() : new DOMMatrix(style.transform);
  return new DOMMatrix().translate(dx, dy).rotate(angle).scale(across, down).multiply(own);
};

/** @param {CSSStyleDeclaration} from @param {HTMLElement} to */
const dress = (from, to) => {
  for (const name of from) to.style.setProperty(name, from.getPropertyValue(name));
};

/** Make real elements of what stands before and after an element. @param {Element} element */
const materialize = (element) => {
  for (const kind of PSEUDO) {
    const style = getComputedStyle(element, kind);
    if (style.content === "none" || style.content === "normal" || style.display === "none") continue;
    const made = document.createElement("span");
    dress(style, made);
    made.style.setProperty("content", "normal");
    made.textContent = /^"(.*)"$/.exec(style.content)?.[1] ?? "";
    element[kind === "::before" ? "prepend" : "append"](made);
  }
};

/**
 * Prepare an element and all in it; it is changed, so it should be a copy. Its class `svg-still` hides what is before and
 * after elements, since that is drawn as elements of its own.
 * @param {HTMLElement} root
 * @returns {Map<Element, Turn>}
 */
export const prepare = (root) => {
  const parts = [...root.querySelectorAll("*")].filter((part) => !part.closest("svg") || part.localName === "svg");
  for (const part of parts) if (part instanceof HTMLElement) materialize(part);
  root.classList.add("svg-still");
  /** @type {Map<Element, Turn>} */
  const turns = new Map();
  const styled = /** @type {(HTMLElement | SVGElement)[]} */ ([...root.querySelectorAll("*")]).filter((part) => !part.parentElement?.closest("svg"));
  for (const part of styled) {
    const style = getComputedStyle(part);
    const matrix = matrixOf(style);
    if (!matrix) continue;
    const [x, y] = style.transformOrigin.split(" ").map(parseFloat);
    turns.set(part, { matrix, x, y });
  }
  for (const part of turns.keys()) {
    for (const name of TURNING) /** @type {HTMLElement} */ (part).style.setProperty(name, "none", "important");
  }
  return turns;
};
