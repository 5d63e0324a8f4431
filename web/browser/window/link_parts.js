// A link that came in several QR codes: each opens the page with a part of it, as `pyengine/core/links.py` writes them.
// Parts stay on the device until all are here; those of another link take their place.

const KEY = "nastilka:parts";
const PART = /^#part=(\d{1,2})\.(\d{1,2})\.([0-9a-z]{6})\.(.+)$/s;

/** @typedef {{check: string, count: number, parts: Record<string, string>}} Parts */

/** The parts of this link that are here. @param {Storage | null} storage @param {string} check @param {number} count @returns {Parts} */
const kept = (storage, check, count) => {
  try {
    const found = JSON.parse(storage?.getItem(KEY) ?? "null");
    if (found?.check === check && found.count === count && typeof found.parts === "object") return found;
  } catch {
    // nothing of ours
  }
  return { check, count, parts: {} };
};

/** @param {Storage | null} storage @param {Parts | null} parts */
const keep = (storage, parts) => {
  try {
    if (parts) storage?.setItem(KEY, JSON.stringify(parts));
    else storage?.removeItem(KEY);
  } catch {
    // storage is full: then all parts have to be pasted
  }
};

/**
 * The fragment of a whole link, once its last part has come; of a part before that, how many of how many are here. Any
 * other fragment stays as it is.
 * @param {string} hash
 * @param {Storage | null} storage
 */
export const collected = (hash, storage) => {
  const [, at, of, check = "", piece = ""] = PART.exec(hash) ?? [];
  const count = Number(of);
  if (!at || Number(at) < 1 || Number(at) > count) return hash;
  const found = kept(storage, check, count);
  found.parts[Number(at)] = piece;
  const pieces = Array.from({ length: count }, (_, number) => found.parts[number + 1]);
  const here = pieces.filter((each) => typeof each === "string").length;
  keep(storage, here < count ? found : null);
  return here < count ? `#part=${here}.${count}` : `#${pieces.join("")}`;
};
