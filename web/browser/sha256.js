// The SHA-256 of a content. It is written for the oldest browsers in which the watchdog runs.

/** In hexadecimal digits; empty where there is none, on pages without https. @param {Uint8Array<ArrayBuffer>} content */
export const sha256 = async (content) => {
  if (!globalThis.crypto?.subtle) return "";
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => `0${byte.toString(16)}`.slice(-2)).join("");
};
