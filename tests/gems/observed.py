"""What the views of all games of gems have, as numbers at named places, read from their texts alone."""

from __future__ import annotations

from typing import Any

from tests.observed import Places, counts, due, hot, order, seats

KINDS = "RSEATDOJ"
LETTERS = KINDS + "o."


def gems(view: dict[str, Any]) -> Places:
    """The seats, the field, the piles and the hands."""
    own = [] if view["seat"] is None else view["players"][view["seat"]]["hand"]
    field = "".join(view["field"])
    return {
        **seats(view, 5),
        "to_act": due(view, 5),
        "shifts": [view["shifts"]],
        **{f"field/{at}": hot(gem, LETTERS) for at, gem in enumerate(field)},
        "hand": counts(own, KINDS),
        "counts": [len(player["hand"]) for player in view["players"]],
        "deck": [view["deck"]],
        "discard/cards": counts(view["discard"], KINDS),
        "discard/order": order(view["discard"], KINDS),
    }
