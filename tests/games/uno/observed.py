"""A view of UNO as numbers at named places, read from its texts alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.uno.cards import COLOURED, COLOURS, ORDER
from tests.observed import Places, counts, due, end, hot, order, seats

SEATS = range(10)


def _hand(cards: Sequence[str]) -> list[int]:
    digits = [cards.count(wild) >> at & 1 for wild in ("wild", "wild+2") for at in range(2)]
    return [*counts(cards, COLOURED), *digits]


def _each(view: dict[str, Any]) -> Places:
    found: Places = {}
    for at, player in enumerate(view["players"]):
        found[f"players/{at}/cards"] = _hand(player["hand"])
        found[f"players/{at}/score"] = [player["score"]]
    for at, last in enumerate(view["last"]):
        found[f"last/{at}/cards"] = _hand(last["hand"])
    return found


def expected(view: dict[str, Any]) -> Places:
    """What is to stand where."""
    named = {name: hot(view[name], SEATS) for name in ("dealer", "accused", "open")}
    return {
        **seats(view, 10),
        **named,
        "awaited": due(view, 10),
        "let": [int(seat in view["let"]) for seat in SEATS],
        "direction": hot(view["direction"], ("left", "right")),
        "phase": hot(view["phase"], ("play", "drawn", "colour", "challenge")),
        "colour": hot(view["colour"], COLOURS),
        "was": hot(view["was"], COLOURS),
        "top": hot(view["top"], ORDER),
        "drawn": hot(view["drawn"], (*ORDER, "?")),
        "late": [view["late"]],
        "deck": [view["deck"]],
        "discard/kinds": [int(card in view["discard"]) for card in ORDER],
        "discard/order": order(view["discard"], ORDER),
        "lots": order(view["lots"], ORDER)[:40],
        "counts": [player["count"] for player in view["players"]],
        **_each(view),
        "caught": [int(view["scoring"] == "caught")],
        "bluff": [int(view["bluff"])],
        "target": [view["target"]],
        "round": [view["round"]],
        **end(view, "UNO-20", "UNO-21"),
    }
