// The studies that this device keeps, and those opened lately, on the overview of studies.
import { byId } from "../dom.js";
import { Drafts } from "../drafts.js";
import { titlesOf } from "./study_text.js";
import { button, element, giveFile, pageOf, say } from "./words.js";

const { lang } = document.documentElement;
const drafts = new Drafts();

/** The title of a study, as it is told of. @param {string} text */
const titleOf = (text) => titlesOf(text, lang).title || say("own-untitled");

/** @param {string} game */
const nameOf = (game) => say(`game-${game}`);

/** A file's name made of a title. @param {string} title */
const fileName = (title) => `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "").slice(0, 60) || "study"}.study`;

/** Take a study out of a game's list, and offer to put it back. @param {string} game @param {number} at */
const remove = async (game, at) => {
  const texts = new Map(await drafts.saved()).get(game) ?? [];
  const [gone] = texts.splice(at, 1);
  if (gone === undefined) return;
  await drafts.save(game, texts);
  const undo = button(say("own-undo"), async () => {
    const now = new Map(await drafts.saved()).get(game) ?? [];
    now.splice(at, 0, gone);
    await drafts.save(game, now);
    byId("own-said").replaceChildren();
    await listStudies();
  });
  byId("own-said").replaceChildren(say("own-deleted", { title: titleOf(gone) }), " ", undo);
  await listStudies();
};

/** @param {string} game @param {string} text @param {number} at */
const entry = (game, text, at) => {
  const address = `workbench/?game=${game}&saved=${at + 1}&lang=${lang}`;
  const title = titleOf(text);
  return element(
    "li",
    {},
    element("span", { class: "told" }, element("strong", {}, title), element("span", {}, nameOf(game))),
    element(
      "span",
      { class: "menu" },
      element("a", { class: "button", href: pageOf(address) }, say("own-read")),
      element("a", { class: "button", href: pageOf(`${address}&tab=study`) }, say("own-edit")),
      button(say("own-save"), () => giveFile(fileName(title), text)),
      button(say("own-delete"), () => void remove(game, at)),
    ),
  );
};

/** All studies that are kept, for those who choose chapters. @returns {Promise<[game: string, text: string][]>} */
export const savedStudies = async () => {
  const games = (await drafts.saved()).filter(([game]) => nameOf(game));
  return games.flatMap(([game, texts]) => texts.map((text) => /** @type {[string, string]} */ ([game, text])));
};

const listStudies = async () => {
  const games = (await drafts.saved()).filter(([game]) => nameOf(game));
  const entries = games.flatMap(([game, texts]) => texts.map((text, at) => entry(game, text, at)));
  byId("own-list").replaceChildren(...entries);
  byId("own-empty").hidden = entries.length > 0;
  document.dispatchEvent(new CustomEvent("nastilka-saved"));
};

const listLately = async () => {
  const opened = await drafts.lately();
  const entries = opened.map(({ title, game, address }) =>
    element("li", {}, element("a", { href: pageOf(`workbench/${address}`) }, title || say("own-untitled")), ` ${nameOf(game)}`),
  );
  byId("lately-list").replaceChildren(...entries);
  byId("lately").hidden = entries.length === 0;
};

/** Show both lists, and let the reader clear the second. */
export const showSaved = async () => {
  byId("lately-forget").addEventListener("click", async () => {
    await drafts.forget();
    await listLately();
  });
  await Promise.all([listStudies(), listLately()]);
  byId("own-studies").hidden = false;
};
