// All live ways of one table: the windows of this device and other devices. What comes from one goes on to the others,
// so a table is connected as soon as everybody is connected to somebody.
import { announce } from "../dom.js";
import { configuration } from "./configuration.js";
import { Peer } from "./peer.js";
import { Presence, isNote } from "./presence.js";
import { read } from "./signal.js";
import { openWindows } from "./windows.js";

/**
 * @typedef {object} Seat where this window's player sits
 * @property {string} table the table's ID
 * @property {string} seat names the player
 * @property {string} players the keys of all players of this device, with `+` between, the person's first
 *
 * @typedef {import("./presence.js").Known & {peers: number, pending: string[]}} LiveState how many others are
 *   connected, who is here, and the signals by which a connection may still come about
 */

const REMEMBERED = 200; // texts that are not passed on twice

/** @typedef {"waiting" | "passed" | "failed"} Accepted whether the connection opens here, in another window, or was begun by none */

/** True for a text that is new, false for one of the last. */
const createMemory = () => {
  /** @type {Set<string>} */
  const seen = new Set();
  return (/** @type {string} */ text) => {
    if (seen.has(text)) return false;
    seen.add(text);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value ?? "");
    return true;
  };
};

/** True for the question for messages: those next to whoever asks answer it, every time. @param {string} text */
const isQuestion = (text) => /^[\w-]{22}\?\d+$/.test(text);

/** An answer to an offer that was made at another device: whoever gets it by a link has it passed on to all. @param {string} text */
const answerIn = (text) => /^[\w-]{22}~([\w-]{1,2000})$/.exec(text)?.[1];

const MOST_PEERS = 12; // of a table for ten with some that have not been found dead yet

export class LiveTable {
  /** @type {Peer[]} */
  #peers = [];
  /** Those through which texts went when the page was told last. @type {Set<Peer>} */
  #opened = new Set();
  #isNew = createMemory();
  #seat;
  #site;
  #presence;
  #windows;

  /** @param {Seat} seat @param {string} site the address of the site's root */
  constructor(seat, site) {
    this.#seat = seat;
    this.#site = site;
    this.#presence = new Presence(
      () => this.#seat,
      (note) => this.#pass(note),
      () => this.#tell(),
    );
    this.#windows = this.#openWindows();
  }

  #openWindows() {
    return openWindows({
      table: this.#seat.table,
      seat: this.#seat.seat,
      onText: (text) => this.#receive(text, null),
      onSignal: (text) => this.#acceptHere(text).catch(() => false),
      onLink: (link) => {
        const takes = this.#peers.some(({ offers }) => offers);
        if (takes) announce("nastilka-passed", link);
        return takes;
      },
      onChange: () => {
        if (!this.#windows.count()) this.#presence.lose(null);
        this.#tell();
        this.#presence.greet();
      },
    });
  }

  /** Tell the page's Python how all is now. */
  #tell() {
    this.#peers = this.#peers.filter(({ alive }) => alive);
    const before = this.#opened;
    this.#opened = new Set(this.#peers.filter(({ open }) => open));
    for (const peer of before) if (!this.#opened.has(peer)) this.#presence.lose(peer);
    const pending = this.#peers.flatMap(({ waits, signal }) => (waits ? [signal] : []));
    /** @type {LiveState} */
    const state = { peers: this.#opened.size + this.#windows.count(), pending, ...this.#presence.tell() };
    announce("nastilka-live", JSON.stringify(state));
    if ([...this.#opened].some((peer) => !before.has(peer))) this.#presence.greet();
  }

  /** @param {string} text */
  #pass(text) {
    this.#isNew(text);
    this.#windows.send(text);
    for (const peer of this.#peers) peer.send(text);
  }

  /** @param {string} text @param {Peer | null} from a device; null for a window */
  #receive(text, from) {
    if (!isQuestion(text) && !this.#isNew(text)) return;
    const answer = answerIn(text);
    if (answer) this.#acceptHere(answer).catch(() => {});
    else if (isNote(text)) this.#presence.take(text, from);
    else announce("nastilka-news", text);
    if (isQuestion(text)) return;
    for (const peer of this.#peers) if (peer !== from) peer.send(text);
    if (from) this.#windows.send(text);
  }

  /** @throws {Error} where the reader wants to be connected to nobody, so that no address is told */
  async #newPeer() {
    if (document.documentElement.dataset.connect === "links") throw new Error("by links only");
    const waiting = this.#peers.filter(({ open }) => !open);
    for (const old of waiting.slice(0, Math.max(0, this.#peers.length - MOST_PEERS + 1))) old.close();
    /** @type {Peer} */
    const peer = new Peer(
      await configuration(this.#site),
      (text) => this.#receive(text, peer),
      () => this.#tell(),
    );
    this.#peers.push(peer);
    return peer;
  }

  /** Take an answer, if a connection that was begun here waits for it. @param {string} answer */
  async #acceptHere(answer) {
    const { to } = read(answer);
    const waiting = this.#peers.find((peer) => peer.isMeant(to));
    await waiting?.accept(answer);
    return waiting !== undefined;
  }

  /** Send to all who are connected. @param {string} text */
  send(text) {
    this.#presence.moved();
    this.#pass(text);
  }

  /** Begin a connection to a device: the signal for it. @param {string} [_] @returns {Promise<string>} */
  async offer(_) {
    return (await this.#newPeer()).offer();
  }

  /** The signal that answers an offer. @param {string} offer @returns {Promise<string>} */
  async answer(offer) {
    return (await this.#newPeer()).answer(offer);
  }

  /** Complete a connection that was begun here, in another window, or at a device that is connected already. @param {string} answer @returns {Promise<Accepted>} */
  async accept(answer) {
    if (await this.#acceptHere(answer)) return "waiting";
    this.#pass(`${this.#seat.table}~${answer}`);
    return (await this.#windows.offerSignal(answer)) ? "passed" : "failed";
  }

  /** Be connected to no other device any more; windows of this one stay. */
  leave() {
    for (const peer of this.#peers) peer.close();
    this.#tell();
  }

  /** Say something by a sign. @param {string} name */
  sign(name) {
    this.#presence.sign(name);
  }

  /** Go on at another table with those who are connected, or with other players here. @param {Seat} to */
  move(to) {
    const from = this.#seat;
    this.#seat = to;
    if (from.table !== to.table) {
      this.#windows.close();
      this.#presence.forget();
      this.#windows = this.#openWindows();
    }
    if (from.table !== to.table || from.players !== to.players) this.#presence.greet();
  }

  close() {
    this.#presence.close();
    this.#windows.close();
    for (const peer of this.#peers) peer.close();
  }
}

/** A table's live ways, told to the page's Python by events: `nastilka-news`, `nastilka-live` and `nastilka-passed`. @type {import("../table_engine.js").OpenLive} */
export const connectLive = (seat) => new LiveTable(seat, new URL(document.documentElement.dataset.root || "./", document.baseURI).href);
