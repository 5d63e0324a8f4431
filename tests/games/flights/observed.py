"""A view of Flights as numbers at named places, read from its texts alone."""

from __future__ import annotations

from typing import Any

from tests.observed import Places, counts, end, hot, order, seats, where

CITIES = [f"{colour}{value}" for colour in "rbgyvo" for value in range(1, 7)]
KINDS = [*CITIES, *(f"x{value}" for value in range(1, 7)), "u", "d"]
SEATS = range(4)


def _each(view: dict[str, Any]) -> Places:
    found: Places = {}
    for at, player in enumerate(view["players"]):
        laid = player["laid"] or {"card": None, "flight": None}
        found |= {
            f"players/{at}/colour": hot(player["colour"], ("red", "blue", "green", "yellow")),
            f"players/{at}/city": where(CITIES, player["city"]),
            f"players/{at}/used": [int(flight in player["used"]) for flight in range(1, 7)],
            f"players/{at}/laid": [*hot(laid["card"], (*KINDS, "?")), *hot(laid["flight"], range(1, 7))],
            f"players/{at}/score": [player["score"]],
            f"players/{at}/wins": [player["wins"]],
        }
    return found


def expected(view: dict[str, Any]) -> Places:
    """What is to stand where."""
    own = [] if view["seat"] is None else view["players"][view["seat"]]["hand"]
    return {
        **seats(view, 4),
        "match": hot(view["match"], ("points", "single", "wins")),
        "phase": hot(view["phase"], ("lay", "pick", "swap")),
        "first": hot(view["first"], SEATS),
        "out": [int(colour in view["out"]) for colour in "rbgyvo"],
        "order": where(SEATS, view["order"]),
        "swap": hot(view["swap"], KINDS),
        "table": counts(view["table"], KINDS),
        "hand": counts(own, KINDS),
        "counts": [len(player["hand"]) for player in view["players"]],
        **_each(view),
        "deck": [view["deck"]],
        "discard/cards": counts(view["discard"], KINDS),
        "discard/order": order(view["discard"], KINDS),
        "target": [view["target"] or 0],
        "game_number": [view["game_number"]],
        "round": [view["round"]],
        **end(view, "FLI-22"),
    }
