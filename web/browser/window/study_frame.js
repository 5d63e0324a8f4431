// A study in a frame of another site's page: its text and pictures, without what surrounds them on the site. It needs no
// engine.
import { byId } from "./dom.js";
import { onHostMessages, parameters, postToHost, setTheme } from "./host_page.js";

const CALLS = ["act", "reset", "record", "undo", "legal", "position", "moment"];

const root = document.documentElement;

/** Show one chapter alone, if one was asked for and is there. @param {number} number from 1 */
const showChapter = (number) => {
  const chapter = document.getElementById(`chapter-${number}`);
  if (!chapter) return;
  for (const part of byId("main").children) Object.assign(part, { hidden: part !== chapter });
};

export const startStudyFrame = () => {
  const game = byId("main").dataset.game;
  const nothing = { game, players: 0, number: 0, position: "" }; // a study is read, and no game stands there
  root.dataset.framed = "study";
  setTheme(parameters.get("theme"));
  document.addEventListener("DOMContentLoaded", () => setTheme(parameters.get("theme"))); // after the reader's own settings
  showChapter(Number(parameters.get("chapter")));
  for (const link of document.querySelectorAll("#main a:not([href^='#'])")) link.replaceWith(...link.childNodes);
  /** @param {{id: unknown}} call */
  const refuse = ({ id }) => postToHost({ type: "answer", id, error: { message: "A study is for reading: it has no game." } });
  onHostMessages({
    look: ({ theme }) => setTheme(theme),
    state: ({ id }) =>
      postToHost({ type: "answer", id, value: { ...nothing, last: 0, toAct: [], seat: null, view: {}, over: null } }),
    ...Object.fromEntries(CALLS.map((type) => [type, refuse])),
  });
  postToHost({ type: "hello" });
  new ResizeObserver(() => postToHost({ type: "resize", height: Math.ceil(document.body.offsetHeight) })).observe(document.body);
  postToHost({ type: "ready", ...nothing });
};
