// How often the page has been loaded again by itself since it last started: twice at most, so that it cannot go round.
import { windowTexts } from "../window/storage.js";

const KEY = "nastilka:restarts";
const MOST = 2;

const counted = () => Number(windowTexts.read(KEY)) || 0;

/** True if this is a restart: then it is to go on with as little as possible. */
export const isRestart = () => counted() > 0;

/** Load the page again; false where that has been done often enough, or cannot be counted. */
export const restart = () => {
  const count = counted();
  if (count >= MOST || !windowTexts.write(KEY, String(count + 1))) return false;
  location.reload();
  return true;
};

/** The page has started, or a person asks for another try. */
export const forgetRestarts = () => windowTexts.remove(KEY);
