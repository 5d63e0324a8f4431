// Days by the reader's own calendar, as YYYY-MM-DD, and days in a row.

const LENGTH = 86_400_000;
const MERCY = 7; // so many days have to lie between two missed days that are both forgiven

/** The day of a moment where the reader is. @param {Date} now */
export const localDay = (now) => {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return [String(now.getFullYear()).padStart(4, "0"), ...parts].join("-");
};

/** A day as a number; those of days in a row are in a row. NaN for what is no day. @param {string} day */
export const numberOf = (day) => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / LENGTH : Number.NaN);

/** The day of a number. @param {number} number */
export const dayOf = (number) => new Date(number * LENGTH).toISOString().slice(0, 10);

/**
 * True if something of a day ended in time: on it, past its midnight, or on the day before. Who flies east over the date
 * line begins on a day and ends on the one before.
 * @param {string} day when it was begun, by the calendar there
 * @param {string} ended when it ended, by the calendar there
 */
export const isInTime = (day, ended) => Math.abs(numberOf(ended) - numberOf(day)) <= 1;

/**
 * How many days in a row something was done, up to today. Today and tomorrow need not be there: today is not over, and
 * who flew west has a day twice, so the day of the flight may lie ahead of the calendar. One missed day is
 * forgiven, as without a device, or skipped over the date line; a second one within a week is not. It does not count.
 * @param {ReadonlySet<number>} days
 * @param {number} today
 */
export const streak = (days, today) => {
  let at = today + 1;
  while (at > today - 1 && !days.has(at)) at--;
  let [count, forgiven] = [0, Number.POSITIVE_INFINITY];
  for (; ; at--) {
    if (days.has(at)) count++;
    else if (days.has(at - 1) && forgiven - at >= MERCY) forgiven = at;
    else return count;
  }
};

/**
 * How many midnights have passed where the reader is since a moment in milliseconds since 1970; null without one. Here,
 * since MicroPython takes whole numbers of JavaScript modulo 2^32.
 * @param {unknown} at
 */
export const daysSince = (at) => {
  if (typeof at !== "number") return null;
  return Math.max(0, numberOf(localDay(new Date())) - numberOf(localDay(new Date(at))));
};
