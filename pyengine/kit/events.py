"""What happens in a game that is written as one file; each seat is told as much as it may know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from pyengine.core.events import HIDDEN, Event, Left


def _bit(seat: int | None, public: int) -> int:
    """The bit of a seat; that of spectators is the highest one of all, which are `public`."""
    return public ^ (public >> 1) if seat is None else 1 << seat


@dataclass(frozen=True, slots=True)
class _Known(Event):
    """An event about cards that not everybody knows: bit `n` of a mask says that seat `n` does, the last spectators."""

    def _hides_from(self, seat: int | None, mask: int, public: int) -> bool:
        return not mask & _bit(seat, public)


def _left(cards: int, mask: int, public: int) -> tuple[Left, ...]:
    """So many cards that were unknown, with who sees them: one seat, or all. Sealed games have no others."""
    if not mask:
        return ()
    return (Left(cards, None if mask == public else mask.bit_length() - 1),)


@dataclass(frozen=True, slots=True)
class Moved(_Known):
    """`cards` went from one zone to another; `-1` stands for a zone of all. `fresh`: nobody had known them."""

    type: ClassVar[str] = "moved"
    cards: tuple[str, ...]
    source: str
    giver: int
    target: str
    taker: int
    mask: int
    public: int
    news: bool
    fresh: bool = False

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """True if somebody came to know a card by it that whoever acted did not know."""
        return self.news

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """The cards, where nobody knew them and somebody does now."""
        return _left(len(self.cards), self.mask, self.public) if self.fresh else ()

    def seen_by(self, seat: int | None) -> Moved:
        """Hidden where the seat does not know the cards."""
        hidden = self._hides_from(seat, self.mask, self.public)
        return replace(self, cards=(HIDDEN,) * len(self.cards)) if hidden else self

    def to_json(self) -> dict[str, Any]:
        """Without who knows what."""
        places = {"from": self.source, "giver": self.giver, "to": self.target, "taker": self.taker}
        return {"type": self.type, "cards": list(self.cards), **places}


@dataclass(frozen=True, slots=True)
class Shown(_Known):
    """A card that lies in a zone was shown. `fresh`: nobody had known it."""

    type: ClassVar[str] = "shown"
    zone: str
    owner: int
    card: str
    mask: int
    public: int
    news: bool
    fresh: bool = False

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """True if somebody came to know a card by it that whoever acted did not know."""
        return self.news

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """The card, where nobody knew it."""
        return _left(1, self.mask, self.public) if self.fresh else ()

    def seen_by(self, seat: int | None) -> Shown:
        """Hidden where the seat was not shown it."""
        return replace(self, card=HIDDEN) if self._hides_from(seat, self.mask, self.public) else self

    def to_json(self) -> dict[str, Any]:
        """Without who knows it."""
        return {"type": self.type, "zone": self.zone, "owner": self.owner, "card": self.card}


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The `cards` cards of a zone were shuffled."""

    type: ClassVar[str] = "shuffled"
    reveals: ClassVar[bool] = True
    zone: str
    owner: int
    cards: int


@dataclass(frozen=True, slots=True)
class TurnedDown(Event):
    """The card at a place of a zone was turned down."""

    type: ClassVar[str] = "turned-down"
    zone: str
    owner: int
    place: int


@dataclass(frozen=True, slots=True)
class Changed(Event):
    """A value is another one now; hidden where it is for its owner alone.

    It is `news` where dice have fallen, or what others have chosen is laid open.
    """

    type: ClassVar[str] = "changed"
    name: str
    owner: int
    value: int | str | None
    open: bool
    news: bool = False

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        """True if it cannot be unseen."""
        return self.news

    def seen_by(self, seat: int | None) -> Changed:
        """The owner sees a value that is not open."""
        return self if self.open or seat == self.owner else replace(self, value=HIDDEN)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {"type": self.type, "name": self.name, "owner": self.owner, "value": self.value}


@dataclass(frozen=True, slots=True)
class Made(Event):
    """`seat` has made a move; `blanks` are what it was filled with, each with the mask of those who may know it."""

    type: ClassVar[str] = "made"
    seat: int
    move: str
    blanks: tuple[tuple[str, str, int], ...]
    public: int

    def seen_by(self, seat: int | None) -> Made:
        """Without what the seat does not know."""
        bit = _bit(seat, self.public)
        shown = tuple((name, text if mask & bit else HIDDEN, mask) for name, text, mask in self.blanks)
        return replace(self, blanks=shown)

    def to_json(self) -> dict[str, Any]:
        """Without who knows what."""
        blanks = {name: text for name, text, _ in self.blanks}
        return {"type": self.type, "seat": self.seat, "move": self.move, "blanks": blanks}


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round has begun, for which all cards were gathered."""

    type: ClassVar[str] = "round"
    clears: ClassVar[bool] = True
    round: int
    after: int

    @property
    def shuffles(self) -> int:
        """Those of the action that ended the round; a move's events are told once all of it is done."""
        return self.after

    def to_json(self) -> dict[str, Any]:
        """Without what only the dealing hangs on."""
        return {"type": self.type, "round": self.round}
