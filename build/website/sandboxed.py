"""The scripts of tables in frames that may only run scripts, `sandbox="allow-scripts"` (docs/embed.md).

Such a frame's origin is `null`: from a plain host it gets classic scripts and nothing else. So Pyodide's and
MicroPython's modules become classic scripts, and data is gzip in base64 within a call of `nastilkaPart`. No other page
fetches any of it.
"""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

from archive import gzipped, without_packing
from paths import NPM, digest, write_all
from web.site.python_script import imported
from website.engine import all_words
from website.scripts import bundles, engine_substitutions
from website.trim_pyscript import page_python
from website.vendor import IDIOMORPH, MICROPYTHON
from website.work import content_digest, kept

_FACES = re.compile(r"@font-face\{[^}]*\}\n?")
"""Fonts are fetched with CORS, which a plain host does not answer: here the reader's own stand in for them."""
_WASM = {"pyodide": "pyodide.asm.wasm", "micropython": "micropython.wasm"}
_DEFINED = (
    "process=undefined",
    "globalThis.importScripts=undefined",
    'import.meta.url="https://nastilka.invalid/"',
)
"""No Node; no probe by `importScripts`, which the frame's policy forbids; and no address, since there is none."""
_STRICT = '--tsconfig-raw={"compilerOptions":{"alwaysStrict":true}}'
"""As modules are; and said here, so that no tsconfig.json is looked for above the folder where the site is built."""
_THREAD = "nastilkaThread=function(postMessage,addEventListener,removeEventListener){%s};"


def sandboxed_scripts(target: Path, app: Path, vendor: Mapping[str, str]) -> str:
    """Write the scripts below `target`; returns the path of their folder, which is named by their content."""
    folders = {name: target / path for name, path in vendor.items()}
    files = {f"{name}.js": text.encode() for name, text in _texts(app, folders).items()}
    folder = f"embed/sandboxed-{digest(files)}"
    write_all(target / folder, files)
    return folder


def worker_script(pyodide: Path, entry: str) -> str:
    """The script of a worker that is made from a text, with Pyodide's scripts of that folder; `entry` is its own."""
    own = bundles(entry, engine_substitutions("pyodide"))["worker.js"].decode()
    scripts = {"pyodide.js": "nastilkaPyodide", "pyodide.asm.js": "nastilkaRuntime"}
    return "".join([*(_classic(pyodide / file, name) for file, name in scripts.items()), own])


def _texts(app: Path, vendor: Mapping[str, Path]) -> dict[str, str]:
    engine = worker_script(vendor["pyodide"], "sandboxed_worker")
    parts = [*app.glob("*.bin"), *app.glob("puzzles*.gz")]
    data = {path.stem: without_packing(path.name, path.read_bytes()) for path in sorted(parts)}
    data["words"] = all_words(app)
    data |= {name: (vendor[of] / name).read_bytes() for of, name in _WASM.items()}
    python = page_python(("embed", *imported("embed")))
    data |= {"worker": engine.encode(), "page": json.dumps(python, sort_keys=True).encode()}
    interpreter = _classic(NPM / MICROPYTHON, "nastilkaMicroPython")
    morph = _classic(NPM / IDIOMORPH, "nastilkaMorph")
    # As a script, since the policy lets a frame without an origin load no stylesheet by its address.
    text = json.dumps(_FACES.sub("", (app / "framed.css").read_text("utf-8")), ensure_ascii=False)
    return {
        "style": f"{{const sheet=new CSSStyleSheet();sheet.replaceSync({text});document.adoptedStyleSheets=[sheet];}}",
        "frame": bundles("sandboxed")["frame.js"].decode(),
        "python": interpreter + morph,
        "thread": _THREAD % engine,
        **{name: _part(name, content) for name, content in data.items()},
    }


def _part(name: str, content: bytes) -> str:
    return f'nastilkaPart("{name}","{base64.b64encode(gzipped(content)).decode()}");'


def _classic(module: Path, name: str) -> str:
    """A module as a classic script that has its exports in a global variable, without what is for Node."""
    inputs = {"module": content_digest(module), "name": name}
    return kept("classic", inputs, lambda: _by_esbuild(module, name))


def _by_esbuild(module: Path, name: str) -> str:
    command = [str(NPM / ".bin/esbuild"), str(module), "--format=iife", f"--global-name={name}", "--target=esnext"]
    command += ["--minify-whitespace", "--minify-syntax", _STRICT]
    command += [f"--define:{each}" for each in _DEFINED] + ["--log-level=error"]
    env = os.environ | {"NODE_PATH": str(NPM)}
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout
