/**
 * The element with this ID.
 * @param {string} id
 * @throws {Error} if the page has none
 */
export const byId = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};

/**
 * The nearest ancestor of an event's target, or the target itself, that the selector fits.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const closest = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/**
 * Dispatch an event that both the document and the window receive: the page's Python listens at the document.
 * @param {string} name
 * @param {unknown} [detail]
 */
export const announce = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));

/**
 * Listen to an event of `announce`.
 * @param {string} name
 * @param {(detail: any) => void} act
 * @param {EventTarget} [target]
 */
export const listen = (name, act, target = window) =>
  target.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
