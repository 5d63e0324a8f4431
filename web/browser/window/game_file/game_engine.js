// The engine of a page that plays a game's file: a worker in a frame without an origin, the parts of which this page
// fetches and hands over, the file last. Its answers are checked before the page's Python has them.
import { announce, listen } from "../dom.js";
import { createEngineIn, NO_ANSWER } from "../engine_client.js";
import { openAnswer } from "../answer.js";
import { readersLanguage } from "../language.js";
import { deviceTexts } from "../storage.js";
import { beforeSilence, patientFetch } from "../../patient_fetch.js";
import { checkedAnswer } from "./answers.js";
import { openFramedWorker } from "./framed_worker.js";

/** @typedef {import("../answer.js").Answer} Answer */
/** @typedef {import("../engine_client.js").Engine} Engine */

/**
 * Why a game does not go on, to be said in words: its `kind`, the `line` of the file and what is `said` of it, where that
 * is known, and what the game was `doing`.
 * @typedef {{kind: string, line?: number, said?: string, doing?: Doing}} Fault
 *
 * @typedef {{at: "opening" | "move" | "bot" | "page", action?: string}} Doing
 *
 * @callback Tell
 * @param {Fault} fault
 * @param {(() => void) | null} goOn starts the game anew from what was saved; null where that cannot help
 * @returns {void}
 *
 * @typedef {object} GameFile
 * @property {string} game the ID of its game
 * @property {string} text
 * @property {Record<string, string>} beside the files that lie beside it, by their names
 * @property {boolean} [isBuilt] true if the build has made pages of its rulebook; undefined where it is no file of this site
 *
 * @typedef {object} Places
 * @property {string} [wasm] the address of Pyodide's WebAssembly as gzip
 * @property {string} [own] the address of the folder of our own files
 * @property {(name: string) => Promise<Uint8Array<ArrayBuffer>>} [inline] the parts, where the page itself holds them; it has
 *   no snapshot of memory
 */

const PATIENCE = 8_000; // milliseconds, and half as many more: a bot answers in slices of less than 100
const QUICK = 5_500; // bytes a millisecond from which the memory snapshot is worth its download; as in worker/parts.mjs
const SIGN = 1_000; // milliseconds
const ENOUGH_TOLD = 500; // letters of what Python says of a mistake

/** What a command has the game do. @param {any} command @returns {Doing} */
const doingOf = ({ do: does, action, source, target }) => {
  if (does === "start" || does === "frame" || does === "new" || does === "again") return { at: "opening" };
  if (typeof action === "string") return { at: "move", action };
  if (source && target) return { at: "move", action: `${source} ${target}` };
  return { at: does === "tick" ? "bot" : "page" };
};

/** What a coach remembers (`web/engine/coach.py`), of one game. @param {string} text @param {string} game */
const coachOf = (text, game) => text.split(";").filter((each) => each.startsWith(`${game}=`)).join(";");

/** The fields of an answer in which the coach remembers the other games as before. @param {string} text @param {string} game */
const withOthers = (text, game) => {
  const { coach = "", ...fields } = JSON.parse(text);
  const before = (deviceTexts.read("nastilka:coach") ?? "").split(";").filter((each) => each && !each.startsWith(`${game}=`));
  return JSON.stringify({ ...fields, coach: [...before, coachOf(coach, game)].filter(Boolean).join(";") });
};

/** Why a worker was ended, as a fault. @param {string} why */
const kindOf = (why) => {
  if (why === NO_ANSWER) return "endless";
  if (why === "too many messages") return "flood";
  return /MemoryError|out of memory|Maximum call|memory access/i.test(why) ? "memory" : "broken";
};

/** Tell the watchdog of the page's start that something goes on. */
const goOn = () => announce("nastilka-arriving");

/** A file of the site as it came, mostly gzip. @param {string} address @returns {Promise<Uint8Array<ArrayBuffer>>} */
const bytesOf = async (address) => {
  const answer = await patientFetch(address, "default", goOn);
  const reader = answer.ok && answer.body?.getReader();
  if (!reader) throw new Error(`${answer.status} ${address}`);
  const pieces = [];
  for (;;) {
    const { done, value } = await beforeSilence(reader.read());
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    pieces.push(value);
    goOn();
  }
};

/** @param {Uint8Array<ArrayBuffer>} bytes which may be gzip @returns {Promise<ArrayBuffer>} */
const unpacked = async (bytes) => {
  const stream = new Blob([bytes]).stream();
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new Response(isPacked ? stream.pipeThrough(new DecompressionStream("gzip")) : stream).arrayBuffer();
};

/** @implements {Engine} */
export class GameEngine {
  #places;
  #file;
  #tell;
  #client;
  /** What the game does now. @type {Doing} */
  #doing = { at: "opening" };
  /** Each part once it is asked for, by name. @type {Map<string, Promise<Uint8Array<ArrayBuffer>>>} */
  #parts = new Map();
  #root = new URL(document.documentElement.dataset.root || "./", document.baseURI).href;
  #awake = false;

