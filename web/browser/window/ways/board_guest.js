// A pupil's side of a live board: the line to the teacher, by a link there and one back, or in one browser by itself.
import { openChannel } from "../channel.js";
import { announce } from "../dom.js";
import { windowTexts } from "../storage.js";
import { CHANNEL, isSaid, linkOf, newId, readLink, siteRoot } from "./board_link.js";
import { configuration } from "./configuration.js";
import { Peer } from "./peer.js";

/** @typedef {"alone" | "making" | "answer" | "open" | "lost" | "none" | "unread" | "passed" | "unpassed"} State see `web/protocol/board.py` */

const LAST = "nastilka:board-view"; // in the window's storage: what was shown last, and nothing else
const PATIENCE = 1_000; // milliseconds for the teacher's window to take a link

export class BoardGuest {
  #id = newId();
  /** The board that a link names; empty for any of this browser. */
  #board = "";
  /** The board of the window that this one is connected to. */
  #host = "";
  #mine = "";
  #shown = "";
  /** @type {State} */
  #state = "alone";
  #link = "";
  /** @type {Peer | null} */
  #peer = null;
  #site = siteRoot();
  #channel = openChannel(CHANNEL, (data) => isSaid(data) && this.#hear(data));

  constructor() {
    addEventListener("pagehide", () => {
      this.#say("bye", this.#host);
      this.#peer?.close();
    });
  }

  /** What was shown last in this window, before the page was loaded again. */
  last() {
    return windowTexts.read(LAST) ?? "";
  }

  /** What came last was read: it is kept as long as this window. */
  keep() {
    windowTexts.write(LAST, this.#shown);
  }

  /** Have the teacher know this, now and whenever a line opens. @param {string} text */
  tell(text) {
    if (text === this.#mine) return;
    this.#mine = text;
    this.#send();
  }

  #send() {
    if (this.#host) this.#say("said", this.#host, this.#mine);
    else if (this.#peer?.open) this.#peer.send(this.#mine);
  }

  /** @param {import("./board_link.js").Said["kind"]} kind @param {string} [to] @param {string} [text] */
  #say(kind, to, text) {
    this.#channel.send({ kind, from: this.#id, to: to || undefined, text });
  }

  /** @param {State} state @param {string} [link] */
  #turnTo(state, link = "") {
    this.#state = state;
    this.#link = link;
    announce("nastilka-board-line", JSON.stringify({ state, link }));
  }

  /** @param {string} text */
  #take(text) {
    this.#shown = text;
    announce("nastilka-board-shown", text);
  }

  /** @param {import("./board_link.js").Said} said */
  #hear({ kind, from, to, text = "" }) {
    if (to ? to !== this.#id : kind !== "open" && kind !== "bye") return;
    if (kind === "taken") this.#turnTo("passed");
    if (kind === "open" && !this.#isOpen && this.#state !== "passed" && (!this.#board || this.#board === from)) this.#say("hello", from);
    if (kind === "bye" && from === this.#host) {
      this.#host = "";
      this.#turnTo("lost");
    }
    if (kind !== "shown" || (this.#host ? this.#host !== from : this.#isOpen)) return;
    if (!this.#host) {
      this.#host = from;
      this.#peer?.close();
      this.#peer = null;
      this.#turnTo("open");
      this.#send();
    }
    this.#take(text);
  }

  get #isOpen() {
    return this.#host !== "" || this.#peer?.open === true;
  }

  /** Go by a link: an invitation is answered, one that came back from a pupil is given to the teacher's window. @param {string} text a link, or empty where there is none */
  async follow(text) {
    const link = readLink(text);
    if (text && !link) return this.#turnTo("unread");
    if (link?.type === "answer") return this.#hand(text);
    this.#board = link?.board ?? "";
    this.#say("hello", this.#board);
    if (!link) return this.#turnTo(this.last() ? "lost" : "alone");
    return this.#answer(link.signal);
  }

  /** @param {string} text */
  #hand(text) {
    this.#say("link", "", text);
    setTimeout(() => this.#state === "passed" || this.#turnTo("unpassed"), PATIENCE);
  }

  /** @param {string} offer */
  async #answer(offer) {
    this.#peer?.close();
    this.#turnTo("making");
    try {
      /** @type {Peer} */
      const peer = new Peer(
        await configuration(this.#site),
        (text) => peer === this.#peer && this.#take(text),
        () => peer === this.#peer && this.#watch(peer),
      );
      this.#peer = peer;
      const signal = await peer.answer(offer);
      if (peer !== this.#peer) return;
      this.#turnTo(signal ? "answer" : "none", signal && linkOf(this.#site, this.#board, signal));
    } catch {
      this.#turnTo("none"); // the browser has no such connections
    }
  }

  /** The line has opened, has fallen silent or is there again, or is gone. @param {Peer} peer */
  #watch(peer) {
    if (peer.open && this.#state !== "open") {
      this.#turnTo("open");
      this.#send();
    } else if (this.#state === "open" && !peer.open) {
      this.#turnTo("lost");
    } else if (!peer.alive && this.#state === "answer") {
      this.#turnTo(this.#link ? "lost" : "none");
    }
  }
}
