// Explains cards, symbols and disabled controls: the words of `data-tip` beside the element, when the pointer rests on
// it, when the keyboard's focus comes to it, and on a long press. What is shown can be pointed at, and stays until the
// pointer or the focus leaves it, or Escape, a press or scrolling ends it (WCAG 1.4.13). Events are handled at the
// document, since every answer of the engine patches the elements.
import { announce, closest } from "./dom.js";

const TIPPED = "[data-tip]";
const ID = "tip";
const HOVER = 500; // milliseconds that the pointer rests
const GRACE = 200; // milliseconds for the pointer's way from the element to its tip
const PRESS = 450; // milliseconds of a long press
const SLOP = 8; // pixels that a finger may move in it; THRESHOLD in web/page/input.py is the same
const ENDS = ["Escape", "Enter", " "];
const GAP = 8; // pixels between element and tip
const EDGE = 8; // pixels to the edge of the window
const SETTLES = 250; // milliseconds after the focus came in which the page may scroll to it

/** @typedef {"hover" | "focus" | "press"} Way how a tip was asked for */

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
const placeBeside = (tip, anchor, byTouch) => {
  const [at, box] = [anchor.getBoundingClientRect(), tip.getBoundingClientRect()];
  /** @param {[number, number]} place */
  const fits = ([left, top]) =>
    left >= EDGE && top >= EDGE && left + box.width <= innerWidth - EDGE && top + box.height <= innerHeight - EDGE;
  const all = places(at, box, byTouch);
  const low = at.top + at.bottom > innerHeight;
  const [left, top] = all.find(fits) ?? [all[0][0], low ? EDGE : innerHeight - EDGE - box.height];
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
};

const makeBox = () => {
  const box = document.createElement("div");
  Object.assign(box, { id: ID, className: "tip", role: "tooltip", popover: "manual" });
  return box;
};

/** Add the tip to what describes an element, or take it out. @param {Element} element @param {boolean} described */
const describe = (element, described) => {
  const others = (element.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id && id !== ID);
  const ids = described ? [...others, ID] : others;
  if (ids.length) element.setAttribute("aria-describedby", ids.join(" "));
  else element.removeAttribute("aria-describedby");
};

/** The tip of the page: at most one is shown. */
class Tip {
  #box = makeBox();
  /** @type {HTMLElement | null} */
  #anchor = null;
  /** @type {Way} */
  #way = "hover";
  #since = 0;
  #changes = new MutationObserver(() => this.#follow());

  get shown() {
    return this.#anchor !== null;
  }

  /** @param {EventTarget | null} target */
  holds(target) {
    return target instanceof Node && this.#box.contains(target);
  }

  /** True if it explains this element. @param {Element | null} element */
  explains(element) {
    return element !== null && element === this.#anchor;
  }

