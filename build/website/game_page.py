"""The page that is one file and plays one game of a file; `pyengine publish` puts the game into it.

It is a part of every site, `publish/game.html`, so that who publishes a game needs nothing but a site.
"""

from __future__ import annotations

import html
import json
from pathlib import Path

from archive import without_packing
from paths import NPM, ROOT
from web.site.game_frame import frame_page
from website.one_file import body_of, part, style
from website.scripts import Substitutions, bundles, frame_script
from website.trim_pyscript import page_python
from website.vendor import IDIOMORPH, MICROPYTHON

_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src data: blob:; form-action 'none'; "
    "base-uri 'none'"
)
_OUT_OF_REACH = 'a[href*="rules/"],a[href*="learn/"],a.home,#game-fault-lobby{display:none}'
"""Links to a site's other pages, which are not in this file."""


def game_page(dist: Path) -> str:
    """The page, from a finished site; `<!--title-->` and `<!--game-->` are where the game belongs."""
    [app] = dist.glob("app-*")
    play = (dist / "games/index.html").read_text("utf-8-sig")
    head = (
        f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{html.escape(_POLICY)}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><title><!--title--></title>'
        f"<style>{style(app)}{(app / 'kit.css').read_text('utf-8')}{_OUT_OF_REACH}</style>"
    )
    parts = "".join(part(name, content) for name, content in _parts(dist, app).items())
    constants = Substitutions({"GAME_FRAME": frame_page(frame_script())})
    script = bundles("single_file", constants)["game.js"].decode()
    body = f"{body_of(play)}<!--game-->{parts}<script>{script}</script>"
    return (
        f'<!doctype html>\n<html lang="en" dir="ltr" data-root="">\n<head>{head}</head>\n<body>{body}</body>\n</html>\n'
    )


def _parts(dist: Path, app: Path) -> dict[str, bytes]:
    """The parts of the page by name, not packed yet."""
    python = page_python(sorted(path.stem for path in (ROOT / "web/page").glob("*.py")))
    names = ("engine.bin", "stdlib.bin", "kit.gz", "game_worker.gz", *(path.name for path in app.glob("words-*.gz")))
    return {
        **{name.partition(".")[0]: without_packing(name, (app / name).read_bytes()) for name in sorted(names)},
        **{name: next(dist.glob(f"vendor/*/{name}")).read_bytes() for name in ("pyodide.asm.wasm", "micropython.wasm")},
        "micropython": (NPM / MICROPYTHON).read_bytes(),
        "idiomorph": (NPM / IDIOMORPH).read_bytes(),
        "page": json.dumps(python, sort_keys=True).encode(),
    }
