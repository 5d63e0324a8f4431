// Walks a page by its geometry: every control can be reached and pressed, and what is written can be read. It goes into
// a page together with layout.js, whose `wordProblems` tells what is cut off or lies over other text.

/** @typedef {{cut: string, over: string, fanned: string, beneath: string}} May what the design allows, as selectors */

const PRESSABLE =
  "a[href], button, input, select, label.button, textarea, summary, [role=button], [data-action], [data-source], [data-target], [data-do]";
const TOUCH = 24; // pixels: the least part of a control that lies free (WCAG 2.5.8)
const STEP = 4;
const STOPS = 4; // places of a long page at which words are compared with each other
const ALIKE = 24; // of so many controls or words with the same classes each is looked at; of more, as many, all over the page

/** @param {Element} element */
const called = (element) => {
  const kind = [element.localName, ...(element.getAttribute("class") ?? "").split(" ").filter(Boolean)].join(".");
  const words = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 24);
  return `${element.id ? `#${element.id} ` : ""}${kind} “${words}”`;
};

/**
 * Those that are looked at: a rulebook has thousands of links that differ in nothing but their place.
 * @template Each
 * @param {Each[]} all
 * @param {(each: Each) => Element} elementOf
 */
const someOfEachKind = (all, elementOf) => {
  const kinds = Object.groupBy(all, (each) => {
    const element = elementOf(each);
    return [element.localName, element.className, element.parentElement?.className].join(" ");
  });
  return Object.values(kinds).flatMap((alike = []) => {
    const step = Math.max(1, alike.length / ALIKE);
    return alike.filter((_, at) => at === 0 || Math.floor(at / step) > Math.floor((at - 1) / step));
  });
};

/** What lies over all else and takes the input: a menu, a dialogue, a sheet; else the page. */
const scope = () => {
  const over = [...document.querySelectorAll(":popover-open, .panel:not([popover]), .side-panel[data-open=yes]")];
  const top = over.filter((box) => box instanceof HTMLElement && box.checkVisibility() && isOverAll(box)).at(-1);
  return top ?? document.body;
};

/** @param {Element} box */
const isOverAll = (box) => getComputedStyle(box).position === "fixed";

/** False for what only screen readers find, and for what lies behind a curtain. @param {Element} element */
const canBePressed = (element) => {
  if (!(element instanceof HTMLElement) || element.closest("[inert], .still, [hidden]") || element.matches(":disabled"))
    {return false;}
  const { width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2 || !element.checkVisibility({ checkVisibilityCSS: true })) return false;
  const isShown = element.checkVisibility({ checkOpacity: true }) || element.closest("label");
  if (element.matches("input") && !isShown) return false; // its label, which stands beside it, is pressed
  for (let box = /** @type {Element | null} */ (element); box; box = box.parentElement)
    {if (getComputedStyle(box).clipPath === "inset(50%)") return false;}
  return true;
};

/** The part of a control that can be pressed: an input's is its label too. @param {Element} control */
const pressed = (control) => control.closest("label") ?? control;

/** What lies over a control at a point, or null where the control itself is hit. */
const coverAt = (/** @type {Element} */ control, /** @type {number} */ x, /** @type {number} */ y) => {
  const top = document.elementFromPoint(x, y);
  return top && pressed(control).contains(top) ? null : (top ?? document.documentElement);
};

/** True if a square of 24 pixels, or all of a smaller control, lies free somewhere. @param {Element} control */
const hasFreePart = (control) => {
  const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
  const [across, down] = [Math.min(TOUCH, width - 2), Math.min(TOUCH, height - 2)];
  const free = (/** @type {number} */ x, /** @type {number} */ y) => coverAt(control, x, y) === null;
  for (let y = top + 1; y + down <= bottom; y += STEP)
    {for (let x = left + 1; x + across <= right; x += STEP) {
      const corners = [[x, y], [x + across, y], [x, y + down], [x + across, y + down], [x + across / 2, y + down / 2]];
      if (corners.every(([at, low]) => free(/** @type {number} */ (at), /** @type {number} */ (low)))) return true;
    }}
  return false;
};

/** The middle of the middle line: a link may go over many. @param {Iterable<DOMRect>} boxes */
const middleOf = (boxes) => {
  const lines = [...boxes].filter(({ width, height }) => width > 1 && height > 1);
  const { left, right, top, bottom } = lines[Math.floor(lines.length / 2)] ?? new DOMRect(NaN, NaN);
  return /** @type {[number, number]} */ ([(left + right) / 2, (top + bottom) / 2]);
};

