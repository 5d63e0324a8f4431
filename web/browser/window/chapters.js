// The contents of a rulebook follow the reader: they mark the chapter that is read. On a narrow page they are one line at
// its top, which says the chapter and unfolds.
import { closest } from "./dom.js";

const NARROW = "(width < 62rem)"; // as in rules.css, where the page is as wide as the window
const READ = "-25% 0px -74% 0px"; // a line a quarter down the window: exactly one chapter is on it

/** Fold and mark the contents, if the page has them. */
export const followChapters = () => {
  const contents = document.querySelector(".contents");
  const list = contents?.querySelector("details");
  const here = contents?.querySelector(".here");
  if (!contents || !list || !here) return;
  contents.classList.add("follows"); // without a script the list is open, and would cover what it stuck to
  const narrow = matchMedia(NARROW);
  const fold = () => (list.open = !narrow.matches);
  fold();
  narrow.addEventListener("change", fold);
  addEventListener("beforeprint", () => (list.open = true));
  addEventListener("afterprint", fold);
  list.addEventListener("click", (event) => {
    if (narrow.matches && closest(event, "a")) list.open = false;
  });

  /** @param {string} ident the chapter that is read */
  const mark = (ident) => {
    for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (list.querySelectorAll("li > a"))) {
      const current = link.hash === `#${ident}`;
      if (current) here.textContent = link.textContent;
      if (current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      // The list has a scroll of its own where it is higher than the window; the page's stays as it is.
      if (current && !narrow.matches) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
    }
  };
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) mark(target.getAttribute("aria-labelledby") ?? "");
      }
    },
    { rootMargin: READ },
  );
  for (const chapter of document.querySelectorAll(".laws > section")) watch.observe(chapter);
};
