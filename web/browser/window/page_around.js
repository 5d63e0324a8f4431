// The page of another site around an embedded table: messages {nastilka: 1, type: …} to it and from it, and from nobody
// else. docs/embed.md tells of them.

const VERSION = 1;
/** What the frame's address tells it. */
export const parameters = new URLSearchParams(location.hash.slice(1));
/** Whether there is such a page. */
export const framed = parent !== window && parameters.has("host");
const host = parameters.get("host") ?? "";

/** Tell the page something. @param {{type: string} & Record<string, unknown>} message */
export const tell = (message) => {
  if (framed) parent.postMessage({ nastilka: VERSION, ...message }, host === "null" ? "*" : host);
};

/**
 * Hear what the page says.
 * @param {Record<string, (message: any) => void>} actions by the message's type
 */
export const hear = (actions) =>
  addEventListener("message", ({ data, origin, source }) => {
    if (!framed || source !== parent || origin !== host || data?.nastilka !== VERSION) return;
    if (Object.hasOwn(actions, data.type)) actions[data.type](data);
  });
