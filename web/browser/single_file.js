// The page that is a single file: its parts lie in it as gzip in base64. Unpacks them, shows the lobby or a game,
// starts the engine's worker, and runs Python on the page's thread in MicroPython, with what `pyscript` gives it.
"use strict";
(async () => {
  const byId = (id) => document.getElementById(id);
  const bytes = (id) => {
    const text = byId(`part-${id}`).textContent;
    return Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  };
  const unpacked = (id, type) =>
    new Response(new Blob([bytes(id)]).stream().pipeThrough(new DecompressionStream("gzip")), {
      headers: { "Content-Type": type },
    });
  const url = async (id, type) => URL.createObjectURL(await unpacked(id, type).blob());
  const text = (id) => unpacked(id, "text/plain").text();
  const run = (code, data = {}) => {
    const script = document.createElement("script");
    Object.assign(script.dataset, data);
    script.textContent = code;
    document.body.append(script);
  };

  // Where a file may not change its address, it keeps the first; and the lobby is this very file.
  const { replaceState } = History.prototype;
  History.prototype.replaceState = function (...given) {
    try {
      replaceState.apply(this, given);
    } catch {
      // The game is kept under its own name all the same.
    }
  };
  addEventListener("click", (event) => {
    const link = event.target.closest?.('a[href^="../"]');
    if (!link) return;
    event.preventDefault();
    if (/^\.\.\/(\?|$)/.test(link.getAttribute("href"))) location.href = location.pathname;
  });

  const game = /[?&](game|save)=/.test(location.search) || location.hash.startsWith("#record=");
  if (!game) byId("page").replaceWith(byId("alone-lobby").content);
  const names = ["trusted_types", "replace_broadcast_channel", "settings", "first_paint", "startup", "sound", "engine_client", "idb", "saves"];
  const [trusted, denied, settings, first, boot, sound, start, idb, kept] = await Promise.all(names.map(text));
  run(trusted);
  run(denied);
  window.nastilkaTrusted.url = String; // every script lies in this very page
  run(settings);
  const games = [...document.querySelectorAll("template[data-board]")].map(({ dataset }) => dataset.board.split(".")[0]);
  run(first, game ? { games: [...new Set(games)].join(" ") } : {});
  if (game) {
    run(start, { worker: `data:text/javascript,${encodeURIComponent(await text("worker"))}`, now: "" });
    const parts = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "engine", "stdlib"];
    const give = () => window.nastilkaEngine.give(Object.fromEntries(parts.map((name) => [name, bytes(name)])));
    addEventListener("nastilka-restarted", give);
    give();
  }
  run(boot);
  run(idb);
  run(kept);
  if (game) run(sound);

  const { loadMicroPython } = await import(await url("interpreter.mjs", "text/javascript"));
  const python = await loadMicroPython({
    url: await url("micropython.wasm", "application/wasm"),
    heapsize: 8 * 1024 * 1024,
    linebuffer: true,
    stdout: (line) => console.log(line),
  });
  window.nastilkaMorph = await import(await url("idiomorph", "text/javascript"));
  for (const [name, content] of Object.entries(JSON.parse(await text("page")))) {
    python.FS.mkdirTree(`/${name.slice(0, name.lastIndexOf("/"))}`);
    python.FS.writeFile(`/${name}`, content);
  }
  python.runPython(`import sys; sys.path.insert(0, "/")`);
  await python.runPythonAsync(python.FS.readFile(`/web/page/${game ? "play" : "lobby"}.py`, { encoding: "utf8" }));
})();
