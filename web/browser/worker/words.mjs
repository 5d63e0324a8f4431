// The words of a language - messages, rulebooks, lessons - are a part of the engine that is fetched when a command first
// asks for that language.
import { place } from "../memory/pack.mjs";

/** @typedef {import("./serve.mjs").Send} Send */

const SIGN = 1_000; // milliseconds between two signs to the page, which takes an engine that is silent for one that hangs

/** What the engine answers to a command that it cannot carry out yet. */
const MISSING = /^\{"words": "([\w-]+)"\}$/;

/**
 * Pass commands on to the engine; one for whose language there are no words yet is sent again once they have come. Where
 * they cannot be had, the engine stays in the language it has, and the next command for the other one tries again.
 * @param {any} python
 * @param {import("./download.mjs").Parts} parts
 * @param {Send} send
 * @returns {Send}
 */
export const withWords = (python, parts, send) => {
  const messages = python.pyimport("web.parts.messages");
  messages.await_words();
  messages.reader_knows(...(globalThis.navigator?.languages ?? []));

  /** What is being fetched, by language. @type {Map<string, Promise<void>>} */
  const fetching = new Map();

  /** @param {string} lang */
  const add = async (lang) => {
    const signs = setInterval(() => postMessage({ waiting: true }), SIGN);
    try {
      place(python.FS, SITE_PACKAGES, await parts.fetchBytes(parts.words(lang)));
    } finally {
      clearInterval(signs);
    }
    messages.take_words.callKwargs(lang, { came: true });
  };

  /** @param {string} lang */
  const once = (lang) => {
    const begun = fetching.get(lang) ?? add(lang).finally(() => fetching.delete(lang));
    fetching.set(lang, begun);
    return begun;
  };

  return async (text) => {
    /** @type {Set<string>} */
    const lost = new Set();
    for (;;) {
      const answer = await send(text);
      const [, lang] = MISSING.exec(answer) ?? [];
      if (!lang) {
        if (lost.size) messages.await_words(...lost);
        return answer;
      }
      try {
        await once(lang);
      } catch (error) {
        if (lost.has(lang)) throw error; // not even the language that every table begins in
        messages.take_words.callKwargs(lang, { came: false });
        lost.add(lang);
      }
    }
  };
};
