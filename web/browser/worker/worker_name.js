/** What the name of the engine's worker ends with where a service worker serves its page. */
export const STORED = " stored";

/** What the name of a worker that only searches begins with. */
export const SEARCHER = "searcher";
