"""Possible states with given cards at given places: a game's own `determinize`, with its shuffles steered.

A game deals what a seat does not see anew by shuffling lists of cards. Which place of which list becomes which place of
a pile is found by marking the cards; whose hand a place belongs to, by exchanging two cards and looking at the hands.
So no game needs code for this, and what `determinize` keeps, such as hands once shown, is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pyengine.core.prng import Prng
from pyengine.core.sealing import Sealing
from pyengine.core.state import State
from pyengine.sealed.chance import MarkedCard, mark_of

Card = int
TRIES = 4000
"""How many possible states are looked at before it is given up."""
UNMET = 60
"""How often in a row places are sought for cards of which there are too few before it is given up."""

SHUFFLES = 200
"""How often a game may shuffle a list anew, for an order that it takes, before the wishes for it are given up."""


class _Unmet(Exception):
    """A game takes no order of a list in which the wished cards are where they are wished."""


class Spot(NamedTuple):
    """A place of a shuffled list: which list of a `determinize`, counted from 0, and where in it."""

    order: int
    at: int


class _Steered(Prng):
    """A source of chance whose shuffles put wished cards where they are wished, and all others anywhere.

    Shuffling the same list again shuffles it anew, with the same wishes; raises `_Unmet` where that has no end.
    """

    def __init__(self, seed: int, wishes: Mapping[Spot, Card], swap: tuple[Spot, Spot] | None = None) -> None:
        super().__init__(seed)
        self.wishes, self.swap = wishes, swap
        self.lists: list[list[int]] = []
        self.shuffled = Counter[int]()
        self.cards: dict[Spot, Card] = {}

    def shuffle(self, items: list[Any], /) -> None:
        """Steered."""
        order = next((at for at, known in enumerate(self.lists) if known is items), len(self.lists))
        if order == len(self.lists):
            self.lists.append(items)
        self.shuffled[order] += 1
        if self.wishes and self.shuffled[order] > SHUFFLES:
            raise _Unmet
        cards = self._arranged(order, [int(card) for card in items])
        if self.swap and self.swap[0].order == order:
            one, other = self.swap[0].at, self.swap[1].at
            cards[one], cards[other] = cards[other], cards[one]
        for at, card in enumerate(cards):
            self.cards[Spot(order, at)] = card
        items[:] = [MarkedCard.of(card, Spot(order, at)) for at, card in enumerate(cards)]

    def _arranged(self, order: int, cards: list[int]) -> list[int]:
        """The cards in an order that has the wishes; in any order where they cannot be met."""
        wished = {spot.at: card for spot, card in self.wishes.items() if spot.order == order}
        rest = cards[:]
        for at, card in wished.items():
            if card not in rest or at >= len(cards):
                super().shuffle(cards)
                return cards
            rest.remove(card)
        super().shuffle(rest)
        return [wished[at] if at in wished else rest.pop() for at in range(len(cards))]


class Known(NamedTuple):
    """What a possible state must have: cards of `piles` (by pile and index), and of `hands` (by seat).

    `whole` are the seats whose hands hold nothing else.
    """

    piles: Mapping[tuple[int, int], Card]
    hands: Mapping[int, Sequence[Card]]
    whole: frozenset[int] = frozenset()

    def holds(self, state: State, sealing: Sealing[State]) -> bool:
        """True if the state has all that."""
        piles = sealing.piles(state)
        if any(piles[pile][at] != card for (pile, at), card in self.piles.items()):
            return False
        for seat, cards in self.hands.items():
            missing = Counter(map(int, cards))
            hand = Counter(map(int, sealing.hand(state, seat)))
            if missing != hand if seat in self.whole else missing - hand:
                return False
        return True


class Resampling:
    """Draws possible states for one seat that agree with what is known besides."""

    def __init__(self, state: State, own: int, sealing: Sealing[State], rng: Prng) -> None:
        self.state, self.own, self.sealing, self.rng = state, own, sealing, rng
        self.others = [seat for seat in range(state.players) if seat != own]
        self.seed = rng.below(1 << 32)
        self.base = _Steered(self.seed, {})
        twin = state.determinize(own, self.base)
        self.hands = self._hands(twin)
        self.spots = [[mark_of(card, Spot) for card in pile] for pile in sealing.piles(twin)]
        taken = {spot for pile in self.spots for spot in pile}
        self.free = [spot for spot in self.base.cards if spot not in taken]

    def _hands(self, state: State) -> list[Counter[int]]:
        return [Counter(map(int, self.sealing.hand(state, seat))) for seat in range(state.players)]

    def owners(self) -> dict[int, list[Spot]]:
        """By seat, the places of shuffled lists whose cards come into its hand, as far as that can be found out."""
        found: dict[int, list[Spot]] = {seat: [] for seat in self.others}
        if len(self.others) == 1:
            # The cards of the only other hand that `determinize` may exchange: where all free places are theirs, no
            # owner need be sought.
            unknown = self.hands[self.others[0]] & Counter(self.base.cards.values())
            if len(self.free) == unknown.total():
                return {self.others[0]: self.free}
        for spot in self.free:
            seat = self._owner(spot)
            if seat is not None:
                found[seat].append(spot)
        return found

    def _owner(self, spot: Spot) -> int | None:
        card = self.base.cards[spot]
        others = [at for at, other in self.base.cards.items() if at.order == spot.order and other != card]
        for other in others[:: max(1, len(others) // 8)]:
            steered = _Steered(self.seed, {}, (spot, other))
            hands = self._hands(self.state.determinize(self.own, steered))
            losers = [seat for seat in self.others if hands[seat][card] == self.hands[seat][card] - 1]
            if len(losers) == 1:
                return losers[0]
        return None

    def draw(self, known: Known, test: Callable[[State], bool], tries: int = TRIES) -> State | None:
        """A possible state that has what is known and passes the test; None if none was found."""
        owners = self.owners() if known.hands else {}
        unmet = 0
        for attempt in range(tries):
            by_luck = attempt % 2 == 1 and not known.whole
            wishes = self._wishes(known._replace(hands={}) if by_luck else known, owners)
            if wishes is None:
                unmet += 1
                if unmet == UNMET:
                    return None
                continue
            unmet = 0
            try:
                twin = self.state.determinize(self.own, _Steered(self.rng.below(1 << 32), wishes))
            except _Unmet:
                continue
            if known.holds(twin, self.sealing) and test(twin):
                return twin
        return None

    def _wishes(self, known: Known, owners: Mapping[int, list[Spot]]) -> dict[Spot, Card] | None:
        """Which card is wished at which place; None if there is no such card."""
        cards_at = self.base.cards
        wishes: dict[Spot, Card] = {}
        for (pile, at), card in known.piles.items():
            if spot := self.spots[pile][at]:
                wishes[spot] = card
        for seat, cards in known.hands.items():
            if seat == self.own:
                continue
            spots = owners.get(seat, [])[:]
            # What `determinize` leaves in the hand where it is need not be wished for.
            stays = self.hands[seat] - Counter([cards_at[spot] for spot in spots])
            missing = list((Counter(map(int, cards)) - stays).elements())
            if len(missing) > len(spots):
                return None
            self.rng.shuffle(spots)
            for card in missing:
                orders = {spot.order for spot, other in cards_at.items() if other == card}
                spot = next((spot for spot in spots if spot.order in orders), None)
                if spot is None:
                    return None
                spots.remove(spot)
                wishes[spot] = card
        there = Counter((spot.order, card) for spot, card in cards_at.items())
        return None if Counter((spot.order, card) for spot, card in wishes.items()) - there else wishes
