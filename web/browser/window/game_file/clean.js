// HTML that a game's file had a part in, before it comes into a page: elements and attributes that a table is drawn with,
// and nothing else. So there is nothing in it that runs, fetches, asks for words, or leads away from the site.
import { bookAddress } from "./books.js";

/**
 * What the HTML is of: the file's own `game`, the address `root` below which a link may lead, and whether the build has
 * made pages of the game's rulebook; undefined where this site has no rulebook of it.
 * @typedef {{game: string, root: string, isBuilt?: boolean}} About
 */

const ELEMENTS = new Set(
  ("a abbr aside b bdi br button caption circle clippath code dd defs details div dl dt ellipse em fieldset figcaption " +
    "figure footer g h1 h2 h3 h4 h5 h6 header hr i input kbd label legend li line lineargradient main mark meter nav ol " +
    "output p path pattern polygon polyline pre progress radialgradient rect s section small span stop strong sub " +
    "summary sup svg symbol table tbody td text textarea tfoot th thead time tr tspan u ul use").split(" "),
);
const ATTRIBUTES = new Set(
  ("abbr autocomplete checked class clip-path clip-rule clippathunits cols colspan cx cy d dir disabled dominant-baseline " +
    "dx dy fill fill-opacity fill-rule focusable font-size font-weight for fx fy gradienttransform gradientunits height " +
    "hidden high id inert inputmode lang letter-spacing low max maxlength min name offset open opacity optimum pathlength " +
    "patterntransform patternunits placeholder points popover popovertarget popovertargetaction preserveaspectratio r " +
    "readonly role rows rowspan rx ry scope spellcheck spreadmethod start step stop-color stop-opacity stroke " +
    "stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width " +
    "tabindex text-anchor textlength title transform type value vector-effect viewbox width x x1 x2 xmlns y y1 y2").split(" "),
);
const NAMED = /^(aria|data)-[a-z-]+$/;
const FETCHES = /url\s*\(|image|src|@|\\|javascript:/i;
const REFERS = /^url\(#[\w-]+\)$/;
const FIELDS = new Set(["checkbox", "number", "radio", "range", "text"]);
const PLAIN = "http://www.w3.org/1999/xhtml";
/** What the page itself has, so that nothing of a table passes for it. */
const OF_PAGE = /^(app|boot.*|file|game-fault.*|live|page.*|retry|update.*)$/;

/** True for an address within this site. @param {string} address @param {string} root */
const ownAddress = (address, root) => {
  try {
    return new URL(address, document.baseURI).href.startsWith(root);
  } catch {
    return false;
  }
};

/** True if an attribute may stay where it is. @param {Element} element @param {Attr} attribute @param {string} root */
const mayStay = (element, { name, value }, root) => {
  const plain = name.toLowerCase();
  if (plain === "href") return element.namespaceURI === PLAIN ? ownAddress(value, root) : /^#[\w-]+$/.test(value);
  if (plain === "target") return value === "_blank"; // of a link within the site
  if (plain === "id") return !OF_PAGE.test(value);
  if (plain === "type" && element.localName === "input") return FIELDS.has(value);
  if (NAMED.test(plain) || plain === "title" || plain === "value" || plain === "placeholder") return true;
  return ATTRIBUTES.has(plain) && (REFERS.test(value) || plain === "class" || !FETCHES.test(value));
};

/** Have links lead to the pages that the game of a file has, and take those out that it has none for. @param {HTMLElement} body @param {About} about */
const ledOn = (body, { game, root, isBuilt }) => {
  for (const link of body.querySelectorAll("a[href]")) {
    const [, page, hash = ""] = new RegExp(`^\\.\\./(rules|learn)/${game}/[^#]*(#.*)?$`).exec(link.getAttribute("href") ?? "") ?? [];
    const isThere = page === "rules" && isBuilt !== undefined;
    if (isThere) link.setAttribute("href", bookAddress(root, game, isBuilt, hash));
    if (page === "learn" || (page === "rules" && !isThere && link.matches(".button"))) link.remove();
    else if (page === "rules" && !isThere) link.removeAttribute("href");
  }
  for (const control of body.querySelectorAll("[data-do=analyse]")) control.remove();
};

/**
 * The HTML with what may be in it, and nothing else.
 * @param {string} html
 * @param {About} about
 */
export const cleaned = (html, about) => {
  const { root } = about;
  const { body } = window.nastilkaTrusted.parsed(html);
  for (const element of [...body.querySelectorAll("*")]) {
    if (!ELEMENTS.has(element.localName.toLowerCase())) {
      element.remove();
      continue;
    }
    for (const attribute of [...element.attributes]) {
      if (!mayStay(element, attribute, root)) element.removeAttribute(attribute.name);
    }
  }
  ledOn(body, about);
  return body.innerHTML;
};
