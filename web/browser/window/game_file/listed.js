// The games of files that the site's owner lists in `games.json`, on the pages where one is chosen or set up.
import { byId } from "../dom.js";
import { listedGames, NAME } from "./fetch_file.js";
import { frontMatter, playersOf } from "./front_matter.js";
import { knownGames } from "./known_games.js";

/** @param {string} address */
const fetchedFields = async (address) => {
  const answer = await fetch(address, { cache: "no-cache" }).catch(() => null);
  return answer?.ok ? frontMatter(await answer.text()) : {};
};

/**
 * What is said of a game, in the reader's language where that is there: by the list, else by its file.
 * @param {string} game
 * @param {import("./fetch_file.js").Listed} listed
 * @param {string} folder
 * @returns {Promise<Record<string, string> | null>} null where the file is not what the list says
 */
export const fieldsOf = async (game, listed, folder) => {
  const { lang } = document.documentElement;
  if (listed.titles) {
    const language = lang in listed.titles ? lang : (Object.keys(listed.titles).at(-1) ?? "");
    return { game, title: listed.titles[language] ?? game, language, players: listed.players, minutes: listed.minutes };
  }
  const beside = `${game}.${lang}.md`;
  const translated = listed.beside.includes(beside) ? await fetchedFields(folder + beside) : {};
  const fields = await fetchedFields(`${folder}${game}.md`);
  const { title = fields.title ?? game, language = fields.language ?? "en" } = translated;
  return fields.game === game ? { ...fields, title, language } : null;
};

/** Players and minutes, as the page has words for them. @param {DOMStringMap} words @param {Record<string, string>} fields */
export const factsOf = ({ facts = "", players = "" }, fields) => {
  const span = playersOf(fields).filter((count, at, all) => all.indexOf(count) === at).join("–");
  return (fields.minutes ? facts : players).replace("{players}", span).replace("{minutes}", fields.minutes ?? "");
};

/** The date as a number, which is the number of today's deal. */
const today = () => {
  const now = new Date();
  return String((now.getFullYear() * 100 + now.getMonth() + 1) * 100 + now.getDate());
};

/** @param {HTMLElement} section @param {Record<string, string>} fields @returns {Node} */
const cardOf = ({ dataset }, fields) => {
  const card = /** @type {DocumentFragment} */ (/** @type {HTMLTemplateElement} */ (byId("file-card")).content.cloneNode(true));
  /** @param {string} selector */
  const part = (selector) => /** @type {HTMLAnchorElement} */ (card.querySelector(selector));
  const { game, title = game, language = "" } = fields;
  const { lang } = document.documentElement;
  const seats = ["human", ...Array.from({ length: Math.max(2, playersOf(fields)[0]) - 1 }, () => dataset.bot)].join(",");
  const play = part("a.play");
  Object.assign(play, { textContent: title, href: `games/?game=${game}&seats=${seats}&lang=${lang}`, id: `file-${game}`, lang: language });
  play.setAttribute("aria-label", (dataset.play ?? "").replace("{name}", title));
  part(".facts").textContent = factsOf(dataset, fields);
  for (const [selector, href] of [
    [".set-up", `setup/?game=${game}&lang=${lang}`],
    [".today", `games/?game=${game}&seats=${seats}&seed=${today()}&lang=${lang}`],
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
  const all = await Promise.all(listed.map(([name, entry]) => fieldsOf(name, entry, "games/")));
  const cards = all.flatMap((fields) => (fields ? [cardOf(section, fields)] : []));
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

/**
 * Make the form of a game of a file, if the set-up page's address asks for one.
 * @returns {Promise<void>} settles once it is there, or is not to be had
 */
export const makeForm = async () => {
  const game = new URLSearchParams(location.search).get("game") ?? "";
  if (!NAME.test(game) || document.getElementById(game)) return;
  const listed = (await listedGames("../")).get(game);
  const fields = listed && (await fieldsOf(game, listed, "../games/"));
  if (!fields) return;
  const template = /** @type {HTMLTemplateElement} */ (byId("file-form"));
  const section = /** @type {HTMLElement} */ (/** @type {DocumentFragment} */ (template.content.cloneNode(true)).firstElementChild);
  const form = /** @type {HTMLFormElement} */ (section.querySelector("form"));
  const [fewest, most] = playersOf(fields);
  const title = /** @type {HTMLElement} */ (section.querySelector("h1"));
  title.textContent = (title.textContent ?? "").replace("{game}", fields.title ?? game);
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
