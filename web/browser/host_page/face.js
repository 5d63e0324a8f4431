// What is seen of a table: what the author put into the element while its frame is on the way, the frame, or the box that
// says what is wrong.

// A constructed sheet, since a page's policy may forbid inline style. Everything takes the page's own colours: it may be
// light or dark without saying so.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block }
  :host([hidden]), [hidden] { display: none !important }
  .table { display: grid }
  .table > * { grid-area: 1 / 1; min-width: 0 }
  iframe { display: block; width: 100%; border: 0 }
  [data-face=loading] > iframe { visibility: hidden }
  .face { overflow-wrap: anywhere }
  .box { margin: 0 0 .5em; padding: .75em 1em; border: 1px solid; border-radius: .5em }
  .box p { margin: .4em 0 0 }
  .box summary { cursor: pointer; padding: 1em 0; font-size: .9em }
  .box details p { margin: 0; font-size: .9em }
  .actions { display: flex; flex-wrap: wrap; align-items: center; gap: .25em 1.25em }
  .actions a { color: inherit; padding: .75em 0 }
  .actions button { font: inherit; color: inherit; background: none; border: 1px solid; border-radius: .4em;
    padding: .5em 1em; min-height: 44px; cursor: pointer }
`);

/** True if an author has put something that can be seen into a slot. @param {HTMLSlotElement} slot */
const filled = (slot) => slot.assignedNodes().some((node) => node.nodeType === Node.ELEMENT_NODE || node.textContent?.trim());

export class Face {
  #stack = Object.assign(document.createElement("div"), { className: "table" });
  #face = Object.assign(document.createElement("div"), { className: "face" });
  #slot = document.createElement("slot");
  #said = document.createElement("p");

  /** @param {ShadowRoot} shadow */
  constructor(shadow) {
    shadow.adoptedStyleSheets = [sheet];
    this.#face.setAttribute("part", "face");
    this.#face.append(this.#said, this.#slot);
    this.#stack.append(this.#face);
    this.#slot.addEventListener("slotchange", () => (this.#said.hidden = filled(this.#slot)));
    shadow.append(this.#stack);
  }

  /** A new frame is on the way: until it is here, the author's content stands there, or the words `loading`.
   * @param {HTMLIFrameElement | null} frame @param {string} loading @param {string} lang
   */
  showLoading(frame, loading, lang) {
    Object.assign(this.#said, { textContent: loading, lang, hidden: filled(this.#slot) });
    this.#face.replaceChildren(this.#said, this.#slot);
    this.#stack.replaceChildren(this.#face, ...(frame ? [frame] : []));
    this.#show("loading", frame);
  }

  /** @param {HTMLIFrameElement} frame */
  showFrame(frame) {
    this.#show("frame", frame);
  }

  /** @param {HTMLElement} box what is wrong @param {HTMLIFrameElement | null} frame hidden meanwhile, and kept: it may come yet */
  showProblem(box, frame) {
    this.#face.replaceChildren(box, this.#slot);
    this.#show("broken", frame);
  }

  /** Nothing: the element has left the page. */
  clear() {
    this.#stack.replaceChildren();
  }

  /** @param {"loading" | "frame" | "broken"} name @param {HTMLIFrameElement | null} frame */
  #show(name, frame) {
    this.#stack.dataset.face = name;
    this.#face.hidden = name === "frame";
    if (frame) frame.hidden = name === "broken";
  }
}
