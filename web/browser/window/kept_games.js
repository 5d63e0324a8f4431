// The place of the games to go on with stands in the lobby before they are read, so that nothing moves when they come.
import { byId } from "./dom.js";
import { deviceTexts } from "./storage.js";

/** Show the place, if there were games to go on with the last time. */
export const reserveKeptGames = () => {
  if (deviceTexts.read("nastilka:continue")) byId("saves").hidden = false;
};
