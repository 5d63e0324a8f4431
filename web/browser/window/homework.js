// Homework: chapters of studies in a link, `#homework=`, and the pupils' results in another, `#result=`; both are JSON,
// wrapped as all links are (packed.js). docs/homework.md tells what they hold.
import { crc32 } from "./crc32.js";
import { packed } from "./packed.js";

/**
 * A study that comes with the site, by its path, or the text of one of the teacher's own; and the chapters, from 1.
 * @typedef {[source: string, chapters: number[]]} Chosen
 *
 * What a pupil has done: the homework (`h`) with its title, the name, and the chapters: their titles, and of each question
 * how many tries there were and how it ended: 0 not answered, 1 right, 2 shown.
 * @typedef {{h: string, t: string, n: string, c: [string, [tries: number, outcome: number][]][]}} Result
 */

const SHIPPED = /^[a-z-]+\/[a-z0-9-]+$/;
const MOST_RESULTS = 500;

/** The fragment of a homework; empty in a browser that cannot pack it. @param {string} title @param {Chosen[]} chosen @param {string} lang the teacher's, in which results are read */
export const homeworkFragment = async (title, chosen, lang) => {
  const text = await packed.pack(JSON.stringify({ t: title, l: lang, s: chosen }));
  return text && `#homework=${text}`;
};

/** The text of a study that comes with the site. @param {string} source */
const shippedText = async (source) => {
  const answer = SHIPPED.test(source) ? await fetch(`../studies/${source}/${source.replace(/^.*\//, "")}.txt`) : null;
  if (!answer?.ok) throw new Error(source);
  return answer.text();
};

/**
 * What the engine is told of a homework, as JSON, with the texts of its studies and what this device has kept of it; with
 * an `error` where the link is not whole, and empty where the fragment is none of a homework.
 * @param {string} fragment
 * @param {{read(key: string): Promise<string | null>}} drafts
 */
export const homeworkOf = async (fragment, drafts) => {
  const [, body] = /^#homework=(.*)$/is.exec(fragment) ?? [];
  if (body === undefined) return "";
  try {
    const text = await packed.unpack(body);
    const { t, l, s } = JSON.parse(text);
    const sets = await Promise.all(
      s.map(async (/** @type {Chosen} */ [source, chapters]) => ({
        text: source.startsWith("study ") ? source : await shippedText(source),
        chapters,
      })),
    );
    const id = crc32(new TextEncoder().encode(text)).toString(36);
    return JSON.stringify({ id, title: t, lang: l, sets, kept: await drafts.read(`homework ${id}`) });
  } catch {
    return JSON.stringify({ error: "damaged" });
  }
};

/** True for what a pupil's link holds; anybody can make one. @param {any} found @returns {found is Result} */
const isResult = (found) =>
  [found?.h, found?.t, found?.n].every((text) => typeof text === "string") &&
  Array.isArray(found.c) &&
  found.c.every(
    (/** @type {any} */ chapter) =>
      typeof chapter?.[0] === "string" &&
      Array.isArray(chapter[1]) &&
      chapter[1].every((/** @type {any} */ given) => Array.isArray(given) && given.every(Number.isSafeInteger)),
  );

/**
 * The results in a text that has links, and how many of them are not whole.
 * @param {string} text
 * @returns {Promise<{results: Result[], broken: number}>}
 */
export const resultsIn = async (text) => {
  const bodies = text.split(/result(?:=|%3D)/i).slice(1, MOST_RESULTS + 1);
  const found = await Promise.all(
    bodies.map(async (body) => {
      try {
        const result = JSON.parse(await packed.unpack(body));
        return isResult(result) ? result : null;
      } catch {
        return null;
      }
    }),
  );
  const results = found.filter((each) => each !== null);
  return { results, broken: found.length - results.length };
};