/** What is wrong with a control, in words. @param {HTMLElement} control @param {May} may */
const wrongWith = (control, may) => {
  control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = control.getBoundingClientRect();
  const [x, y] = middleOf(control.getClientRects());
  if (box.left < -1.5 || box.right > innerWidth + 1.5) return [`off the screen: ${called(control)}`];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [`out of reach: ${called(control)}`];
  const found = spilled(control, box, may);
  const cover = coverAt(control, x, y);
  if (!cover || cover.closest(may.beneath)) return found;
  if (control.closest(may.fanned) && hasFreePart(control)) return found;
  return [...found, `covered: ${called(control)} by ${called(cover)}`];
};

/** The words of a control that stand outside of it. @param {HTMLElement} control @param {DOMRect} box @param {May} may */
const spilled = (control, box, may) => {
  const range = document.createRange();
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !(node.textContent ?? "").trim() || element.closest(`svg, .unseen, option, .badge, .tag, .uses`)) continue;
    if (element.closest(`${may.over}, ${may.cut}`) || !canBePressed(element) || !element.checkVisibility({ checkOpacity: true })) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      {if (line.width > 1 && (line.left < box.left - 3 || line.right > box.right + 3 || line.top < box.top - 6 || line.bottom > box.bottom + 6))
        {return [`words outside: ${called(control)}`];}}
  }
  return [];
};

/** Words that something else lies over. @param {May} may */
const coveredWords = (may) => {
  // @ts-expect-error -- layout.js defines it
  const all = /** @type {{text: string, element: HTMLElement, boxes: DOMRect[]}[]} */ (wordsInSight());
  const within = scope();
  return someOfEachKind(all, ({ element }) => element).flatMap(({ text, element }) => {
    if (!within.contains(element) || element.closest(`${may.over}, ${may.cut}, ${may.fanned}, [inert], .still, #live`)) return [];
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const range = document.createRange();
    range.selectNodeContents(element);
    const [, at] = middleOf(range.getClientRects());
    if (at < 0 || at > innerHeight) scrollBy(0, at - innerHeight / 2); // of a text that is higher than the window
    const [x, y] = middleOf(range.getClientRects());
    if (Number.isNaN(x)) return [];
    const top = document.elementFromPoint(x, y);
    if (top && (top.contains(element) || element.contains(top) || top.closest(may.beneath))) return [];
    if (top && element.closest("button, a, label, .tile, .card, .player")?.contains(top)) return [];
    return [`words covered: “${text}” of ${called(element)} by ${top ? called(top) : "the edge"}`];
  });
};

/** Puts rules into a page, in place of those that were put there for the same. @param {string} what @param {string} rules */
const putStyle = (what, rules) => {
  const id = `measured-${what}`;
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement("style"));
  if (style.textContent !== rules) Object.assign(style, { id, textContent: rules });
};

/** All that is wrong with what the page shows now, in words. @param {May} may */
const geometryProblems = (may) => {
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} wide`);
  const within = scope();
  for (const box of within === document.body ? [] : [within, ...within.querySelectorAll(".side-head, .side-content")])
    {if (box.scrollWidth > box.clientWidth + 1) found.push(`${called(box)} is wider than its place`);}
  const controls = [...within.querySelectorAll(PRESSABLE)].filter(canBePressed);
  for (const control of someOfEachKind(controls, (each) => each))
    {found.push(...wrongWith(/** @type {HTMLElement} */ (control), may));}
  found.push(...coveredWords(may));
  const last = document.documentElement.scrollHeight - innerHeight;
  const stops = Math.min(STOPS, 1 + Math.ceil(Math.max(0, last) / innerHeight));
  for (let stop = 0; stop < stops; stop += 1) {
    scrollTo(0, stops > 1 ? (last * stop) / (stops - 1) : 0);
    found.push(...wordProblems(may));
  }
  return [...new Set(found)];
};

/**
 * What is wrong with a page at each of some texts (rules of CSS by their names), with the text's name. The body is put
 * into the page that is open, since that takes a tenth of a load; rules stay there from one call to the next, since each
 * change of them makes the browser work out the whole page anew.
 * @param {string} body
 * @param {Record<string, string>} texts
 * @param {May} may
 */
const problemsByText = async (body, texts, may) => {
  putStyle(
    "still",
    "*, *::before, *::after { scroll-behavior: auto !important; animation: none !important; transition: none !important; pointer-events: auto !important; }",
  );
  document.body.replaceWith(new DOMParser().parseFromString(body, "text/html").body);
  const found = [];
  for (const [name, rules] of Object.entries(texts)) {
    putStyle("text", rules);
    scrollTo(0, 0); // works out what is on the page, and so asks for its fonts
    await document.fonts.ready;
    found.push(...geometryProblems(may).map((problem) => [name, problem]));
  }
  return found;
};

// eslint-disable-next-line no-restricted-syntax -- a name of the tests' own, which replaces nothing
Object.assign(window, { problemsByText });
