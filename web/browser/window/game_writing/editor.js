// The field in which a game's file is written: numbered lines, of which some are marked, and keys as in an editor.
const INDENT = "    ";

/** The words that a key puts in place of what is selected, so that the browser can undo it. @param {HTMLTextAreaElement} field @param {number} from @param {number} to @param {string} words */
const put = (field, from, to, words) => {
  field.focus();
  field.setSelectionRange(from, to);
  // The one way that leaves the field's own undo as it is; browsers that lack it still get the words.
  const done = words ? document.execCommand("insertText", false, words) : document.execCommand("delete");
  if (done) return;
  field.setRangeText(words, from, to, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

export class Editor {
  #field;
  #numbers;
  #bands;
  /** @type {Set<number>} */
  #wrong = new Set();
  #lines = 0;
  /** True after Escape, when Tab leads on to the next control. */
  #leaves = false;

  /** @param {HTMLTextAreaElement} field */
  constructor(field) {
    this.#field = field;
    const box = /** @type {HTMLElement} */ (field.closest(".code-field"));
    this.#numbers = /** @type {HTMLElement} */ (box.querySelector(".numbers"));
    this.#bands = /** @type {HTMLElement} */ (box.querySelector(".bands"));
    field.addEventListener("input", this.#draw);
    field.addEventListener("scroll", this.#scroll);
    field.addEventListener("keydown", this.#press);
    field.addEventListener("blur", () => (this.#leaves = false));
    this.#draw();
  }

  get text() {
    return this.#field.value;
  }

  /** Put another text in place of the whole. @param {string} text */
  replace(text) {
    put(this.#field, 0, this.#field.value.length, text);
    this.#field.setSelectionRange(0, 0);
    this.#field.scrollTo(0, 0);
  }

  /** The text from now on, which nobody has typed. @param {string} text */
  set(text) {
    this.#field.value = text;
    this.#draw();
  }

  /** Mark these lines. @param {number[]} lines */
  mark(lines) {
    this.#wrong = new Set(lines);
    this.#lines = -1;
    this.#draw();
  }

  /** Select a line from a column on, both from 1; without one from its first letter on. @param {number} line @param {number} column */
  goTo(line, column) {
    const lines = this.text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const words = lines[line - 1] ?? "";
    const { length } = words;
    const from = column > 1 ? column - 1 : length - words.trimStart().length;
    this.#field.focus();
    this.#field.setSelectionRange(start + Math.min(from, length), start + length);
    this.#field.scrollTo(0, Math.max(0, (line - 4) * this.#height()));
    this.#field.closest(".code-field")?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Put a paragraph in behind the one that the cursor is in, or at the end of the text.
   * @param {string} words
   */
  insertParagraph(words) {
    const { text } = this;
    const at = placeBehind(text, this.#field.selectionEnd);
    const before = text.slice(0, at).replace(/\n*$/, "");
    const after = text.slice(at).replace(/^\n*/, "");
    const from = before.length;
    const added = `\n\n${words.trim()}\n${after ? "\n" : ""}`;
    put(this.#field, from, text.length - after.length, added);
    const line = `${before}\n\n`.split("\n").length;
    this.goTo(line, 1);
  }

  /** Pixels of a line. */
  #height() {
    return Number.parseFloat(getComputedStyle(this.#field).lineHeight);
  }

  #draw = () => {
    const lines = this.text.split("\n").length;
    if (lines !== this.#lines) {
      this.#lines = lines;
      const rows = Array.from({ length: lines }, (_, at) => {
        const row = document.createElement("div");
        row.textContent = String(at + 1);
        if (this.#wrong.has(at + 1)) row.className = "wrong";
        return row;
      });
      this.#numbers.replaceChildren(...rows);
    }
    const height = this.#height();
    const made = [...this.#wrong].map((line) => {
      const band = document.createElement("i");
      band.style.marginBlockStart = `${(line - 1) * height}px`;
      return band;
    });
    this.#bands.replaceChildren(...made);
    this.#scroll();
  };

  #scroll = () => {
    this.#numbers.scrollTop = this.#field.scrollTop;
    this.#bands.style.transform = `translateY(${-this.#field.scrollTop}px)`;
  };

  /** @param {KeyboardEvent} event */
  #press = (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") this.#leaves = true;
    if (event.key === "Tab" && !this.#leaves) this.#indent(event);
    if (event.key === "Enter" && !event.shiftKey) this.#breakLine(event);
    if (!["Escape", "Tab", "Shift"].includes(event.key)) this.#leaves = false;
  };

  /** Move the selected lines in or out; without a selection put blanks in. @param {KeyboardEvent} event */
  #indent(event) {
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = this.#field;
    if (selectionStart === selectionEnd && !event.shiftKey) return put(this.#field, selectionStart, selectionEnd, INDENT);
    const from = value.lastIndexOf("\n", selectionStart - 1) + 1;
    const end = value.indexOf("\n", Math.max(selectionEnd - 1, from));
    const to = end < 0 ? value.length : end;
    const lines = value.slice(from, to).split("\n");
    const moved = lines.map((line) => (event.shiftKey ? line.replace(/^ {1,4}|^\t/, "") : line && INDENT + line)).join("\n");
    if (moved === value.slice(from, to)) return;
    put(this.#field, from, to, moved);
    if (lines.length > 1) this.#field.setSelectionRange(from, from + moved.length);
  }

  /** Begin the next line below the first letter of this one. @param {KeyboardEvent} event */
  #breakLine(event) {
    const { selectionStart, selectionEnd, value } = this.#field;
    const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
    const [blanks] = /^ */.exec(line) ?? [""];
    if (!blanks && !line.endsWith(":")) return;
    event.preventDefault();
    put(this.#field, selectionStart, selectionEnd, `\n${blanks}${line.endsWith(":") ? INDENT : ""}`);
  }
}

/**
 * Where a paragraph may stand behind the cursor: at the end of the paragraph or the block between fences that it is in.
 * @param {string} text
 * @param {number} cursor
 */
export const placeBehind = (text, cursor) => {
  if (cursor === 0) return text.length; // nobody has been in the text yet
  let [at, fenced] = [0, false];
  for (const line of text.split("\n")) {
    const end = at + line.length;
    if (line.startsWith("```")) fenced = !fenced;
    const isOver = !fenced && (line.trim() === "" || line.startsWith("```"));
    if (isOver && end >= cursor) return end;
    at = end + 1;
  }
  return text.length;
};
