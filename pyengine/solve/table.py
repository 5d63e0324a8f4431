"""The table of positions met, within a number of bytes, and what tells positions apart."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Generic, TypeVar

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.games.face_to_face.game import FaceToFace
from pyengine.games.nizam.game import Nizam

T = TypeVar("T")
ENTRY = 340
"""Bytes that an entry takes at most: its key, what is known, and its part of a dictionary that is just growing;
`tests/solve` measures it with `tracemalloc`.
"""
_DIGEST = 16
_MOST_LAID = 2
"""Cards that are laid beyond these make no difference in Face to Face (F2F-6)."""


class Table(Generic[T]):
    """What is known by key, in two generations: when the young one is full it becomes the old one, which is forgotten.

    What is forgotten is only searched again: no answer depends on it.
    """

    def __init__(self, memory: int) -> None:
        self.room = memory // (2 * ENTRY)
        self.young: dict[bytes, T] = {}
        self.old: dict[bytes, T] = {}
        self.most = 0

    def get(self, key: bytes) -> T | None:
        """What is known of a key, or None where nothing is or it was forgotten."""
        found = self.young.get(key)
        return self.old.get(key) if found is None else found

    def put(self, key: bytes, known: T) -> None:
        """Remember it."""
        if len(self.young) >= self.room and key not in self.young:
            self.old, self.young = self.young, {}
        self.young[key] = known
        self.most = max(self.most, len(self.young) + len(self.old))

    def clear(self) -> None:
        """Forget all."""
        self.young, self.old = {}, {}


Key = tuple[bytes, int]
"""What tells a position from others, and its worth: of two with the same bytes the one worth more is never worse."""


def keys(game: Game, state: State) -> Callable[[State], Key]:
    """How the positions that can follow on this one are told apart: by all that their texts have, or by less where a
    game is known to need less. Texts are kept as digests of 128 bits, which no two of any search will share.
    """
    if isinstance(state, FaceToFace):
        return _face_to_face
    if isinstance(state, Nizam) and state.players == 1 and state.deck:
        return _nizam_alone
    return lambda each: (blake2b(game.write(each).encode(), digest_size=_DIGEST).digest(), 0)


def _face_to_face(state: State) -> Key:
    """Of the piles only the tops matter, and of a draw pile how much is left of it; the turn's number does not."""
    assert isinstance(state, FaceToFace)
    one, other = state.hands
    laid = min(state.laid, _MOST_LAID)
    # The zero, which is no card, parts the hands: they have no length of their own.
    parts = (*state.tops(), state.seat, laid, state.given, *map(len, state.draws), *one, 0, *other)
    return bytes(parts), 0


def _nizam_alone(state: State) -> Key:
    """While the deck lasts the discard never comes back (NIZ-19), and points that are made are made."""
    assert isinstance(state, Nizam)
    parts = (*state.field, *state.untouched, *state.hands[0], state.shifts > 0, len(state.deck))
    return bytes(parts), state.scores[0]
