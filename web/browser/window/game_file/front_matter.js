// What stands at the beginning of a game's file, between two lines of hyphens: `pyengine/kit/document.py` reads it for the
// game itself, this for pages that list games.

const MOST_LINES = 40;

/**
 * The fields by name; empty where the text does not begin as a game's file does.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export const frontMatter = (text) => {
  const [first, ...lines] = text.slice(0, 10_000).split(/\r?\n/, MOST_LINES);
  const end = lines.findIndex((line) => line.trim() === "---");
  if (first.replace("\ufeff", "").trim() !== "---" || end < 0) return {};
  const fields = lines.slice(0, end).map((line) => /^\s*([a-z]+)\s*:\s*(.*?)\s*$/.exec(line));
  return Object.fromEntries(fields.flatMap((found) => (found ? [[found[1], found[2].slice(0, 200)]] : [])));
};

/** True if a file has Python, its own or that of the file which it extends; else it is a rulebook. @param {string} text */
export const isPlayed = (text) => /^```python\b/m.test(text) || "extends" in frontMatter(text);

/**
 * The fewest and the most players that the file says the game is for.
 * @param {Record<string, string>} fields
 * @returns {[fewest: number, most: number]}
 */
export const playersOf = ({ players = "" }) => {
  const [, fewest, most] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(players) ?? [null, "2", undefined];
  return [Number(fewest), Number(most ?? fewest)];
};
