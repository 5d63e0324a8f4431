// The search in the rulebook of a game's file, whose rules are in no index: what lacks a word is left out while one searches.
import { byId } from "./dom.js";

/** A text as it is compared: in lower case, without accents. @param {string} text */
const folded = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Have the page's search field search its rulebook. */
export const findHere = () => {
  const [finder, count, field] = [byId("finder"), byId("count"), /** @type {HTMLInputElement} */ (byId("find"))];
  const search = () => {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const section of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".laws > section"))) {
      const places = /** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll(":scope > :is(.law, .question, .before)"));
      const left = [...places].filter((place) => {
        const text = folded(place.textContent ?? "");
        return !(place.hidden = !words.every((word) => text.includes(word)));
      });
      section.hidden = words.length > 0 && left.length === 0;
      found += left.length;
    }
    const { found: some = "", none = "" } = finder.dataset;
    count.textContent = words.length ? (found ? some.replace("{count}", String(found)) : none) : "";
  };
  field.addEventListener("input", search);
  addEventListener("keydown", (event) => {
    const isTyped = event.target instanceof HTMLInputElement;
    if (event.key === "/" && !isTyped) {
      event.preventDefault();
      field.focus();
    } else if (event.key === "Escape" && event.target === field) {
      field.value = "";
      search();
    }
  });
  // What a link leads to is there, whatever is searched for.
  addEventListener("hashchange", () => {
    field.value = "";
    search();
    document.querySelector(":target")?.scrollIntoView();
  });
  search();
};
