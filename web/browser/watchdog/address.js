// Addresses in a page start from its folder. Hosts with clean URLs lead readers to a page without the slash at its end,
// from where every one of them would lead elsewhere.
import { setAddress } from "../window/address.js";

/**
 * The page's path with the slash of its folder; null where it has that, or asks for a file by its name.
 * @param {string} pathname where the page is
 * @param {string} path the page's own, below the site's root: empty for the lobby
 */
export const withSlash = (pathname, path) => {
  const last = path ? `/${path.slice(0, -1)}` : /\/[^/.]+$/.exec(pathname)?.[0];
  const shown = path ? pathname.replace(/\.html?$/, "") : pathname;
  return last && last !== "/index" && shown.endsWith(last) ? `${shown}/` : null;
};

/** Mark a page that was opened from a disk, where nothing starts: it says so. @returns {boolean} true if it was */
export const markDisk = () => {
  if (location.protocol !== "file:") return false;
  document.documentElement.dataset.disk = "yes";
  return true;
};

/** Give the page's address the slash, before any other file is asked for. */
export const addSlash = () => {
  const { path } = document.documentElement.dataset;
  const whole = path === undefined ? null : withSlash(location.pathname, path);
  if (whole) setAddress(whole + location.search + location.hash);
};
