// `<nastilka-qr>`: `data-text` as a QR code, black on white in any theme, since not every camera reads it inverted. It
// has no text alternative of its own; the page gives one. It draws into a shadow root, which patches of the page leave
// alone.

const RIM = 4; // modules of white around

/** @typedef {ReturnType<typeof import("qrcode-generator")>} Code */

/** A text's code; the generator is loaded with the first. @param {string} text @returns {Promise<Code>} */
const encode = async (text) => {
  const { default: qrcode } = await import(new URL(`${QRCODE_FOLDER}/qrcode.js`, import.meta.url).href);
  const code = qrcode(0, "L");
  code.addData(text, "Byte");
  code.make();
  return code;
};

/** As crisp as cameras want it. @param {Code} code */
const picture = (code) =>
  code
    .createSvgTag({ cellSize: 1, margin: RIM, scalable: true })
    .replace("<svg", '<svg width="100%" shape-rendering="crispEdges" aria-hidden="true"');

export class QrCode extends HTMLElement {
  static observedAttributes = ["data-text"];

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: "open" });
    this.#draw();
  }

  attributeChangedCallback() {
    if (this.shadowRoot) this.#draw();
  }

  async #draw() {
    const code = await encode(this.dataset.text ?? "");
    this.shadowRoot?.replaceChildren(window.nastilkaTrusted.html(picture(code)));
  }
}
