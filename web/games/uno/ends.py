"""The ends of a round and of a match of UNO: who won, what it brought, and what everybody was left holding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from web.games.uno.art import face
from web.games.uno.words import HIDDEN, card_name, parts
from web.parts.html import Html, el, glued
from web.parts.players import clockwise, person
from web.parts.table import Scene
from web.parts.table_data import Result, SeatResult

_SHOWN = 12
"""So many cards of a hand are drawn at most; the tip names them all."""


def round_result(event: dict[str, Any], scene: Scene) -> Result:
    """Who was out first, and what that brought: all that the others held, or to each their own (UNO-21).

    The seats keep the order in which they sit above it.
    """
    winner, points, hands, scores = event["seat"], event["points"], event["hands"], event["scores"]
    caught = scene.view["scoring"] == "caught"
    gained = points if caught else [sum(points) if seat == winner else None for seat in range(len(points))]
    rows = [
        SeatResult(seat, str(scores[seat]), gained[seat], left_over(hands[seat], points[seat], scene))
        for seat in clockwise(scene)
    ]
    kind = "caught" if caught else "winner"
    decided = scene.t(f"uno-round-{kind}", **_who(winner, scene), count=sum(points), target=scene.view["target"])
    return Result((winner,), decided, tuple(rows), counted=scene.t("uno-counted"))


def round_view(events: Sequence[dict[str, Any]], before: dict[str, Any]) -> dict[str, Any]:
    """The table at the end of a round: everybody where they sat, the winner's hand empty, the scores counted.

    The viewer's own hand stays as it is; the others' are told by the result.
    """
    by_type = {event["type"]: event for event in events}
    ended, laid = by_type["round_ended"], by_type.get("laid")
    hands = [hand if seat == before["seat"] else [HIDDEN] * len(hand) for seat, hand in enumerate(ended["hands"])]
    players = [
        {**player, "hand": hand, "count": len(hand), "score": score}
        for player, hand, score in zip(before["players"], hands, ended["scores"], strict=True)
    ]
    top = {"top": laid["card"], "colour": laid["colour"]} if laid else {}
    return {**before, **top, "players": players, "drawn": None, "open": None, "phase": "play"}


def result(scene: Scene) -> Result:
    """Both scores that decided it, the target as played, and what the last round brought."""
    outcome, view = scene.view["outcome"], scene.view
    scores, last = outcome["scores"], view["last"]
    order = [seat for group in outcome["ranking"] for seat in group]
    winners = tuple(outcome["ranking"][0])
    shown = [left_over(left["hand"], left["points"], scene) for left in last] if last else [None] * len(scores)
    rows = tuple(SeatResult(seat, str(scores[seat]), None, shown[seat]) for seat in order)
    second = next((seat for seat in order if seat not in winners), order[-1])
    caught = view["scoring"] == "caught"
    decided = [
        scene.t(
            "uno-decided-caught" if caught else "uno-decided",
            score=scores[winners[0]],
            other=scores[second],
            target=view["target"],
            players=len(scores),
        )
    ]
    if last:
        out = next(seat for seat, left in enumerate(last) if not left["hand"])
        count = sum(left["points"] for left in last)
        kind = "uno-last-caught" if scene.view["scoring"] == "caught" else "uno-last-brought"
        decided.append(scene.t(kind, **_who(out, scene), count=count))
    return Result(winners, glued(" ", decided), rows, counted=scene.t("uno-counted") if last else "")


def _who(seat: int, scene: Scene) -> dict[str, str]:
    """A seat in a sentence: as the reader only where one looks on from that seat."""
    name = scene.names[seat]
    return {"name": name, "who": person(name, scene.t) if seat == scene.viewer else "other"}


def left_over(hand: Sequence[str], points: int, scene: Scene) -> Html | None:
    """What a seat was left with, as small cards with their points; nothing for whoever is out."""
    if not hand:
        return None
    label = scene.t("uno-left-over", count=points, cards=scene.t.listed(card_name(code, scene.t) for code in hand))
    cards = [face(*parts(code)) for code in hand[:_SHOWN]]
    worth = el("span", {"class": "worth", "aria-hidden": "true"}, f"= {points}")
    return el("span", {"class": "leftover", "role": "img", "aria-label": label, "data-tip": label}, *cards, worth)
