"""A view of Pearl of the East as numbers at named places, read from its texts alone."""

from __future__ import annotations

from typing import Any

from tests.gems.observed import KINDS, gems
from tests.observed import Places, end, hot, where


def expected(view: dict[str, Any]) -> Places:
    """What is to stand where."""
    own = [] if view["seat"] is None else view["players"][view["seat"]]["done"]
    done = [player["done"] for player in view["players"]]
    return {
        **gems(view),
        "phase": hot(view["phase"], ("turn", "tasks")),
        "completing": [int(view["completing"] == "all")],
        "pearl": hot(view["pearl"] or "o", KINDS + "o."),
        "done": where(KINDS, own),
        "completed": [len(deck) for deck in done],
        **{f"players/{at}/top": hot(deck[-1] if deck else None, KINDS) for at, deck in enumerate(done)},
        "turn": [view["turn"]],
        "bound": [view["bound"] or 0],
        **end(view, "PRL-13", "PRL-14", "PRL-15"),
    }
