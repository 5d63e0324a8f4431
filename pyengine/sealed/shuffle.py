"""A shuffle that all players make together and nobody knows (Shamir, Rivest and Adleman, "Mental Poker", 1979).

Every card is a point. In turn each player multiplies all points by one secret and puts them in another order; in turn
again each takes its secret off and puts a lock of its own on each place. A card is seen by taking all locks of its
place off. The last to shuffle puts its locks on at once. Where a pile that lies face down is shuffled again, its
places have locks already: first everybody takes them off and puts one secret on all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cached_property
from hashlib import sha512
from math import prod
from typing import NamedTuple

from pyengine.sealed.errors import SealedError
from pyengine.sealed.group import ORDER, SIZE, Group
from pyengine.sealed.keys import Keys, encode, inverse


class Place(NamedTuple):
    """Where a card lies in a shuffled pile: the number of the shuffle at this table, and where in it."""

    shuffle: int
    at: int


class Step(Enum):
    """What a player does with the points."""

    STRIP = "strip"
    SHUFFLE = "shuffle"
    SHUFFLE_AND_LOCK = "both"
    LOCK = "lock"


class Shuffle:
    """One shuffle of `cards` by players of which `first` begins, at the table with this name.

    `again` is the shuffle whose pile is shuffled again, and `places` are those of its cards, in their order. Where only
    the number of cards is known, a shuffle may begin before it is `named`: any numbers stand for its cards till then.
    """

    def __init__(
        self,
        group: Group,
        table: str,
        number: int,
        cards: Sequence[int],
        *,
        players: int,
        first: int,
        again: Shuffle | None = None,
        places: Sequence[Place] = (),
        named: bool = True,
    ) -> None:
        self.group, self.table, self.number, self.cards = group, table, number, tuple(cards)
        self.places = tuple(places)
        self.again, self.named = again, named
        order = [(first + step) % players for step in range(players)]
        # Locks belong to the places of the final order: only the last to shuffle can put its own on at once.
        self.plan = [(seat, Step.STRIP) for seat in order] if again else []
        self.plan += [(seat, Step.SHUFFLE) for seat in order[:-1]] + [(order[-1], Step.SHUFFLE_AND_LOCK)]
        self.plan += [(seat, Step.LOCK) for seat in order[:-1]]
        self.made: list[bytes] = []

    @property
    def size(self) -> int:
        """How many cards."""
        return len(self.cards)

    @property
    def complete(self) -> bool:
        """True if nobody has to do anything."""
        return len(self.made) == len(self.plan)

    @property
    def turn(self) -> tuple[int, Step]:
        """Who is to do what."""
        return self.plan[len(self.made)]

    @property
    def points(self) -> bytes:
        """The points as they are now."""
        return self.made[-1] if self.made else self.start

    @cached_property
    def start(self) -> bytes:
        """The points before anybody has done anything."""
        if self.again is None:
            return self.bare
        return b"".join([part(self.again.points, place.at) for place in self.places])

    @cached_property
    def bare(self) -> bytes:
        """The points of the cards without any lock."""
        uniform = b"".join(
            [sha512(f"nastilka card:{self.table}:{self.number}:{at}".encode()).digest() for at in range(self.size)]
        )
        return self.group.derive(uniform)

    @property
    def names(self) -> dict[bytes, int]:
        """The point of each card without any lock, and the card."""
        if self.again is not None:
            return self.again.names
        return {part(self.bare, at): card for at, card in enumerate(self.cards)}

    def step(self, keys: Keys) -> bytes:
        """What the player with these keys makes of the points in the step that is next."""
        kind, points, size = self.turn[1], self.points, self.size
        if kind in (Step.SHUFFLE, Step.SHUFFLE_AND_LOCK):
            points = b"".join([part(points, old) for old in keys.order_of(self.number, size)])
        if kind is Step.SHUFFLE:
            return self.group.multiply(points, encode(*[keys.secret_of(self.number)] * size))
        if kind is Step.STRIP:
            common = keys.common_of(self.number)
            return self.group.multiply(
                points, encode(*[inverse(keys.lock(*place)) * common % ORDER for place in self.places])
            )
        # Whoever locks takes off what it multiplied all cards by; the last to shuffle never put that secret on.
        off = inverse(keys.common_of(self.number)) if self.again else 1
        if kind is Step.LOCK:
            off = off * inverse(keys.secret_of(self.number)) % ORDER
        return self.group.multiply(
            points, encode(*[off * keys.lock(self.number, place) % ORDER for place in range(size)])
        )

    def has_locked(self, seat: int) -> bool:
        """True if the player has put its locks on, and is not the one who shuffles last."""
        return (seat, Step.LOCK) in self.plan[: len(self.made)]

    def take(self, points: bytes) -> None:
        """Add what a player made; raises `SealedError` for anything that cannot be such points."""
        if len(points) != self.size * SIZE:
            raise SealedError("points", len(points))
        if len({part(points, at) for at in range(self.size)}) < self.size:  # a card put in twice, in another's place
            raise SealedError("points-twice")
        if not self.group.valid(points):
            raise SealedError("points")
        self.made.append(points)

    def open(self, indices: Sequence[int], keys: Sequence[Iterable[int]]) -> list[int | None]:
        """The cards at some places, given all keys of each; None where what is left is no card of the shuffle."""
        locked = b"".join([part(self.points, index) for index in indices])
        bare = self.group.multiply(locked, encode(*[prod(of_place) % ORDER for of_place in keys]))
        names = self.names
        return [names.get(part(bare, at)) for at in range(len(indices))]


def part(points: bytes, at: int) -> bytes:
    """One of the points."""
    return points[at * SIZE : at * SIZE + SIZE]


def key_of(keys: Keys, place: Place) -> int:
    """What takes a player's lock off a place."""
    return inverse(keys.lock(*place))
