"""The chance of a game whose cards are sealed: coins that all toss together, and shuffles that nobody looks into.

A game asks its chance as ever. Where an answer needs what the players have still to do together, it raises `Wanted`;
the action is carried out anew, on a copy of the state before, once that is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from pyengine.core.events import Event
from pyengine.core.prng import Chance, Prng
from pyengine.core.state import Rng
from pyengine.sealed.openings import Shuffles
from pyengine.sealed.shuffle import Place

T = TypeVar("T")
M = TypeVar("M")


class TaggedCard(int):
    """A card that remembers something, such as the place it comes from. Copies of lists keep the tag; sums, hashes and
    texts do not know of it.
    """

    tag: object

    @classmethod
    def of(cls, card: int, tag: object) -> TaggedCard:
        """The card with this tag, and no other."""
        found = cls(card)
        found.tag = tag
        return found


def tag_of(card: int, kind: type[M]) -> M | None:
    """The tag of a card, if it has one of this kind."""
    return card.tag if isinstance(card, TaggedCard) and isinstance(card.tag, kind) else None


class Wanted(Exception):
    """What the players have to do together before the game goes on."""


class TossWanted(Wanted):
    """Everybody gives the next share of the coin toss."""


class ShuffleWanted(Wanted):
    """The shuffle of this number is to be done: of `cards` that all know, or else again of those at these `places`.

    `left` are the cards that have left piles before, as `Result` has them.
    """

    def __init__(self, number: int, cards: list[int], places: list[Place]) -> None:
        super().__init__(number, cards, places)
        self.number, self.cards, self.places = number, cards, places
        self.left: list[tuple[Place, int | None, Event]] = []


class SealedChance:
    """The chance for carrying out one action, or the deal; `first` is the number of the first shuffle that it may need.

    `toss` comes from the shares of all players (None: they are still to be given). Where a card of a shuffled pile is
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
        """The coins that all toss; raises `TossWanted` before everybody has given a share."""
        if self.toss is None:
            raise TossWanted
        return self.toss

    def below(self, bound: int, /) -> int:
        """An integer 0 ≤ n < `bound` by the coin toss."""
        self.done.append(found := self.common().below(bound))
        return found

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items, by the coin toss."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any], /) -> None:
        """The order that the players have made together, in place; cards that are not known here are guessed."""
        places = [tag_of(card, Place) for card in items]
        old = [place for place in places if place and place.shuffle in self.sizes]
        if len(old) < len(items):  # only cards that all lie face down in a pile are shuffled again by their places
            old = []
        if old and not self.shuffles.is_open(old[-1]):
            # The pile would be shuffled again because of its top card: another one is guessed until it is open to all.
            at = next(at for at, card in enumerate(items) if card != items[-1])
            top, other = items[-1], items[at]
            items[-1], items[at] = TaggedCard.of(other, places[-1]), TaggedCard.of(top, places[at])
            return
        number, self.next = self.next, self.next + 1
        if not self.shuffles.shuffled(number):
            raise ShuffleWanted(number, sorted(int(card) for card in items), old)
        self.shuffles.name(number, sorted(int(card) for card in items))
        self.sizes[number] = len(items)
        self.moved.update(old)
        before = [int(card) for card in items]
        items[:] = self._filled([Place(number, at) for at in range(len(items))], before)
        self.done.append(arrangement(before, items))

    def _filled(self, places: list[Place], cards: list[int]) -> list[int]:
        """The cards at the places of a shuffle: those that are known, and any of the rest elsewhere."""
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
        return [TaggedCard.of(known[place] if place in known else rest.pop(), place) for place in places]


class _OpenChance:
    """Orders by the coin toss, for all to see."""

    def __init__(self, sealed: SealedChance) -> None:
        self.below, self.choice, self.sealed = sealed.below, sealed.choice, sealed

    def shuffle(self, items: list[Any], /) -> None:
        """An order by the coin toss, in place."""
        before = items[:]
        self.sealed.common().shuffle(items)
        self.sealed.done.append(arrangement(before, items))


def arrangement(before: Sequence[int], after: Sequence[int]) -> bytes:
    """The permutation that leads from one order to the other: `after[i]` is `before[found[i]]`."""
    where: dict[int, list[int]] = {}
    for at in range(len(before) - 1, -1, -1):
        where.setdefault(int(before[at]), []).append(at)
    return bytes([where[int(card)].pop() for card in after])
