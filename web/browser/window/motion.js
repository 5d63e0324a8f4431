// How much may move: what the device asks for, and the reader's setting.

const TIMES = new Map([["normal", 1], ["slow", 2]]);

/** How many times its usual duration a motion takes; 0 where nothing is to move. */
export const motionFactor = () => {
  const still = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : (TIMES.get(document.documentElement.dataset.motion ?? "normal") ?? 0);
};
