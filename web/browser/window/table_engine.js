// The engine of the page for friends, as its Python asks it: a table is kept before its answer is handed on, and what
// others are to get goes to those who are connected.
import { announce } from "./dom.js";
import { rememberTitle } from "./game_file/known_games.js";

/**
 * @typedef {import("./engine_client.js").EngineClient} EngineClient
 * @typedef {import("./shared_tables.js").SharedTables} SharedTables
 * @typedef {import("./ways/live_table.js").LiveTable} LiveTable
 * @typedef {import("./ways/live_table.js").Seat} Seat
 * @typedef {(seat: Seat) => LiveTable} OpenLive
 */

const PATIENCE = 120_000; // milliseconds for an answer: checking a long game takes a slow device many seconds

/** The live ways of the table that is open. */
class Post {
  /** @type {{at: Seat, live: LiveTable} | null} */
  #open = null;
  #connect;

  /** @param {OpenLive} connect */
  constructor(connect) {
    this.#connect = connect;
  }

  /** Be connected at this player's table, and at no other; with `along` those who are connected come along. @param {Seat} seat @param {boolean} along */
  at(seat, along) {
    if (this.#open && (this.#open.at.seat === seat.seat || along)) {
      this.#open.live.move(seat);
      this.#open.at = seat;
      return;
    }
    this.close();
    this.#open = { at: seat, live: this.#connect(seat) };
  }

  close() {
    this.#open?.live.close();
    this.#open = null;
  }

  /** @returns {LiveTable | null} */
  get live() {
    return this.#open?.live ?? null;
  }
}

/**
 * @typedef {object} Connecting
 * @property {(act: "offer" | "answer" | "accept", signal?: string, byHand?: boolean) => Promise<void>} connect make a
 *   signal for a live connection, or take one; what comes of it is announced by `nastilka-signal`
 * @property {(sign: string) => void} sign say something by a sign to those who are connected
 * @typedef {import("./engine_client.js").Engine & Connecting} TableEngine
 */

/**
 * @param {EngineClient} engine
 * @param {SharedTables} tables
 * @param {OpenLive} connect
 * @returns {TableEngine}
 */
export const createTableEngine = (engine, tables, connect) => {
  const post = new Post(connect);
  engine.patience = PATIENCE;

  /** The command with what it needs of the kept tables. @param {string} command */
  const whole = async (command) => {
    const asked = JSON.parse(command);
    return asked.do === "friends" ? JSON.stringify({ ...asked, kept: await tables.meant(asked.fragment ?? "") }) : command;
  };

  /** Pass on what an answer has for others. @param {any} answer */
  const passOn = ({ offer, send, table, seat, players, along, settings }) => {
    if (offer) post.live?.send(offer);
    if (table) post.at({ table, seat, players }, Boolean(along));
    if (send) post.live?.send(send);
    if (settings?.connect === "links") post.live?.leave();
  };

  /** @type {EngineClient["ask"]} */
  const ask = async (command, file) => {
    const { html, keep, offer, send, ...fields } = JSON.parse(await engine.send(await whole(command), file));
    const outcome = keep ? await tables.keep(keep) : "kept";
    if (keep?.about.title) rememberTitle(keep.about.game, keep.about.title);
    if (outcome === "kept" || outcome === "lost") passOn({ offer, send, ...fields });
    else post.close();
    return { fields: JSON.stringify({ ...fields, outcome }), content: typeof html === "string" ? { html } : null };
  };

  return {
    wake: engine.wake,
    send: engine.send,
    ask,
    connect: async (act, signal = "", byHand = true) => {
      let made = "failed";
      try {
        made = (await post.live?.[act](signal)) || "failed";
      } catch {
        // no such signal, or no such connections in this browser
      }
      const failed = made === "failed";
      const told = failed || act === "accept" ? { kind: made, signal: "" } : { kind: act, signal: made };
      announce("nastilka-signal", JSON.stringify({ ...told, by: byHand ? "hand" : "link" }));
    },
    sign: (sign) => post.live?.sign(sign),
  };
};
