// The place of the games to go on with stands in the lobby before they are read, so that nothing moves when they come.
import { byId } from "./dom.js";

/** Show the place, if there were games to go on with the last time. */
export const reserveKeptGames = () => {
  if (window.nastilkaStorage?.getItem("nastilka:continue")) byId("saves").hidden = false;
};
