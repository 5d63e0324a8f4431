"""Worlds for bots: states that one seat cannot tell from the true one, drawn at random."""

from __future__ import annotations

from typing import Any, TypeVar

from pyengine.core.prng import Prng
from pyengine.core.state import Rng
from pyengine.kit.cards import Card
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
    pool = sorted((zone.cards[place] for zone, place in places), key=lambda card: card.index)
    _deal(twin, places, pool, rng)
    for slot in state.definition.copied:
        _draw_values(getattr(twin, slot), seat, rng)
    return twin


def _deal(twin: Any, places: list[tuple[Zone, int]], pool: list[Card], rng: Rng) -> None:
    """Lay the cards of the pool on the places; hands get what their seats can hold."""
    may_hold = twin.definition.may_hold
    hands = [(zone, place) for zone, place in places if may_hold and zone.spec.sorted and zone.owner >= 0]
    for _ in range(_TRIES if hands else 0):
        rest = pool[:]
        rng.shuffle(rest)
        if _deal_hands(twin, hands, rest):
            _lay([each for each in places if each not in hands], rest)
            break
    else:
        rest = pool[:]
        rng.shuffle(rest)
        _lay(places, rest)
    for zone in {id(zone): zone for zone, _ in places}.values():
        if zone.spec.sorted:
            _sort(zone)


def _deal_hands(twin: Any, hands: list[tuple[Zone, int]], rest: list[Card]) -> bool:
    """Give each place of a hand the first card that its seat can hold; False where there is none left."""
    may_hold = twin.definition.may_hold
    assert may_hold is not None
    # Who can hold the fewest of the cards chooses first.
    free = {zone.owner: sum(bool(may_hold(twin, zone.owner, card)) for card in rest) for zone, _ in hands}
    for zone, place in sorted(hands, key=lambda each: free[each[0].owner]):
        at = next((at for at, card in enumerate(rest) if may_hold(twin, zone.owner, card)), None)
        if at is None:
            return False
        zone.cards[place] = rest.pop(at)
    return True


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
