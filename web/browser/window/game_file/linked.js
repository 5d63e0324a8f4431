// A game that came in a link's fragment, `games/#file=…`: the text of its file, as `packed.js` wraps it. It gets an ID of
// its own, made of its text, so that its saves are never those of another game, and stays on the device for later visits.
import { packed } from "../packed.js";
import { deviceTexts } from "../storage.js";
import { sha256 } from "../../sha256.js";
import { checkedFile, FileFault, filesBeside, NAME } from "./fetch_file.js";
import { frontMatter } from "./front_matter.js";
import { crc32 } from "../crc32.js";

/** @typedef {import("./game_engine.js").GameFile} GameFile */

const KEY = "nastilka:linked";
const FRAGMENT = "#file=";
export const LONGEST_LINK = 32_000; // letters of a link that is made: messengers and browsers take so many
const LONGEST_PACKED = 100_000; // letters behind the key that are read
const LONGEST = 100_000; // bytes of the file in it
const MOST = 20; // files that stay on the device
const LONGEST_ALL = 1_000_000; // letters of all of them
const HEADER = /^[a-z]\.([0-9a-z]{1,5})\.[0-9a-z]{6}\.([0-9a-z]*)/i;
const OWN_ID = /-[0-9a-f]{12}$/;
const FIRST_LINES = /^\ufeff?---\s*\n(?:(?!---)[^\n]*\n){0,40}/;

/** True for the ID of a game that came with a link. @param {string} game */
export const isLinked = (game) => OWN_ID.test(game);

/** True for a fragment that carries a game, or the beginning of one. @param {string} hash */
export const carriesFile = (hash) => hash.length > 1 && (hash.startsWith(FRAGMENT) || FRAGMENT.startsWith(hash));

/** The files on this device, by the IDs of their games, the latest last. @returns {Record<string, string>} */
const keptFiles = () => {
  try {
    const found = Object.entries(JSON.parse(deviceTexts.read(KEY) ?? "{}"));
    return Object.fromEntries(found.filter(([game, text]) => isLinked(game) && typeof text === "string"));
  } catch {
    return {};
  }
};

/** Keep a file for later visits, the oldest ones making room; false where this device does not. @param {GameFile} file */
const keepFile = ({ game, text }) => {
  const files = Object.entries(keptFiles()).filter(([name]) => name !== game);
  files.push([game, text]);
  while (files.length > MOST || files.reduce((sum, [, each]) => sum + each.length, 0) > LONGEST_ALL) files.shift();
  return deviceTexts.write(KEY, JSON.stringify(Object.fromEntries(files)));
};

/** The fragment of a link that carries a file; empty in a browser that cannot pack. @param {string} text */
export const fragmentOf = async (text) => {
  const body = await packed.pack(text);
  return body && FRAGMENT + body;
};

/** The text in a fragment. @param {string} hash @returns {Promise<string>} @throws {FileFault} */
const textIn = async (hash) => {
  const body = hash.slice(FRAGMENT.length);
  if (body.length > LONGEST_PACKED) throw new FileFault("link-long");
  const text = await packed.unpack(body, LONGEST).catch(() => {
    throw new FileFault("link-long");
  });
  if (text) return text;
  const [, length = "", digits = ""] = HEADER.exec(body) ?? [];
  throw new FileFault(digits.length < parseInt(length, 36) || !length ? "link-cut" : "link-damaged");
};

/** The file with its game's own ID in place of the one that it gives itself. @param {string} text @returns {Promise<GameFile>} @throws {FileFault} */
const renamed = async (text) => {
  const { game = "" } = frontMatter(text);
  if (!NAME.test(game)) throw new FileFault("link-no-file");
  const bytes = new TextEncoder().encode(text);
  const digits = (await sha256(bytes)) || crc32(bytes).toString(16).padStart(12, "0");
  const id = `${game.slice(0, 40).replace(/-$/, "")}-${digits.slice(0, 12)}`;
  const own = text.replace(FIRST_LINES, (lines) => lines.replace(/^([^\S\n]*game[^\S\n]*:[^\S\n]*)\S+/gm, `$1${id}`));
  return checkedFile(own, [], id);
};

/**
 * The file in a fragment, with those beside it that the site has.
 * @param {string} hash
 * @param {string} root the address of the site's root
 * @returns {Promise<GameFile>}
 * @throws {FileFault}
 */
export const fileOfLink = async (hash, root) => withBeside(await renamed(await textIn(hash)), root);

/**
 * A file that came with a link before, with those beside it that the site has.
 * @param {string} game
 * @param {string} root the address of the site's root
 * @returns {Promise<GameFile>}
 * @throws {FileFault}
 */
export const fileOnDevice = async (game, root) => {
  const text = keptFiles()[game];
  if (text === undefined) throw new FileFault("unlinked");
  return withBeside(checkedFile(text, [], game), root);
};

/** @param {GameFile} file @param {string} root @returns {Promise<GameFile>} */
const withBeside = async (file, root) => ({ ...file, beside: await filesBeside(file.text, `${root}games/`, () => []) });

/**
 * The address at which the game of a file is played, once the file is on the device. A device that keeps nothing has the
 * link's fragment there, too.
 * @param {GameFile} file
 * @param {string} bot who plays the other seats
 */
export const addressOf = (file, bot) => {
  const query = new URLSearchParams(location.search);
  query.set("game", file.game);
  const [fewest = 2] = (frontMatter(file.text).players ?? "2").split("-").map(Number);
  if (!query.has("seats")) query.set("seats", ["human", ...Array.from({ length: Math.max(2, fewest) - 1 }, () => bot)].join(","));
  const kept = keepFile(file);
  return `?${query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":")}${kept ? "" : location.hash}`;
};
