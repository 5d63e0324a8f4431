"""What happens in Pearl of the East, in words: events, the whole table, and how a game was decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web.games.pearl.board import HIDDEN, completed_words
from web.games.pearl.tasks import number_of_tasks
from web.parts.gems.field import field_words
from web.parts.gems.moves import moved_by_draw, moved_by_shift
from web.parts.gems.tiles import tile
from web.parts.gems.words import gems
from web.parts.html import Html, el, glued
from web.parts.messages import Messages
from web.parts.players import person
from web.parts.table import Scene, Table
from web.parts.table_data import Result, SeatResult

SILENT = frozenset({"turn", "proved"})
"""The story tells who does something, not whose turn begins, nor that shifting is over."""


class Tells(Table):
    """Events, the table in words, and the result."""

    def moved(self, event: dict[str, Any]) -> tuple[str, ...] | None:
        """The `data-move` names of what an event moved."""
        if event["type"] == "completed":
            return (f"task-{event['seat']}-{event['kind']}",)
        if event["type"] == "drew":
            return moved_by_draw(event)
        return moved_by_shift(event) if event["type"] == "shifted" else None

    def say(self, event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """An event as a sentence for the log and the live region; the event is redacted."""
        kind = event["type"]
        if kind in SILENT:
            return ""
        if kind == "reshuffled":
            return t("prl-say-reshuffled", count=event["cards"])
        return _say_over(event["outcome"], t, names) if kind == "over" else _SAY[kind](event, t, names[event["seat"]])

    def text_view(self, scene: Scene) -> list[str]:
        """The table as plain sentences."""
        return [
            *field_words(scene),
            *(completed_words(scene, seat) for seat in range(len(scene.names))),
            *self.held(scene),
        ]

    def held(self, scene: Scene) -> list[str]:
        """The viewer's tasks and cards in words."""
        t, view = scene.t, scene.view
        if scene.viewer is None:
            return []
        mine = view["players"][scene.viewer]
        named = (("tasks", mine["open"]), ("barred", mine["forbidden"]), ("hand", mine["hand"]))
        return [t(f"prl-text-{name}", count=len(kinds), kinds=gems(kinds, t)) for name, kinds in named]

    def result(self, scene: Scene) -> Result:
        """How the game was decided: all eight tasks, nothing left to do for anyone, or the last turn."""
        t, outcome, players = scene.t, scene.view["outcome"], scene.view["players"]
        winners = tuple(outcome["ranking"][0])
        order = [seat for group in outcome["ranking"] for seat in group]
        counts = [len(player["done"]) for player in players]
        first, rest = scene.names[winners[0]], [counts[seat] for seat in order[1:]]
        how = "all" if outcome["reason"] == "PRL-13" else "tie" if len(winners) > 1 else "most"
        why = (
            t("prl-decided-stuck") if outcome["reason"] == "PRL-15" else t("prl-decided-bound") if how != "all" else ""
        )
        told = t(
            f"prl-decided-{how}", name=first, who=person(first, t), most=max(rest, default=0), count=counts[winners[0]]
        )
        rows = tuple(
            SeatResult(seat, f"{counts[seat]} / {number_of_tasks(players[seat])}", None, _shown(players[seat]["done"]))
            for seat in order
        )
        return Result(winners, glued(" ", filter(None, (why, told))), rows)


def _say_drew(event: dict[str, Any], t: Messages, name: str) -> str:
    if HIDDEN in event["cards"]:
        return t("prl-say-drew", name=name, who=person(name, t), count=len(event["cards"]))
    return t("prl-say-drew-cards", name=name, who=person(name, t), cards=gems(event["cards"], t))


def _say_shifted(event: dict[str, Any], t: Messages, name: str) -> str:
    line, _, side = event["end"].partition("-")
    paid = gems(list(event["payment"]), t)
    return t("prl-say-shifted", name=name, who=person(name, t), side=side, n=line[3:], cards=paid)


def _say_completed(event: dict[str, Any], t: Messages, name: str) -> str:
    how = "pearl" if event["pearl"] else "field"
    return t("prl-say-completed", name=name, who=person(name, t), kind=t(f"gem-{event['kind']}"), how=how)


_SAY: dict[str, Callable[[dict[str, Any], Messages, str], str]] = {
    "drew": _say_drew,
    "shifted": _say_shifted,
    "completed": _say_completed,
    "ended": lambda _, t, name: t("prl-say-ended", name=name, who=person(name, t)),
    "passed": lambda _, t, name: t("prl-say-passed", name=name, who=person(name, t)),
}


def _say_over(outcome: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    winners = [names[seat] for seat in outcome["ranking"][0]]
    who = "shared" if len(winners) > 1 else person(winners[0], t)
    return t("prl-say-over", names=t.listed(winners), who=who, rule=outcome["reason"])


def _shown(done: list[str]) -> Html | None:
    """The top of a completed deck."""
    return el("span", {"class": "top-card"}, tile(done[-1])) if done else None
