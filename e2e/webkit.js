// `playToEnd` plays the game on the page to its end by clicks, for a driver that is slow to ask. Anything legal is done,
// by chance that is the same every time.

const BOARD = "#table .board:not([inert]) ";
const DIRECT = `${BOARD}[data-action]:not([data-seat])`;
const SOURCES = `${BOARD}[data-source]:not([data-action]):not([data-try])`;
const LIT = `${BOARD}[data-target][data-action]`;
const CHOSEN = `${BOARD}[data-source][aria-pressed=true]`;
const CONTROLS = "[data-source], [data-action], [data-do]";
const PATIENCE = 30_000; // milliseconds

const answers = () => document.documentElement.dataset.answers;
const tableState = () => document.getElementById("table")?.dataset.state ?? "";

/** The IDs of the elements that a selector fits. @param {string} selector */
const ids = (selector) => [...document.querySelectorAll(selector)].map(({ id }) => id);

let state = 7;
/** A number below `count`. @param {number} count */
const chance = (count) => {
  state = (state * 48271) % 2147483647;
  return state % count;
};

/** @param {string[]} list */
const shuffled = (list) => {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = chance(at + 1);
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
};

let last = "the start";
/** Wait for something. @param {() => boolean} holds */
const until = async (holds) => {
  const end = Date.now() + PATIENCE;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`nothing happened after ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Press a control and wait for the answer. @param {Element | null} element */
const press = async (element) => {
  if (!(element instanceof HTMLElement && element.matches(CONTROLS))) return; // a bot came first: it is none now
  const before = answers();
  last = element.id || element.outerHTML.slice(0, 80);
  element.click();
  await until(() => answers() !== before);
};

/** @param {string} id */
const pressId = (id) => press(document.getElementById(id));

/** Pick up what can be laid, up to three at once, until something lights up. @param {string[]} sources */
const lay = async (sources) => {
  const already = new Set(ids(LIT));
  for (let at = 0; at < sources.length; at += 1) {
    for (const id of sources.slice(at, at + 3)) {
      await pressId(id);
      const lit = ids(LIT).filter((target) => !already.has(target));
      if (lit.length) {
        await pressId(lit[chance(lit.length)]);
        return true;
      }
    }
    for (const id of ids(CHOSEN)) await pressId(id);
  }
  return false;
};

const direct = async () => {
  const found = ids(DIRECT);
  if (found.length) await pressId(found[chance(found.length)]); // else a bot came between two clicks: try again
};

/** Do something legal. @returns {Promise<boolean>} false when the game is over */
const act = async () => {
  await until(() => ["waiting", "over"].includes(tableState()));
  if (tableState() === "over") return false;
  const once = document.querySelector("[data-do=reveal], [data-do=seen]");
  const sources = once ? [] : shuffled(ids(SOURCES));
  if (once) await press(once);
  else if (ids(DIRECT).length && (!sources.length || chance(4) === 0)) await direct();
  else if (!(await lay(sources))) await direct();
  return true;
};

/* exported playToEnd */
/**
 * Play the game to its end.
 * @param {number} most actions
 * @param {(told: string | null | undefined) => void} done told the rule by which the game ended, or what went wrong
 */
const playToEnd = async (most, done) => {
  try {
    for (let count = 0; count < most; count += 1) {
      if (!(await act())) return done(document.querySelector("#end-rule .rule")?.textContent);
    }
    return done(`not over after ${most} actions`);
  } catch (error) {
    return done(String(error));
  }
};
