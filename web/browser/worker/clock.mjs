// The clock of this device, for the engine of the page for friends: the engine's own Python has none.

/** Seconds since 1970. */
export const now = () => Date.now() / 1000;

/** How many seconds the time of day here is ahead of UTC at a moment. @param {number} seconds since 1970 */
export const ahead = (seconds) => -60 * new Date(1000 * seconds).getTimezoneOffset();
