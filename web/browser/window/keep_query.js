// A page in another language is about the same: its link has the query that the address has when it is followed.
import { closest } from "./dom.js";

export const keepQuery = () =>
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (closest(event, "a[hreflang]"));
    if (!link) return;
    const query = new URLSearchParams(location.search);
    query.set("lang", link.hreflang);
    link.search = query.toString();
  });
