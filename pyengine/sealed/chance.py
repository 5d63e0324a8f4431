"""The chance of a game whose cards are sealed: lots that all drew together, and shuffles that nobody looks into.

A game asks its chance as ever. Where an answer needs what the players have still to do together, it raises `Wanted`;
the action is carried out anew, on a copy of the state before, once that is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from pyengine.core.events import Event
from pyengine.core.prng import Chance, Prng
from pyengine.core.state import Rng
from pyengine.sealed.marks import Marked, mark_of

T = TypeVar("T")


class Place(NamedTuple):
    """Where a card lies in a shuffled pile: the number of the shuffle at this table, and where in it."""

    shuffle: int
    at: int


class Wanted(Exception):
    """What the players have to do together before the game goes on."""


class TossWanted(Wanted):
    """Everybody tells the next share of the lots."""


class ShuffleWanted(Wanted):
    """The shuffle of this number is to be done: of `cards` that all know, or else again of those at these `places`.

    `left` are the cards that have left piles before, as `Result` has them.
    """

    def __init__(self, number: int, cards: list[int], places: list[Place]) -> None:
        super().__init__(number, cards, places)
        self.number, self.cards, self.places = number, cards, places
        self.left: list[tuple[Place, int | None, Event]] = []


class Shuffles(Protocol):
    """What is known of the shuffles of a table."""

    def shuffled(self, number: int) -> bool:
        """True if the shuffle of this number is complete."""

    def card_at(self, place: Place) -> int | None:
        """The card at a place, if it is known here."""

    def is_open(self, place: Place) -> bool:
        """True if everybody can know the card at the place."""

    def shuffled_again(self, number: int) -> tuple[list[Place], list[int]]:
        """The places of a shuffle whose cards were shuffled again, and the cards that are known to be among them."""


class SealedChance:
    """The chance for carrying out one action, or the deal; `first` is the number of the first shuffle that it may need.

    `lots` come from the shares of all players (None: they are still to be told). Where a card of a shuffled pile is
    not known, one of those left over lies there, by the `guess`. `done` lists the answers that were given, as a `Tape`
    takes them.
    """

    def __init__(self, shuffles: Shuffles, first: int, toss: Prng | None, guess: Rng) -> None:
        self.shuffles, self.next, self.toss, self.guess = shuffles, first, toss, guess
        self.sizes: dict[int, int] = {}
        self.moved: set[Place] = set()
        self.done: list[int | bytes] = []

    @property
    def open(self) -> Rng:
        """The chance for orders that all see at once."""
        return _OpenChance(self)

    def copy(self) -> Chance:
        """The same: there is only one."""
        return self

    def common(self) -> Prng:
        """The lots; raises `LotsWanted` before everybody has told a share."""
        if self.toss is None:
            raise TossWanted
        return self.toss

    def below(self, bound: int, /) -> int:
        """A lot: an integer 0 ≤ n < `bound`."""
        self.done.append(found := self.common().below(bound))
        return found

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items, by lot."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any], /) -> None:
        """The order that the players have made together, in place; cards that are not known here are guessed."""
        old = self._face_down(items)
        if old and not self.shuffles.is_open(old[-1]):
            _put_another_on_top(items)
            return
        number, self.next = self.next, self.next + 1
        if not self.shuffles.shuffled(number):
            raise ShuffleWanted(number, sorted(int(card) for card in items), old)
        self.sizes[number] = len(items)
        self.moved.update(old)
        before = [int(card) for card in items]
        items[:] = self._filled([Place(number, at) for at in range(len(items))], before)
        self.done.append(arrangement(before, items))

    def _face_down(self, items: list[int]) -> list[Place]:
        """The places of cards that all lie face down in a pile which is shuffled again, or none."""
        places = [mark_of(card, Place) for card in items]
        old = [place for place in places if place and place.shuffle in self.sizes]
        return old if len(old) == len(items) else []

    def _filled(self, places: list[Place], cards: list[int]) -> list[int]:
        known = {place: card for place in places if (card := self.shuffles.card_at(place)) is not None}
        rest = sorted(cards)
        for card in known.values():
            if card in rest:
                rest.remove(card)
        again, among = self.shuffles.shuffled_again(places[0].shuffle) if places else ([], [])
        for place in again:
            if place in known and known[place] in among:
                among.remove(known[place])
        for place, card in zip([place for place in again if place not in known], among, strict=False):
            known[place] = card
            rest.remove(card)
        self.guess.shuffle(rest)
        return [Marked.of(known[place] if place in known else rest.pop(), place) for place in places]


def _put_another_on_top(items: list[int]) -> None:
    """Guess another top card for a pile that would be shuffled again because of it, until it is open to all."""
    at = next(at for at, card in enumerate(items) if card != items[-1])
    top, other = items[-1], items[at]
    items[-1], items[at] = _with_place_of(other, top), _with_place_of(top, other)


def _with_place_of(card: int, other: int) -> int:
    return Marked.of(card, mark_of(other, Place))


class _OpenChance:
    """Orders by lot, for all to see."""

    def __init__(self, sealed: SealedChance) -> None:
        self.sealed = sealed

    def below(self, bound: int, /) -> int:
        """A lot."""
        return self.sealed.below(bound)

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items, by lot."""
        return self.sealed.choice(items)

    def shuffle(self, items: list[Any], /) -> None:
        """An order by lot, in place."""
        before = items[:]
        self.sealed.common().shuffle(items)
        self.sealed.done.append(arrangement(before, items))


def arrangement(before: Sequence[int], after: Sequence[int]) -> bytes:
    """The permutation that leads from one order to the other: `after[i]` is `before[found[i]]`."""
    where: dict[int, list[int]] = {}
    for at in range(len(before) - 1, -1, -1):
        where.setdefault(int(before[at]), []).append(at)
    return bytes([where[int(card)].pop() for card in after])
