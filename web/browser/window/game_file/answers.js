// The answers of an engine in which a game's file runs, as the page may use them: of every field what has the shape that
// `web/protocol/answers.py` gives it, within bounds, and about no other game than the file's own.
import { cleaned } from "./clean.js";

const LONGEST = 300_000; // letters of a record, as in `web/engine/record_link.py`
const LONGEST_TEXT = 20_000;
const MANY = 2_000; // entries of a list

/** @typedef {(value: any, game: string) => any} Reader the value as it may be used; undefined where it may not */

/** @param {number} longest @returns {Reader} */
const text = (longest) => (value) => (typeof value === "string" && value.length <= longest ? value : undefined);

/** @param {RegExp} form @returns {Reader} */
const like = (form) => (value) => (typeof value === "string" && form.test(value) ? value : undefined);

/** @type {Reader} */
const truth = (value) => (typeof value === "boolean" ? value : undefined);

/** @type {Reader} */
const number = (value) => (value === null || (Number.isInteger(value) && Math.abs(value) < 1e12) ? value : undefined);

/** @param {Reader} each @returns {Reader} */
const list = (each) => (value, game) =>
  Array.isArray(value) && value.length <= MANY ? value.map((one) => each(one, game)).filter((one) => one !== undefined) : undefined;

/** @param {RegExp} names @param {Reader} each @returns {Reader} */
const table = (names, each) => (value, game) => {
  if (typeof value !== "object" || value === null) return undefined;
  const found = Object.entries(value).filter(([name]) => names.test(name)).slice(0, MANY);
  return Object.fromEntries(found.map(([name, one]) => [name, each(one, game)]).filter(([, one]) => one !== undefined));
};

/** An object with exactly these fields; without one of those that it `needs` it may not be used.
 * @param {Record<string, Reader>} fields @param {string[]} needs @returns {Reader} */
const shape = (fields, needs) => (value, game) => {
  if (typeof value !== "object" || value === null) return undefined;
  const found = Object.entries(fields).map(([name, read]) => [name, read(value[name], game)]);
  const made = Object.fromEntries(found.filter(([, one]) => one !== undefined));
  return needs.every((name) => name in made) ? made : undefined;
};

/** A game's key or query, which has to name this game. @type {Reader} */
const own = (value, game) => {
  const form = /^game=([a-z0-9-]+)(&[\w%.,:&=~!*'()+-]*)?$/.exec(text(LONGEST_TEXT)(value, game) ?? "");
  return form?.[1] === game ? value : undefined;
};

/** The file's own game. @type {Reader} */
const itself = (value, game) => (value === game ? value : undefined);

/** What goes to the page around as plain data, which reads it as such. @type {Reader} */
const plain = (value) => (JSON.stringify(value ?? null).length <= LONGEST ? value : undefined);

const MOVED = /^[\w:.>@+-]{1,80}$/;
const WORDS = /^[a-z -]{0,200}$/;
const short = text(500);
const stored = { key: own, text: text(LONGEST) };
const aboutSave = shape(
  { game: itself, over: truth, fewest: truth, headline: short, scores: (value, game) => (value === null ? null : list(number)(value, game)), names: list(short) },
  ["game", "over"],
);
const counted = shape(
  {
    id: short, game: itself, seats: list(short), seat: number, place: number, shared: truth, decisions: number, seed: number,
    scores: list(number), places: list(number), names: list(short), faces: list(like(/^[a-z-]{0,30}$/)), daily: like(/^[\d-]{0,10}$/), par: number,
  },
  ["id", "game", "seats", "place", "decisions"],
);
const called = shape({ value: plain, error: plain }, []);

/** Everything that may be in an answer; `html` is read apart. @type {Record<string, Reader>} */
const FIELDS = {
  say: text(LONGEST_TEXT),
  asked: list(text(LONGEST_TEXT)),
  fleeting: truth,
  moved: list(like(MOVED)),
  movers: table(MOVED, number),
  wait: number,
  error: plain,
  title: short,
  lang: (value) => (LANGUAGES.some(([lang]) => lang === value) ? value : undefined),
  dir: like(/^(ltr|rtl)$/),
  focus: (value) => (value === null ? null : like(/^[#.[\]\w="':@>+-]{1,200}$/)(value, "")),
  sounds: like(WORDS),
  stays: truth,
  url: own,
  save: shape({ ...stored, about: aboutSave, stands: truth }, ["key", "text", "about", "stands"]),
  broken: list(shape(stored, ["key", "text"])),
  result: (value, game) => (value && "game" in value ? counted : called)(value, game),
  settings: table(/^[a-z]+$/, like(/^[a-z]+$/)),
  coach: like(/^[a-z0-9=,;-]{0,2000}$/),
  download: shape({ name: like(/^[\w-]{1,80}\.txt$/), text: text(LONGEST) }, ["name", "text"]),
  events: list(plain),
  kept: text(LONGEST),
};
/** What a page that shows a table needs of every answer. */
const USUAL = { say: "", moved: [], movers: {}, title: "", lang: "en", dir: "ltr", focus: null, events: [] };
/** Commands that give the reader a file; no other answer may. */
const GIVES_FILE = /^(save|download-broken)$/;

/** @param {any} film @param {import("./clean.js").About} about @returns {any} */
const cleanFilm = (film, about) => {
  const frames = list(shape({ html: text(LONGEST), words: text(LONGEST_TEXT) }, ["html", "words"]))(film?.frames, "") ?? [];
  const name = like(/^[\w-]{1,80}\.png$/)(film?.name, "");
  return name ? { name, frames: frames.map((/** @type {any} */ each) => ({ ...each, html: cleaned(each.html, about) })) } : undefined;
};

/**
 * An answer as the page may use it.
 * @param {any} given as the engine sent it
 * @param {string} does what the command asked for
 * @param {import("./clean.js").About} about
 * @returns {import("../answer.js").Answer}
 */
export const checkedAnswer = (given, does, about) => {
  const { game } = about;
  const read = shape(FIELDS, [])(given, game) ?? {};
  const html = typeof given?.html === "string" ? cleaned(given.html, about) : null;
  if (!GIVES_FILE.test(does)) delete read.download;
  const film = does === "film" || given?.film ? cleanFilm(given.film, about) : undefined;
  const fields = html === null ? read : { ...USUAL, ...read, ...(film && { film }) };
  return { fields: JSON.stringify(fields), content: html === null ? null : { html } };
};
