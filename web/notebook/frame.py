"""A view as HTML for a notebook's cell: the table in a frame of its own, so that no style reaches out or in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pyengine.core.errors import OptionError
from web.games import find, table_of
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.parts.table import Scene
from web.parts.table_section import result_text
from web.pictures.framed_style import framed_style
from web.pictures.picture import picture

SHARED = ("faces", "roster", "table")
"""The sheets of `web/styles` that tables need, in the order in which the site has them."""
_WEB = Path(__file__).parents[1]


@cache
def stylesheet(game_id: str) -> str:
    """The shared rules, then the game's, then the notebook's: where two weigh the same, the later one holds."""
    shared, own = [f"styles/{name}.css" for name in SHARED], f"games/{game_id.replace('-', '_')}/style.css"
    sheets = ("styles/base.css", "parts/*/style.css", *shared, own, "notebook/style.css")
    paths = [path for pattern in sheets for path in sorted(_WEB.glob(pattern))]
    return framed_style("\n".join(path.read_text("utf-8") for path in paths))


_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""Nothing is fetched and no script runs, whatever the table holds."""
_STYLE = "display:block;width:100%;max-width:60rem;height:36rem;border:0;border-radius:12px;resize:vertical"
_FIT = "this.style.height=this.contentDocument.body.offsetHeight+'px'"
"""As tall as the table, where the notebook lets it run; else the frame stays as it is and scrolls."""


def table_html(view: dict[str, Any], lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The table as the viewer of `view` sees it: a fragment of HTML that needs nothing else.

    `view` is what `State.view` returns, `lang` a language of the site, such as `en`, `names` what each seat is called.
    Nothing that the view does not hold can be in it. Raises `OptionError` for an unknown game or language, and
    `ValueError` when there are not as many names as seats.
    """
    return frame(scene_of(view, lang, names, tuple(view["to_act"])))


def scene_of(view: dict[str, Any], lang: str, names: Sequence[str] | None, awaited: tuple[int, ...]) -> Scene:
    """What the table is drawn from; `awaited` are the seats without which the game does not go on."""
    if lang not in LANGS:
        raise OptionError("lang", lang, LANGS)
    table = table_of(find(view["game"]).id)
    t, players = Messages(lang), range(len(view["players"]))
    plain = (t("you") if seat == view["seat"] else t("player-number", number=seat + 1) for seat in players)
    named = tuple(plain if names is None else names)
    if len(named) != len(players):
        raise ValueError(f"{len(named)} names for {len(players)} seats")
    return Scene(view, (), None, named, (), t, awaited=awaited, table=table)


def frame(scene: Scene) -> Html:
    """The table in its frame, which runs no script."""
    head = el(
        "head",
        None,
        el("meta", {"charset": "utf-8"}),
        el("meta", {"http-equiv": "Content-Security-Policy", "content": _POLICY}),
        el("style", None, Html(stylesheet(scene.view["game"]))),
    )
    status = el("p", {"class": "status"}, result_text(scene) or scene.turn_text)
    body = el("body", {"class": "notebook"}, el("main", None, status, picture(scene, prompt=False)))
    html = el("html", {"lang": scene.t.lang, "dir": scene.t.dir}, head, body)
    attrs = {
        "title": scene.t(f"game-{scene.view['game']}"),
        "sandbox": "allow-same-origin",  # so that its height can be measured; scripts stay forbidden
        "style": _STYLE,
        "onload": _FIT,
        "srcdoc": join(Html("<!doctype html>"), html),
    }
    return el("div", {"class": "nastilka"}, el("iframe", attrs))
