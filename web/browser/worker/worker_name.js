/** What the name of the engine's worker ends with where a service worker serves its page. */
export const STORED = " stored";