  /**
   * @param {Places} places
   * @param {Promise<GameFile>} file rejects with a `FileFault`
   * @param {Tell} tell
   */
  constructor(places, file, tell) {
    this.#places = places;
    this.#file = file;
    this.#tell = tell;
    this.#client = createEngineIn(this.#open, (why, begin) =>
      this.#tell({ kind: kindOf(why), doing: this.#doing }, () => {
        begin();
        this.#give();
      }),
    );
    this.#client.patience = PATIENCE;
    // A browser that lets no worker start in such a frame says so before anything of the file has run.
    listen("nastilka-failed", (why) => /^no worker|^worker:/.test(why ?? "") && tell({ kind: "no-worker" }, null));
  }

  /** Milliseconds for an answer of the game, and half as many more. */
  get patience() {
    return this.#client.patience;
  }

  set patience(milliseconds) {
    this.#client.patience = milliseconds;
  }

  wake = () => {
    if (this.#awake) return;
    this.#awake = true;
    this.#file.then(() => {
      this.#client.wake();
      this.#give();
    }, (/** @type {Fault} */ fault) => this.#tell(fault, null));
  };

  /** @param {string} command @param {File} [file] */
  send = async (command, file) => {
    const { fields, content } = await this.ask(command, file);
    return JSON.stringify({ ...JSON.parse(fields), ...content });
  };

  /** @param {string} command @param {File} [file] @returns {Promise<Answer>} */
  ask = async (command, file) => {
    this.wake();
    const [{ game, isBuilt }, asked] = [await this.#file.catch(() => new Promise(() => {})), JSON.parse(command)];
    this.#doing = doingOf(asked);
    const signs = setInterval(goOn, SIGN); // a game that takes its time is for this page to end, not for its watchdog
    // What this device remembers of other games is no affair of this one.
    const others = typeof asked.coach === "string" ? asked.coach : null;
    const told = others === null ? command : JSON.stringify({ ...asked, coach: coachOf(others, game) });
    const text = await this.#client.send(told, file).finally(() => clearInterval(signs));
    const answer = this.#parsed(text);
    if (answer.restarted) return openAnswer(text);
    if (answer.fault) return this.#stopAt(answer.fault);
    const found = checkedAnswer(answer, String(asked.do ?? ""), { game, root: this.#root, isBuilt });
    return "coach" in answer ? { ...found, fields: withOthers(found.fields, game) } : found;
  };

  /** @param {string} text @returns {any} */
  #parsed(text) {
    try {
      return JSON.parse(text) ?? {};
    } catch {
      return { fault: { kind: "broken" } };
    }
  }

  /** Tell of a mistake in the file. Nobody gets an answer before the reader has the game begin anew. @param {any} found @returns {Promise<Answer>} */
  #stopAt(found) {
    const { promise, resolve } = Promise.withResolvers();
    const [kind, line] = [/^[a-z-]{1,20}$/.test(found.kind) ? found.kind : "broken", Number(found.line) || 0];
    const fault = { kind, line, said: String(found.said ?? "").slice(0, ENOUGH_TOLD), doing: this.#doing };
    this.#tell(fault, () => {
      this.#client.end();
      this.#client.wake();
      this.#give();
      resolve(openAnswer('{"restarted": true}'));
    });
    return promise;
  }

  #open = () =>
    openFramedWorker(this.#part("game_worker.gz").then(unpacked), (lang) => {
      const nothing = new Uint8Array(0); // the engine then stays in the language that it has
      this.#part(`words-${lang}.gz`).catch(() => nothing).then((bytes) => this.#client.give({ [`words-${lang}`]: bytes }));
    });

  /** A part, for one who may transfer it. @param {string} name */
  async #part(name) {
    const { own = "", wasm = "", inline } = this.#places;
    const fetchPart = inline ?? ((each) => bytesOf(each.startsWith("pyodide.") ? wasm : own + each));
    const part = this.#parts.get(name) ?? fetchPart(name);
    this.#parts.set(name, part);
    part.catch(() => this.#parts.delete(name));
    return (await part).slice();
  }

  /** Hand the worker its parts as they come. */
  async #give() {
    try {
      const [speed, ...chosen] = await this.#choose();
      this.#client.give({ [speed]: new Uint8Array(1) });
      for (const name of ["pyodide.asm.wasm.gz", ...chosen, "kit.gz"]) {
        this.#client.give({ [name.replace(/\.(gz|bin)$/, "")]: await this.#part(name) });
      }
      const { text, beside } = await this.#file;
      this.#client.give({ game: new TextEncoder().encode(JSON.stringify({ text, beside })) });
    } catch (error) {
      announce("nastilka-failed", String(error));
    }
  }

  /** What Python starts from: a snapshot of its memory, or on a slow line the engine and its standard library. */
  async #choose() {
    const began = performance.now();
    const { length } = await this.#part("pyodide.asm.wasm.gz");
    const isQuick = !this.#places.inline && length >= QUICK * (performance.now() - began);
    this.#part(`words-${readersLanguage(new URLSearchParams(location.search))}.gz`).catch(() => {});
    return isQuick ? ["quick", "snapshot.bin"] : ["slow", "engine.bin", "stdlib.bin"];
  }
}
