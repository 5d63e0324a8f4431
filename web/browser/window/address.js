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

/**
 * What a frame's address asks for: the parameters of its fragment, then those of its query that are not there, and the
 * game that the page is for, where neither they nor a record name one.
 * @param {string} search
 * @param {string} hash WordPress adds a secret at its end
 * @param {string | undefined} game the page's own
 */
export const askedOf = (search, hash, game) => {
  const asked = new URLSearchParams(hash.slice(1).replace(/#?\?secret=\w*$/, ""));
  for (const [name, value] of new URLSearchParams(search)) if (!asked.has(name)) asked.set(name, value);
  if (game && !asked.get("game") && !asked.get("record")) asked.set("game", game);
  return asked;
};
