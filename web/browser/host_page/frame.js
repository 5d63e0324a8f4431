// The frames of a host page: its tables, and the hidden one with the engine, made when the first of them is seen or touched.
import { script } from "../window/current_script.js";

/** The folder of the pages for frames, next to the script that the host page has loaded. */
export const FRAMES = new URL("embed/", script.src);

const UNUSED = 30_000; // milliseconds after the last table is gone: a page may put it elsewhere, or make another

/** The origin of their messages. Where this page may only run scripts, so may they: then it is `null`, as this page's. */
export const FRAMES_ORIGIN = self.origin === "null" ? "null" : FRAMES.origin;

/** What a frame may do: on a page of its own site it may also open the workbench beside the page. */
const SANDBOX = `allow-scripts allow-same-origin${
  self.origin === FRAMES.origin ? " allow-popups allow-popups-to-escape-sandbox" : ""
}`;

/**
 * A frame of the site that this script comes from. Its sandbox leaves it its own origin, which is not this page's.
 * @param {string} path below `FRAMES`
 * @param {Record<string, string>} parameters to be passed in its address
 * @param {string} [query] of the page itself
 * @param {string} [study] the text of a study that is no file of the site
 */
export const createFrame = (path, parameters, query = "", study = "") => {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", SANDBOX);
  const own = study && `&study=${encodeURIComponent(study)}`;
  const asked = `${query}#${new URLSearchParams({ ...parameters, host: self.origin })}${own}`;
  frame.src = new URL(`${path}${INDEX_PAGE}${asked}`, FRAMES).href;
  return frame;
};

/** @type {HTMLIFrameElement | null} */
let frame = null;
/** @type {Promise<string>} */
let loaded = Promise.resolve("");

/** The hidden frame with the engine, which all tables of a host page share. */
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

/** Remove the engine if some time from now there is no table that uses it. @param {() => boolean} isUsed */
export const dropUnusedEngine = (isUsed) => setTimeout(() => isUsed() || dropEngine(), UNUSED);

/** Remove an engine that has failed: the next table that starts makes another. */
export const dropEngine = () => frame?.remove();
