// The teacher's side of a live board: a line to each pupil, through which what is shown goes. What comes back is handed
// on to the engine, which reads it; it changes nothing here.
import { openChannel } from "../channel.js";
import { announce } from "../dom.js";
import { windowTexts } from "../storage.js";
import { CHANNEL, isSaid, linkOf, newId, readLink, siteRoot } from "./board_link.js";
import { configuration } from "./configuration.js";
import { Peer } from "./peer.js";
import { read } from "./signal.js";

/**
 * @typedef {object} Line
 * @property {number} number
 * @property {Peer | Window} way
 * @property {string} link the invitation, until it is answered
 * @property {boolean} came true once something could go through
 * @property {string} said the last that came through
 * @property {number} count how much came through
 */

const MOST = 12; // pupils; also in `web/workbench/live/teacher.py`
const LONGEST = 1_000; // letters of what a pupil says
const MOST_SAID = 200; // texts of one pupil
const KEPT = "nastilka:board"; // in the window's storage: the board's ID, and the seats that pupils may look from

/** The line to another window of this browser. */
class Window {
  open = true;
  offers = false;
  #send;
  #onChange;

  /** @param {string} name @param {(text: string) => void} send @param {() => void} onChange */
  constructor(name, send, onChange) {
    this.name = name;
    this.#send = send;
    this.#onChange = onChange;
  }

  get alive() {
    return this.open;
  }

  /** @param {string} text */
  send(text) {
    if (this.open) this.#send(text);
  }

  close() {
    if (!this.open) return;
    this.open = false;
    this.#onChange();
  }
}

export class BoardHost {
  #id = "";
  #shown = "";
  #problem = "";
  #told = "";
  #next = 1;
  /** @type {Line[]} */
  #lines = [];
  /** @type {import("../channel.js").Channel | null} */
  #channel = null;
  #site = siteRoot();

  /** The seats of the board that was open in this window before it was loaded again; empty where there was none. */
  kept() {
    return windowTexts.read(KEPT)?.split(" ").slice(1).join(" ") ?? "";
  }

  /** Show something to all pupils; opens the board. @param {string} text @param {string} seats */
  show(text, seats) {
    if (!this.#channel) this.#open();
    windowTexts.write(KEPT, `${this.#id} ${seats}`);
    if (text === this.#shown) return;
    this.#shown = text;
    for (const { way } of this.#lines) if (way.open) way.send(text);
  }

  #open() {
    this.#id = windowTexts.read(KEPT)?.split(" ")[0] || newId();
    this.#channel = openChannel(CHANNEL, (data) => isSaid(data) && this.#hear(data));
    this.#say("open");
    addEventListener("pagehide", this.#leave);
  }

  /** The page is left: pupils learn it at once. */
  #leave = () => {
    this.#say("bye");
    for (const { way } of this.#lines) way.close();
  };

  /** End the board. */
  close() {
    windowTexts.remove(KEPT);
    if (!this.#channel) return;
    removeEventListener("pagehide", this.#leave);
    this.#leave();
    this.#channel.close();
    this.#channel = null;
    this.#lines = [];
    this.#shown = this.#problem = this.#told = "";
  }

  /** Tell the page all anew, after its engine was started again. */
  restore() {
    this.#told = "";
    if (this.#channel) this.#tell();
    for (const { number, said } of this.#lines) if (said) announce("nastilka-board-said", JSON.stringify({ number, text: said }));
  }

  /** @param {import("./board_link.js").Said["kind"]} kind @param {string} [to] @param {string} [text] */
  #say(kind, to, text) {
    this.#channel?.send({ kind, from: this.#id, to, text });
  }

  /** Tell the page how the lines are, where that has changed. */
  #tell() {
    for (const line of this.#lines) {
      if (!line.way.open || line.came) continue;
      Object.assign(line, { came: true, link: "" });
      if (this.#shown) line.way.send(this.#shown);
    }
    this.#lines = this.#lines.filter(({ way, came }) => way.alive || came);
    const lines = this.#lines.map(({ number, way, came }) => ({ number, state: way.open ? "here" : came ? "away" : "invited" }));
    const link = this.#lines.findLast(({ link: each }) => each)?.link ?? "";
    const told = JSON.stringify({ lines, link, problem: this.#problem });
    if (told === this.#told) return;
    this.#told = told;
    announce("nastilka-board", told);
  }

  /** @param {string} problem */
  #fail(problem) {
    this.#problem = problem;
    this.#tell();
  }

  /** Make room for one more: who is away goes first, then whoever has not answered. False where all are here. */
  #makeRoom() {
    for (const spare of [...this.#lines.filter(({ way }) => !way.alive), ...this.#lines.filter(({ way }) => !way.open)]) {
      if (this.#lines.length < MOST) break;
      this.#lines = this.#lines.filter((line) => line !== spare);
      spare.way.close();
    }
    return this.#lines.length < MOST;
  }

  /** @param {Peer | Window} way @returns {Line} */
  #add(way) {
    const line = { number: this.#next++, way, link: "", came: false, said: "", count: 0 };
    this.#lines.push(line);
    return line;
  }

  /** What came from a pupil. @param {Line | undefined} line @param {string} text */
  #take(line, text) {
    if (!line || text.length > LONGEST || text === line.said || line.count >= MOST_SAID) return;
    Object.assign(line, { said: text, count: line.count + 1 });
    announce("nastilka-board-said", JSON.stringify({ number: line.number, text }));
  }

  // Windows of this browser -------------------------------------------------------------------------------------------

  /** @param {import("./board_link.js").Said} said */
  #hear({ kind, from, to, text = "" }) {
    if (to && to !== this.#id) return;
    const line = this.#lines.find(({ way }) => way instanceof Window && way.open && way.name === from);
    if (kind === "said") this.#take(line, text);
    if (kind === "bye") line?.way.close();
    if (kind === "link") void this.accept(text, () => this.#say("taken", from));
    if (kind !== "hello") return;
    if (!line && this.#makeRoom()) {
      this.#add(new Window(from, (shown) => this.#say("shown", from, shown), () => this.#tell()));
      this.#fail("");
    } else {
      line?.way.send(this.#shown);
    }
  }

  // Other devices ---------------------------------------------------------------------------------------------------------

  /** Make an invitation for one pupil. */
  async invite() {
    if (!this.#makeRoom()) return this.#fail("full");
    try {
      /** @type {Line} */
      const line = this.#add(
        new Peer(
          await configuration(this.#site),
          (text) => this.#take(line, text),
          () => this.#tell(),
        ),
      );
      const signal = await /** @type {Peer} */ (line.way).offer();
      if (signal) line.link = linkOf(this.#site, this.#id, signal);
      this.#fail(signal ? "" : "none");
    } catch {
      this.#fail("none"); // the browser has no such connections
    }
  }

  /** Take the link that came back from a pupil, pasted or opened in another window. @param {string} text @param {() => void} [taken] */
  async accept(text, taken) {
    const link = readLink(text);
    if (!link) return taken || this.#fail("unread");
    if (link.type === "offer") return taken || this.#fail("invitation");
    const { to } = read(link.signal);
    const way = this.#lines.map(({ way: each }) => each).find((each) => each instanceof Peer && each.isMeant(to));
    if (!(way instanceof Peer)) return taken || this.#fail("stranger");
    taken?.();
    await way.accept(link.signal).catch(() => way.close());
    this.#fail("");
  }
}
