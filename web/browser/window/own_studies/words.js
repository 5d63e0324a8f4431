// What the overview of studies says, in its language: the build has put the messages into the page.
import { byId } from "../dom.js";

/**
 * A message, with the values for the names that it has in braces.
 * @param {string} name
 * @param {Record<string, string | number>} [values]
 */
export const say = (name, values = {}) =>
  (byId("own-words").getAttribute(`data-${name}`) ?? "").replaceAll(/\{(\w+)\}/g, (all, value) => String(values[value] ?? all));

/** An element with attributes and what it contains. @param {string} name @param {Record<string, string>} attributes @param {(Node | string)[]} content */
export const element = (name, attributes, ...content) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
};

/** A button that acts. @param {string} label @param {() => void} act */
export const button = (label, act) => {
  const made = element("button", { type: "button", class: "button" }, label);
  made.addEventListener("click", act);
  return made;
};

/** Give the reader a file. @param {string} name @param {string} text @param {string} type */
export const giveFile = (name, text, type = "text/plain") => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // the download has begun by then
};

/** A page of the site, by its path below the root. @param {string} path */
export const pageOf = (path) => {
  const { root = "./", index = "" } = document.documentElement.dataset;
  const url = new URL(path, new URL(root, document.baseURI));
  if (url.pathname.endsWith("/")) url.pathname += index;
  return url.href;
};
