// Links from a rulebook's examples to the workbench: their positions stand on the page once, in the figures.

/** Adds the position of its figure to a link, as soon as it is touched or gets the focus. @param {Event} event */
const complete = ({ target }) => {
  const link = target instanceof Element ? target.closest("a.analyse") : null;
  const position = link?.closest("figure")?.dataset.position;
  if (!(link instanceof HTMLAnchorElement) || !position) return;
  const address = new URL(link.href);
  address.searchParams.set("position", position);
  link.href = address.href;
};

/** Completes each link before it can be followed, opened in another tab or copied. */
export const completeLinks = () => {
  for (const touch of ["pointerdown", "focusin", "click"]) addEventListener(touch, complete, { capture: true });
};
