/**
 * `localStorage`; null where the browser denies it; the page works without it.
 * @returns {Storage | null}
 */
export const openStorage = () => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};
