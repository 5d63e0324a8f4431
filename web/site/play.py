"""The page of a game before Python is up: a real opening board, and how far the start is."""

from __future__ import annotations

from itertools import count

from pyengine.core.game import Game
from web.games import games, table_of
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.parts.play_layout import PlayLayout, frame
from web.parts.scene import Scene
from web.site.lobby import update


def play(t: Messages) -> Html:
    """The page's shell; `first_paint.js` puts the opening of a game in. Without a script the first game's stands."""
    picker = el("input", {"type": "file", "id": "file", "hidden": True, "aria-label": t("open-record")})
    still = el("noscript", None, opening(games()[0], t))
    return el("div", {"class": "page"}, update(t), starting(t), el("div", {"id": "app"}, still), picker)


def starting(t: Messages) -> Html:
    """How far the start of the engine is, what is said when it fails, and what where there is no script."""
    progress = el("progress", {"id": "boot-progress", "max": "1", "value": "0", "aria-label": t("starting")})
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


def boards() -> dict[str, str]:
    """The opening of every game in every language, by its path beside the page. To a host they are text: no pages."""
    return {f"boards/{game.id}.{lang}.txt": str(opening(game, Messages(lang))) for game in games() for lang in LANGS}


def opening(game: Game, t: Messages) -> Html:
    """A game's page before the first action, with the menu of who is to begin: nothing moves when it is there."""
    scene = before(game, t)
    return asleep(frame(scene, game.id, table_of(game.id).draw(scene), PlayLayout(starting=True, hint=True)))


def before(game: Game, t: Messages) -> Scene:
    """A game of two, or of as few as play it, as the first of them sees it who is to begin; its hand is not shown."""
    players = max(2, game.seats[0])
    deals = (game.deal(players, seed) for seed in count())
    state = next(deal for deal in deals if deal.to_act[0] == 0)
    names = (t("you"), *(t("player-number", number=seat + 1) for seat in range(1, players)))
    legal = tuple(game.format(action) for action in state.legal(0))
    return Scene(state.view(0), legal, None, names, ("human",) * players, t)


def asleep(page: Html) -> Html:
    """The same page, on which nothing acts yet."""
    return Html(page.replace("<button", "<button disabled"))
