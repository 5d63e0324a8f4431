// The worker's parts in the frame in which a game's file runs, as `handed_parts.mjs`; the words of a further language come
// when they are asked for.
import { own } from "./handed_parts.mjs";

export { fetchBytes, fetchPacked, importPacked, importPart, Meter, openSearcher, own, wanted } from "./handed_parts.mjs";

/** The words of a language, which the page hands over. @param {string} lang */
export const words = (lang) => {
  postMessage({ wants: lang });
  return own(`words-${lang}`);
};
