// The reader's settings: stored on this device, and set as `data-` attributes of the root before the first paint.
import { closest } from "./dom.js";
import { deviceTexts } from "./storage.js";
import { canVibrate } from "./vibration.js";

/**
 * @typedef {object} Settings
 * @property {() => string} text all settings as JSON: name → value
 * @property {(name: string, value: string) => void} set change one; an unknown name or value is ignored
 */

const KEY = "nastilka:settings";
/** Every setting's values; the first is the default; also in `web/parts/preferences.py`. @type {Record<string, string[]>} */
const CHOICES = {
  cards: ["own", "weave", "waves", "stars", "leaves"],
  cloth: ["own", "baize", "night", "linen", "wood", "wine"],
  sound: ["off", "on"],
  vibration: ["on", "off"],
  talk: ["on", "off"],
  motion: ["normal", "slow", "none"],
  theme: ["auto", "light", "dark"],
  keys: ["on", "off"],
  thinking: ["cores", "sparing"],
  connect: ["live", "links"],
};

/** The default where the reader, or the device, wants to save data. @type {Record<string, string>} */
const SAVING = { thinking: "sparing" };

/** True where less is to be loaded. */
const saves = () =>
  /** @type {any} */ (navigator).connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;

/** The stored settings; none where storage is denied or its content is broken. @returns {Record<string, string>} */
const stored = () => {
  try {
    return JSON.parse(deviceTexts.read(KEY) ?? "{}") || {};
  } catch {
    return {};
  }
};

/** @param {Record<string, string>} found */
const valid = (found) => {
  const defaults = saves() ? SAVING : {};
  /** @type {(entry: [name: string, values: string[]]) => [string, string]} */
  const choose = ([name, values]) => [name, values.find((value) => value === found[name]) ?? defaults[name] ?? values[0]];
  return Object.fromEntries(Object.entries(CHOICES).map(choose));
};

/** Set the values on the root, and mark the buttons that stand for them. @param {Record<string, string>} values */
const apply = (values) => {
  Object.assign(document.documentElement.dataset, values);
  for (const button of document.querySelectorAll("[data-setting]")) {
    const [name, value] = settingOf(/** @type {HTMLElement} */ (button));
    button.setAttribute("aria-pressed", String(values[name] === value));
  }
};

/** @param {HTMLElement} button */
const settingOf = (button) => /** @type {[string, string]} */ (button.dataset.setting?.split("="));

/** @returns {Settings} */
export const startSettings = () => {
  const values = valid(stored());
  /** @type {Settings["set"]} */
  const set = (name, value) => {
    if (!CHOICES[name]?.includes(value)) return;
    values[name] = value;
    apply(values);
    deviceTexts.write(KEY, JSON.stringify(values)); // where that fails it lasts until the page is closed
  };
  if ("share" in navigator) document.documentElement.dataset.share = "yes";
  document.documentElement.dataset.vibrates = canVibrate() ? "yes" : "no";
  apply(values);
  document.addEventListener("DOMContentLoaded", () => apply(values));
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-setting]");
    if (button) set(...settingOf(button));
  });
  return { text: () => JSON.stringify(values), set };
};
