// Plays the game on the page to its end by clicks, for a driver that is slow to ask; `arguments` are the most actions
// and what to tell when it is done. Anything legal is done, by chance that is the same every time.
const [most, done] = arguments;
const BOARD = "#table .board:not([inert]) ";
const all = (selector) => [...document.querySelectorAll(selector)];
let state = 7;
const chance = (count) => {
  state = (state * 48271) % 2147483647;
  return state % count;
};
const shuffled = (list) => {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = chance(at + 1);
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
};
const root = document.documentElement;
const until = async (holds) => {
  const end = Date.now() + 30_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`nothing happened after ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};
let last = "the start";
const press = async (element) => {
  if (!element?.matches("[data-source], [data-action], [data-do]")) return; // a bot came first, and it is no control now
  const before = root.dataset.answers;
  last = element.id || element.outerHTML.slice(0, 80);
  element.click();
  await until(() => root.dataset.answers !== before);
};
const byId = (id) => document.getElementById(id);
const ids = (selector) => all(selector).map(({ id }) => id);
const DIRECT = `${BOARD}[data-action]:not([data-seat])`;
const SOURCES = `${BOARD}[data-source]:not([data-action]):not([data-try])`;
const LIT = `${BOARD}[data-target][data-action]`;
const CHOSEN = `${BOARD}[data-source][aria-pressed=true]`;

/** Pick up what can be laid, up to three at once, until something lights up; whether anything was done. */
const lay = async (sources) => {
  const already = new Set(ids(LIT));
  for (let at = 0; at < sources.length; at += 1) {
    for (const id of sources.slice(at, at + 3)) {
      await press(byId(id));
      const lit = ids(LIT).filter((target) => !already.has(target));
      if (lit.length) {
        await press(byId(lit[chance(lit.length)]));
        return true;
      }
    }
    for (const id of ids(CHOSEN)) await press(byId(id));
  }
  return false;
};

const act = async () => {
  await until(() => ["waiting", "over"].includes(byId("table").dataset.state));
  if (byId("table").dataset.state === "over") return false;
  const once = document.querySelector("[data-do=reveal], [data-do=seen]");
  if (once) return press(once).then(() => true);
  const sources = shuffled(ids(SOURCES));
  if (ids(DIRECT).length && (!sources.length || chance(4) === 0)) return direct();
  return (await lay(sources)) || direct();
};

const direct = async () => {
  const found = ids(DIRECT);
  if (found.length) await press(byId(found[chance(found.length)])); // else a bot came between two clicks: try again
  return true;
};

(async () => {
  for (let count = 0; count < most; count += 1) if (!(await act())) return byId("end").querySelector(".rule").textContent;
  return `not over after ${most} actions`;
})().then(done, (error) => done(String(error)));
