// How often the page has been loaded again by itself since it last started: twice at most, so that it cannot go round.

const KEY = "nastilka:restarts";
const MOST = 2;

/** The number of restarts; null where it cannot be counted. */
const counted = () => {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return null;
  }
};

/** True if this is a restart: then it is to go on with as little as possible. */
export const isRestart = () => (counted() ?? 0) > 0;

/** Load the page again; false where that has been done often enough. */
export const restart = () => {
  const count = counted() ?? MOST;
  if (count >= MOST) return false;
  try {
    sessionStorage.setItem(KEY, String(count + 1));
  } catch {
    return false; // full: it would go round
  }
  location.reload();
  return true;
};

/** The page has started, or a person asks for another try. */
export const forgetRestarts = () => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was counted
  }
};
