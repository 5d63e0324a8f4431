// What the lobby shows of this device before Python runs.
import { byId } from "./dom.js";
import { SharedTables, hasTables } from "./shared_tables.js";
import { deviceTexts } from "./storage.js";

/** Show the place of the games to go on with, if there were some the last time: so nothing moves when they come. */
export const reserveKeptGames = () => {
  if (deviceTexts.read("nastilka:continue")) byId("saves").hidden = false;
};

/** Show how many games with friends wait for the reader, where this device has some; before other scripts lose `indexedDB`. */
export const showTurns = async () => {
  if (!hasTables()) return;
  const count = (await new SharedTables().list()).filter(({ about }) => about.yours && !about.over).length;
  const place = byId("friends-turns");
  place.hidden = count === 0;
  place.textContent = (place.dataset.one ?? "").replace("{count}", String(count));
};
