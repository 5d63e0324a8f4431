// The games of files that the site's owner lists in `games.json`, on the pages where one is chosen or set up.
import { byId } from "../dom.js";
import { nearestOf, standIn } from "../nearest.js";
import { bookAddress } from "./books.js";
import { filesBeside, listedGames, NAME } from "./fetch_file.js";
import { frontMatter, isPlayed, playersOf } from "./front_matter.js";
import { knownGames } from "./known_games.js";
import { optionsOf } from "./options.js";

/** The fields of an option's choice that no form may call its own: the address has others of these names. */
const TAKEN = new Set("game players seats names faces seed save day beat by pace lang".split(" "));

/** A file's text; empty where there is none. @param {string} address */
const fetchedText = async (address) => {
  const answer = await fetch(address, { cache: "no-cache" }).catch(() => null);
  return answer?.ok ? answer.text() : "";
};

/** What is said of a game; `reads` of a file that has nothing to play. @typedef {{fields: Record<string, string>, reads: boolean}} Said */

/**
 * What is said of a game, in the reader's language where that is there: by the list, else by its file.
 * @param {string} game
 * @param {import("./fetch_file.js").Listed} listed
 * @param {string} folder
 * @returns {Promise<Said | null>} null where the file is not what the list says
 */
export const saidOf = async (game, listed, folder) => {
  const { lang } = document.documentElement;
  if (listed.titles) {
    const known = Object.keys(listed.titles);
    const language = known.includes(lang) ? lang : (nearestOf(known) ?? known.at(-1) ?? "");
    const fields = { game, title: listed.titles[language] ?? game, language, players: listed.players, minutes: listed.minutes };
    return { fields, reads: false };
  }
  const beside = [lang, standIn(lang)].map((each) => `${game}.${each}.md`).find((name) => listed.beside.includes(name));
  const translated = beside ? frontMatter(await fetchedText(folder + beside)) : {};
  const text = await fetchedText(`${folder}${game}.md`);
  const fields = frontMatter(text);
  const { title = fields.title ?? game, language = fields.language ?? "en" } = translated;
  return fields.game === game ? { fields: { ...fields, title, language }, reads: !isPlayed(text) } : null;
};

/** Fill in players and minutes, for which the page has words. @param {ParentNode} facts @param {Record<string, string>} fields */
export const fillFacts = (facts, fields) => {
  const [players, minutes] = facts.querySelectorAll("span");
  const span = playersOf(fields).filter((count, at, all) => all.indexOf(count) === at).join("–");
  players.textContent = (players.dataset.words ?? "").replace("{players}", span);
  if (!fields.minutes) return minutes.remove();
  minutes.textContent = (minutes.dataset.words ?? "").replace("{minutes}", fields.minutes);
  return minutes.before(" · ");
};

/** The date, whose digits are the number of today's deal. */
const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

/** @param {HTMLElement} section @param {Said} said @param {boolean} isBuilt true if the build has made pages of its rulebook @returns {Node} */
const cardOf = ({ dataset }, { fields, reads }, isBuilt) => {
  const card = /** @type {DocumentFragment} */ (/** @type {HTMLTemplateElement} */ (byId("file-card")).content.cloneNode(true));
  /** @param {string} selector */
  const part = (selector) => /** @type {HTMLAnchorElement} */ (card.querySelector(selector));
  const { game, title = game, language = "" } = fields;
  const { lang } = document.documentElement;
  const seats = ["human", ...Array.from({ length: Math.max(2, playersOf(fields)[0]) - 1 }, () => dataset.bot)].join(",");
  const play = part("a.play");
  Object.assign(play, { textContent: title, href: `games/?game=${game}&seats=${seats}&lang=${lang}`, id: `file-${game}`, lang: language });
  play.setAttribute("aria-label", (dataset.play ?? "").replace("{name}", title));
  fillFacts(part(".facts"), fields);
  const book = bookAddress("", game, isBuilt);
  if (reads) {
    // Nothing to play, or not yet: the card leads to the rules.
    play.href = book;
    play.removeAttribute("data-plays");
    play.setAttribute("aria-label", (dataset.read ?? "").replace("{name}", title));
    part(".play-now").textContent = part(".book").textContent;
    for (const each of card.querySelectorAll(".card-foot a")) each.remove();
    return card;
  }
  for (const [selector, href] of [
    [".book", book],
    [".set-up", `setup/?game=${game}&lang=${lang}`],
    [".today", `games/?game=${game}&seats=${seats}&seed=${today().replaceAll("-", "")}&day=${today()}&lang=${lang}`],
  ]) {
    const link = part(selector);
    link.href = href;
    link.setAttribute("aria-label", `${link.textContent}: ${title}`);
  }
  return card;
};

