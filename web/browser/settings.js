// How the reader likes the page: kept on this device and put on the root before anything is drawn.
"use strict";
(() => {
  const KEY = "nastilka:settings";
  const CHOICES = { theme: ["auto", "light", "dark"], sound: ["off", "on"], motion: ["normal", "slow", "none"] };
  const root = document.documentElement;

  /** Storage may be denied, and what is in it may be broken: then the page is as at first. */
  const kept = () => {
    try {
      const found = JSON.parse(localStorage.getItem(KEY)) || {};
      return Object.fromEntries(Object.entries(CHOICES).map(([name, all]) => [name, all.includes(found[name]) ? found[name] : all[0]]));
    } catch {
      return Object.fromEntries(Object.entries(CHOICES).map(([name, all]) => [name, all[0]]));
    }
  };

  const values = kept();
  const apply = () => {
    for (const [name, value] of Object.entries(values)) root.dataset[name] = value;
    for (const button of document.querySelectorAll("[data-setting]")) {
      const [name, value] = button.dataset.setting.split("=");
      button.setAttribute("aria-pressed", String(values[name] === value));
    }
  };

  const set = (name, value) => {
    if (!CHOICES[name]?.includes(value)) return;
    values[name] = value;
    apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // It holds as long as the page stands.
    }
  };

  window.nastilkaSettings = { text: () => JSON.stringify(values), set };
  if ("share" in navigator) root.dataset.share = "yes";
  apply();
  document.addEventListener("DOMContentLoaded", apply);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-setting]");
    if (button) set(...button.dataset.setting.split("="));
  });
})();
