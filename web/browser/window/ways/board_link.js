// What both sides of a live board share: its links, and the channel to the windows of one browser.
import { read } from "./signal.js";

/** The channel of all boards of this browser. */
export const CHANNEL = "nastilka board";

/**
 * What windows say to each other. A pupil's says `hello` to a `board`, or to any, and has something `said`; a teacher's
 * has something `shown`, and says that its board is `open`; each says `bye`. A window that was opened with a link back
 * gives it to the board's as a `link`, which says that it has `taken` it.
 * @typedef {object} Said
 * @property {"hello" | "said" | "shown" | "open" | "bye" | "link" | "taken"} kind
 * @property {string} from the board's ID, or the pupil's
 * @property {string} [to] whom it is for; all, where that is missing
 * @property {string} [text]
 */

const KINDS = new Set(["hello", "said", "shown", "open", "bye", "link", "taken"]);

const isText = (/** @type {unknown} */ value) => typeof value === "string";

/** True for what windows say. @param {any} data @returns {data is Said} */
export const isSaid = (data) =>
  KINDS.has(data?.kind) && isText(data.from) && (data.to === undefined || isText(data.to)) && (data.text === undefined || isText(data.text));

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LENGTH = 8;

/** A new ID, of a board or a pupil. */
export const newId = () => [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS[byte % SIGNS.length]).join("");

const LINK = /board=([0-9A-Za-z]{8})\.([\w-]{20,2000})/;

/**
 * The board, the signal and its kind in a link, or in a message round it; null where there is no whole link.
 * @param {string} text
 * @returns {{board: string, signal: string, type: "offer" | "answer"} | null}
 */
export const readLink = (text) => {
  const [, board = "", signal = ""] = LINK.exec(text) ?? [];
  try {
    return { board, signal, type: read(signal).type };
  } catch {
    return null;
  }
};

/** The link with a signal of a board. @param {string} site the address of the site's root @param {string} board @param {string} signal */
export const linkOf = (site, board, signal) => {
  const { index = "" } = document.documentElement.dataset;
  return `${new URL(`board/${index}`, site).href}#board=${board}.${signal}`;
};

/** The address of the site's root. */
export const siteRoot = () => new URL(document.documentElement.dataset.root || "./", document.baseURI).href;
