// <tabletop-game>: a table of Nastilka on a page of another site. The table is a frame of the site this script comes
// from, and both sides speak by messages {nastilka: 1, type: …}; docs/embed.md tells which. Ten tables on one page
// are served by one engine, in a hidden frame that is made when the first of them is seen or touched.
"use strict";
(() => {
  if (customElements.get("tabletop-game")) return;
  const VERSION = 1;
  const BASE = new URL("embed/", document.currentScript.src);
  const SET_UP = ["game", "seats", "names", "seed", "pace", "options", "position", "record", "rule", "readonly"];
  const LOOK = ["theme", "lang"];
  const TOLD = ["ready", "move", "gameover", "error", "resize"];
  const PATIENCE = 5000; // milliseconds in which a frame that has loaded must have said so itself
  const SANDBOX = "allow-scripts allow-same-origin"; // the frame's own origin, which is not this page's
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":host{display:block}:host([hidden]){display:none}iframe{display:block;width:100%;border:0}");

  const tables = new Set();
  const engine = { frame: null, up: null };

  const newFrame = (path, told) => {
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", SANDBOX);
    frame.src = new URL(`${path}#${new URLSearchParams({ ...told, host: location.origin })}`, BASE).href;
    return frame;
  };

  /** The name of the hidden frame with the engine, once it is there. */
  const engineName = () => {
    if (!engine.frame?.isConnected) {
      const frame = newFrame("engine/", {});
      frame.name = `nastilka-${Math.random().toString(36).slice(2)}`;
      frame.hidden = true;
      engine.frame = frame;
      engine.up = new Promise((done) => frame.addEventListener("load", () => done(frame.name), { once: true }));
      document.body.append(frame);
    }
    return engine.up;
  };

  /** What an illegal action is told with: the message, and the rule and the facts where a rule forbids it. */
  const refusal = ({ message, rule, facts }) =>
    Object.assign(new Error(message), { name: rule ? "IllegalAction" : "Error", rule: rule ?? null, facts: facts ?? {} });

  class TabletopGame extends HTMLElement {
    static observedAttributes = [...SET_UP, ...LOOK, "title"];
    #frame = null;
    #greeted = false;
    #later = [];
    #calls = new Map();
    #number = 0;
    #due = false;

    connectedCallback() {
      if (!this.shadowRoot) this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
      tables.add(this);
      this.#put();
    }

    disconnectedCallback() {
      tables.delete(this);
      this.#giveUp("The table was taken from the page.");
      this.shadowRoot.replaceChildren();
      this.#frame = null;
    }

    attributeChangedCallback(name, before, now) {
      if (!this.#frame || before === now) return;
      if (name === "title") this.#frame.title = this.#title;
      else if (LOOK.includes(name)) this.#send({ type: "look", ...this.#look });
      else if (!this.#due) {
        this.#due = true; // several attributes that are set at once are one new game
        queueMicrotask(() => {
          this.#due = false;
          if (this.isConnected) this.#put();
        });
      }
    }

    /** Do an action, written as in a record, for the person whose turn it is. Rejects with the rule that forbids it. */
    act(text) {
      return this.#call({ type: "act", text: String(text) });
    }

    /** Back to how the game was when it began. */
    reset() {
      return this.#call({ type: "reset" });
    }

    /** The game so far as a record. */
    getRecord() {
      return this.#call({ type: "record" });
    }

    get #look() {
      return Object.fromEntries(LOOK.map((name) => [name, this.getAttribute(name) ?? ""]));
    }

    get #title() {
      return this.getAttribute("title") ?? `Nastilka: ${this.#game}`;
    }

    get #game() {
      const named = /^game (\S+)$/m.exec(this.getAttribute("record") ?? "");
      return (this.getAttribute("game") ?? named?.[1] ?? "").toLowerCase();
    }

    /** A new frame for the game that the attributes ask for. */
    #put() {
      this.#giveUp("The table was set up anew.");
      this.#greeted = false;
      this.#later = [];
      this.shadowRoot.replaceChildren();
      if (!/^[a-z0-9-]+$/.test(this.#game)) {
        this.#frame = null;
        this.#tell("error", { message: "The attribute `game` names no game." });
        return;
      }
      const given = SET_UP.filter((name) => this.hasAttribute(name)).map((name) => [name, this.getAttribute(name)]);
      this.#frame = newFrame(`${this.#game}/`, { ...Object.fromEntries(given), ...this.#look });
      this.#frame.title = this.#title;
      this.#frame.height = 420;
      this.#frame.loading = "lazy";
      this.#frame.addEventListener("load", ({ target }) => setTimeout(() => this.#missing(target), PATIENCE));
      this.shadowRoot.append(this.#frame);
    }

    #call(message) {
      if (!this.#frame) return Promise.reject(new Error("There is no table."));
      this.#frame.loading = "eager";
      this.#number += 1;
      const id = this.#number;
      return new Promise((done, failed) => {
        this.#calls.set(id, { done, failed });
        this.#send({ ...message, id });
      });
    }

    /** The frame has loaded something that is not a table. */
    #missing(frame) {
      if (frame !== this.#frame || this.#greeted) return;
      this.#giveUp("The table could not be loaded.");
      this.#tell("error", { message: "The table could not be loaded." });
    }

    #giveUp(why) {
      for (const { failed } of this.#calls.values()) failed(new Error(why));
      this.#calls.clear();
    }

    #send(message) {
      if (this.#greeted) this.#frame.contentWindow.postMessage({ nastilka: VERSION, ...message }, BASE.origin);
      else this.#later.push(message);
    }

    #tell(name, detail) {
      this.dispatchEvent(new CustomEvent(name, { detail }));
    }

    /** Whether a message from this window is from this table's frame. */
    speaks(source) {
      return source === this.#frame?.contentWindow;
    }

    /** A message from the frame. */
    async hear({ nastilka, type, ...detail }) {
      if (type === "hello") {
        if (this.#greeted) this.#giveUp("The table was started anew.");
        this.#greeted = true;
        for (const message of this.#later.splice(0)) this.#send(message);
      } else if (type === "wake") {
        const name = await engineName();
        if (this.#frame) this.#send({ type: "engine", name });
      } else if (type === "lost") {
        engine.frame?.remove(); // the next table that wakes makes another
      } else if (type === "answer") {
        const call = this.#calls.get(detail.id);
        this.#calls.delete(detail.id);
        if (detail.error) call?.failed(refusal(detail.error));
        else call?.done(detail.value ?? undefined);
      } else if (TOLD.includes(type)) {
        if (type === "resize") this.#frame.height = Math.min(20000, Math.max(0, Number(detail.height) || 0));
        this.#tell(type, detail);
      }
    }
  }

  addEventListener("message", ({ data, origin, source }) => {
    if (origin !== BASE.origin || data?.nastilka !== VERSION) return;
    for (const table of tables) if (table.speaks(source)) table.hear(data);
  });
  customElements.define("tabletop-game", TabletopGame);
})();
