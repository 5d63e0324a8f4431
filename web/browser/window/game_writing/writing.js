// The page on which a game's file is written: it is checked while one types, and its table follows.
import { byId } from "../dom.js";
import { fetchGameFile, listedGames } from "../game_file/fetch_file.js";
import { frontMatter } from "../game_file/front_matter.js";
import { fragmentOf, LONGEST_LINK } from "../game_file/linked.js";
import { Checker } from "./checker.js";
import { formerDraft, keepDraft, keepFormer, readDraft } from "./draft.js";
import { Editor } from "./editor.js";
import { LiveTable } from "./live_table.js";

const PAUSE = 600; // milliseconds after the last key

/** @typedef {import("./checker.js").Found} Found */

/** The text with its blanks filled in. @param {string} text @param {Record<string, string | number>} blanks */
const filled = (text, blanks) => text.replace(/\{(\w+)\}/g, (whole, name) => String(blanks[name] ?? whole));

class Page {
  #taken;
  #root = new URL(document.documentElement.dataset.root ?? "../../", location.href).href;
  #main = byId("main");
  #editor = new Editor(/** @type {HTMLTextAreaElement} */ (byId("writing-text")));
  #checker;
  #table;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** True while a text is checked; `#again` is true if it has changed since. */
  #busy = false;
  #again = false;
  /** The text that can be played, as far as that is known. */
  #playable = "";

  /** @param {import("../game_file/game_engine.js").Places} places @param {string[]} taken */
  constructor(places, taken) {
    this.#taken = taken;
    this.#checker = new Checker(places, `${this.#root}games/`, taken);
    this.#table = new LiveTable(byId("writing-place"), this.#root, this.#main.dataset.bot ?? "", this.#showTried);
  }

