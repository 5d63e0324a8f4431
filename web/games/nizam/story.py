"""What happens in Nizam, in words: events, the whole table, and how a game was decided."""

from __future__ import annotations

from typing import Any

from pyengine.gems.field import KINDS
from web.games.nizam.words import run_words, runs_words
from web.parts.gems.field import field_words
from web.parts.gems.moves import moved_by_draw, moved_by_leaving, moved_by_shift
from web.parts.gems.words import gem_by_gem, gems
from web.parts.html import glued
from web.parts.messages import Messages
from web.parts.players import clockwise, doer, person
from web.parts.table import Scene, Table
from web.parts.table_data import Result, SeatResult

_MANY = 8
"""Points of an activation that are many."""
SILENT = frozenset({"turn"})
"""The story tells who does something, not whose turn begins."""


class Tells(Table):
    """Events, the table in words, and the result."""

    def occasion(self, event: dict[str, Any]) -> str:
        """An activation for many points is a good moment."""
        many = event["type"] == "activated" and event["points"] >= _MANY
        return "good" if many else super().occasion(event)

    def moved(self, event: dict[str, Any]) -> str | tuple[str, ...] | None:
        """What an event moved: a line and its payment, drawn cards, or the gems that have scored."""
        if event["type"] == "activated":
            return moved_by_leaving(event["cells"])
        if event["type"] == "drew":
            return moved_by_draw(event)
        return moved_by_shift(event) if event["type"] == "shifted" else None

    def say(self, event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """An event as a sentence for the log and the live region; the event is redacted."""
        sayers = {"drew": _say_drew, "shifted": _say_shifted, "activated": _say_activated, "over": _say_over}
        kind = event["type"]
        if kind in sayers:
            return sayers[kind](event, t, names, viewer)
        if kind == "filled":
            return t("niz-say-filled", gems=gem_by_gem(event["gems"], t)) if event["gems"] else ""
        if kind == "ran-out":
            return t("niz-say-ran-out", times=event["times"])
        if kind == "reshuffled":
            return t("niz-say-reshuffled", count=event["cards"])
        return t("niz-say-passed", **doer(event, t, names)) if kind == "passed" else ""

    def text_view(self, scene: Scene) -> list[str]:
        """The table as plain sentences."""
        view, t = scene.view, scene.t
        lines = field_words(scene)
        if view["changed"]:
            lines.append(t("niz-text-changed", gain=view["gain"], runs=runs_words(view["changed"], t)))
        if view["untouched"]:
            lines.append(t("niz-text-untouched", runs=runs_words(view["untouched"], t)))
        for seat in clockwise(scene):
            player = view["players"][seat]
            points = t("niz-points", count=player["score"])
            size = t("niz-hand-size", count=len(player["hand"]))
            lines.append(t("niz-text-player", name=scene.names[seat], points=points, hand=size))
        lines += self.held(scene)
        lines.append(t("niz-deck-pile", count=view["deck"]))
        left = len(view["players"]) - view["runouts"]
        return [*lines, t("niz-run-outs", count=view["runouts"], left=left)]

    def held(self, scene: Scene) -> list[str]:
        """The viewer's cards in words."""
        t = scene.t
        if scene.viewer is None:
            return []
        hand = [kind for kind in KINDS for card in scene.view["players"][scene.viewer]["hand"] if card == kind]
        return [t("niz-text-hand", cards=gems(hand, t) or t("gem-none"))]

    def result(self, scene: Scene) -> Result:
        """How the game was decided: by how many points, once the deck had run out for the last time."""
        t, outcome = scene.t, scene.view["outcome"]
        scores = outcome["scores"]
        order = [seat for group in outcome["ranking"] for seat in group]
        winners = tuple(outcome["ranking"][0])
        rest = [scores[seat] for seat in order if seat not in winners]
        kind = "alone" if len(order) == 1 else "tie" if len(winners) > 1 else "lead"
        first = scene.names[winners[0]]
        lead = scores[winners[0]] - rest[0] if rest else 0
        decided = t(f"niz-decided-{kind}", name=first, who=person(first, t), lead=lead)
        return Result(winners, decided, tuple(SeatResult(seat, t("niz-points", count=scores[seat])) for seat in order))


def _say_drew(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
    cards = event["cards"]
    if event["seat"] != viewer:
        return t("niz-say-drew", **doer(event, t, names), count=len(cards))
    return t("niz-say-drew-cards", **doer(event, t, names), count=len(cards), cards=gem_by_gem(cards, t))


def _say_shifted(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    line, _, side = event["end"].partition("-")
    paid = gem_by_gem(event["payment"], t)
    return t(f"niz-say-shifted-{side}", **doer(event, t, names), n=line[3:], paid=paid)


def _say_activated(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    if not event["runs"]:
        return t("niz-say-nothing", **doer(event, t, names))
    runs = glued("; ", (run_words(run, t) for run in event["runs"]))
    return t("niz-say-activated", **doer(event, t, names), count=event["points"], runs=runs)


def _say_over(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    outcome = event["outcome"]
    best, score = outcome["ranking"][0], max(outcome["scores"])
    if len(names) == 1:
        return t("niz-say-alone", count=score)
    winners = t.listed(names[seat] for seat in best)
    who = "many" if len(best) > 1 else person(winners, t)
    return t("niz-say-over", name=winners, who=who, count=score)
