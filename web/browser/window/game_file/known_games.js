// The games of files that this device has played, with their titles: the lobby and the statistics call them so.
import { deviceTexts } from "../storage.js";
import { readersLanguage } from "../language.js";
import { frontMatter } from "./front_matter.js";

const KEY = "nastilka:files";
const MOST = 500;

/** The titles by the games' IDs. @returns {Record<string, string>} */
export const knownGames = () => {
  try {
    return JSON.parse(deviceTexts.read(KEY) ?? "{}") || {};
  } catch {
    return {};
  }
};

/** @param {import("./game_engine.js").GameFile} file */
export const rememberGame = ({ game, text, beside }) => {
  const own = frontMatter(beside[`${game}.${readersLanguage(new URLSearchParams(location.search))}.md`] ?? "");
  rememberTitle(game, own.title ?? frontMatter(text).title ?? game);
};

/** @param {string} game @param {string} title */
export const rememberTitle = (game, title) => {
  const others = Object.entries(knownGames()).filter(([name]) => name !== game);
  deviceTexts.write(KEY, JSON.stringify(Object.fromEntries([...others, [game, title]].slice(-MOST))));
};
