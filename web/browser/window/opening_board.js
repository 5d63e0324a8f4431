// The opening board of a game: its table before the deal, one for each number of players.
import { standIn } from "./nearest.js";

/**
 * A game with opening boards.
 * @typedef {object} Seated
 * @property {string} game
 * @property {number} fewest
 * @property {number} usual players, where an address does not say how many
 * @property {number} most
 */

/**
 * The games that have opening boards, the default one first.
 * @param {string} text `<game>:<fewest>:<usual>:<most>` with spaces
 * between
 * @returns {Seated[]}
 */
export const seatedGames = (text) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((each) => each.split(":"))
    .map(([game, ...numbers]) => {
      const [fewest, usual, most] = numbers.map(Number);
      return { game, fewest, usual, most };
    });

/** How many players an address asks for, as `_seats` in `web/engine/setup.py` counts them. @param {URLSearchParams} query @param {number} usual */
const playersOf = (query, usual) => {
  const kinds = query.getAll("seats").flatMap((text) => text.split(","));
  const counted = kinds.slice(0, Number(query.get("players") || kinds.length)).filter((kind) => kind.trim());
  return counted.length || usual;
};

const UNIX_DAY = 719_163; // the number of 1 January 1970, where that of year 1 has the number 1
const LINKED = /^#(r(e(c(o(r(d(=.*)?)?)?)?)?)?|part=.*)$/s; // a record, whole or cut

/**
 * The query of an address of the page that plays, completed where neither it nor a link in it names a game: by the game
 * that stands first today, as in the lobby, and its deal of the day; null where there is nothing to complete.
 * @param {string} search
 * @param {string} hash
 * @param {Seated[]} games
 * @param {Date} now
 */
export const completedQuery = (search, hash, games, now) => {
  const query = new URLSearchParams(search);
  if (query.get("game") || !games.length || LINKED.test(hash)) return null;
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const day = Date.UTC(year, month, date) / 86_400_000 + UNIX_DAY;
  const { game, usual } = /** @type {Seated} */ (games[day % games.length]);
  const seats = ["human", ...Array.from({ length: usual - 1 }, () => "bot:1")];
  const missing = Object.entries({ seats: seats.join(","), seed: `${(year * 100 + month + 1) * 100 + date}` }).filter(([name]) => !query.get(name));
  const given = search.slice(1).split("&").filter((field) => /^(?!game=)[^=]+=./.test(field));
  // In the order of a game's own key, by which it is found again when the page is loaded once more.
  return `?${[`game=${game}`, ...missing.map((field) => field.join("=")), ...given].join("&")}`;
};

/**
 * The opening board that an address asks for, as `<game>.<players>`; null where it asks for a record, whole or cut, or for a table
 * that there is not.
 * @param {URLSearchParams} query
 * @param {Seated[]} games
 */
export const askedBoard = (query, games) => {
  const asked = query.get("game") || games[0]?.game;
  const found = games.find(({ game }) => game === asked);
  if (!found || LINKED.test(location.hash)) return null;
  const players = playersOf(query, found.usual);
  return players >= found.fewest && players <= found.most ? `${found.game}.${players}` : null;
};

/**
 * A board: from a template of this page, or fetched. What its language lacks is said in the one that the reader knows.
 * @param {string} name `<game>.<players>.<lang>`
 * @param {string} folder
 * @returns {Promise<Node | null>} null where it cannot be fetched
 */
export const openingBoard = async (name, folder) => {
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector(`template[data-board="${name}"]`);
  if (template) return template.content.cloneNode(true);
  const other = standIn(name.split(".")[2] ?? "");
  const answer = await fetch(other ? `${folder}nearest/${name}.${other}.txt` : `${folder}${name}.txt`);
  return answer.ok ? window.nastilkaTrusted.html(await answer.text()) : null;
};
