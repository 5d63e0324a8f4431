"""Worlds: states that agree with what is known, whatever else the hidden cards are.

A state is moved from one world to another by exchanging cards among the piles that lie face down and the hands that
are drawn from them; whatever all see stays as it is. Nothing here is drawn by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, repeat
from typing import NamedTuple

from pyengine.core.sealing import Sealing
from pyengine.core.state import State

Card = int


class Known(NamedTuple):
    """What a world must have: cards of `piles` (by pile and index), and of `hands` (by seat).

    `whole` are the seats whose hands hold nothing else.
    """

    piles: Mapping[tuple[int, int], Card]
    hands: Mapping[int, Sequence[Card]]
    whole: frozenset[int] = frozenset()


def settle(state: State, sealing: Sealing[State], known: Known, own: int = -1, turn: int = 0) -> None:
    """Exchange hidden cards, in place, until the state has what is known; the hand of `own` stays as it is.

    Which cards of a hand make room for others is a matter of the `turn`.

    Cards that are known and lie nowhere take the place of any others: somebody has lied then, or will be shown not to
    have. So this never fails, and who is to answer for it is found by others.
    """
    piles = sealing.piles(state)
    if not known.hands and all(piles[pile][at] == card for (pile, at), card in known.piles.items()):
        return
    for family in (None, *range(len(piles))):
        pile = [] if family is None else piles[family]
        seats = [seat for seat in range(state.players) if seat != own and sealing.pile_of(seat) == family]
        hands = {seat: [int(card) for card in sealing.hand(state, seat)] for seat in seats}
        left = Counter([int(card) for card in pile])
        for hand in hands.values():
            left.update(hand)
        fixed = {at: card for (of, at), card in known.piles.items() if of == family}
        musts = {seat: list(map(int, known.hands.get(seat, ()))) for seat in seats}
        left.subtract([*fixed.values(), *[card for must in musts.values() for card in must]])
        # First every card that can stay stays; what is left over then fills the gaps.
        stays = {at: _taken(int(card), left) for at, card in enumerate(pile) if at not in fixed}
        rests = {seat: _rest(hands[seat], musts[seat], left, turn) for seat in seats if seat not in known.whole}
        # Where somebody lied there may be too few cards that are left over: any one will do then.
        spare = chain(sorted(card for card, count in left.items() for _ in range(count)), repeat(0))
        for at in range(len(pile)):
            card = fixed[at] if at in fixed else stays[at]
            pile[at] = next(spare) if card is None else card
        for seat in seats:
            rest = [next(spare) if card is None else card for card in rests.get(seat, [])]
            if seat in known.whole or sorted([*musts[seat], *rest]) != sorted(hands[seat]) or musts[seat]:
                sealing.put(state, seat, [*musts[seat], *rest], musts[seat] if seat not in known.whole else ())


def _taken(card: Card, left: Counter[Card]) -> Card | None:
    if left[card] <= 0:
        return None
    left[card] -= 1
    return card


def _rest(hand: Sequence[Card], must: Sequence[Card], left: Counter[Card], turn: int) -> list[Card | None]:
    """What of a hand stays besides the cards that it must have; None for each that has to be exchanged."""
    others = list((Counter(hand) - Counter(must)).elements())
    first = turn % max(1, len(others))
    others = (others[first:] + others[:first])[: max(0, len(hand) - len(must))]
    found = [_taken(card, left) for card in others]
    return found + [None] * (len(hand) - len(must) - len(found))


def hidden(state: State, sealing: Sealing[State], seat: int) -> Counter[Card]:
    """The hidden cards among which those of a seat are."""
    family = sealing.pile_of(seat)
    found = Counter[Card]() if family is None else Counter([int(card) for card in sealing.piles(state)[family]])
    for other in range(state.players):
        if sealing.pile_of(other) == family:
            found.update([int(card) for card in sealing.hand(state, other)])
    return found


def rests(cards: Counter[Card], count: int, now: Sequence[Card]) -> Iterator[list[Card]]:
    """So many of the cards, such that whatever a rule asks of a hand besides the cards laid, one of these has it.

    Rules ask that a hand has none of some neighbouring kinds, or has one card, or two, of some kind: so all runs of
    neighbours are tried, and every card and pair with anything else.
    """
    yield list(now)
    ordered = sorted(cards.elements())
    if not 0 < count <= len(ordered):
        return
    for first in range(len(ordered)):
        yield [ordered[(first + step) % len(ordered)] for step in range(count)]
    kinds = sorted(cards)
    for wanted in (*[(kind,) for kind in kinds], *combinations(kinds, 2)):
        if len(wanted) <= count:
            left = cards - Counter(wanted)
            more = [card for card in now if _taken(card, left) is not None]
            yield [*wanted, *more, *sorted(left.elements())][:count]
