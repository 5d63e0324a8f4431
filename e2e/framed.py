"""Tables in frames of other sites, without scripts, in some phases of every game: what tests of their width measure.

python e2e/framed.py OUT_DIR LANG…
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

sys.path[:0] = [".", "build"]

from e2e.positions import middle, positions  # noqa: E402
from e2e.pseudo_pages import write_styles  # noqa: E402
from e2e.table import dealt  # noqa: E402
from pyengine.games import game as find_game  # noqa: E402
from pyengine.games import ids  # noqa: E402
from web.engine.dispatcher import Dispatcher  # noqa: E402
from web.parts.html import Html, el  # noqa: E402
from web.parts.messages import Messages  # noqa: E402
from web.puzzles.worker import join  # noqa: E402
from web.site.embed import render  # noqa: E402
from web.site.folders import Site  # noqa: E402

SOURCE = re.compile(r'<button[^>]*data-source="([^"]+)"[^>]*>')
TRY = re.compile(r'data-try="([^"]+)"')
_MOST_TICKS = 400


class Frame:
    """A table in a frame, set up by the attributes of its element."""

    def __init__(self, lang: str, ident: str = "embed-1", **attributes: str) -> None:
        self.dispatcher, self.ident, self.html = Dispatcher(), ident, ""
        join(self.dispatcher)
        self.send(do="frame", query=urlencode(attributes), lang=lang)

    def send(self, **command: Any) -> None:
        """Carry out a command, and let the bots play."""
        answer = json.loads(self.dispatcher.send(json.dumps({"id": self.ident, **command})))
        self.html = answer.get("html", self.html)
        for _ in range(_MOST_TICKS):
            if answer.get("wait") is None:
                break
            answer = json.loads(self.dispatcher.send(json.dumps({"id": self.ident, "do": "tick"})))
            self.html = answer.get("html", self.html)


def phases(game_id: str, lang: str) -> Iterator[tuple[str, str]]:
    """The phases by their names, as the HTML within `#app`."""
    least, most = find_game(game_id).seats
    usual = {"game": game_id, "seats": f"human{',bot:greedy' * (max(2, least) - 1)}", "seed": "7", "pace": "instant"}
    frame = Frame(lang, **usual)
    yield "opening", _opening(game_id, lang)
    yield "first", frame.html
    for source in SOURCE.findall(frame.html)[:1]:
        frame.send(source=source)
        yield "chosen", frame.html
        frame.send(source=source)
    frame.send(**{"try": next(iter(TRY.findall(frame.html)), "pass")})
    yield "refusal", frame.html
    yield "many", Frame(lang, **{**usual, "seats": f"human{',bot:greedy' * (most - 1)}"}).html
    frame = Frame(lang, **usual, record=dealt(game_id, middle(game_id, 4, positions(game_id).MIDDLE)))
    yield "middle", frame.html
    frame.send(do="hint")
    yield "hint", frame.html
    yield "lesson", Frame(lang, "guided-1", game=game_id, lesson="3", pace="instant").html
    yield "puzzle", Frame(lang, "puzzled-1", game=game_id, puzzle="1").html


def _opening(game_id: str, lang: str) -> str:
    """What stands in a frame that nobody has touched, as the HTML within `#app`."""
    page = _pages()[f"embed/{game_id}/index.html"]
    template = page.partition(f'data-lang="{lang}"')[2] or page
    app = template.partition('<div id="app"')[2].partition('<div id="boot"')[0]
    return app.partition(">")[2].removesuffix("</div>")


@cache
def _pages() -> dict[str, str]:
    return render(Site("app-0", {"micropython": "vendor/micropython"}, (), ""), None)


def document(html: str, t: Messages) -> str:
    """A frame's whole page."""
    style = el("link", {"rel": "stylesheet", "href": "../framed.css"})
    view = el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
    head = el("head", None, el("meta", {"charset": "utf-8"}), view, style)
    body = el("body", {"class": "framed"}, el("div", {"id": "page"}, el("div", {"id": "app"}, Html(html))))
    attrs = {"lang": t.lang, "dir": t.dir, "data-motion": "none", "data-theme": "auto"}
    return f"<!doctype html>\n{el('html', attrs, head, body)}\n"


def main(out: Path, langs: list[str]) -> None:
    """Write the pages, `LANG/GAME-PHASE.html`, and the style sheets."""
    write_styles(out)
    for lang in langs:
        (out / lang).mkdir(exist_ok=True)
        for game_id in ids():
            for name, html in phases(game_id, lang):
                (out / lang / f"{game_id}-{name}.html").write_text(document(html, Messages(lang)), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
