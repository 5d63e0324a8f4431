"""Which places were opened to whom, the keys that players gave for them, and the cards that this device sees."""

from __future__ import annotations

from collections import Counter

from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import ORDER
from pyengine.sealed.keys import Keys
from pyengine.sealed.mixing import Mixing, Place, key_of


class Openings:
    """The opened places of a table, as the player `own` knows them, who has these `keys`.

    `due` maps a place to the seat that may see its card (None: all), `given` to the keys given so far, by seat, and
    `seen` to the card, where it is known here; `waiting` are the places whose keys have not all been given.
    """

    def __init__(self, players: int, own: int, keys: Keys) -> None:
        self.players, self.own, self.keys = players, own, keys
        self.mixings: dict[int, Mixing] = {}
        self.due: dict[Place, int | None] = {}
        self.given: dict[Place, dict[int, int]] = {}
        self.seen: dict[Place, int] = {}
        self.waiting: dict[Place, None] = {}
        self.ready: list[Place] = []

    def shuffled(self, number: int) -> bool:
        """True if the shuffle of this number is complete."""
        return number in self.mixings and self.mixings[number].complete

    def name(self, number: int, cards: list[int]) -> None:
        """Say which cards were shuffled, where that was not known when the shuffle began."""
        mixing = self.mixings[number]
        if not mixing.named:
            mixing.cards, mixing.named = tuple(cards), True

    def card_at(self, place: Place) -> int | None:
        """The card at a place, if it is known here."""
        return self.seen.get(place)

    def shuffled_again(self, number: int) -> tuple[list[Place], list[int]]:
        """The places of a shuffle whose cards were shuffled again, and the cards that are known to be among them."""
        for later in self.mixings.values():
            if any(place.shuffle == number for place in later.places):
                seen = [card for place, card in self.seen.items() if place.shuffle == later.number]
                missing = Counter(self.shuffled_again(later.number)[1]) - Counter(seen)
                return list(later.places), [*seen, *missing.elements()]
        return [], []

    def open_to(self, place: Place, seat: int | None) -> None:
        """From now on the keys of the place are due: to one seat, or to all."""
        if place not in self.due:
            self.given[place] = {}
        elif seat is not None:
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
        mixing = self.mixings[place.shuffle]
        return mixing.complete or mixing.has_locked(seat)

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
        lacking = self.lacking(place)
        if lacking:
            self.waiting[place] = None
        else:
            self.waiting.pop(place, None)
        mine = self.due[place] in (None, self.own) and not set(lacking) - {self.own}
        if mine and self.card_at(place) is None and place not in self.ready:
            self.ready.append(place)

    def look(self) -> list[Place]:
        """Look at all cards that can be; the places where there is none, because some key was wrong."""
        ready = [place for place in self.ready if self.mixings[place.shuffle].named]
        self.ready = [place for place in self.ready if place not in ready]
        wrong: list[Place] = []
        for number in sorted({place.shuffle for place in ready}):
            places = [place for place in ready if place.shuffle == number]
            keys = [(self.given[place] | {self.own: key_of(self.keys, place)}).values() for place in places]
            cards = self.mixings[number].open([place.at for place in places], keys)
            for place, card in zip(places, cards, strict=True):
                if card is None:
                    wrong.append(place)
                else:
                    self.seen[place] = card
        return wrong
