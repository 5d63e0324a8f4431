"""A view of Glastonbury as numbers at named places, read from its texts alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.observed import Places, counts, due, end, hot, order, seats, where

COLOURS = ("red", "yellow", "green", "blue", "orange", "white", "black", "violet", "brown")
KINDS = [letter + half for letter in "rygbowkvn" for half in "ab"]
OTHERS = ("joker", "luck", "eye", "appear", "move")
INGREDIENTS = [f"{kind}{number}" for kind in KINDS for number in range(1, 5)]
LOOKS = ("fewest", "fours", "spells", "ones", "end")
SPELLS = ("luck", "eye", "appear0", "appear1", "appear2", "move0", "move1", "move2", "move3")
STOPS = (
    *("nw", *(f"n{at}" for at in range(2, 6)), "ne", *(f"e{at}" for at in range(2, 6))),
    *("se", *(f"s{at}" for at in (5, 4, 3, 2)), "sw", *(f"w{at}" for at in (5, 4, 3, 2))),
)
CORNERS = (0, 5, 30, 35)
SEATS = range(4)


def _card(text: str | None) -> list[int]:
    ingredient = text if text in INGREDIENTS else "---"
    return [*hot(ingredient[:2], KINDS), *hot(ingredient[2], "1234"), *hot(text, OTHERS)]


def _cauldron(cards: Sequence[str]) -> list[int]:
    jokers = [at for at, card in enumerate(cards, 1) if card == "joker"]
    return [*where(INGREDIENTS, cards), *jokers]


def _player(player: dict[str, Any]) -> Places:
    recipes = player["recipes"] or ["?", "?"]
    return {
        "wizard": hot(player["wizard"], COLOURS[:4]),
        "place": hot(player["place"], STOPS),
        "step": hot(player["step"], (0, 1, 2, 3, 4, "?")),
        "top": _card(player["top"]),
        "spells/kinds": counts(player["spells"], SPELLS),
        "spells/order": order(player["spells"], SPELLS),
        "recipes/known": [int(recipes != ["?", "?"])],
        "recipes/colour": hot(recipes[0], COLOURS),
        "recipes/look": hot(recipes[1], LOOKS),
        "cauldron": _cauldron(player.get("cauldron", ())),
    }


def expected(view: dict[str, Any]) -> Places:
    """What is to stand where."""
    players = [(f"players/{at}", _player(player)) for at, player in enumerate(view["players"])]
    grid = {f"grid/r{at // 6 + 1}c{at % 6 + 1}": _card(card) for at, card in enumerate(view["grid"])}
    return {
        **seats(view, 4),
        "to_act": due(view, 4),
        "start": [int(view["phase"] == "start")],
        "using": hot(view["using"], ("-", "appear", "move")),
        "out": hot(view["out"], COLOURS),
        "outer_lines": [int(view["outer_lines"])],
        "recipes": [int(view["players"][0]["recipes"] is not None)],
        "ended": hot(view["ended"], SEATS) if view["outcome"] else [],
        **{name: places for at, (name, places) in enumerate(grid.items()) if at not in CORNERS},
        "deck": [view["deck"]],
        "aside": [view["aside"]],
        "counts": [player["count"] for player in view["players"]],
        **{f"{at}/{name}": places for at, found in players for name, places in found.items()},
        **end(view, "GLA-20", "GLA-22"),
    }
