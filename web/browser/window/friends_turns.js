// In the lobby: how many games with friends wait for the reader.
import { byId } from "./dom.js";
import { SharedTables, hasTables } from "./shared_tables.js";

/** Show it, where this device has such games; before other scripts lose `indexedDB`. */
export const showTurns = async () => {
  if (!hasTables()) return;
  const count = (await new SharedTables().list()).filter(({ about }) => about.yours && !about.over).length;
  const place = byId("friends-turns");
  place.hidden = count === 0;
  place.textContent = (place.dataset.one ?? "").replace("{count}", String(count));
};
