// The page's own address, which says what is open. Saves do not need it: they go by the game's own key.

const LATER = 30_000; // milliseconds: WebKit refuses more than a hundred changes in 30 seconds

/** @type {ReturnType<typeof setTimeout> | undefined} */
let again;

/**
 * Change the address without loading anything. Where the browser refuses, the address stays as it was: in a file on a
 * disk for good, and after too many changes until later.
 * @param {string} address
 * @param {boolean} [another] true if the last address stays behind it, for the browser's Back
 */
export const setAddress = (address, another = false) => {
  clearTimeout(again);
  try {
    history[another ? "pushState" : "replaceState"](null, "", address);
  } catch {
    again = setTimeout(() => replaceOnce(address), LATER);
  }
};

/** @param {string} address */
const replaceOnce = (address) => {
  try {
    history.replaceState(null, "", address);
  } catch {
    // It may never change here.
  }
};
