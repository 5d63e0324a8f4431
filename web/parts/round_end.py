"""What lies over a table under way: the end of a round with its scores, and the curtain of a shared device."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.faces import face
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.players import own_name
from web.parts.table import Scene
from web.parts.table_data import Result, SeatResult


def round_end(result: Result, scene: Scene) -> Html:
    """The overlay; the game waits for its button."""
    rows = standings(result, scene), counted(result)
    head = el("h2", {"id": "round-title"}, won_text(result.winners, scene, _WON[result.stage]))
    decided = el("p", {"class": "decided"}, result.decided)
    button = el(
        "div", {"class": "menu", "data-zone": "end"}, do("seen", scene.t(f"next-{result.stage}"), main=True, key="n")
    )
    attrs = {
        "class": "cover round",
        "id": "round-end",
        "tabindex": "-1",
        "role": "dialog",
        "aria-labelledby": "round-title",
    }
    return el("div", attrs, head, decided, *rows, button)


_WON = {"round": "round-won", "game": "this-game-won"}
"""The message of who has won, by what has ended."""


def won_text(winners: tuple[int, ...], scene: Scene, message: str) -> str:
    """Who has won, with the reader as "you" wherever they are among the winners."""
    own = scene.viewer in winners
    names = [scene.names[seat] for seat in winners if seat != scene.viewer]
    several = len(names) > 1
    who = ("together" if several else "both" if names else "you") if own else "many" if several else "other"
    return scene.t(message, who=who, names=scene.t.listed(names))


def standings(result: Result, scene: Scene) -> Html:
    """The seats, the best first, with their scores as numbers and, where these are points, as bars."""
    scores = [int(row.score) if row.score.isdecimal() else None for row in result.seats]
    most = max((score for score in scores if score is not None), default=0)
    bars = [_bar(score / most) if score is not None and most else None for score in scores]
    rows = (_standing(row, bar, scene, result.winners) for row, bar in zip(result.seats, bars, strict=True))
    return el("ol", {"class": "standing"}, *rows)


def counted(result: Result) -> Html | None:
    """How the points come about, in one line."""
    return el("p", {"class": "counted"}, result.counted) if result.counted else None


def _bar(share: float) -> Html:
    """A line as long as a share of the highest score."""
    line = el("rect", {"width": f"{100 * share:.0f}", "height": "1"})
    attrs = {"class": "extent", "viewBox": "0 0 100 1", "preserveAspectRatio": "none", "aria-hidden": "true"}
    return el("svg", {**attrs, "focusable": "false"}, line)


def _standing(row: SeatResult, bar: Html | None, scene: Scene, winners: tuple[int, ...]) -> Html:
    """A seat's result: face, name, what it was left with, what it gained, its score."""
    kind = f"stood{' winner' if row.seat in winners else ''}{' own' if row.seat == scene.viewer else ''}"
    gained = None if row.gained is None else el("span", {"class": "gained"}, f"{row.gained:+d}")
    name = own_name(scene.names[row.seat])
    score = el("strong", {"class": "score"}, row.score)
    shown = el("span", {"class": "left"}, row.shown) if row.shown else None
    own_face = face(scene.faces[row.seat] if scene.faces else "")
    return el("li", {"class": kind}, own_face, name, shown, gained, score, bar)


def curtain(name: str, t: Messages) -> Html:
    """The next player's hand is not in the page until they ask for it: pass the device to the named player."""
    text = el("p", None, t("pass-to", name=name))
    return el("div", {"class": "cover curtain", "id": "curtain"}, text, do("reveal", t("show-hand"), main=True))
