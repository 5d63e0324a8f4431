// Starts Python on the page's own thread. The play page starts it once the opening board is painted. A page to read
// needs it for little: it starts at the reader's first touch or after a pause; at once where this device stores
// something that only Python can show, and where a link brings memories.
import { replaceIndexedDB } from "../replace_globals.js";
import { fail } from "./progress.js";
import { deviceTexts } from "./storage.js";

const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "focusin"];
const IDLE = 4_000; // milliseconds without a touch after which it starts all the same

/**
 * Load PyScript, which runs the page's Python.
 * @param {string} address
 * @param {() => void} failed
 */
export const loadPyScript = (address, failed) => {
  replaceIndexedDB();
  const script = document.createElement("script");
  script.type = "module";
  script.src = window.nastilkaTrusted.url(address);
  script.onerror = failed;
  document.body.append(script);
};

/** Load one more script of this site, and call `then` once it has run. @param {URL} address @param {() => void} then */
export const loadScript = (address, then) => {
  const script = document.createElement("script");
  script.src = window.nastilkaTrusted.url(address);
  script.onload = then;
  document.body.append(script);
};

/** True if this device stores games, statistics or lessons of the reader. */
const hasStoredData = () => deviceTexts.keys().some((key) => key.startsWith("nastilka:") && key !== "nastilka:settings");

/** Call `begin` once: at the reader's first touch, or after a pause. @param {() => void} begin */
const onTouch = (begin) => {
  const start = () => {
    for (const touch of TOUCHES) removeEventListener(touch, start);
    begin();
  };
  for (const touch of TOUCHES) addEventListener(touch, start, { passive: true });
  if (hasStoredData() || location.hash.startsWith("#memories=")) start();
  else addEventListener("load", () => setTimeout(start, IDLE), { once: true });
};

/**
 * Start the page's Python, when the page or the reader is ready for it.
 * @param {{core?: string, engine?: string, now?: string}} parameters `core` is PyScript's address; with `engine` the
 *   engine starts too; with `now` both start once the opening board is painted
 */
export const startLazily = ({ core = "", engine, now }) => {
  const { dataset } = document.documentElement;
  const begin = () => {
    if (dataset.begun) return;
    dataset.begun = "yes";
    if (engine !== undefined) window.nastilkaEngine.wake();
    const parts = /** @type {HTMLTemplateElement | null} */ (document.getElementById("parts"));
    if (parts) document.head.append(parts.content.cloneNode(true));
    loadPyScript(core, fail);
  };
  if (now === undefined) onTouch(begin);
  else window.nastilkaPainted.then(begin);
};