  /** Its words; each in its language, where some are in another one than the page. @param {HTMLElement} anchor */
  #tell(anchor) {
    const { tip = "", tipPieces } = anchor.dataset;
    /** @type {[string, string][]} */
    const pieces = tipPieces ? JSON.parse(tipPieces) : [["", tip]];
    const said = pieces.map(([lang, words]) => Object.assign(document.createElement("span"), { textContent: words, ...(lang && { lang }) }));
    this.#box.replaceChildren(...said);
  }

  /** @param {HTMLElement} anchor @param {Way} way */
  show(anchor, way) {
    this.hide();
    if (!anchor.isConnected || !anchor.dataset.tip) return;
    [this.#anchor, this.#way, this.#since] = [anchor, way, performance.now()];
    this.#tell(anchor);
    document.body.append(this.#box);
    this.#box.showPopover();
    describe(anchor, true);
    placeBeside(this.#box, anchor, way === "press");
    this.#changes.observe(document.body, {
      attributeFilter: ["data-tip", "aria-describedby"],
      childList: true,
      subtree: true,
    });
  }

  /** Hide it, in any case or if it was asked for in this way. @param {Way} [way] */
  hide(way = this.#way) {
    if (!this.#anchor || way !== this.#way) return;
    this.#changes.disconnect();
    describe(this.#anchor, false);
    this.#anchor = null;
    this.#box.remove();
  }

  /** When the page scrolls: to an element that has just got the focus the tip goes along. */
  scrolled() {
    const settles = this.#way === "focus" && performance.now() - this.#since < SETTLES;
    if (this.#anchor && settles) placeBeside(this.#box, this.#anchor, false);
    else this.hide();
  }

  /** After a change of the page: it stays with its element, with that one's words. */
  #follow() {
    const anchor = this.#anchor;
    if (!anchor?.isConnected || !anchor.dataset.tip) {
      this.hide();
      return;
    }
    if (!anchor.getAttribute("aria-describedby")?.split(" ").includes(ID)) describe(anchor, true);
    if (this.#box.textContent === anchor.dataset.tip) return;
    this.#tell(anchor);
    placeBeside(this.#box, anchor, this.#way === "press");
  }
}

/** The mouse or pen, and the keyboard's focus. @param {Tip} tip */
const followPointerAndFocus = (tip) => {
  let showing = 0;
  let hiding = 0;
  /** What the pointer is on, and rests on; after a press on it nothing more is shown. @type {HTMLElement | null} */
  let on = null;
  const { dataset } = document.documentElement;

  /** @param {HTMLElement | null} anchor */
  const moveTo = (anchor) => {
    if (anchor === on) return;
    on = anchor;
    clearTimeout(showing);
    if (anchor && !tip.explains(anchor)) showing = setTimeout(() => tip.show(anchor, "hover"), HOVER);
  };

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || "rests" in dataset) return;
    const anchor = closest(event, TIPPED);
    clearTimeout(hiding);
    if (tip.holds(event.target)) return;
    if (!tip.explains(anchor)) hiding = setTimeout(() => tip.hide("hover"), GRACE);
    moveTo(anchor);
  });
  document.documentElement.addEventListener("pointerleave", () => {
    tip.hide("hover");
    moveTo(null);
  });
  // After a press what comes under a resting pointer was not pointed at: neither a tip nor a preview shows for it.
  addEventListener("pointerdown", ({ pointerType }) => {
    [showing, hiding].forEach(clearTimeout);
    tip.hide("hover");
    if (pointerType !== "touch") dataset.rests = "";
  }, true);
  addEventListener("pointermove", (event) => {
    if (!("rests" in dataset) || !(event.movementX || event.movementY)) return;
    delete dataset.rests;
    moveTo(closest(event, TIPPED));
  });

  document.addEventListener("focusin", (event) => {
    const anchor = closest(event, TIPPED);
    if (anchor && /** @type {Element} */ (event.target).matches(":focus-visible")) tip.show(anchor, "focus");
  });
  document.addEventListener("focusout", () => tip.hide("focus"));
};

/** A finger that rests on an element: no click comes of it, no drag, and no menu of the browser. @param {Tip} tip */
const followTouch = (tip) => {
  let pressing = 0;
  let pressed = false;
  let start = { x: 0, y: 0 };

  const release = () => {
    clearTimeout(pressing);
    pressing = 0;
  };

  /** @param {HTMLElement} anchor */
  const hold = (anchor) => {
    pressing = 0;
    pressed = true;
    tip.show(anchor, "press");
    announce("nastilka-held");
  };

  addEventListener(
    "pointerdown",
    (event) => {
      release();
      pressed = false;
      const anchor = closest(event, TIPPED);
      if (!anchor || event.pointerType !== "touch" || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY };
      pressing = setTimeout(() => hold(anchor), PRESS);
    },
    true,
  );
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (pressing && Math.abs(clientX - start.x) + Math.abs(clientY - start.y) > SLOP) release();
  });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, release);
  addEventListener("contextmenu", (event) => (pressing || pressed) && event.preventDefault(), true);
  addEventListener(
    "click",
    (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
};

/** What ends a tip, however it came. @param {Tip} tip */
const followEnds = (tip) => {
  addEventListener("pointerdown", (event) => tip.holds(event.target) || tip.hide(), true);
  addEventListener(
    "keydown",
    (event) => {
      if (!tip.shown || !ENDS.includes(event.key)) return;
      tip.hide();
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation(); // the next Escape is for the table or the panel
    },
    true,
  );
  addEventListener("scroll", (event) => tip.holds(event.target) || tip.scrolled(), { capture: true, passive: true });
  addEventListener("resize", () => tip.hide());
};

/** Explain what has `data-tip`, from now on; for pages whose tables or texts have it. */
export const startTips = () => {
  if (!("popover" in HTMLElement.prototype)) return;
  const tip = new Tip();
  followEnds(tip);
  followPointerAndFocus(tip);
  followTouch(tip);
};
