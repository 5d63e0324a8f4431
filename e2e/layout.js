// What is wrong with the layout of a page: text that is cut off, text over other text, and a page wider than its window.
// The value is a function for Playwright to call with the selectors of what may be cut off, and may lie over other text.
({ cut, over }) => {
  const SLACK = 1.5; // pixels: letters reach a little out of their lines
  const found = [];

  /** The first letters of a text, as people see them. */
  const short = (text) => text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "").trim().slice(0, 40);
  const name = (element) => {
    const own = element.getAttribute("class")?.split(" ").filter(Boolean).join(".") ?? "";
    return `${element.localName}${own && "."}${own}`;
  };
  const where = (element) => `${element.parentElement ? `${name(element.parentElement)} > ` : ""}${name(element)}`;

  const style = document.createElement("style");
  style.textContent = "*, *::before, *::after { pointer-events: auto !important; }";
  document.head.append(style);

  /** True for what is there for screen readers only. */
  const unseen = (element) => {
    for (let box = element; box; box = box.parentElement) if (getComputedStyle(box).clipPath === "inset(50%)") return true;
    return false;
  };

  /** Texts that can be seen, each with its element and its boxes. */
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!short(node.data) || element.closest("script, style, template, noscript, select, svg")) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ node, element, boxes: [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1) });
  }

  /** The part of a box that the elements around it do not cut off. */
  const inside = (element, { left, right, top, bottom }) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX === "visible") continue;
      const at = box.getBoundingClientRect();
      [left, right] = [Math.max(left, at.left), Math.min(right, at.right)];
      [top, bottom] = [Math.max(top, at.top), Math.min(bottom, at.bottom)];
    }
    return { left, right, top, bottom, x: left, y: top, width: right - left, height: bottom - top };
  };

  /** True if a point of the page is this text's, and nothing lies over it. */
  const onTop = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === element || top.contains(element) || element.contains(top));
  };
  /** True if one of two elements lies on a ground of its own over the other at a point. */
  const covered = (one, other, x, y) =>
    document.elementsFromPoint(x, y).some((box) => {
      const apart = box.contains(one) !== box.contains(other);
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      return apart && (backgroundImage !== "none" || !/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor));
    });
  const seen = ({ element, boxes }) =>
    boxes.some((box) => onTop(element, box.x + box.width / 2, box.y + box.height / 2));

  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);

  const cutOff = (text) => {
    const { element } = text;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const at = box.getBoundingClientRect();
      const [across, down] = [["hidden", "clip"].includes(overflowX), ["hidden", "clip"].includes(overflowY)];
      for (const each of text.boxes) {
        if (across && (each.left < at.left - SLACK || each.right > at.right + SLACK)) return box;
        if (down && (each.top > at.bottom - SLACK || each.bottom < at.top + SLACK)) return box;
      }
      if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) return null; // it can be scrolled to
    }
    return null;
  };
  for (const text of texts) {
    if (text.element.closest(cut)) continue;
    const box = cutOff(text);
    if (box) found.push(`cut off: “${short(text.node.data)}” of ${where(text.element)} in ${name(box)}`);
  }

  // Texts over texts, among those in sight: what a panel or a notice lies over is not.
  const inSight = texts.filter((text) => !text.element.closest(over) && seen(text));
  const boxes = inSight
    .flatMap((text) => text.boxes.map((box) => ({ text, box: inside(text.element, box) })))
    .filter(({ box }) => box.right > box.left && box.bottom > box.top)
    .filter(({ box, text }) => onTop(text.element, box.x + box.width / 2, box.y + box.height / 2))
    .sort((one, other) => one.box.top - other.box.top);
  boxes.forEach((one, at) => {
    for (let next = at + 1; next < boxes.length && boxes[next].box.top < one.box.bottom - 3; next++) {
      const other = boxes[next];
      if (one.text.node === other.text.node) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const least = Math.min(one.box.height, other.box.height) * 0.3;
      if (across < 2 || down < least) continue;
      const x = Math.max(one.box.left, other.box.left) + across / 2;
      if (covered(one.text.element, other.text.element, x, other.box.top + down / 2)) continue;
      found.push(`over each other: “${short(one.text.node.data)}” of ${where(one.text.element)}, “${short(other.text.node.data)}” of ${where(other.text.element)}`);
    }
  });
  style.remove();
  return [...new Set(found)];
};
