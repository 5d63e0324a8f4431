"""What may be laid, taken and swapped, and what burns: FLI-4 to FLI-19. Every question of legality ends here."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from pyengine.core.errors import Breach
from pyengine.games.flights.pieces import (
    COLOUR,
    DEPORTATION,
    KIND,
    LAY,
    LAYS,
    NOTHING,
    PICK,
    SWAP,
    SWAPS,
    TAKES,
    TEXT,
    UNIVERSAL,
    VALUE,
    Lay,
    Swap,
    Take,
)
from pyengine.games.flights.state import FlightsState

# Whoever makes actions by hand can make some that no text names, such as a lay with flight 7; `apply` once took them.
_DUE: dict[str, tuple[Container[object], str]] = {
    LAY: (frozenset([lay for of_card in LAYS for lay in of_card[1:]]), "FLI-4"),
    PICK: (frozenset(TAKES), "FLI-5"),
    SWAP: (frozenset([swap for of_city in SWAPS for swap in of_city]), "FLI-6"),
}
"""By phase, the actions that have a text, of cards and flights that there are, and the rule for all others."""


def breach(state: FlightsState, seat: int, action: object) -> Breach | None:
    """The rule that forbids the action to the seat now."""
    if state.outcome is not None:
        return Breach(state.outcome.reason)
    if seat not in state.to_act:
        return _out_of_turn(state, seat)
    due, rule = _DUE[state.phase]
    if action not in due:
        return Breach(rule)
    if isinstance(action, Lay):
        return _breach_of_lay(state, seat, action)
    if isinstance(action, Take):
        return _breach_of_take(state, action.card)
    assert isinstance(action, Swap)
    return breach_of_swap(state, seat, action)


def _out_of_turn(state: FlightsState, seat: int) -> Breach:
    """Why the seat has nothing to choose: no card at all, one laid already, or another seat is due."""
    if 0 <= seat < state.players and state.laid[seat] == NOTHING:
        return Breach("FLI-9", {"seat": seat + 1})
    if state.phase == LAY:
        return Breach("FLI-4", {"seat": seat + 1})
    return Breach("FLI-5" if state.phase == PICK else "FLI-6", {"seat": seat + 1, "to_act": state.order[0] + 1})


def _breach_of_lay(state: FlightsState, seat: int, lay: Lay) -> Breach | None:
    if lay.card not in state.hands[seat]:
        return Breach("FLI-4", {"card": TEXT[lay.card]})
    if state.used[seat] >> lay.flight & 1:
        return Breach("FLI-8", {"flight": lay.flight})
    return None


def _breach_of_take(state: FlightsState, card: int) -> Breach | None:
    """The kinds go in their order: deportations, cities, exchanges, universals (FLI-10 to FLI-12)."""
    if card not in state.table:
        return Breach("FLI-5", {"card": TEXT[card]})
    due = first_kind(state.table)
    if KIND[card] == due:
        return None
    if due == KIND[DEPORTATION]:
        return Breach("FLI-10", {"card": TEXT[card]})
    return Breach("FLI-12" if card == UNIVERSAL else "FLI-11", {"card": TEXT[card]})


def first_kind(table: list[int]) -> int:
    """The kind that must be taken now."""
    return min([KIND[card] for card in table])


def takes(table: list[int]) -> list[int]:
    """The cards that may be taken now, each once; the table is sorted."""
    due = first_kind(table)
    return [card for at, card in enumerate(table) if KIND[card] == due and (at == 0 or table[at - 1] != card)]


def breach_of_swap(state: FlightsState, seat: int, swap: Swap) -> Breach | None:
    """The rule that forbids this swap to the taker of the exchange."""
    by_value = "FLI-16" if state.swap == UNIVERSAL else "FLI-15"
    facts = {"own": TEXT[swap.own], "their": TEXT[swap.their]}
    if VALUE[swap.own] != VALUE[swap.their] or state.swap not in (UNIVERSAL, UNIVERSAL - 7 + VALUE[swap.own]):
        return Breach("FLI-15", facts)
    if swap.own not in state.cities[seat]:
        return Breach(by_value, facts)
    partner = state.owner(swap.their)
    if partner in (None, seat):
        return Breach(by_value, facts)
    if len(state.cities[partner]) < len(state.cities[seat]):
        return Breach("FLI-18", facts | {"partner": partner + 1})
    return None


def swaps(cities: Sequence[Sequence[int]], seat: int, exchange: int) -> Iterator[Swap]:
    """Every legal swap of the taker of an exchange (FLI-15, FLI-16, FLI-18): by own place, partner, their place."""
    own = cities[seat]
    partners = [city for city in (*cities[seat + 1 :], *cities[:seat]) if len(city) >= len(own)]
    only = VALUE[exchange]
    for mine in own:
        worth = VALUE[mine]
        if only in (0, worth):
            for city in partners:
                for their in city:
                    if VALUE[their] == worth:
                        yield SWAPS[mine][their]


def burning(collection: Sequence[int]) -> list[int]:
    """What burns together now: neighbours of one colour, and three of one colour wherever they are (FLI-19)."""
    colours = [COLOUR[city] for city in collection]
    if len(set(colours)) == len(colours):
        return []
    last = len(colours) - 1
    return [
        city
        for at, city in enumerate(collection)
        if (at and colours[at - 1] == colours[at])
        or (at < last and colours[at + 1] == colours[at])
        or colours.count(colours[at]) > 2
    ]
