// A link that came in several QR codes: each opens the page with a part of it, as `pyengine/core/links.py` writes them.
// Parts stay on the device until all are here; those of another link take their place.
import { deviceTexts } from "./storage.js";

const KEY = "nastilka:parts";
const PART = /^#part=(\d{1,2})\.(\d{1,2})\.([0-9a-z]{6})\.(.+)$/s;

/** @typedef {{check: string, count: number, parts: Record<string, string>}} Parts */

/** The parts of this link that are here. @param {string} check @param {number} count @returns {Parts} */
const kept = (check, count) => {
  try {
    const found = JSON.parse(deviceTexts.read(KEY) ?? "null");
    if (found?.check === check && found.count === count && typeof found.parts === "object") return found;
  } catch {
    // nothing of ours
  }
  return { check, count, parts: {} };
};

/**
 * The fragment of a whole link, once its last part has come; of a part before that, how many of how many are here. Any
 * other fragment stays as it is.
 * @param {string} hash
 */
export const collected = (hash) => {
  const [, at, of, check = "", piece = ""] = PART.exec(hash) ?? [];
  const count = Number(of);
  if (!at || Number(at) < 1 || Number(at) > count) return hash;
  const found = kept(check, count);
  found.parts[Number(at)] = piece;
  const pieces = Array.from({ length: count }, (_, number) => found.parts[number + 1]);
  const here = pieces.filter((each) => typeof each === "string").length;
  if (here < count) deviceTexts.write(KEY, JSON.stringify(found)); // without room all parts have to be pasted
  else deviceTexts.remove(KEY);
  return here < count ? `#part=${here}.${count}` : `#${pieces.join("")}`;
};
