// The host page of an embedded table, a page of another site: messages {nastilka: 1, type: …} to it and from it, and
// from nobody else. docs/embed.md describes them.
import { askedOf } from "./address.js";

const VERSION = 1;

/** What the frame's address asks for. */
export const parameters = askedOf(location.search, location.hash, document.documentElement.dataset.game);
const host = parameters.get("host") ?? "";

/** True for an origin, to which a message can be sent. @param {string} text */
const isOrigin = (text) => {
  try {
    return text === "null" || new URL(text).origin === text;
  } catch {
    return false;
  }
};

/** True if there is a host page. */
export const framed = parent !== window && isOrigin(host);

/** True if the host page is one of this very site. */
export const atHome = framed && host === location.origin;

const FULL_VERSION = "1.1"; // what the page around may expect of this frame: docs/embed-protocol.md

/** Send the host page a message. @param {{type: string} & Record<string, unknown>} message */
export const postToHost = (message) => {
  if (framed) parent.postMessage({ nastilka: VERSION, version: FULL_VERSION, ...message }, host === "null" ? "*" : host);
};

/**
 * Handle the host page's messages.
 * @param {Record<string, (message: any) => void>} actions by the message's type
 */
export const onHostMessages = (actions) =>
  addEventListener("message", ({ data, origin, source }) => {
    if (!framed || source !== parent || origin !== host || data?.nastilka !== VERSION) return;
    if (typeof data.type === "string" && Object.hasOwn(actions, data.type)) actions[data.type](data);
  });

/** Take the look that the host page asks for, or the reader's. @param {unknown} theme */
export const setTheme = (theme) => {
  document.documentElement.dataset.theme = theme === "light" || theme === "dark" ? theme : "auto";
};
