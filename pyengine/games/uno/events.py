"""The events of UNO. Cards and colours stand in events as their texts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from pyengine.core.events import HIDDEN, Event, Left
from pyengine.games.uno.pieces import CODES, COLOURS, DEALT, Lay


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """`seat` laid `card`; `colour` is in force now; `uno` is True if UNO was called."""

    type: ClassVar[str] = "laid"
    seat: int
    card: str
    colour: str
    uno: bool


# A frozen event takes half a microsecond to make, as long as much of a move, and never changes: so what is told most
# often, a lay, a single card drawn and the beginning of a turn, is made once, when it is first told.
class LaidBy(dict[Lay, Laid]):
    """What is told when `seat` lays a card, by the action; each event is made when it is first told."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def __missing__(self, lay: Lay) -> Laid:
        self[lay] = found = Laid(self.seat, CODES[lay.card], COLOURS[lay.colour], lay.uno)
        return found


LAID = tuple(LaidBy(seat) for seat in range(10))
"""For each seat what it lays."""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """`seat` drew `cards` by the rule `rule`; the others learn only how many."""

    type: ClassVar[str] = "drew"
    reveals: ClassVar[bool] = True
    decides: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    rule: str

    def seen_by(self, seat: int | None) -> Drew:
        """The owner sees the cards."""
        return self if seat == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))

    def left_pile(self, players: int) -> tuple[Left, ...]:  # noqa: ARG002
        """The cards drawn; those that a last card brings lie open at once with the whole hand, and count (UNO-18)."""
        # They decide whether the match goes on: devices of sealed play that guessed them waited for different things.
        return (Left(len(self.cards), None if self.rule == "UNO-18" else self.seat),)


class DrewBy(dict[int, Drew]):
    """What is told when `seat` draws one card by the rule `rule`, by the card; made when it is first told."""

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__()
        self.seat, self.rule = seat, rule

    def __missing__(self, card: int) -> Drew:
        self[card] = found = Drew(self.seat, (CODES[card],), self.rule)
        return found


DREW_ONE = {rule: tuple(DrewBy(seat, rule) for seat in range(10)) for rule in ("UNO-6", "UNO-9")}
"""For each rule and seat the draw of one card: in a turn, and by a Draw One."""


def drew(seat: int, cards: list[int], rule: str) -> Drew:
    """What is told when a seat draws these cards."""
    if len(cards) == 1 and rule in DREW_ONE:
        return DREW_ONE[rule][seat][cards[0]]
    return Drew(seat, tuple([CODES[card] for card in sorted(cards)]), rule)


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """`seat` did not lay the card it drew (UNO-7)."""

    type: ClassVar[str] = "kept"
    seat: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """`seat` lost its turn by the rule `rule`."""

    type: ClassVar[str] = "skipped"
    seat: int
    rule: str


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """Play goes to the `direction` now, left or right (UNO-10)."""

    type: ClassVar[str] = "reversed"
    direction: str


_SEATS = range(10)
KEPT = tuple(Kept(seat) for seat in _SEATS)
SKIPPED = {
    rule: tuple(Skipped(seat, rule) for seat in _SEATS) for rule in ("UNO-9", "UNO-10", "UNO-11", "UNO-13", "UNO-14")
}
"""For each rule and seat the turn that is lost."""
REVERSED = Reversed("left"), Reversed("right")


@dataclass(frozen=True, slots=True)
class Named(Event):
    """`seat` named the `colour` of the opening Wild (UNO-12)."""

    type: ClassVar[str] = "named"
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """`seat` challenged the Wild Draw Two of `accused` and was shown the `hand` (UNO-14)."""

    type: ClassVar[str] = "challenged"
    reveals: ClassVar[bool] = True
    seat: int
    accused: int
    guilty: bool
    hand: tuple[str, ...]

    def seen_by(self, seat: int | None) -> Challenged:
        """Only the two see the hand."""
        return self if seat in (self.seat, self.accused) else replace(self, hand=(HIDDEN,) * len(self.hand))


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """`seat` caught `culprit` without the call (UNO-17)."""

    type: ClassVar[str] = "caught"
    seat: int
    culprit: int


@dataclass(frozen=True, slots=True)
class LetPass(Event):
    """`seat` will not catch `culprit` (UNO-17)."""

    type: ClassVar[str] = "let"
    seat: int
    culprit: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """`seat` is out of cards; the `hands` that were left, their `points`, and the `scores` after (UNO-19, UNO-21)."""

    type: ClassVar[str] = "round_ended"
    reveals: ClassVar[bool] = True
    clears: ClassVar[bool] = True
    round: int
    seat: int
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """`dealer` dealt five cards each and turned up `top` (UNO-4)."""

    type: ClassVar[str] = "dealt"
    reveals: ClassVar[bool] = True
    decides: ClassVar[bool] = True
    round: int
    dealer: int
    top: str

    def left_pile(self, players: int) -> tuple[Left, ...]:
        """The hands, and the first discard."""
        return (*[Left(DEALT, seat) for seat in range(players)], Left(1, None))
