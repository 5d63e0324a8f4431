"""Which places were opened to whom, the keys that players gave for them, and the cards that all see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Protocol

from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import ORDER
from pyengine.sealed.shuffle import Place, Shuffle

EMPTY: Mapping[Place, int] = {}


class Shuffles(Protocol):
    """What a game's chance has to know of the shuffles."""

    def shuffled(self, number: int) -> bool:
        """True if the shuffle of this number is complete."""

    def name(self, number: int, cards: list[int]) -> None:
        """Say which cards were shuffled, where that was not known when the shuffle began."""

    def is_open(self, place: Place) -> bool:
        """True if the place was opened to all, and all have given their keys."""

    def card_at(self, place: Place) -> int | None:
        """The card at a place, if it is known."""

    def shuffled_again(self, number: int) -> tuple[list[Place], list[int]]:
        """The places of a shuffle whose cards were shuffled again, and the cards that are known to be among them."""


class Openings:
    """The opened places of a table, as everybody knows them.

    `due` maps a place to the seat that may see its card (None: all), `given` to the keys given so far, by seat, and
    `seen` to the card, where all see it; `waiting` are the places whose keys have not all been given, and `complete`
    those for which that was so once, in order. `assumed` are cards that are tried for a moment.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.shuffles: dict[int, Shuffle] = {}
        self.due: dict[Place, int | None] = {}
        self.given: dict[Place, dict[int, int]] = {}
        self.seen: dict[Place, int] = {}
        self.waiting: dict[Place, None] = {}
        self.complete: list[Place] = []
        self.assumed: dict[Place, int] = {}
        self.ready: list[Place] = []

    def shuffled(self, number: int) -> bool:
        """True if the shuffle of this number is complete."""
        return number in self.shuffles and self.shuffles[number].complete

    def name(self, number: int, cards: list[int]) -> None:
        """Say which cards were shuffled, where that was not known when the shuffle began."""
        shuffle = self.shuffles[number]
        if not shuffle.named:
            shuffle.cards, shuffle.named = tuple(cards), True

    def card_at(self, place: Place) -> int | None:
        """The card at a place, if all know it."""
        return self.seen[place] if place in self.seen else self.assumed.get(place)

    def shuffled_again(self, number: int, seen: Mapping[Place, int] = EMPTY) -> tuple[list[Place], list[int]]:
        """The places of a shuffle whose cards were shuffled again, and the cards that are known to be among them.

        Known is what all have `seen`, and what somebody has seen besides.
        """
        for later in self.shuffles.values():
            if any(place.shuffle == number for place in later.places):
                cards = [card for place, card in {**self.seen, **seen}.items() if place.shuffle == later.number]
                # That pile may have been shuffled again, too: what is known of its cards is known of these.
                missing = Counter(self.shuffled_again(later.number, seen)[1]) - Counter(cards)
                return list(later.places), [*cards, *missing.elements()]
        return [], []

    def open_to(self, place: Place, seat: int | None) -> None:
        """From now on the keys of the place are due: to one seat, or to all."""
        if place not in self.due:
            self.given[place] = {}
        elif seat is not None:  # a card of one hand may be opened to all later, but what was opened stays open
            return
        self.due[place] = seat
        self._note(place)

    def lacking(self, place: Place) -> list[int]:
        """The seats that have still to give their key."""
        return [seat for seat in range(self.players) if seat != self.due[place] and seat not in self.given[place]]

    def is_open(self, place: Place) -> bool:
        """True if the place was opened to all, and all have given their keys."""
        return place in self.due and self.due[place] is None and not self.lacking(place)

    def owed(self, seat: int) -> list[Place]:
        """The places whose keys the seat has still to give, and may give already, in order."""
        return sorted(place for place in self.waiting if seat in self.lacking(place) and self._may_give(seat, place))

    def _may_give(self, seat: int, place: Place) -> bool:
        """True once the place has the seat's lock; who shuffles last waits for all others.

        Its locks keep the places apart till then: nobody can put what lies at one place to another one, and see it.
        """
        shuffle = self.shuffles[place.shuffle]
        return shuffle.complete or shuffle.has_locked(seat)

    def unseen(self, seat: int) -> list[Place]:
        """The places that were opened to this seat alone and whose keys have not all been given."""
        return [place for place in self.waiting if self.due[place] == seat]

    def take(self, seat: int, place: Place, key: int) -> None:
        """Add a key that the seat gives; raises `SealedError` if it is not due, or is none."""
        if place not in self.due or seat not in self.lacking(place) or not self._may_give(seat, place):
            raise SealedError("keys-not-due", f"{place.shuffle}:{place.at}")
        if not 0 < key < ORDER:
            raise SealedError("keys", f"{place.shuffle}:{place.at}")
        self.given[place][seat] = key
        self._note(place)

    def _note(self, place: Place) -> None:
        """Note whether keys of the place are waited for, and whether its card can be looked at."""
        if self.lacking(place):
            self.waiting[place] = None
            return
        self.waiting.pop(place, None)
        self.complete.append(place)
        if self.due[place] is None:
            self.ready.append(place)

    def look(self) -> list[Place]:
        """Look at all cards that all can see; the places where there is none, because some key was wrong."""
        ready = [place for place in self.ready if self.shuffles[place.shuffle].named]
        self.ready = [place for place in self.ready if place not in ready]
        cards = opened(self.shuffles, {place: self.given[place].values() for place in ready})
        self.seen |= {place: card for place, card in cards.items() if card is not None}
        return [place for place, card in cards.items() if card is None]


def opened(shuffles: Mapping[int, Shuffle], keys: Mapping[Place, Iterable[int]]) -> dict[Place, int | None]:
    """The cards at some places, given all keys of each; None where what is left is no card."""
    found: dict[Place, int | None] = {}
    for number in sorted({place.shuffle for place in keys}):
        places = [place for place in keys if place.shuffle == number]
        cards = shuffles[number].open([place.at for place in places], [keys[place] for place in places])
        found |= dict(zip(places, cards, strict=True))
    return found
