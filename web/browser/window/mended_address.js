// What messengers and mail do to a link is undone before anything reads the page's address: they count those who follow
// it (`utm_source=…`), write `&amp;` for `&`, `%23` for `#`, and capital letters. What a fragment holds is read by the
// engine (`pyengine/core/links.py`).
import { setAddress } from "./address.js";
import { collected } from "./link_parts.js";

const KEY = "record|study|homework|result|sealed|live|table|memories|file|part";
const HELD = new RegExp(`^#(${KEY})=`);
const FOUND = new RegExp(`(?:^|[#?&\\s])(${KEY})\\s*(?:=|%3D)`, "is");
const HASH = new RegExp(`%23(?=(${KEY})(=|%3D))`, "i");
const HOST = /[#&]host=/; // the element has made the address of this frame
const TRACKS = /^(utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|igshid?|mc_[ce]id|yclid|twclid|ttclid|li_fat_id|_gl|_ga)$/;
const CODES = ["game", "lang", "seats"]; // what they name is written in small letters

/** The text decoded; as it is where it cannot be. @param {string} text */
const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A parameter in small letters; empty where it only tells who follows the link. @param {string} field */
const mendedField = (field) => {
  const [, before = "", value = ""] = /^([^=]*)(.*)$/s.exec(field) ?? [];
  const name = before.toLowerCase();
  if (TRACKS.test(name)) return "";
  return name + (CODES.includes(name) ? value.toLowerCase() : value);
};

/** A fragment that begins with a key of ours, if there is one in it. @param {string} hash */
const mendedHash = (hash) => {
  if (HELD.test(hash) || HOST.test(hash)) return hash;
  for (const text of [hash, decoded(hash)]) {
    const found = FOUND.exec(text);
    if (found) return `#${found[1]?.toLowerCase()}=${text.slice(found.index + found[0].length)}`;
  }
  return hash;
};

/**
 * An address as it was before it was sent.
 * @param {string} search
 * @param {string} hash
 */
export const mended = (search, hash) => {
  const [query = "", ...rest] = search.slice(1).replaceAll("&amp;", "&").split(HASH);
  const fragment = hash || (rest.length ? `#${search.slice(search.search(HASH) + 3)}` : "");
  const fields = query.split("&").map(mendedField).filter(Boolean);
  return { search: fields.length ? `?${fields.join("&")}` : "", hash: mendedHash(fragment) };
};

/** Mend the page's own address, and put a link together that came in parts. */
export const mendAddress = () => {
  const { search, hash } = mended(location.search, location.hash);
  const whole = collected(hash);
  if (search !== location.search || whole !== location.hash) setAddress(location.pathname + search + whole);
};
