// Links that are completed on the page, before the reader follows, opens or copies them.
import { closest } from "./dom.js";

const BEFORE = ["pointerdown", "focusin", "contextmenu", "click", "auxclick"];

/** Change each link of a kind, as soon as it is touched or gets the focus. @param {string} kind @param {(link: HTMLAnchorElement) => void} change */
const complete = (kind, change) => {
  for (const type of BEFORE) {
    addEventListener(
      type,
      (event) => {
        const link = closest(event, kind);
        if (link instanceof HTMLAnchorElement) change(link);
      },
      { capture: true, passive: true },
    );
  }
};

/** Give each example of a rulebook a link that opens it on the workbench; a page with all of them would be too large. */
const addEditLinks = () => {
  const { edit, workbench } = document.querySelector("main")?.dataset ?? {};
  if (!edit || !workbench) return;
  for (const source of document.querySelectorAll(".diagram .source")) {
    const seat = source.closest("figure")?.dataset.seat ?? "1";
    source.before(Object.assign(document.createElement("a"), { className: "button edit", href: `${workbench}&seat=${seat}`, textContent: edit }));
  }
};

/** Put what its figure shows into each link from a rulebook's example to the workbench, the position, or the whole text: it stands there once. */
export const completeExampleLinks = () => {
  /** @param {string} kind @param {string} name @param {(figure: HTMLElement) => string | null | undefined} found */
  const put = (kind, name, found) =>
    complete(kind, (link) => {
      const figure = link.closest("figure");
      const text = figure && found(figure);
      if (!text) return;
      const address = new URL(link.href);
      address.searchParams.set(name, text);
      link.href = address.href;
    });
  addEditLinks();
  put("a.analyse", "position", (figure) => figure.dataset.position);
  put("a.edit", "example", (figure) => figure.querySelector(".source code")?.textContent);
};

/**
 * An address with the page of its folder written out, if it is one of the site.
 * @param {string} address
 * @param {string} index
 */
const writtenOut = (address, index) => {
  const url = new URL(address, document.baseURI);
  const root = new URL(document.documentElement.dataset.root || "./", document.baseURI);
  if (!url.href.startsWith(root.href) || !url.pathname.endsWith("/")) return address;
  url.pathname += index;
  return url.href;
};

/** On a site whose addresses are written out with `index.html` (`data-index` on the root), write out those that are made while the page is open. */
export const writeOutLinks = () => {
  const { index } = document.documentElement.dataset;
  if (index) complete("a[href]", (link) => (link.href = writtenOut(link.href, index)));
};

/** A page in another language is about the same: give its link the query that the address has when it is followed. */
export const keepQuery = () =>
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (closest(event, "a[hreflang]"));
    if (!link) return;
    const query = new URLSearchParams(location.search);
    query.set("lang", link.hreflang);
    link.search = query.toString();
  });

/** Mark the form of the game that the set-up page's address asks for, if there is one; the other languages' pages ask for it too. */
export const showAskedGame = () => {
  const game = new URLSearchParams(location.search).get("game") ?? "";
  const form = [...document.querySelectorAll(".set-up-game")].find((section) => section.id === game);
  if (!form) return;
  form.setAttribute("data-asked", "yes");
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[hreflang]"))) {
    link.search = `?game=${game}&lang=${link.hreflang}`;
  }
};
