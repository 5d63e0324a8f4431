"""A recorded chance: the answers that a game was given, for games whose shuffles came from no seed."""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from typing import TypeVar

from pyengine.core.prng import Prng

T = TypeVar("T")
PREFIX = "tape:"
"""What a tape's text begins with."""
_WRITTEN, _READ = bytes.maketrans(b"+/", b"-_"), bytes.maketrans(b"-_", b"+/")
"""Base64 as links have it; the module of that name would take more of the page's memory than all of this."""
_LOT = 0
_ORDER = 1


class Tape:
    """Answers to what a game will ask of chance: an integer for `below`, a permutation for `shuffle`.

    The n-th thing of a shuffled list is that which lay at the n-th number of the permutation before. Where the answers
    end, or one does not fit what is asked, chance goes on as `Prng.resume(0)`.
    """

    __slots__ = ("answers", "rest", "used")

    def __init__(self, answers: Sequence[int | bytes], used: int = 0) -> None:
        self.answers, self.used, self.rest = tuple(answers), used, Prng.resume(0)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tape):
            return NotImplemented
        return self.left == other.left and (self.left != () or self.rest == other.rest)

    __hash__ = None  # type: ignore[assignment]

    @property
    def left(self) -> tuple[int | bytes, ...]:
        """The answers that are still to be given."""
        return self.answers[self.used :]

    @property
    def open(self) -> Tape:
        """The source of orders that all see at once: this one."""
        return self

    def copy(self) -> Tape:
        """A second one that will give the same answers."""
        twin = Tape(self.answers, self.used)
        twin.rest = self.rest.copy()
        return twin

    def below(self, bound: int, /) -> int:
        """The next answer, if it is an integer below the bound."""
        answer = self._next()
        if isinstance(answer, int) and answer < bound:
            return answer
        self.used = len(self.answers)
        return self.rest.below(bound)

    def choice(self, items: Sequence[T], /) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T], /) -> None:
        """The next answer as an order, if it is one of so many."""
        answer = self._next()
        if isinstance(answer, bytes) and len(answer) == len(items):
            items[:] = [items[old] for old in answer]
            return
        self.used = len(self.answers)
        self.rest.shuffle(items)

    def _next(self) -> int | bytes | None:
        if self.used >= len(self.answers):
            return None
        self.used += 1
        return self.answers[self.used - 1]

    def text(self) -> str:
        """The answers still to be given as one word: each a byte for its kind, one for its size, and its bytes."""
        parts = [
            bytes([_ORDER, len(answer)]) + answer if isinstance(answer, bytes) else bytes([_LOT, answer])
            for answer in self.left
        ]
        return PREFIX + b2a_base64(b"".join(parts), newline=False).translate(_WRITTEN, b"=").decode()

    @classmethod
    def of(cls, text: str) -> Tape | None:
        """From such a word; None for any other. Lots are below 256, and so are the sizes of shuffled lists."""
        encoded = text.removeprefix(PREFIX)
        try:
            data = a2b_base64(encoded.encode().translate(_READ) + b"=" * (-len(encoded) % 4))
        except ValueError:
            return None
        answers: list[int | bytes] = []
        at = 0
        while at + 1 < len(data):
            kind, size = data[at], data[at + 1]
            order = data[at + 2 : at + 2 + size] if kind == _ORDER else b""
            answers.append(order if kind == _ORDER else size)
            if kind > _ORDER or sorted(order) != list(range(size if kind == _ORDER else 0)):
                return None
            at += 2 + len(order)
        tape = cls(answers)
        return tape if at == len(data) and tape.text() == text else None
