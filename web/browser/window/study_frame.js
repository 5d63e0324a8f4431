// A study in a frame of another site's page: its text and pictures, or the page on which it is read and asks. What
// surrounds them on the site is left out, and no game stands there that could be called.
import { byId } from "./dom.js";
import { framed, onHostMessages, parameters, postToHost, setTheme } from "./host_page.js";

const CALLS = ["act", "reset", "record", "undo", "legal", "position", "moment"];

const root = document.documentElement;

/** What the host page is told of the table: a study is read, and no game stands there. @param {string | undefined} game */
const nothing = (game) => ({ game, players: 0, number: 0, position: "" });

/** Answer the host page, and keep it informed of the frame's height. @param {"study" | "reader"} kind @param {string | undefined} game */
const startFrame = (kind, game) => {
  root.dataset.framed = kind;
  setTheme(parameters.get("theme"));
  document.addEventListener("DOMContentLoaded", () => setTheme(parameters.get("theme"))); // after the reader's own settings
  /** @param {{id: unknown}} call */
  const refuse = ({ id }) => postToHost({ type: "answer", id, error: { message: "A study is for reading: it has no game." } });
  onHostMessages({
    look: ({ theme }) => setTheme(theme),
    state: ({ id }) =>
      postToHost({ type: "answer", id, value: { ...nothing(game), last: 0, toAct: [], seat: null, view: {}, over: null } }),
    ...Object.fromEntries(CALLS.map((type) => [type, refuse])),
  });
  postToHost({ type: "hello" });
};

/** Tell the host page the frame's height whenever it changes. */
const followHeight = () =>
  new ResizeObserver(() => postToHost({ type: "resize", height: Math.ceil(document.body.offsetHeight) })).observe(document.body);

/** Show one chapter alone, if one was asked for and is there. @param {number} number from 1 */
const showChapter = (number) => {
  const chapter = document.getElementById(`chapter-${number}`);
  if (!chapter) return;
  for (const part of byId("main").children) Object.assign(part, { hidden: part !== chapter });
};

/** The study's own page, which needs no engine. */
export const startStudyFrame = () => {
  const { game } = byId("main").dataset;
  startFrame("study", game);
  showChapter(Number(parameters.get("chapter")));
  for (const link of document.querySelectorAll("#main a:not([href^='#'])")) link.replaceWith(...link.childNodes);
  followHeight();
  postToHost({ type: "ready", ...nothing(game) });
};

/** The page on which a study is read and asks, before its body is there: what its Python tells the host page. */
export const startReaderFrame = () => {
  const game = parameters.get("game") ?? undefined;
  let ready = false;
  if (framed) {
    startFrame("reader", game);
    document.addEventListener("DOMContentLoaded", followHeight);
    document.addEventListener("nastilka-failed", () =>
      postToHost({ type: "error", message: "The engine could not be started.", reason: "engine" }),
    );
  }
  return {
    /** The engine has drawn the page: send its events, given as JSON. @param {string} events */
    tell: (events) => {
      if (!ready) postToHost({ type: "ready", ...nothing(game) });
      ready = true;
      for (const event of JSON.parse(events)) postToHost(event);
    },
  };
};
