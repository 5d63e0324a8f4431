// The engine of the page for friends, as its Python asks it: a table is kept before its answer is handed on, and what
// others are to get goes to those who are connected.
import { announce } from "./dom.js";

/**
 * @typedef {import("./engine_client.js").EngineClient} EngineClient
 * @typedef {import("./shared_tables.js").SharedTables} SharedTables
 * @typedef {import("./ways/live_table.js").LiveTable} LiveTable
 * @typedef {(table: string, seat: string) => LiveTable} OpenLive
 */

const PATIENCE = 120_000; // milliseconds for an answer: checking a long game takes a slow device many seconds

/** The live ways of the table that is open. */
class Post {
  /** @type {{seat: string, live: LiveTable} | null} */
  #open = null;
  #connect;

  /** @param {OpenLive} connect */
  constructor(connect) {
    this.#connect = connect;
  }

  /** Be connected at this player's table, and at no other. @param {string} table @param {string} seat */
  at(table, seat) {
    if (this.#open?.seat === seat) return;
    this.close();
    this.#open = { seat, live: this.#connect(table, seat) };
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
 * @property {(act: "offer" | "answer" | "accept", signal?: string) => Promise<void>} connect make a signal for a live
 *   connection, or take one; what comes of it is announced by `nastilka-signal`
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
  const passOn = ({ offer, send, table, seat }) => {
    if (offer) post.live?.send(offer);
    if (table) post.at(table, seat);
    if (send) post.live?.send(send);
  };

  /** @type {EngineClient["ask"]} */
  const ask = async (command, file) => {
    const { html, keep, offer, send, ...fields } = JSON.parse(await engine.send(await whole(command), file));
    const outcome = keep ? await tables.keep(keep) : "kept";
    if (outcome === "kept" || outcome === "lost") passOn({ offer, send, table: fields.table, seat: fields.seat });
    else post.close();
    return { fields: JSON.stringify({ ...fields, outcome }), content: typeof html === "string" ? { html } : null };
  };

  return {
    wake: engine.wake,
    send: engine.send,
    ask,
    connect: async (act, signal = "") => {
      try {
        const made = (await post.live?.[act](signal)) ?? "failed";
        const told = act === "accept" ? { kind: made, signal: "" } : { kind: act, signal: made };
        announce("nastilka-signal", JSON.stringify(told));
      } catch {
        announce("nastilka-signal", JSON.stringify({ kind: "failed", signal: "" }));
      }
    },
  };
};
