"""What happens in Face to Face and what lies on the table, in sentences."""

from __future__ import annotations

from typing import Any

from web.games.face_to_face.board import KINDS, cards_left
from web.parts.html import glued
from web.parts.messages import Messages
from web.parts.players import doer, person
from web.parts.table import Scene, Table
from web.parts.table_data import Result, SeatResult


class Tells(Table):
    """Events, the table in words, and the result."""

    def moved(self, event: dict[str, Any]) -> str | None:
        """The `data-move` name of the visible part that an event moved, if any."""
        return f"card-{event['seat']}-{event['card']}" if event["type"] == "laid" else None

    def say(self, event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """An event as a sentence for the log and the live region; the event is redacted."""
        kind = event["type"]
        if kind == "laid":
            name, to, kind = names[event["seat"]], names[event["to"]], event["pile"].split("-")[1]
            if event["to"] == event["seat"]:
                return t(f"f2f-say-laid-{kind}", name=name, card=event["card"])
            return t(f"f2f-say-gave-{kind}", name=name, card=event["card"], to=to, who=person(to, t))
        if kind == "drew":
            who, cards = doer(event, t, names), event["cards"]
            if event["seat"] != viewer:
                return t("f2f-say-drew", **who, count=len(cards))
            return t("f2f-say-drew-cards", **who, count=len(cards), cards=t.listed(map(str, cards)))
        if kind == "turn":
            return ""
        winner = names[event["outcome"]["ranking"][0][0]]
        return t("f2f-say-over", name=winner, who=person(winner, t))

    def text_view(self, scene: Scene) -> list[str]:
        """The table as plain sentences: the piles of both, what is left, and the viewer's hand."""
        t, own = scene.t, scene.viewer or 0
        lines = []
        for side, seat in (("own", own), ("their", 1 - own)):
            player, name = scene.view["players"][seat], scene.names[seat]
            tops = (t(f"f2f-pile-{side}-{kind}", name=name, top=player[kind]["top"]) for kind in KINDS)
            drawn_from = t("f2f-draw-pile", name=name, who=person(name, t), count=player["draw"])
            size = t("f2f-hidden-hand", name=name, count=len(player["hand"])) if seat != scene.viewer else ""
            lines += [glued("", (line, ".")) for line in (*tops, drawn_from, size) if line]
        return [*lines, *(self.held(scene) if scene.viewer is not None else [])]

    def held(self, scene: Scene) -> list[str]:
        """The viewer's cards in words."""
        cards = scene.view["players"][scene.viewer or 0]["hand"]
        return (
            [glued("", (scene.t("f2f-your-hand", count=len(cards)), ": ", scene.t.listed(map(str, cards)), "."))]
            if cards
            else []
        )

    def result(self, scene: Scene) -> Result:
        """How the game was decided: the last card, or two cards that could not be laid."""
        outcome = scene.view["outcome"]
        winner = outcome["ranking"][0][0]
        loser = 1 - winner
        own = scene.viewer or 0
        who = person(scene.names[winner], scene.t) if scene.viewer is not None else "other"
        left = [cards_left(scene, seat) for seat in (0, 1)]
        kind = "stuck" if outcome["reason"] == "F2F-19" else "out"
        name = scene.names[1 - own] if kind == "stuck" else scene.names[loser if who == "you" else winner]
        decided = scene.t(f"f2f-decided-{kind}", who=who, name=name, left=left[loser])
        rows = tuple(SeatResult(seat, scene.t("f2f-left", count=left[seat])) for seat in (winner, loser))
        return Result((winner,), decided, rows)
