"""Worlds for bots: states that one seat cannot tell from the true one, drawn at random."""

from __future__ import annotations

from typing import Any, TypeVar

from pyengine.core.prng import Prng
from pyengine.core.state import Rng
from pyengine.kit.cards import Card, plain
from pyengine.kit.values import Rolled, Values
from pyengine.kit.zones import Zone

State = TypeVar("State", bound=Any)
"""Of a game that is written as one file."""

_TRIES = 200
"""After so many failed dealings a world is drawn without regard to what others could not hold."""


def drawn(state: State, seat: int, rng: Rng) -> State:
    """A copy in which everything that the seat does not know is drawn anew."""
    twin: State = state.copy()
    twin.chance = Prng.resume(rng.below(1 << 32))
    bit = 1 << seat
    places = [
        (zone, place)
        for zone in twin.zones()
        for place, card in enumerate(zone.cards)
        if card is not None and not zone.seen[place] & bit
    ]
    # Sorted first, so that nothing of how they lay is left.
    pool = sorted((plain(zone.cards[place]) for zone, place in places), key=lambda card: card.index)
    _deal(twin, places, pool, rng)
    for slot in state.definition.copied:
        _draw_values(getattr(twin, slot), seat, rng)
    return twin


def _deal(twin: Any, places: list[tuple[Zone, int]], pool: list[Card], rng: Rng) -> None:
    """Lay the cards of the pool on the places; hands get what their seats can hold."""
    may_hold = twin.definition.may_hold
    hands = [(zone, place) for zone, place in places if may_hold and zone.spec.sorted and zone.owner >= 0]
    can = {owner: {card for card in pool if may_hold(twin, owner, card)} for owner in {zone.owner for zone, _ in hands}}
    # Who can hold the fewest of the cards chooses first; who can hold all of them is like a pile.
    hands = [each for each in hands if len(can[each[0].owner]) < len(pool)]
    hands.sort(key=lambda each: len(can[each[0].owner]))
    rest = pool[:]
    for _ in range(_TRIES if hands else 0):
        rng.shuffle(rest)
        if (left := _deal_hands(hands, can, rest)) is not None:
            taken = {(id(zone), place) for zone, place in hands}
            _lay([each for each in places if (id(each[0]), each[1]) not in taken], left)
            break
        rest = pool[:]
    else:
        rng.shuffle(rest)
        _lay(places, rest)
    for zone in {id(zone): zone for zone, _ in places}.values():
        if zone.spec.sorted:
            _sort(zone)


def _deal_hands(hands: list[tuple[Zone, int]], can: dict[int, set[Card]], cards: list[Card]) -> list[Card] | None:
    """Give each place of a hand the first card that its seat can hold; those left, or None where there was none."""
    rest = cards[:]
    for zone, place in hands:
        held = can[zone.owner]
        at = next((at for at, card in enumerate(rest) if card in held), None)
        if at is None:
            return None
        zone.cards[place] = rest.pop(at)
    return rest


def _lay(places: list[tuple[Zone, int]], cards: list[Card]) -> None:
    for (zone, place), card in zip(places, cards, strict=True):
        zone.cards[place] = card


def _sort(zone: Zone) -> None:
    """A hand in its order again, with who knows which card."""
    lying = sorted(zip(zone.cards, zone.seen, strict=True), key=lambda each: each[0].index)
    zone.cards, zone.seen = [card for card, _ in lying], [seen for _, seen in lying]
    for at in range(1, len(lying)):
        if zone.cards[at] is zone.cards[at - 1]:
            zone.nest(zone.cards[at])


def _draw_values(part: Any, seat: int, rng: Rng) -> None:
    """Draw what others have chosen or rolled and the seat cannot see."""
    if isinstance(part, Values) and not part.is_open and part.spec.of:
        for at in range(len(part.now)):
            if at != seat and part.now[at] != part.spec.start:
                part.now[at] = rng.choice(part.spec.of)
    for dice in (part,) if isinstance(part, Rolled) else part if isinstance(part, tuple) else ():
        if isinstance(dice, Rolled) and not dice.is_open and dice.owner != seat:
            dice.faces = sorted(rng.below(dice.spec.sides) + 1 for _ in dice.faces)
