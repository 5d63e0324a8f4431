// The hidden frame with the engine, which all tables of a host page share. It is made when the first of them is seen or
// touched.
import { createFrame } from "./frame.js";

/** @type {HTMLIFrameElement | null} */
let frame = null;
/** @type {Promise<string>} */
let loaded = Promise.resolve("");

const appendFrame = () => {
  const made = createFrame("engine/", {});
  made.name = `nastilka-${Math.random().toString(36).slice(2)}`;
  made.hidden = true;
  loaded = new Promise((resolve) => made.addEventListener("load", () => resolve(made.name), { once: true }));
  document.body.append(made);
  return made;
};

/** The name of the frame, once it has loaded. */
export const engineName = () => {
  if (!frame?.isConnected) frame = appendFrame();
  return loaded;
};

/** Remove an engine that has failed: the next table that starts makes another. */
export const dropEngine = () => frame?.remove();
