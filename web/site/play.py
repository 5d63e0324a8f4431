"""The play page before Python has started: an opening board, and the progress of the start."""

from __future__ import annotations

from itertools import count

from pyengine.core.game import Game
from web.games import games, table_of
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.parts.play_layout import PlayLayout, frame
from web.parts.scene import Scene
from web.site.lobby import update_notice


def play(t: Messages) -> Html:
    """The page's shell; `first_paint.js` fills the opening board in. Without scripts it is the first game's."""
    picker = el("input", {"type": "file", "id": "file", "hidden": True, "aria-label": t("open-record")})
    without_scripts = el("noscript", None, opening(games()[0], t))
    return el(
        "div", {"class": "page"}, update_notice(t), starting(t), el("div", {"id": "app"}, without_scripts), picker
    )


def starting(t: Messages) -> Html:
    """The progress of the engine's start, the error when it fails, and the notice for browsers without scripts."""
    progress = el("progress", {"id": "boot-progress", "max": "1", "value": "0", "aria-label": t("starting")})
    boot = el("div", {"id": "boot", "class": "boot", "role": "status"}, el("p", None, t("starting")), progress)
    retry = el("button", {"id": "retry", "class": "button main", "type": "button"}, t("retry"))
    failed = el(
        "div",
        {"id": "boot-problem", "class": "boot failed", "role": "alert", "hidden": True},
        el("p", None, t("start-failed")),
        retry,
    )
    no_script = el("noscript", None, el("p", {"class": "boot failed"}, t("needs-script")))
    return join(boot, failed, no_script)


def boards() -> dict[str, str]:
    """The opening of every game in every language, by its path below `play/`. As `.txt` they are no pages to a host."""
    return {f"boards/{game.id}.{lang}.txt": str(opening(game, Messages(lang))) for game in games() for lang in LANGS}


def opening(game: Game, t: Messages) -> Html:
    """A game's page before the first action, with the menu that the first player will have, so that nothing jumps."""
    scene = opening_scene(game, t)
    return without_actions(frame(scene, game.id, table_of(game.id).draw(scene), PlayLayout(starting=True, hint=True)))


def opening_scene(game: Game, t: Messages) -> Scene:
    """A deal for the fewest players, at least two, seen from the first seat, which begins."""
    players = max(2, game.seats[0])
    deals = (game.deal(players, seed) for seed in count())
    state = next(deal for deal in deals if deal.to_act[0] == 0)
    names = (t("you"), *(t("player-number", number=seat + 1) for seat in range(1, players)))
    legal = tuple(game.format(action) for action in state.legal(0))
    return Scene(state.view(0), legal, None, names, ("human",) * players, t)


def without_actions(page: Html) -> Html:
    """The same page with its buttons disabled."""
    return Html(page.replace("<button", "<button disabled"))
