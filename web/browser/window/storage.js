/**
 * `localStorage`; null where the browser denies it: then the page plays all the same.
 * @returns {Storage | null}
 */
export const openStorage = () => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};
