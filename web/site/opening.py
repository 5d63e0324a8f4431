"""The play page before Python has started: the progress of the start, and an opening board, the game's table before the
deal, which stands there until the engine has dealt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count, islice

from pyengine.core.errors import Breach
from pyengine.core.game import Game
from pyengine.core.state import State
from web.games import find, games, table_of
from web.parts.coach import goal_of, strip
from web.parts.drawing import draw
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages, stand_ins
from web.parts.play_layout import PlayLayout, frame
from web.parts.table import Scene
from web.site.draw import Draw
from web.site.frame import update_notice
from web.site.undealt import undealt

_LAYOUT = PlayLayout(starting=True, hint=True, headline="\u00a0")
"""The menu is that which the first player will have, and the game's stage has its line, so that nothing jumps."""
_DEALS = 12
"""How many deals are compared; few would have much in common by chance."""


def boards() -> dict[str, Draw]:
    """The opening boards by their paths beside our scripts: one for each game, number of players and language, and of a
    language that lacks something, those in which others than English stand in.

    As `.txt` they are no pages to a host.
    """
    tables = [(game.id, players) for game in games() for players in range(game.seats[0], game.seats[1] + 1)]
    found = {
        f"boards/{game_id}.{players}.{lang}.txt": Draw(_board, (game_id, players, lang), game_id)
        for game_id, players in tables
        for lang in LANGS
    }
    nearest = {
        f"boards/nearest/{game_id}.{players}.{lang}.{other}.txt": Draw(_board, (game_id, players, lang, other), game_id)
        for game_id, players in tables
        for lang in LANGS
        for other in stand_ins(lang)
    }
    return found | nearest


def _board(game_id: str, players: int, lang: str, *others: str) -> Html:
    return opening(find(game_id), players, Messages(lang, *others))


def seated() -> str:
    """The games that have opening boards, the default one first, each with its fewest, usual and most players."""
    return " ".join(":".join(map(str, (game.id, game.seats[0], usual(game), game.seats[1]))) for game in games())


def usual(game: Game) -> int:
    """How many players an address without any asks for: the fewest, at least two."""
    return max(2, game.seats[0])


def opening(game: Game, players: int, t: Messages) -> Html:
    """The play page of a game before its deal."""
    return blank_table(game, players, t, lambda scene, board: frame(scene, board, replace(_LAYOUT, coach=_goal(scene))))


def _goal(scene: Scene) -> Html | None:
    """The coach of a first game, with which that begins; `web/browser/window/coach.js` removes it from others."""
    line = goal_of(scene)
    return strip(line.text(scene), line.rule, scene.t, fresh=True) if line else None


def blank_table(game: Game, players: int, t: Messages, around: Callable[[Scene, Html], Html]) -> Html:
    """A table before its deal, seen from the first seat, with what is `around` its board; its buttons are disabled."""
    names = (t("you"), *(t("player-number", number=seat + 1) for seat in range(1, players)))
    drawn = []
    for state in _deals(game, players):
        legal = tuple(game.format(action) for action in state.legal(0))
        seats, table = ("human",) * players, table_of(game.id)
        scene = Scene(
            *(state.view(0), legal, None, names, seats, t),
            breach=_refusing(game, state),
            starting=True,
            table=table,
            levels=("", *["\u00a0"] * (players - 1)),  # the line that bots have below their names
        )
        drawn.append(around(scene, draw(scene)))
    return Html(undealt(drawn).replace("<button", "<button disabled"))


def _refusing(game: Game, state: State) -> Callable[[str], Breach | None]:
    """Why the first seat cannot do an action."""
    return lambda text: state.why_not(0, game.parse(text))


@cache
def _deals(game: Game, players: int) -> tuple[State, ...]:
    """Deals in which the first seat begins."""
    dealt = (game.deal(players, seed) for seed in count())
    return tuple(islice((state for state in dealt if state.to_act[0] == 0), _DEALS))


def play(t: Messages) -> Html:
    """The page's shell; `first_paint.js` fills a table in. Without scripts it is the first game's."""
    picker = el("input", {"type": "file", "id": "file", "hidden": True, "aria-label": t("open-record")})
    without_scripts = el("noscript", None, opening(games()[0], usual(games()[0]), t))
    app = el("div", {"id": "app", "data-early": t("early-choice")}, without_scripts)
    return el("div", {"class": "page"}, update_notice(t), starting(t), app, picker)


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
