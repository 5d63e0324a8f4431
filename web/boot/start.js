// The first script of a page with an engine: starts the engine's worker before anything else, or when it is asked for.
// `nastilkaEngine.send(text)` gives a promise of the answer; how the start goes is told by events of the window.
"use strict";
window.nastilkaEngine = (() => {
  const { dataset } = document.currentScript;
  const waiting = new Map();
  let worker = null;
  let sent = 0;

  const tell = (name, detail) => dispatchEvent(new CustomEvent(name, { detail }));

  const heard = ({ data }) => {
    if ("progress" in data) return tell("nastilka-progress", data.progress);
    if ("start" in data) return (document.documentElement.dataset.start = data.start);
    const promise = waiting.get(data.id);
    waiting.delete(data.id);
    if ("answer" in data) return promise.resolve(data.answer);
    promise?.reject(new Error(data.problem));
    return tell("nastilka-failed", data.problem);
  };

  const wake = () => {
    if (worker) return;
    worker = new Worker(dataset.worker, { type: "module", name: "engine" });
    worker.onmessage = heard;
    worker.onerror = (event) => tell("nastilka-failed", event.message);
  };

  const send = (text) => {
    wake();
    return new Promise((resolve, reject) => {
      sent += 1;
      waiting.set(sent, { resolve, reject });
      worker.postMessage({ id: sent, text });
    });
  };

  /** The worker's parts, where it cannot fetch them. */
  const give = (parts) => {
    wake();
    worker.postMessage({ parts }, Object.values(parts).map((part) => part.buffer));
  };

  if ("now" in dataset) wake();
  return { wake, send, give };
})();
