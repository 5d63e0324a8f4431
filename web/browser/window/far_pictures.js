// The pictures that a rulebook's page does not hold. They are on the page with the whole rulebook, to which a link stands
// in each one's place. That page is fetched once; a picture is put into its place when it comes near, and before the page
// is printed all of them are.
const NEAR = "1500px 0px"; // how far from the window a picture is put into its place
const WAIT = 3_000; // milliseconds after which the pictures are fetched all the same, so that the page can be printed

/** The main part of the page at an address, not in the page. @param {string} address */
const fetchMain = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  const text = await answer.text();
  return window.nastilkaTrusted.html(text.slice(text.indexOf("<main"), text.indexOf("</main>")));
};

/** Put a picture into its place, once no table stands there. @param {HTMLElement} stage @param {DocumentFragment} from */
const place = (stage, from) => {
  const figure = stage.parentElement;
  const found = from.getElementById(figure?.id ?? "")?.querySelector(".stage");
  if (!figure || !found || !("picture" in stage.dataset)) return;
  if ("table" in stage.dataset) {
    new MutationObserver((_, observer) => {
      if ("table" in stage.dataset) return;
      observer.disconnect();
      place(stage, from);
    }).observe(figure, { attributeFilter: ["class"] });
    return;
  }
  delete stage.dataset.picture;
  stage.replaceChildren(...found.childNodes);
};

const TOUCHES = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Keeps the place that the page's address leads to in the window, when pictures above it arrive; until the first touch
 * after the page has opened, or after a link has led to another place in it.
 * @returns {() => void} to be called when some have arrived
 */
const keepTarget = () => {
  let touched = false;
  for (const touch of TOUCHES) addEventListener(touch, () => (touched = true), { passive: true });
  addEventListener("hashchange", () => (touched = false));
  const show = () => touched || document.querySelector(":target")?.scrollIntoView();
  return () => {
    show();
    requestAnimationFrame(() => requestAnimationFrame(show)); // once what is in the window now has been laid out
  };
};

/** Bring the pictures of this page's figures. */
export const bringPictures = () => {
  const stages = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".stage[data-picture]")]);
  const address = stages[0]?.querySelector("a")?.href.split("#")[0];
  if (!address) return;
  const arrived = keepTarget();
  /** @type {DocumentFragment | undefined} */
  let whole;
  /** @type {Promise<void> | undefined} */
  let coming;
  const bring = () =>
    (coming ??= fetchMain(address).then(
      (main) => void (whole = main),
      () => void (coming = undefined), // the links stay, and the next picture that comes near tries again
    ));
  const near = new IntersectionObserver(
    async (entries) => {
      const found = entries.filter((entry) => entry.isIntersecting);
      if (!found.length) return;
      await bring();
      for (const { target } of found) if (whole) place(/** @type {HTMLElement} */ (target), whole);
      arrived();
    },
    { rootMargin: NEAR },
  );
  for (const stage of stages) near.observe(stage);
  addEventListener("load", () => setTimeout(bring, WAIT), { once: true });
  addEventListener("beforeprint", () => {
    for (const stage of stages) if (whole) place(stage, whole);
  });
};
