/** The service worker itself; TypeScript takes `self` for a worker of any kind. */
export const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