  start() {
    const [beginning, draft] = [this.#editor.text, readDraft()];
    if (draft !== null) this.#editor.set(draft);
    byId("writing-back").hidden = formerDraft() === null;
    byId("writing-text").addEventListener("input", this.#change);
    byId("writing-faults").addEventListener("click", this.#goToFault);
    byId("writing-save").addEventListener("click", this.#download);
    byId("writing-share").addEventListener("click", this.#share);
    byId("writing-example").addEventListener("click", this.#makeExample);
    byId("writing-back").addEventListener("click", () => this.#replace(formerDraft() ?? this.#editor.text));
    const picked = /** @type {HTMLInputElement} */ (byId("writing-picked"));
    byId("writing-open").addEventListener("click", () => picked.click());
    picked.addEventListener("change", async () => {
      const text = await picked.files?.[0]?.text().catch(() => null);
      if (typeof text === "string") this.#replace(text.replaceAll("\r\n", "\n"));
      picked.value = "";
    });
    void this.#offerGames(beginning);
    void this.#check();
  }

  /** A sentence of the page. @param {string} name */
  #words(name) {
    return this.#main.getAttribute(`data-${name}`) ?? "";
  }

  /** @param {string} text */
  #tell(text) {
    byId("writing-said").textContent = text;
  }

  #change = () => {
    const kept = keepDraft(this.#editor.text);
    this.#tell(kept ? "" : this.#words("say-unkept"));
    byId("writing-link").hidden = true; // it has the text from before
    byId("writing-shared").textContent = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#check, PAUSE);
  };

  /** Put another file in place of this one, which can be had back. @param {string} text */
  #replace(text) {
    if (text === this.#editor.text) return;
    keepFormer(this.#editor.text);
    byId("writing-back").hidden = false;
    this.#editor.replace(text);
    this.#tell(this.#words("say-replaced"));
  }

  // What does not hold --------------------------------------------------------------------------------------------------

  #check = async () => {
    this.#again = this.#busy;
    if (this.#busy) return;
    this.#busy = true;
    const { text } = this.#editor;
    this.#state("checking", this.#words("say-checking"));
    const { faults, plays } = await this.#checker.check(text);
    this.#busy = false;
    if (this.#again) return void this.#check();
    this.#showFaults(faults, plays);
    this.#playable = plays ? text : "";
    if (!plays) return;
    if (byId("writing-link").hidden) byId("writing-shared").textContent = ""; // it asked to mend the file first
    const { game = "" } = frontMatter(text);
    void this.#table.show({ game, text, beside: await this.#checker.besideOf(text) });
  };

  /** Say how it stands with the file. @param {string} state @param {string} words */
  #state(state, words) {
    const status = byId("writing-status");
    status.dataset.state = state;
    if (status.textContent !== words) status.textContent = words;
  }

  /** @param {Found[]} faults @param {boolean} plays */
  #showFaults(faults, plays) {
    byId("writing-faults").replaceChildren(...faults.map((fault) => this.#entryOf(fault)));
    byId("writing-text").setAttribute("aria-invalid", String(faults.length > 0));
    this.#editor.mark(faults.map(({ line }) => line).filter(Boolean));
    if (faults.length) this.#state("faulty", filled(this.#words("say-faults"), { count: faults.length }));
    else this.#state("holds", this.#words(plays ? "say-holds" : frontMatter(this.#editor.text).translates ? "say-translated" : "say-text-only"));
  }

  /** @param {Found} fault */
  #entryOf({ line, column, code, found, wanted }) {
    const entry = document.createElement("li");
    const words = document.createElement(line ? "button" : "p");
    const said = filled(this.#words(`of-${code}`) || this.#words("of-stopped-broken"), { found, wanted });
    if (line) {
      const place = document.createElement("strong");
      place.textContent = filled(this.#words("say-line"), { line: column > 1 ? `${line}:${column}` : line });
      Object.assign(words.dataset, { line, column });
      words.setAttribute("type", "button");
      words.append(place);
    }
    words.append(` ${said}`);
    entry.append(words);
    return entry;
  }

  #goToFault = (/** @type {Event} */ { target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) this.#editor.goTo(Number(button.dataset.line), Number(button.dataset.column));
  };

  // The table -----------------------------------------------------------------------------------------------------------

  #showTried = () => {
    byId("writing-waiting").hidden = this.#table.isThere;
    /** @type {HTMLButtonElement} */ (byId("writing-example")).disabled = !this.#table.tried;
  };

  #makeExample = async () => {
    const { tried } = this.#table;
    const example = tried && (await this.#checker.example(this.#editor.text, tried));
    if (example) this.#editor.insertParagraph(example);
    this.#tell(this.#words(example ? "say-exampled" : "say-no-example"));
  };

  // Files ---------------------------------------------------------------------------------------------------------------

  #download = () => {
    const name = /^[a-z][a-z0-9-]*$/.exec(frontMatter(this.#editor.text).game ?? "")?.[0] ?? "game";
    const link = document.createElement("a");
    const href = URL.createObjectURL(new Blob([this.#editor.text], { type: "text/markdown" }));
    Object.assign(link, { href, download: `${name}.md` });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };

  /** Make a link that has the file in it, and copy it. */
  #share = async () => {
    const { text } = this.#editor;
    const [field, said] = [/** @type {HTMLInputElement} */ (byId("writing-link")), byId("writing-shared")];
    const fragment = text === this.#playable ? await fragmentOf(text) : "";
    const link = `${this.#root}games/?lang=${document.documentElement.lang}${fragment}`;
    field.hidden = !fragment || link.length > LONGEST_LINK;
    if (field.hidden) {
      said.textContent = this.#words(text === this.#playable ? "say-share-long" : "say-share-first");
      return;
    }
    field.value = link;
    field.select();
    const copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
    said.textContent = this.#words(copied ? "say-shared" : "say-share-by-hand");
  };

  /** Offer the games of the site to begin with, and a new one. @param {string} beginning */
  async #offerGames(beginning) {
    const choice = /** @type {HTMLSelectElement} */ (byId("writing-from"));
    const { lang } = document.documentElement;
    choice.append(/** @type {HTMLTemplateElement} */ (byId("writing-new")).content.cloneNode(true));
    choice.addEventListener("change", async () => {
      const { value } = choice;
      choice.value = "";
      if (value) await this.#begin(value === "-" ? beginning : value, value === "-");
    });
    const listed = await listedGames(this.#root);
    const options = [...listed].map(([name, { titles }]) => new Option(titles?.[lang] ?? titles?.en ?? name, name));
    choice.append(...options);
  }

  /** @param {string} given a text, or the name of one of the site's games @param {boolean} isText */
  async #begin(given, isText) {
    try {
      this.#replace(isText ? given : (await fetchGameFile(this.#root, given, this.#taken)).text);
    } catch {
      this.#tell(this.#words("say-unreached"));
    }
  }
}

/**
 * @param {import("../game_file/game_engine.js").Places} places
 * @param {string[]} taken the IDs of the site's own games
 */
export const startWriting = (places, taken) => {
  new Page(places, taken).start();
  document.documentElement.dataset.ready = "yes";
};
