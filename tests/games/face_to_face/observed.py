"""A view of Face to Face as numbers at named places, read from its texts alone."""

from __future__ import annotations

from typing import Any

from tests.observed import Places, due, end, hot


def _piles(view: dict[str, Any]) -> Places:
    found: Places = {}
    for owner, player in enumerate(view["players"]):
        for name in ("up", "down"):
            pile, at = player[name], f"players/{owner}/{name}"
            found |= {f"{at}/top": [pile["top"]], f"{at}/count": [pile["count"]]}
            found[f"{at}/foreign"] = [int(pile["set"] != owner)]
    return found


def expected(view: dict[str, Any]) -> Places:
    """What is to stand where."""
    own = [] if view["seat"] is None else view["players"][view["seat"]]["hand"]
    return {
        "seat": hot(view["seat"], range(2)),
        "to_act": due(view, 2),
        "laid": [view["laid"]],
        "given": [view["given"]],
        "turn": [view["turn"]],
        **_piles(view),
        "counts": [len(player["hand"]) for player in view["players"]],
        "draws": [player["draw"] for player in view["players"]],
        "hand": [int(card in own) for card in range(2, 60)],
        **end(view, "F2F-18", "F2F-19"),
    }
