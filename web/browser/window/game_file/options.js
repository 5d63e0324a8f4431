// The options that a game's file declares, with the words that it has for them, read from its text: a form offers them
// without running the file. `pyengine/kit` reads the same for the game itself; it holds authors to values that are written
// out (`pyengine check`).
import { frontMatter } from "./front_matter.js";

/**
 * An option: what it and its values are called, and why one would choose among them, where the file says so.
 * @typedef {{name: string, title: string, why: string, values: {value: string, title: string}[]}} FileOption
 *
 * @typedef {{language: string, text: string}} Part a file, and the language of its text
 */

const BLOCK = /^```(python|words)(?:[ \t]+(\S+))?[ \t]*\r?\n([^]*?)^```[ \t]*\r?$/gm;
const DECLARED = /^(?:def[ \t]+(\w+)|(\w+)[ \t]*(?::[^=\n]*)?=(?!=)[ \t]*(.*))/;
const OPTION = /^Option\(((?:[^()"'#\n]|"[^"\n]*"|'[^'\n]*'|#[^\n]*\n|\n)*)\)/;
const VALUE = /\s*(?:"([^"\n\\]*)"|'([^'\n\\]*)'|(-?\d+))\s*(?:#[^\n]*\n\s*)?(?:,\s*(?:#[^\n]*\n\s*)?|$)/y;
const LITERAL = /\{\s*"([^"\\]*)"\s*\}/g;
const MOST_BASES = 8; // files that extend one another
const MOST_VALUES = 60;

/** The blocks of a kind. @param {string} text @param {"python" | "words"} kind */
const blocksOf = (text, kind) => [...text.matchAll(BLOCK)].filter(([, each]) => each === kind).map(([, , language = "", lines]) => ({ language, lines }));

/** The values in the brackets of an option; null for any that are not written out. @param {string} inside */
const valuesOf = (inside) => {
  const found = [];
  VALUE.lastIndex = 0;
  while (VALUE.lastIndex < inside.trimEnd().length) {
    const each = VALUE.exec(inside);
    if (!each) return null;
    found.push({ value: each[1] ?? each[2] ?? each[3], isText: each[3] === undefined });
  }
  const [first] = found;
  const words = found.length === 1 && first.isText ? first.value.split(/\s+/).filter(Boolean) : found.map(({ value }) => value);
  return words.length <= MOST_VALUES ? words : null;
};

/** The values of each option that a file's Python leaves standing. @param {string[]} texts of the files, the one that all others extend first */
const declared = (texts) => {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { lines } of texts.flatMap((text) => blocksOf(text, "python"))) {
    for (const at of [...lines.matchAll(/^(?=\w)/gm)].map(({ index }) => index)) {
      const [, of_function, name = of_function ?? "", value = ""] = DECLARED.exec(lines.slice(at)) ?? [];
      if (!name) continue;
      const inside = value.startsWith("Option(") ? OPTION.exec(lines.slice(at + lines.slice(at).indexOf("Option(")))?.[1] : undefined;
      const values = inside === undefined ? null : valuesOf(inside);
      if (values && values.length > 1) found.set(name, values);
      else found.delete(name); // what is declared last holds: an option with one value is settled
    }
  }
  return found;
};

/** A message's pattern as plain text; null where it asks for a value. @param {string} pattern */
const plain = (pattern) => {
  const isPlain = !/[{}]/.test(pattern.replace(LITERAL, ""));
  return isPlain ? pattern.replace(LITERAL, "$1").replace(/\s*\n\s*/g, " ").trim() : null;
};

/** The sentences about options in a language, by name. @param {Part[]} parts those that come later have the last word @param {string} language */
const sentences = (parts, language) => {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { language: own, text } of parts) {
    for (const { lines } of blocksOf(text, "words").filter((block) => (block.language || own) === language)) {
      for (const [, name, pattern] of lines.matchAll(/^(option-[\w-]+)[ \t]*=[ \t]*(.*(?:\r?\n[ \t]+.*)*)/gm)) {
        const said = plain(pattern);
        if (said) found.set(name, said);
      }
    }
  }
  return found;
};

/** A name of Python as a message has it. @param {string[]} names */
const messageOf = (...names) => ["option", ...names].join("-").replaceAll("_", "-");

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The options that there is something to choose in, in the file's order.
 * @param {string} text
 * @param {Record<string, string>} beside the files that lie beside it, by their names
 * @param {string} language the reader's
 * @returns {FileOption[]}
 */
export const optionsOf = (text, beside, language) => {
  /** @type {{text: string, game: string, language: string}[]} */
  const files = [];
  let each = text;
  while (each && files.length < MOST_BASES) {
    const { game = "", language: said, extends: base = "" } = frontMatter(each);
    files.unshift({ text: each, game, language: said ?? "en" });
    each = beside[`${base}.md`] ?? "";
  }
  const own = frontMatter(text).language ?? files[0]?.language ?? "en";
  const parts = files.flatMap((file) => [
    { language, text: beside[`${file.game}.${language}.md`] ?? "" },
    { language: file.language, text: file.text },
  ]);
  const said = new Map([...sentences(parts, own), ...sentences(parts, language)]);
  return [...declared(files.map((file) => file.text))].map(([name, values]) => ({
    name,
    title: said.get(messageOf(name)) ?? capital(name.replaceAll("_", " ")),
    why: said.get(messageOf(name, "why")) ?? "",
    values: values.map((value) => ({ value, title: said.get(messageOf(name, value)) ?? value.replaceAll("_", " ") })),
  }));
};
