// In the lobby: how many games with friends wait for the reader.
import { byId } from "./dom.js";

/** @param {import("./shared_tables.js").SharedTables} tables */
export const showTurns = async (tables) => {
  const count = (await tables.list()).filter(({ about }) => about.yours && !about.over).length;
  const place = byId("friends-turns");
  place.hidden = count === 0;
  place.textContent = (place.dataset.one ?? "").replace("{count}", String(count));
};
