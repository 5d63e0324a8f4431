// The Trusted Types policy: text becomes an element or a script's address only here. A script's address has to be
// within this site, and HTML may contain nothing that could run.

/**
 * @typedef {object} Trusted
 * @property {(text: string | import("./answer.js").Content) => DocumentFragment} html the text's elements, not yet in the page; throws `TypeError` when
 *   something in it could run
 * @property {(address: string | URL) => string} url the address of a script of this site; throws `TypeError` on another
 * @property {(text: string) => Document} parsed the text as a document of its own, in which nothing runs or is fetched
 * @property {() => string} frame the page of the frame in which a game's file runs; empty on pages without one
 * @property {(longest: number) => string | null} fragment the page's own fragment; null where it is longer than any link
 *   of ours
 */

const ACTIVE_ELEMENTS = "script,iframe,object,embed,base,meta,link,style,form[action],foreignObject";
const ACTIVE_ATTRIBUTE = /^(on|srcdoc$|formaction$)/i;
const ADDRESSES = new Set(["href", "src", "action", "xlink:href"]);

/** @param {Attr} attribute */
const canRun = ({ name, value }) =>
  ACTIVE_ATTRIBUTE.test(name) || (ADDRESSES.has(name) && /^\s*(javascript|data|vbscript):/i.test(value));

/**
 * @param {DocumentFragment} content
 * @throws {TypeError} if something in it could run
 */
const checkInert = (content) => {
  if (content.querySelector(ACTIVE_ELEMENTS)) throw new TypeError("the HTML holds an element that runs");
  for (const element of content.querySelectorAll("*")) {
    for (const attribute of element.attributes) {
      if (canRun(attribute)) throw new TypeError(`the HTML holds ${attribute.name}`);
    }
  }
};

/** @param {URL} site */
const ownAddress = (site) => (/** @type {string} */ address) => {
  const url = new URL(address, document.baseURI);
  if (url.origin === site.origin && url.href.startsWith(site.href)) return url.href;
  throw new TypeError(`not a script of this site: ${url.href.slice(0, 100)}`);
};

/**
 * @param {ReadonlySet<string>} [made] addresses of scripts that this page has made itself
 * @param {string} [frame] the page of the frame in which a game's file runs
 * @returns {Trusted}
 */
export const createTrusted = (made, frame = "") => {
  const own = ownAddress(new URL((document.documentElement.dataset.root ?? "../../") || "./", document.baseURI));
  const rules = { createHTML: String, createScriptURL: (/** @type {string} */ url) => (made?.has(url) ? url : own(url)) };
  const policy = window.trustedTypes?.createPolicy("nastilka", rules) ?? rules;
  return {
    html: (text) => {
      const template = document.createElement("template");
      template.innerHTML = policy.createHTML(typeof text === "string" ? text : text.html);
      checkInert(template.content);
      return template.content;
    },
    parsed: (text) => new DOMParser().parseFromString(policy.createHTML(text), "text/html"),
    frame: () => policy.createHTML(frame),
    url: (address) => policy.createScriptURL(String(address)),
    fragment: (longest) => (location.hash.length <= longest ? location.hash : null),
  };
};
