"""The pages whose start is timed by `bench.web`, in one folder: ours, and those it is compared with."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from archive import zipped
from paths import DIST, NPM
from website.engine import sources
from website.upstream import SITE_PACKAGES
from website.vendor import make_lock, micropip

GAME = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1&lang=en&pace=instant"
PLAY = f"play/?{GAME}"

BARE = """<!doctype html><title>bare</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
python.runPython("1");
document.documentElement.dataset.answered = performance.now();
</script>"""

USUAL = """<!doctype html><title>usual</title>
<link rel="stylesheet" href="./pyscript/core.css"><script type="module" src="./pyscript/core.js"></script>
<div id="app"><p>Starting…</p></div>
<script type="mpy" src="./main.py" config='{"interpreter": "./micropython/micropython.mjs"}'></script>
<script type="py" worker name="engine" src="./worker.py" config='WORKER'></script>"""

USUAL_MAIN = """
import json
from pyscript import document, window, workers
from pyscript.ffi import create_proxy

def show(text):
    hand = json.loads(text)["players"][0]["hand"]
    buttons = ["<button data-card='" + str(card) + "'>" + str(card) + "</button>" for card in hand]
    document.getElementById("app").innerHTML = "".join(buttons)

async def played(event):
    show(await engine.act(event.target.dataset.card + ">own-up"))
    document.documentElement.dataset.answered = str(window.performance.now())

engine = await workers["engine"]
show(await engine.look())
document.getElementById("app").addEventListener("click", create_proxy(played))
document.documentElement.dataset.ready = str(window.performance.now())
document.querySelector("button[data-card]").click()
"""

USUAL_WORKER = """
import json
import pyengine

game = pyengine.game("face-to-face")
state = game.deal(2, seed=7, first="1")

def look():
    return json.dumps(state.view(0))

def act(text):
    state.apply(0, game.parse(text))
    return look()

__export__ = ["look", "act"]
"""

PLAIN_ENGINE = """
import { loadPyodide } from "../bare/pyodide.mjs";
const started = async () => {
  const python = await loadPyodide();
  const engine = await (await fetch(new URL("engine.zip", import.meta.url))).arrayBuffer();
  python.unpackArchive(engine, "zip", { extractDir: "SITE_PACKAGES" });
  return python.pyimport("web.engine.worker").send;
};
const send = started();
send.then(() => postMessage({ progress: 1 }), (error) => postMessage({ problem: String(error) }));
addEventListener("message", async ({ data: { id, text } }) => postMessage({ id, answer: (await send)(text) }));
"""


def lay_out(folder: Path) -> dict[str, str]:
    """Put all pages below the folder; returns the path of each by its name in the table."""
    _pyodide(folder / "bare/pyodide")
    (folder / "bare/index.html").write_text(BARE)
    _usual(folder / "usual")
    shutil.copytree(DIST, folder / "ours")
    _without_tricks(folder / "plain")
    return {
        "bare `loadPyodide()`": "bare/",
        "the usual PyScript page, micropip": "usual/",
        "ours without our tricks": f"plain/{PLAY}",
        "ours": f"ours/{PLAY}",
    }


def _pyodide(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copy2(NPM / "pyodide" / name, folder / name)


def _usual(folder: Path) -> None:
    """PyScript's and MicroPython's files as npm has them, and our wheel, which micropip installs."""
    [(name, content)] = micropip().items()
    _pyodide(folder / "pyodide")
    (folder / "pyodide" / name).write_bytes(content)
    (folder / "pyodide/pyodide-lock.json").write_bytes(make_lock({folder / "pyodide" / name: ""}))
    shutil.copytree(NPM / "@pyscript/core/dist", folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    shutil.copytree(NPM / "@micropython/micropython-webassembly-pyscript", folder / "micropython")
    [wheel] = DIST.glob("app-*/*.whl")
    shutil.copy2(wheel, folder / wheel.name)
    config = {"interpreter": "./pyodide/pyodide.mjs", "packages": [f"./{wheel.name}"], "sync_main_only": True}
    (folder / "index.html").write_text(USUAL.replace("WORKER", json.dumps(config)))
    (folder / "main.py").write_text(USUAL_MAIN)
    (folder / "worker.py").write_text(USUAL_WORKER)


def _without_tricks(folder: Path) -> None:
    """Our page and our game on npm's own files: nothing packed, compiled or cached beforehand, no snapshot."""
    shutil.copytree(DIST, folder)
    (folder / "sw.js").unlink()
    [app] = folder.glob("app-*")
    [wheel] = app.glob("*.whl")
    (app / "engine.zip").write_bytes(zipped(sources(wheel)))
    (app / "engine_worker.js").write_text(PLAIN_ENGINE.replace("SITE_PACKAGES", SITE_PACKAGES))
    _pyodide(folder / "bare")
