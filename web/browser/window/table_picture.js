// A small picture of a table from its HTML, in the lobby. It is in a shadow root, so that the table's IDs stay out of the
// page, and nobody can touch it or is read it.

const WIDTH = 960; // pixels of the page that the picture shows

/** Copies of the page's style sheets: a link, or in the single file its text. */
const styleSheets = () =>
  [...document.querySelectorAll("link[rel=stylesheet], style")].map((sheet) => sheet.cloneNode(true));

/** @typedef {import("./answer.js").Content} Content */

/** The table of a page, or all of it; null where something in it could run. @param {Content} page */
const tableOf = (page) => {
  try {
    const content = window.nastilkaTrusted.html(page);
    return content.querySelector("#table") ?? content;
  } catch {
    return null;
  }
};

/**
 * Show the picture of a table.
 * @param {HTMLElement} place
 * @param {Content} page
 * @returns {boolean} false where the HTML is none of ours
 */
export const showTablePicture = (place, page) => {
  const table = tableOf(page);
  if (!table) return false;
  const sheet = document.createElement("div");
  sheet.inert = true;
  sheet.append(table);
  Object.assign(sheet.style, { position: "absolute", inset: "0 auto auto 0", width: `${WIDTH}px`, transformOrigin: "0 0" });
  new ResizeObserver(([{ contentRect }]) => {
    sheet.style.transform = `scale(${contentRect.width / WIDTH})`;
  }).observe(place);
  place.attachShadow({ mode: "open" }).append(...styleSheets(), sheet);
  return true;
};
