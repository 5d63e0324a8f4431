// Draws the arrows of studies over tables: from each part with `data-arrow-from` to the one with the same number in
// `data-arrow-to`. Without a script the two ends are outlined all the same.
const SVG = "http://www.w3.org/2000/svg";
const HEAD = 11; // pixels of an arrow's head

/** The number's part of a table. @param {Element} stage @param {string} end @param {string} number */
const part = (stage, end, number) => stage.querySelector(`[data-arrow-${end}~="${number}"]`);

/** The middle of a part, seen from the table's corner. @param {Element} of @param {DOMRect} table */
const middle = (of, table) => {
  const box = of.getBoundingClientRect();
  return { x: box.left + box.width / 2 - table.left, y: box.top + box.height / 2 - table.top };
};

/** One arrow. @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
const arrow = (from, to) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const path = document.createElementNS(SVG, "path");
  if (length < HEAD) return path;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const base = { x: to.x - along.x * HEAD, y: to.y - along.y * HEAD };
  const side = { x: (-along.y * HEAD) / 2, y: (along.x * HEAD) / 2 };
  const head = `M${base.x + side.x} ${base.y + side.y}L${to.x} ${to.y}L${base.x - side.x} ${base.y - side.y}Z`;
  path.setAttribute("d", `M${from.x} ${from.y}L${base.x} ${base.y}${head}`);
  return path;
};

/** Draw a table's arrows anew. @param {HTMLElement} stage */
const draw = (stage) => {
  const table = stage.getBoundingClientRect();
  const layer = stage.querySelector(":scope > .arrows") ?? document.createElementNS(SVG, "svg");
  layer.setAttribute("class", "arrows");
  layer.setAttribute("aria-hidden", "true");
  layer.setAttribute("viewBox", `0 0 ${table.width} ${table.height}`);
  const paths = [];
  for (const end of stage.querySelectorAll("[data-arrow-to]")) {
    for (const number of (end.getAttribute("data-arrow-to") ?? "").split(" ")) {
      const start = part(stage, "from", number);
      if (start) paths.push(arrow(middle(start, table), middle(end, table)));
    }
  }
  layer.replaceChildren(...paths);
  if (layer.parentElement !== stage) stage.append(layer);
};

/** Draw the arrows of all tables in a part of the page, now and whenever their sizes change. @param {Element} root */
export const followArrows = (root) => {
  const sizes = new ResizeObserver((entries) => {
    for (const entry of entries) draw(/** @type {HTMLElement} */ (entry.target));
  });
  for (const stage of root.querySelectorAll(".stage:has([data-arrow-to])")) sizes.observe(stage);
};

/** Draw the arrows of a page whose tables change, too: its answers leave no arrow. @param {Element} root */
export const keepArrows = (root) => {
  const options = { childList: true, subtree: true, attributeFilter: ["data-arrow-from", "data-arrow-to"] };
  const drawAll = () => {
    changes.disconnect();
    for (const stage of root.querySelectorAll(".stage:has([data-arrow-to])")) draw(/** @type {HTMLElement} */ (stage));
    changes.observe(root, options);
  };
  const changes = new MutationObserver(drawAll);
  addEventListener("resize", drawAll);
  drawAll();
};
