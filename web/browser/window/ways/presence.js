// Who is at the table just now, what they do, and what they say by a sign: notes `TABLE!KEYS.WORD.NUMBER`, which go to
// all as messages do. They are not signed and not kept: nothing of the game hangs on them.

/**
 * @typedef {"here" | "thinks" | "away"} Doing
 *
 * @typedef {object} Present somebody's device
 * @property {string} keys of all its players, with `+` between: the beginnings of their keys, the person's first
 * @property {Doing} doing
 * @property {unknown} via the connection over which it was heard last
 * @property {string} sign what is said just now
 * @property {number} at when something was said last, by `performance.now()`
 *
 * @typedef {object} Known
 * @property {Record<string, Doing | "beside">} doing of all others who are here, by the key of each player; bots are
 *   beside their person
 * @property {Record<string, string>} signs what is said just now, by the key of the person; the own one, too
 */

const NOTE = /^[\w-]{22}!([0-9a-f]{8}(?:\+[0-9a-f]{8}){0,9})\.([a-z-]{2,16})\.[0-9a-z]{1,16}$/;
const SIGNS = new Set(["well", "thanks", "oops", "your-turn", "wow", "hello"]);
const MOST = 12; // devices
const SHOWN = 5_000; // milliseconds that a sign is shown
const PAUSE = 1_500; // milliseconds between two signs of one person; what comes sooner is not shown
const THINKING = 6_000; // milliseconds after a touch of the table

const personOf = (/** @type {string} */ keys) => keys.split("+")[0] ?? "";

/** @returns {Doing} */
const atRest = () => (document.hidden ? "away" : "here");

/** @param {string} word @returns {word is Doing} */
const isDoing = (word) => word === "here" || word === "thinks" || word === "away";

/** True for a note, of whatever table. @param {string} text */
export const isNote = (text) => NOTE.test(text);

export class Presence {
  /** Others by the key of their person. @type {Map<string, Present>} */
  #others = new Map();
  #mine = { doing: /** @type {Doing} */ ("here"), sign: "", at: -PAUSE };
  #begun = Date.now().toString(36); // so that no two notes are the same, which would not be passed on
  #number = 0;
  #stays = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rests;
  #own;
  #send;
  #onChange;

  /**
   * @param {() => {table: string, players: string}} own the table that is open here, and the players of this device
   * @param {(note: string) => void} send
   * @param {() => void} onChange
   */
  constructor(own, send, onChange) {
    this.#own = own;
    this.#send = send;
    this.#onChange = onChange;
    for (const kind of ["pointerdown", "pointermove", "keydown"]) addEventListener(kind, (event) => this.#touched(event), this.#stays);
    document.addEventListener("visibilitychange", () => this.#turnTo(atRest()), this.#stays);
    addEventListener("pagehide", () => this.#say("gone"), this.#stays);
    addEventListener("pageshow", () => this.greet(), this.#stays);
  }

  /** @param {string} word @param {string} [keys] */
  #say(word, keys = this.#own().players) {
    if (keys) this.#send(`${this.#own().table}!${keys}.${word}.${this.#begun}${(this.#number++).toString(36)}`);
  }

  /** @param {Doing} doing */
  #turnTo(doing) {
    if (this.#mine.doing === doing) return;
    this.#mine.doing = doing;
    this.#say(doing);
  }

  /** The person chooses while the table waits for that. @param {Event} event */
  #touched({ target }) {
    if (!(target instanceof Element) || !target.closest("#table[data-state=waiting]")) return;
    this.#turnTo("thinks");
    clearTimeout(this.#rests);
    this.#rests = setTimeout(() => this.#turnTo(atRest()), THINKING);
  }

  /** A move is made: nobody chooses here any more. */
  moved() {
    clearTimeout(this.#rests);
    this.#turnTo(atRest());
  }

  /** Say that one is here, and ask who else is. */
  greet() {
    this.#say(this.#mine.doing);
    this.#say("who");
  }

  /** What a note says. @param {string} text @param {unknown} via */
  take(text, via) {
    const [, keys = "", word = ""] = NOTE.exec(text) ?? [];
    const key = personOf(keys);
    if (!text.startsWith(this.#own().table)) return;
    if (key === personOf(this.#own().players)) {
      if (word === "gone") this.#say(this.#mine.doing); // somebody has lost sight of this device, and it is here all the same
    } else if (word === "gone") {
      if (this.#others.delete(key)) this.#onChange();
    } else {
      this.#hear(key, keys, word, via);
    }
  }

  /** @param {string} key @param {string} keys @param {string} word @param {unknown} via */
  #hear(key, keys, word, via) {
    const known = this.#others.get(key);
    if (!known && this.#others.size >= MOST) return;
    const one = known ?? { keys, doing: /** @type {Doing} */ ("here"), via, sign: "", at: -PAUSE };
    const before = known?.doing;
    this.#others.set(key, Object.assign(one, { keys, via }));
    if (word === "who") this.#say(this.#mine.doing);
    else if (isDoing(word)) one.doing = word;
    else if (SIGNS.has(word)) this.#show(one, word);
    if (one.doing !== before) this.#onChange();
  }

  /** Show a sign for a while; false if it comes too soon after the last one. @param {{sign: string, at: number}} who @param {string} sign */
  #show(who, sign) {
    const at = performance.now();
    if (at - who.at < PAUSE) return false;
    Object.assign(who, { sign, at });
    setTimeout(() => {
      if (who.at !== at) return;
      who.sign = "";
      this.#onChange();
    }, SHOWN);
    this.#onChange();
    return true;
  }

  /** Say something by a sign. @param {string} sign */
  sign(sign) {
    if (SIGNS.has(sign) && this.#show(this.#mine, sign)) this.#say(sign);
  }

  /** A connection is lost, and with it those who were heard over it. @param {unknown} via */
  lose(via) {
    for (const [key, one] of this.#others) {
      if (one.via !== via) continue;
      this.#others.delete(key);
      this.#say("gone", one.keys);
    }
  }

  /** Nobody is known at another table yet. */
  forget() {
    this.#others.clear();
  }

  /** @returns {Known} */
  tell() {
    const all = [...this.#others.values()];
    const doing = all.flatMap(({ keys, doing: what }) => keys.split("+").map((key, at) => [key, at ? "beside" : what]));
    const said = [...all, { ...this.#mine, keys: this.#own().players }].filter(({ sign }) => sign);
    return {
      doing: Object.fromEntries(doing),
      signs: Object.fromEntries(said.map(({ keys, sign }) => [personOf(keys), sign])),
    };
  }

  close() {
    this.#say("gone");
    clearTimeout(this.#rests);
    this.#stays.abort();
  }
}
