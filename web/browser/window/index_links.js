// On a site whose addresses are written out with `index.html` (`data-index` on the root), those that are made while
// the page is open are written out as well, before the reader follows or copies them.

const BEFORE = ["pointerdown", "focusin", "contextmenu", "click", "auxclick"];

/**
 * An address with the page of its folder written out, if it is one of the site.
 * @param {string} address
 * @param {string} index
 */
export const writtenOut = (address, index) => {
  const url = new URL(address, document.baseURI);
  const root = new URL(document.documentElement.dataset.root || "./", document.baseURI);
  if (!url.href.startsWith(root.href) || !url.pathname.endsWith("/")) return address;
  url.pathname += index;
  return url.href;
};

/** Write out the address of every link that the reader touches. */
export const writeOutLinks = () => {
  const { index } = document.documentElement.dataset;
  if (!index) return;
  for (const type of BEFORE) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a[href]") : null;
        if (link instanceof HTMLAnchorElement) link.href = writtenOut(link.href, index);
      },
      { capture: true, passive: true },
    );
  }
};
