// The table in its frame, before any Python: its language and look, its size, what the page around it says, and the
// start, which waits until the table is seen or touched. docs/embed.md tells of the messages.
"use strict";
(() => {
  const VERSION = 1;
  const PATIENCE = 200; // milliseconds in which a table that is scrolled past is not yet seen
  const script = document.currentScript;
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  const told = new URLSearchParams(location.hash.slice(1));
  const ident = `embed-${Math.random().toString(36).slice(2)}`;

  // The page around

  const framed = parent !== window && told.has("host");
  const host = framed ? told.get("host") : null;

  const tell = (message) => {
    if (framed) parent.postMessage({ nastilka: VERSION, ...message }, host === "null" ? "*" : host);
  };

  const calls = [];
  let carryOut = (command) => calls.push(command);
  const does = {
    look: ({ theme, lang }) => (dress(theme), speak(lang)),
    engine: ({ name }) => engineFound(parent.frames[name]),
    act: ({ id, text }) => called({ do: "act", call: id, text: String(text) }),
    reset: ({ id }) => called({ do: "reset", call: id }),
    record: ({ id }) => called({ do: "record", call: id }),
  };

  const called = (command) => {
    wake();
    carryOut(command);
  };

  addEventListener("message", ({ data, origin, source }) => {
    if (!framed || source !== parent || origin !== host || data?.nastilka !== VERSION) return;
    if (Object.hasOwn(does, data.type)) does[data.type](data);
  });

  // Language, look and size

  const langs = ["en", ...[...document.querySelectorAll("template[data-page]")].map(({ dataset }) => dataset.lang)];
  const known = (tag) => langs.find((lang) => lang === (tag || "").split("-")[0].toLowerCase());
  const opening = byId("page").cloneNode(true);

  const speak = (wanted) => {
    const lang = known(wanted) ?? navigator.languages.map(known).find(Boolean) ?? langs[0];
    if (lang === root.lang) return;
    root.lang = lang;
    if (root.dataset.ready) return carryOut({ do: "lang", value: lang });
    const template = document.querySelector(`template[data-page][data-lang="${lang}"]`);
    byId("page").replaceChildren(...(template?.content ?? opening).cloneNode(true).childNodes);
    byId("app").dataset.desk = ident;
    return undefined;
  };

  const dress = (theme) => {
    root.dataset.theme = ["light", "dark"].includes(theme) ? theme : "auto";
  };

  let height = 0;

  const measured = () => {
    const now = Math.ceil(document.body.offsetHeight);
    if (now === height) return;
    height = now;
    tell({ type: "resize", height });
  };

  // The engine: of the hidden frame that the page's tables share, or of a frame of this one's own

  let engineFound;
  const shared = new Promise((done) => (engineFound = done));
  const ownEngine = () =>
    new Promise((done) => {
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.src = script.dataset.engine;
      frame.onload = () => done(frame.contentWindow);
      document.body.append(frame);
    });

  let using = null;

  /** The window with the engine, whose events are ours too. */
  const engineWindow = async () => {
    let found = framed ? await shared : await ownEngine();
    try {
      if (!found.nastilkaEngine) throw new Error("no engine");
    } catch {
      found = await ownEngine();
    }
    using = found;
    for (const name of ["nastilka-progress", "nastilka-failed", "nastilka-restarted"])
      found.addEventListener(name, ({ detail }) => document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true })));
    return found;
  };

  let engine = null;
  window.nastilkaEngine = {
    wake: () => (engine ??= engineWindow()),
    send: async (text) => (await window.nastilkaEngine.wake()).nastilkaEngine.send(text),
  };

  // The start

  /** PyScript opens a database as it comes, which a frame of another site may be denied; this one never answers. */
  Object.defineProperty(window, "indexedDB", { value: { open: () => new EventTarget() } });

  const wake = () => {
    if (root.dataset.awake) return;
    root.dataset.awake = "yes";
    byId("boot").hidden = false;
    tell({ type: "wake" });
    window.nastilkaEngine.wake();
    const core = document.createElement("script");
    core.type = "module";
    core.src = nastilkaTrusted.url(script.dataset.core);
    core.onerror = fail;
    document.body.append(core);
  };

  const fail = (event) => {
    if (root.dataset.state === "failed") return;
    root.dataset.state = "failed";
    byId("boot").hidden = true;
    byId("boot-problem").hidden = false;
    tell({ type: "lost" });
    tell({ type: "error", message: `The engine could not be started. ${event?.detail ?? ""}`.trim() });
  };

  const seen = () => {
    let due = 0;
    new IntersectionObserver(([{ isIntersecting }]) => {
      clearTimeout(due);
      if (isIntersecting) due = setTimeout(wake, PATIENCE);
    }).observe(byId("page"));
  };

  /** What the frame's Python asks of this script. */
  window.nastilkaFrame = {
    ident,
    told: told.toString(),
    /** The page around makes room first, so that nothing of it moves after it has heard the rest. */
    tell: (text) => (measured(), tell(JSON.parse(text))),
    listen: (callback) => {
      carryOut = (command) => callback(JSON.stringify(command));
      calls.splice(0).forEach(carryOut);
    },
  };

  byId("app").dataset.desk = ident;
  dress(told.get("theme"));
  speak(told.get("lang"));
  if (["position", "record", "rule"].some((name) => told.has(name))) root.dataset.own = "yes";
  new ResizeObserver(measured).observe(document.body);
  for (const name of ["pointerdown", "keydown", "focusin"]) addEventListener(name, wake, { once: true });
  addEventListener("nastilka-failed", fail);
  addEventListener("nastilka-progress", ({ detail }) => {
    if (byId("boot-progress")) byId("boot-progress").value = detail;
  });
  addEventListener("click", (event) => event.target.closest("#retry") && location.reload());
  addEventListener("pagehide", () => using?.nastilkaEngine?.send(JSON.stringify({ do: "leave", id: ident })));
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  tell({ type: "hello" });
  seen();
})();
