"""Values and dice of a game that is written as one file: one for all, or one for each seat."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pyengine.kit.events import Changed
from pyengine.kit.now import AuthorError, effect, now, tell

Open = Literal["open", "owner", "sealed"]
Plain = int | str | bool | None
"""What a value can be."""


@dataclass(eq=False)
class ValueSpec:
    """A value as declared: what it is at the `start`, and who sees it.

    One for its `owner` is seen by that seat; a `sealed` one as well, until all have chosen. `of` are the values that it
    can have: from them the worlds of those who do not see it are drawn.
    """

    start: Plain
    each: bool = False
    seen: Open = "open"
    of: tuple[int | str, ...] = ()
    name: str = ""
    rule: str = ""

    def settled(self, value: Any) -> Plain:
        """What it has if it is set to this; raises `AuthorError` for what it cannot be.

        It is a number, a word or a truth as it was at the start; where that was None, a number, a word, or None.
        """
        kind, wanted = type(value), type(self.start)
        if kind is str and (value in ("-", "open") or any(sign.isspace() or sign in "|;" for sign in value)):
            raise AuthorError(f"{self.name} is one word, and cannot be {value!r}")
        if kind is str and self.start is None and value.removeprefix("-").isdigit():
            raise AuthorError(f"{self.name} cannot be {value!r}: a number has no quotes")
        plain: Plain = value
        if kind is wanted or (self.start is None and kind in (int, str)):
            return plain
        if kind in (bool, int) and wanted in (bool, int) and value in (0, 1):
            return bool(value) if wanted is bool else int(value)
        what = {int: "a number", str: "a word", bool: "True or False"}.get(wanted, "a number, a word or None")
        raise AuthorError(f"{self.name} is {what}, and cannot be {value!r}")


def Value(  # noqa: N802 - reads as a kind of value
    start: Plain, *, each: bool = False, seen: Open = "open", of: Iterable[int | str] = ()
) -> ValueSpec:
    """A number, a word, True or False, or None for neither yet; one for all or for `each` seat."""
    spec = ValueSpec(start, each, seen, tuple(of.split() if isinstance(of, str) else of), "a value")
    if type(start) not in (int, str, bool, type(None)):
        raise AuthorError(f"a value is a number, a word, True, False or None, and cannot be {start!r}")
    spec.settled(start)
    return spec


@dataclass(eq=False)
class DiceSpec:
    """So many dice, as declared; those of `each` seat are seen by all, or by their owner."""

    count: int
    sides: int = 6
    each: bool = False
    seen: Open = "open"
    name: str = ""
    rule: str = ""


def Dice(count: int = 1, sides: int = 6, *, each: bool = False, seen: Open = "open") -> DiceSpec:  # noqa: N802 - as above
    """Dice: `game.dice.roll()` rolls them all, `game.dice.roll(3)` so many; sorted, since they lie as they fell."""
    return DiceSpec(count, sides, each, seen)


class Values(Sequence[Any]):
    """A value of each seat: `game.bid[seat]`."""

    __slots__ = ("now", "shown", "spec")

    def __init__(self, spec: ValueSpec, now: list[Any], *, shown: bool = False) -> None:
        self.spec, self.now, self.shown = spec, now, shown

    def copy(self) -> Values:
        """Independent values."""
        return Values(self.spec, self.now[:], shown=self.shown)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Values) and self.now == other.now and self.shown == other.shown

    __hash__ = None  # type: ignore[assignment]

    def __getitem__(self, seat: Any) -> Any:
        return self.now[seat]

    def __setitem__(self, seat: int, value: Plain) -> None:
        effect()
        self.now[seat] = value = self.spec.settled(value)
        tell(Changed(self.spec.name, seat, value, self.is_open))

    def __iter__(self) -> Iterator[Any]:
        return iter(self.now)

    def __len__(self) -> int:
        return len(self.now)

    @property
    def is_open(self) -> bool:
        """True if everybody sees them."""
        return self.spec.seen == "open" or self.shown

    def reveal(self) -> None:
        """Lay the values open to all; `hide` seals them again."""
        effect()
        self.shown = True
        for seat, value in enumerate(self.now):
            tell(Changed(self.spec.name, seat, value, True, True))

    def hide(self, value: Plain = None) -> None:
        """Begin anew: from now on each seat's is its own again, and has its first value or this one."""
        effect()
        self.shown = False
        self.now = [self.spec.start if value is None else self.spec.settled(value)] * len(self.now)


class Rolled:
    """The dice of a seat, or of all: in order of size."""

    __slots__ = ("faces", "owner", "shown", "spec")

    def __init__(self, spec: DiceSpec, owner: int, faces: list[int], *, shown: bool = False) -> None:
        self.spec, self.owner, self.faces, self.shown = spec, owner, faces, shown

    def copy(self) -> Rolled:
        """Independent dice."""
        return Rolled(self.spec, self.owner, self.faces[:], shown=self.shown)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rolled) and self.faces == other.faces and self.shown == other.shown

    __hash__ = None  # type: ignore[assignment]

    def __iter__(self) -> Iterator[int]:
        return iter(self.faces)

    def __len__(self) -> int:
        return len(self.faces)

    def __getitem__(self, at: int) -> int:
        return self.faces[at]

    def count(self, face: int) -> int:
        """How many show this face."""
        return self.faces.count(face)

    @property
    def is_open(self) -> bool:
        """True if everybody sees them."""
        return self.spec.seen == "open" or self.shown

    def roll(self, count: int | None = None) -> None:
        """Roll so many dice, by default as many as there are."""
        effect()
        number = len(self.faces) if count is None else count
        self.faces = sorted(now.chance.below(self.spec.sides) + 1 for _ in range(number))
        self.shown = False
        for face in self.faces:
            tell(Changed(self.spec.name, self.owner, face, self.is_open, True))

    def move(self, face: int, to: Rolled) -> None:
        """Lay a die that shows this face among others, as it is."""
        effect()
        if face not in self.faces:
            raise AuthorError(f"no die of {self.spec.name} shows {face}")
        self.faces.remove(face)
        insort(to.faces, face)
        tell(Changed(to.spec.name, to.owner, face, to.is_open))

    def reveal(self) -> None:
        """Show them to all."""
        effect()
        self.shown = True
        for face in self.faces:
            tell(Changed(self.spec.name, self.owner, face, True, True))
