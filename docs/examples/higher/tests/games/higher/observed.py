"""A view of Higher as numbers at named places, read from the view alone."""

from __future__ import annotations

from typing import Any

from tests.observed import Places, due, end, seats


def expected(view: dict[str, Any]) -> Places:
    """What is to stand where."""
    own = [] if view["seat"] is None else view["players"][view["seat"]]["hand"]
    return {
        **seats(view, 3),
        "to_act": due(view, 3),
        "hand": [int(card in own) for card in range(1, 25)],
        "counts": [len(player["hand"]) for player in view["players"]],
        "deck": [view["deck"]],
        "pile": [card + 1 for card in view["pile"]],
        "spent": [card + 1 for card in view["spent"]],
        "turn": [view["turn"]],
        **end(view, "HIG-6", "HIG-7"),
    }
