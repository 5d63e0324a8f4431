"""The page of a game before Python is up: a real opening board, and how far the start is."""

from __future__ import annotations

from pyengine.core.game import Game
from web.html import Html, el, join
from web.messages import LANGS, Messages
from web.pages.lobby import update
from web.screens.frame import Around, frame
from web.table import find, games, table_of
from web.table.scene import Scene


def play(t: Messages) -> Html:
    """The page's shell, with the first game's opening on it; the boot script puts the right board in."""
    picker = el("input", {"type": "file", "id": "file", "hidden": True, "aria-label": t("open-record")})
    app = el("div", {"id": "app"}, opening(find(games()[0].id), t))
    return el("div", {"class": "page"}, update(t), starting(t), app, picker)


def starting(t: Messages) -> Html:
    """How far the start of the engine is, what is said when it fails, and what where there is no script."""
    progress = el("progress", {"id": "boot-progress", "max": "1", "aria-label": t("starting")})
    boot = el("div", {"id": "boot", "class": "boot", "role": "status"}, el("p", None, t("starting")), progress)
    retry = el("button", {"id": "retry", "class": "button main", "type": "button"}, t("retry"))
    failed = el(
        "div",
        {"id": "boot-problem", "class": "boot failed", "role": "alert", "hidden": True},
        el("p", None, t("start-failed")),
        retry,
    )
    nothing = el("noscript", None, el("p", {"class": "boot failed"}, t("needs-script")))
    return join(boot, failed, nothing)


def boards() -> Html:
    """The opening of every game in every language, as templates."""
    found = []
    for game in games():
        for lang in LANGS:
            attrs = {"data-board": game.id, "data-lang": lang}
            found.append(el("template", attrs, opening(game, Messages(lang))))
    return join(*found)


def opening(game: Game, t: Messages) -> Html:
    """A game as a spectator sees it before the first action: the same for every deal. Nothing on it acts yet."""
    view = game.deal(game.seats[0], seed=0).view(None)
    view["to_act"] = []
    names = tuple(t("player-number", number=seat + 1) for seat in range(game.seats[0]))
    scene = Scene(view, (), None, names, ("human",) * len(names), t)
    table = table_of(game.id)
    page = frame(scene, game.id, table.draw(scene), Around(starting=True))
    return Html(page.replace("<button", "<button disabled"))
