"""What burns on the table of Flights: what an action would burn, and what a collection is in danger of."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pyengine.games.flights.pieces import CODE, TEXT
from pyengine.games.flights.rules import burning

View = dict[str, Any]


def burnt_by(view: View, action: str) -> dict[int, list[str]]:
    """The cities that burn at once by a legal pick or swap of the seat to act, by seat."""
    after = collections_after(view, action)
    fires = {seat: _burn(cities) for seat, cities in after.items()}
    return {seat: gone for seat, gone in fires.items() if gone}


def collections_after(view: View, action: str) -> dict[int, list[str]]:
    """The collections that a legal pick or swap of the seat to act changes, before anything burns, by seat."""
    what, _, card = action.partition(">")
    seat = view["to_act"][0]
    own = list(view["players"][seat]["city"])
    if what == "take":
        return {seat: [*own, card]} if is_city(card) else {}
    partner = owner(view, card)
    if partner is None:
        return {}
    their = view["players"][partner]["city"]
    mine = [card if city == what else city for city in own]
    return {seat: mine, partner: [what if city == card else city for city in their]}


def is_city(card: str) -> bool:
    """True for a city, such as `r3`; exchanges, deportations and backs are none."""
    return len(card) == 2 and card[0] != "x"


def owner(view: View, city: str) -> int | None:
    """The seat whose collection has this city; None if nobody's has."""
    return next((seat for seat, player in enumerate(view["players"]) if city in player["city"]), None)


def in_danger(cities: list[str]) -> list[str]:
    """The colours that burn when a city of theirs is added: that of the last city, and those that are there twice."""
    counted = Counter(city[0] for city in cities)
    last = cities[-1][0] if cities else ""
    return [colour for colour, count in counted.items() if count > 1 or colour == last]


def _burn(cities: list[str]) -> list[str]:
    """All that burns in a collection, the first first (FLI-19)."""
    held, gone = [CODE[city] for city in cities], []
    while found := burning(held):
        held = [city for city in held if city not in found]
        gone += [TEXT[city] for city in found]
    return gone
