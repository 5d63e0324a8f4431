// The windows of one device: two players of a table may sit in two windows of one browser.
import { openChannel } from "../channel.js";

/**
 * What windows say to each other: that one is there (`hello` asks the others to answer `here`), that it goes, a text for
 * all, an answer to a connection that another window has begun or a whole link with one, and that it was taken.
 * @typedef {{from: string, kind: "hello" | "here" | "bye" | "text" | "signal" | "link" | "taken", text?: string}} Said
 *
 * @typedef {object} Windows
 * @property {(text: string) => void} send
 * @property {(text: string) => Promise<boolean>} offerSignal true if another window has taken an answer to a connection
 * @property {() => number} count the windows of other players
 * @property {() => void} close
 */

const PATIENCE = 1_000; // milliseconds for another window to take an answer

const nameOf = (/** @type {string} */ table) => `nastilka sealed ${table}`;

/**
 * Offer a link that was opened here to a window in which its table is open, and in which a connection was begun that the
 * link may complete: that is lost with its window. True if one has taken it.
 * @param {string} table
 * @param {string} link
 * @returns {Promise<boolean>}
 */
export const handOver = (table, link) =>
  new Promise((resolve) => {
    const settle = (/** @type {boolean} */ taken) => {
      channel.close();
      resolve(taken);
    };
    const channel = openChannel(nameOf(table), (data) => data?.kind === "taken" && settle(true));
    channel.send({ from: "another window", kind: "link", text: link });
    setTimeout(() => settle(false), PATIENCE);
  });

/**
 * @param {object} parameters
 * @param {string} parameters.table
 * @param {string} parameters.seat names the player of this window
 * @param {(text: string) => void} parameters.onText
 * @param {(text: string) => Promise<boolean>} parameters.onSignal takes an answer that another window was given
 * @param {(text: string) => boolean} parameters.onLink takes a link that another window was opened with
 * @param {() => void} parameters.onChange
 * @returns {Windows}
 */
export const openWindows = ({ table, seat, onText, onSignal, onLink, onChange }) => {
  /** @type {Set<string>} */
  const others = new Set();
  /** @type {(taken: boolean) => void} */
  let settle = () => {};

  /** @param {Said["kind"]} kind @param {string} [text] */
  const say = (kind, text) => channel.send({ from: seat, kind, text });

  /** @param {string} name */
  const meet = (name) => {
    if (others.has(name)) return;
    others.add(name);
    onChange();
  };

  /** @type {Record<Said["kind"], (said: Said) => unknown>} */
  const handlers = {
    hello: ({ from }) => {
      say("here");
      meet(from);
    },
    here: ({ from }) => meet(from),
    bye: ({ from }) => {
      if (others.delete(from)) onChange();
    },
    text: ({ text = "" }) => onText(text),
    signal: async ({ text = "" }) => {
      if (await onSignal(text)) say("taken");
    },
    link: ({ text = "" }) => onLink(text) && say("taken"),
    taken: () => settle(true),
  };

  const channel = openChannel(nameOf(table), (data) => {
    if (typeof data?.from !== "string" || !Object.hasOwn(handlers, data.kind)) return;
    const own = data.from === seat; // another window of the same player: only for answers to connections
    if (!own || data.kind === "signal" || data.kind === "taken") handlers[/** @type {Said["kind"]} */ (data.kind)](data);
  });
  const stays = new AbortController();
  addEventListener("pagehide", () => say("bye"), stays);
  addEventListener("pageshow", () => say("hello"), stays);
  say("hello");

  return {
    send: (text) => others.size && say("text", text),
    offerSignal: (text) =>
      new Promise((resolve) => {
        settle = resolve;
        say("signal", text);
        setTimeout(() => resolve(false), PATIENCE);
      }),
    count: () => others.size,
    close: () => {
      say("bye");
      stays.abort();
      channel.close();
    },
  };
};