/** Show the games of files in the lobby, where there are any. */
export const listGames = async () => {
  const section = byId("files");
  const listed = [...(await listedGames(""))];
  const all = await Promise.all(listed.map(([name, entry]) => saidOf(name, entry, "games/")));
  const cards = all.flatMap((said, at) => (said ? [cardOf(section, said, listed[at][1].isBuilt)] : []));
  section.querySelector(".games")?.replaceChildren(...cards);
  section.hidden = cards.length === 0;
};

/**
 * Give an element the titles of the games of files that this device has played, as it has those of the site's own.
 * @param {HTMLElement} place @param {string} root leads to the site's root
 */
export const nameGames = (place, root) => {
  for (const [game, title] of Object.entries(knownGames())) {
    if (!NAME.test(game) || place.hasAttribute(`data-name-${game}`)) continue;
    place.setAttribute(`data-name-${game}`, String(title));
    place.setAttribute(`data-play-${game}`, `${root}games/?game=${game}`);
  }
};

/** @param {string} name @param {Partial<HTMLElement>} [properties] @param {(Node | string)[]} children */
const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** The fields of an option, as `web/site/setup_page.py` makes those of the site's own games. @param {import("./options.js").FileOption} option @param {string} counts the numbers of players */
const optionField = ({ name, title, why, values }, counts) => {
  const picks = values.map(({ value, title: said }, at) => {
    const field = Object.assign(document.createElement("input"), { type: "radio", name, value, defaultChecked: at === 0 });
    return element("label", { className: "pick" }, field, element("span", {}, said));
  });
  const reason = why ? [element("p", { className: "quiet", id: `why-option-${name}` }, why)] : [];
  const field = element("fieldset", { className: "option" }, element("legend", {}, title), ...reason, element("div", { className: "picks" }, ...picks));
  if (why) field.setAttribute("aria-describedby", `why-option-${name}`);
  Object.assign(field.dataset, { option: name, default: values[0].value, players: counts });
  return field;
};

/** Offer the options of a game's file in its form. @param {HTMLElement} form @param {import("./options.js").FileOption[]} options @param {[number, number]} span */
const offerOptions = (form, options, [fewest, most]) => {
  const counts = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at).join(" ");
  const fields = options.filter(({ name }) => !TAKEN.has(name)).map((option) => optionField(option, counts));
  form.querySelector(".set-options summary")?.after(...fields);
};

/**
 * Make the form of a game of a file, if the set-up page's address asks for one.
 * @returns {Promise<void>} settles once it is there, or is not to be had
 */
export const makeForm = async () => {
  const game = new URLSearchParams(location.search).get("game") ?? "";
  if (!NAME.test(game) || document.getElementById(game)) return;
  const folder = "../games/";
  const all = await listedGames("../");
  const listed = all.get(game);
  const said = listed && (await saidOf(game, listed, folder));
  if (!listed || !said || said.reads) return;
  const { fields } = said;
  const { lang } = document.documentElement;
  const text = await fetchedText(`${folder}${game}.md`);
  /** The text in the reader's language, where there is one. @param {string} name */
  const inLanguage = (name) => (all.get(name)?.beside ?? []).filter((each) => each === `${name}.${lang}.md`);
  const options = optionsOf(text, await filesBeside(text, folder, inLanguage), lang);
  const template = /** @type {HTMLTemplateElement} */ (byId("file-form"));
  const section = /** @type {HTMLElement} */ (/** @type {DocumentFragment} */ (template.content.cloneNode(true)).firstElementChild);
  const form = /** @type {HTMLFormElement} */ (section.querySelector("form"));
  const [fewest, most] = playersOf(fields);
  const title = /** @type {HTMLElement} */ (section.querySelector("h1"));
  title.textContent = (title.textContent ?? "").replace("{game}", fields.title ?? game);
  const [facts, book] = [section.querySelector(".facts"), section.querySelector("a.book")];
  if (facts) fillFacts(facts, fields);
  book?.setAttribute("href", bookAddress("../", game, listed.isBuilt));
  offerOptions(form, options, [fewest, most]);
  section.id = game;
  section.dataset.asked = "yes";
  form.dataset.game = game;
  for (const seat of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-seat]"))) {
    if (Number(seat.dataset.seat) > most) seat.remove();
  }
  for (const pick of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[name=players]"))) {
    const count = Number(pick.value);
    if (count < fewest || count > most) pick.closest("label")?.remove();
    pick.defaultChecked = count === Math.max(2, fewest);
  }
  if (!listed.sealed) for (const friend of form.querySelectorAll("option[value=friend]")) friend.remove();
  /** @type {HTMLInputElement} */ (form.querySelector("[name=game]")).value = game;
  template.before(section);
};
