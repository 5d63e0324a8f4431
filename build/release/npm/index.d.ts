export * from "./embed.js";

/**
 * Load the script of the element `<tabletop-game>` from the site of the games; a second call gives the same promise.
 * @param site the address of the site, such as `https://games.example/`
 * @returns a promise that is settled within `timeout` milliseconds, by default ten seconds: rejected where the script
 *   does not come
 */
export function loadTables(site: string | URL, options?: { timeout?: number }): Promise<void>;
