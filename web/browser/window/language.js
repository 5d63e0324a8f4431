// The reader's language.
const LANGS = ["en", "uk"];

/** The language that the address, an earlier choice or the browser asks for. @param {URLSearchParams} query */
export const readersLanguage = (query) => {
  const wanted = [query.get("lang"), window.nastilkaStorage?.getItem("nastilka:lang"), ...navigator.languages];
  const langs = wanted.map((tag) => (tag || "").split("-")[0].toLowerCase());
  return langs.find((lang) => LANGS.includes(lang)) ?? LANGS[0];
};
