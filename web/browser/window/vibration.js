// Vibration: short at an action of the reader's own, and a knock at a refusal.

/** Milliseconds on, off, on … by the names of `web/engine/presenter.py`. @type {Record<string, number[]>} */
const PATTERNS = { act: [10], refusal: [30, 20, 30] };

/** True if the browser offers vibration, on a device that one holds: those with a mouse alone have no motor. */
export const canVibrate = () => "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

/**
 * Vibrate, if the reader allows it and the device can.
 * @param {string[]} names what happened; the first that has a pattern counts
 */
export const vibrate = (names) => {
  const { vibration, vibrates } = document.documentElement.dataset;
  const name = names.find((each) => each in PATTERNS);
  if (name && vibration !== "off" && vibrates === "yes") navigator.vibrate(PATTERNS[name]);
};
