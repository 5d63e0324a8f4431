// Python on the page's own thread. Where a game is played it comes as soon as the opening stands on the screen. On a page
// to read nobody waits for it: it comes with the reader's first touch or after a while of quiet; at once where this
// device stores something that only it can show.
import { fail } from "./progress.js";

const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "focusin"];
const QUIET = 4_000; // milliseconds after which a reader who does nothing gets it all the same

/**
 * Load PyScript, which runs the page's Python.
 * @param {string} address
 * @param {() => void} failed
 */
export const loadPyScript = (address, failed) => {
  const script = document.createElement("script");
  script.type = "module";
  script.src = window.nastilkaTrusted.url(address);
  script.onerror = failed;
  document.body.append(script);
};

/** Whether this device stores something of the reader's: games, statistics, lessons. */
const storesSomething = () => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("nastilka:") && key !== "nastilka:settings");
  } catch {
    return false; // storage is denied: then nothing is stored
  }
};

/** Call once: with the reader's first touch, or after a while of quiet. @param {() => void} begin */
const onTouch = (begin) => {
  const once = () => {
    for (const touch of TOUCHES) removeEventListener(touch, once);
    begin();
  };
  for (const touch of TOUCHES) addEventListener(touch, once, { passive: true });
  if (storesSomething()) once();
  else addEventListener("load", () => setTimeout(once, QUIET), { once: true });
};

/**
 * Start the page's Python when its time has come.
 * @param {{core?: string, engine?: string, now?: string}} parameters `core` is PyScript's address; with `engine` the
 *   engine starts too; with `now` nothing is waited for but the opening board
 */
export const startLater = ({ core = "", engine, now }) => {
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
