"""The whole game in one HTML file, which plays from a disk without any server.

python build single_file DIST OUT.html

It contains everything as gzip in base64; `web/browser/entries/single_file/page.js` unpacks it. Python on the page's
thread runs in MicroPython without PyScript, whose scripts need a server.
"""

from __future__ import annotations

import html
import json
import sys
from pathlib import Path

from archive import without_packing
from paths import NPM, ROOT
from web.site.opening import seated
from website.engine import all_words
from website.one_file import body_of, data, part, style
from website.scripts import bundles, engine_substitutions
from website.trim_pyscript import page_python
from website.vendor import IDIOMORPH, MICROPYTHON

_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob: data:; worker-src data:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src data: blob:; base-uri 'none'"
)
_OUT_OF_REACH = 'a[href*="rules/"],a[href*="stats/"],a[href*="learn/"],a[href*="setup/"]{display:none}'
"""Links to the site's other pages, which are not in this file."""


def single_file(dist: Path) -> str:
    """The page, from a finished site."""
    [app] = dist.glob("app-*")
    play, lobby = ((dist / name).read_text("utf-8") for name in ("play/index.html", "index.html"))
    head = (
        f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{html.escape(_POLICY)}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><title>Nastilka</title>'
        f'<link rel="icon" href="{data(app / "icon.svg", "image/svg+xml")}">'
        f"<style>{style(app)}{_OUT_OF_REACH}</style>"
    )
    welcome = body_of(lobby).replace('href="play/?', 'href="?').replace('action="play/"', 'action=""')
    parts = "".join(part(name, content) for name, content in _parts(dist, app).items())
    script = bundles("single_file")["page.js"].decode()
    pages = f'{body_of(play)}{_boards(dist)}<template id="single-file-lobby">{welcome}</template>'
    body = f"{pages}{parts}<script>{script}</script>"
    root = f'<html lang="en" dir="ltr" data-root="" data-games="{seated()}">'
    return f"<!doctype html>\n{root}\n<head>{head}</head>\n<body>{body}</body>\n</html>\n"


def _boards(dist: Path) -> str:
    """The opening boards of all games, one of which the page shows first."""
    found = sorted(dist.glob("app-*/boards/*.txt"))
    return "".join(f'<template data-board="{path.stem}">{path.read_text("utf-8")}</template>' for path in found)


def _parts(dist: Path, app: Path) -> dict[str, bytes]:
    """The parts of the page by name, not packed yet."""
    python = page_python(sorted(path.stem for path in (ROOT / "web/page").glob("*.py")))
    modules = {
        name: next(dist.glob(f"vendor/*/{name}")).read_bytes()
        for name in ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "micropython.wasm")
    }
    parts = {
        "worker": bundles("single_file_worker", engine_substitutions("pyodide"))["worker.js"],
        "engine": without_packing("engine.bin", (app / "engine.bin").read_bytes()),
        "words": all_words(app),
        "stdlib": without_packing("stdlib.bin", (app / "stdlib.bin").read_bytes()),
        "micropython": (NPM / MICROPYTHON).read_bytes(),
        "idiomorph": (NPM / IDIOMORPH).read_bytes(),
        "page": json.dumps(python, sort_keys=True).encode(),
    }
    return modules | parts


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(single_file(Path(sys.argv[1])), "utf-8")
