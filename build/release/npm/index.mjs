// Loads the element <tabletop-game> from the site of the games: script and frames are of one version there.

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} address @param {number} timeout @returns {Promise<void>} */
const load = (address, timeout) =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    /** @param {string} why */
    const fail = (why) => {
      loading.delete(address); // so that it may be tried again
      script.remove();
      reject(new Error(`The tables could not be loaded from ${address}: ${why}.`));
    };
    const overdue = setTimeout(() => fail("it did not come in time"), timeout);
    script.src = address;
    script.async = true;
    script.onerror = () => {
      clearTimeout(overdue);
      fail("there is no such script, no network, or a policy forbids it");
    };
    script.onload = () => {
      clearTimeout(overdue);
      if (customElements.get("tabletop-game")) resolve();
      else fail("it is another script");
    };
    document.head.append(script);
  });

/** @param {string | URL} site @param {{timeout?: number}} [options] */
export const loadTables = (site, { timeout = 10_000 } = {}) => {
  if (customElements.get("tabletop-game")) return Promise.resolve();
  const address = new URL("embed.js", new URL(site, document.baseURI)).href;
  const found = loading.get(address) ?? load(address, timeout);
  loading.set(address, found);
  return found;
};
