// The first script of a page with an engine: starts the engine's worker before anything else, or when it is asked for.
// `nastilkaEngine.send(text)` gives a promise of the answer; how the start goes is told by events of the window.
"use strict";
window.nastilkaEngine = (() => {
  const { dataset } = document.currentScript;
  const MOST_RESTARTS = 3;
  const waiting = new Map();
  let worker = null;
  let sent = 0;
  let up = false;
  let late = 0;
  let restarts = 0;

  /** An event that passes the document on its way to the window: PyScript hears none of the window's own. */
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));

  const heard = ({ data }) => {
    if ("progress" in data) {
      up ||= data.progress === 1;
      watch();
      return tell("nastilka-progress", data.progress);
    }
    if ("start" in data) return (document.documentElement.dataset.start = data.start);
    if ("problem" in data) return lost(data.problem);
    const promise = waiting.get(data.id);
    waiting.delete(data.id);
    watch();
    return promise?.resolve(data.answer);
  };

  /** A command that is answered late may have met a sleeping machine: it is given a while more before it is lost. */
  const watch = () => {
    clearTimeout(late);
    if (up && waiting.size) late = setTimeout(() => (late = setTimeout(lost, engine.patience / 2, "no answer")), engine.patience);
  };

  /** The engine does not start, or has come to a stop: then another takes its place, and who waits is told. */
  const lost = (why) => {
    clearTimeout(late);
    worker.terminate();
    worker = null;
    const unanswered = [...waiting.values()];
    waiting.clear();
    const again = up && restarts < MOST_RESTARTS;
    up = false;
    if (again) {
      restarts += 1;
      console.warn("The engine is started anew:", why);
      wake();
      tell("nastilka-restarted", why);
    } else tell("nastilka-failed", why);
    for (const { resolve, reject } of unanswered) again ? resolve('{"restarted": true}') : reject(new Error(why));
  };

  const wake = () => {
    if (worker) return;
    worker = new Worker(nastilkaTrusted.url(dataset.worker), { type: "module", name: "engine" });
    worker.onmessage = heard;
    worker.onerror = (event) => lost(event.message);
  };

  /** A file's text, nothing if it cannot be read, becomes the command's `text`: in the page's Python it would hold the page up. */
  const withText = async (command, file) => JSON.stringify({ ...JSON.parse(command), text: await file.text().catch(() => "") });

  const send = async (command, file) => {
    wake();
    const text = file ? await withText(command, file) : command;
    return new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, { resolve, reject });
      worker.postMessage({ id: sent, text });
      watch();
    });
  };

  /** The worker's parts, where it cannot fetch them. */
  const give = (parts) => {
    wake();
    worker.postMessage({ parts }, Object.values(parts).map((part) => part.buffer));
  };

  /** `patience`: milliseconds for an answer once the engine is up; bots think in slices of less than a tenth of a second. */
  const engine = { wake, send, give, patience: 10_000 };
  if ("now" in dataset) wake();
  return engine;
})();
