/**
 * Load a classic script of a third party, once.
 * @param {string} address
 * @returns {Promise<void>}
 */
export const loadScript = (address) =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = window.nastilkaTrusted.url(address);
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
