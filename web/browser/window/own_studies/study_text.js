// What the overview of studies reads in a study's text: titles and chapters. All else is the engine's
// (`pyengine/study/reading.py`).

/** The title in the lines of a study or a chapter, in a language or else the first one. @param {string[]} lines @param {string} lang */
const titleIn = (lines, lang) => {
  const titles = lines.map((line) => /^\s*title (\S+) (.+)$/.exec(line)).filter((found) => found !== null);
  return (titles.find((found) => found[1] === lang) ?? titles[0])?.[2]?.trim() ?? "";
};

/** The lines before the first chapter, and those of each chapter. @param {string} text */
const partsOf = (text) => {
  const lines = text.split("\n");
  const starts = lines.flatMap((line, at) => (line.trim() === "chapter" ? [at] : []));
  return { head: lines.slice(0, starts[0]), chapters: starts.map((at, number) => lines.slice(at, starts[number + 1])) };
};

/** The title of a study, and of each of its chapters. @param {string} text @param {string} lang */
export const titlesOf = (text, lang) => {
  const { head, chapters } = partsOf(text);
  return { title: titleIn(head, lang), chapters: chapters.map((lines) => titleIn(lines, lang)) };
};

/** The study with some of its chapters, from 1. @param {string} text @param {number[]} chosen */
export const withChapters = (text, chosen) => {
  const { head, chapters } = partsOf(text);
  return [...head, ...chosen.flatMap((number) => chapters[number - 1] ?? [])].join("\n");
};
