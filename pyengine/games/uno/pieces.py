"""The cards and actions of UNO (UNO-1).

A card is 13 × colour + symbol (0–9 numbers, then Draw One, Reverse, Skip), or `WILD` or `WILD_TWO`; cards
of one kind are alike. A hand is one integer: a bit for each coloured card, then two bits that count the
Wilds, then two that count the Wild Draw Twos, and above them the number of all cards, so that hands compare by
their sizes first; a card goes in or out by adding or subtracting its `BIT`.
A face is what lies on top: 16 × colour in force + symbol; all that fits on a face is a mask, `FITS`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any

COLOURS = ("blue", "green", "red", "yellow")
SYMBOLS = (*"0123456789", "+1", "rev", "skip", "wild", "wild+2")
ONE, REVERSE, SKIP, WILD_SYMBOL, TWO = range(10, 15)
COLOURED, WILD, WILD_TWO = range(52), 52, 53
NO_COLOUR = 4
DEALT = 5
DECK = (*COLOURED, WILD, WILD, WILD_TWO, WILD_TWO)
CODES = (*(colour[0] + symbol for colour in COLOURS for symbol in SYMBOLS[:13]), *SYMBOLS[13:])
CARD_OF = {code: card for card, code in enumerate(CODES)}
VALUES = (*(*range(10), 20, 20, 20) * 4, 50, 50)
"""What a card left in a hand counts (UNO-19)."""

FIELD = (*(1 << card for card in COLOURED), 3 << 52, 3 << 54)
"""For a card, the bits of its kind in a hand."""
BIT = tuple((field & -field) + (1 << 56) for field in FIELD)
OF_TWO, OF_THREE = 2 << 56, 3 << 56
"""The hands below are those of fewer cards than two, and than three."""
OF_COLOUR = (*(0x1FFF << 13 * colour for colour in range(4)), 0)
_LOW = sum(0x7F << 13 * colour for colour in range(4))
"""The seven lower cards of every colour."""
_WILDS = FIELD[WILD] | FIELD[WILD_TWO]


def face_of(card: int, colour: int) -> int:
    """The face of a discard with this top and this colour in force."""
    return 16 * colour + (card % 13 if card < WILD else card - WILD + WILD_SYMBOL)


def _fits(face: int) -> int:
    """UNO-5: the same colour, the same number or symbol, or a Wild."""
    colour, symbol = divmod(face, 16)
    alike = sum(1 << 13 * other + symbol for other in range(4)) if symbol < 13 else 0
    return OF_COLOUR[colour] | alike | _WILDS


FITS = tuple(map(_fits, range(80)))
IN_FORCE = tuple(OF_COLOUR[face >> 4] for face in range(80))
"""For a face, all cards of the colour in force."""
BESIDES = tuple(fits ^ hue for fits, hue in zip(FITS, IN_FORCE, strict=True))
"""For a face, what fits in other colours, and the Wilds."""
PARTS = tuple((hue & _LOW, hue & ~_LOW, besides) for hue, besides in zip(IN_FORCE, BESIDES, strict=True))
"""For a face, masks of what fits: the lower and the higher cards of the colour in force, and all else.

There are few sets of so few cards, so that lists for each can be cached; of whole colours there are too many.
"""
FITTING = tuple(frozenset(card for card in DECK if fits & FIELD[card]) for fits in FITS)
"""For a face, the cards that fit."""


def cards_in(hand: int) -> list[int]:
    """The cards of a hand in canonical order."""
    found = []
    rest = hand & (1 << 52) - 1
    while rest:
        low = rest & -rest
        found.append(low.bit_length() - 1)
        rest ^= low
    return found + [WILD] * (hand >> 52 & 3) + [WILD_TWO] * (hand >> 54 & 3)


def size(hand: int) -> int:
    """How many cards a hand has."""
    return hand >> 56


def codes(hand: int) -> list[str]:
    """The texts of a hand's cards."""
    return [CODES[card] for card in cards_in(hand)]


class _Interning(type):
    """The class of classes of which each value is made once: its objects are compared and hashed by identity."""

    def __call__(cls, *values: Any, **named: Any) -> Any:
        """The object with these values."""
        made = super().__call__(*values, **named)
        return _MADE.setdefault((cls, _values(made)), made)


class _Interned(metaclass=_Interning):
    """An action of UNO: there is one object of each, which copying and pickling lead back to."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), _values(self)


_MADE: dict[tuple[type, tuple[Any, ...]], Any] = {}


def _values(made: Any) -> tuple[Any, ...]:
    """What an object was made with."""
    return tuple(getattr(made, name) for name in made.__match_args__)


@dataclass(frozen=True, slots=True, eq=False)
class Lay(_Interned):
    """Lay `card`; `colour` goes on (named with a Wild, otherwise the card's own); `uno` calls UNO (UNO-17)."""

    card: int
    colour: int
    uno: bool
    bit: int = field(init=False, repr=False)
    kind: int = field(init=False, repr=False)
    face: int = field(init=False, repr=False)
    effect: int = field(init=False, repr=False)
    """The symbol of a card that does more than name a colour, otherwise 0."""

    def __post_init__(self) -> None:
        face = face_of(self.card, self.colour)
        symbol = face & 15
        object.__setattr__(self, "bit", BIT[self.card])
        object.__setattr__(self, "kind", FIELD[self.card])
        object.__setattr__(self, "face", face)
        object.__setattr__(self, "effect", symbol if symbol >= ONE and symbol != WILD_SYMBOL else 0)


@dataclass(frozen=True, slots=True, eq=False)
class Draw(_Interned):
    """Draw a card instead of laying one (UNO-6, UNO-7)."""


@dataclass(frozen=True, slots=True, eq=False)
class Keep(_Interned):
    """Do not lay the card just drawn (UNO-7)."""


@dataclass(frozen=True, slots=True, eq=False)
class Name(_Interned):
    """Name the `colour` of an opening Wild (UNO-12)."""

    colour: int


@dataclass(frozen=True, slots=True, eq=False)
class Challenge(_Interned):
    """Doubt the Wild Draw Two that hits you (UNO-14)."""


@dataclass(frozen=True, slots=True, eq=False)
class Accept(_Interned):
    """Draw the two (UNO-13)."""


@dataclass(frozen=True, slots=True, eq=False)
class Catch(_Interned):
    """Accuse `culprit` of a call forgotten (UNO-17)."""

    culprit: int


@dataclass(frozen=True, slots=True, eq=False)
class Let(_Interned):
    """Let a forgotten call pass (UNO-17)."""


DRAW, KEEP, CHALLENGE, ACCEPT, LET = Draw(), Keep(), Challenge(), Accept(), Let()
NAMES = tuple(Name(colour) for colour in range(4))
CATCHES = tuple(Catch(seat) for seat in range(10))
PLAIN = tuple(
    tuple(Lay(card, hue, False) for hue in ((card // 13,) if card < WILD else range(4))) for card in range(54)
)
CALLED = tuple(tuple(Lay(lay.card, lay.colour, True) for lay in lays) for lays in PLAIN)
"""For each card the ways to lay it: one, or one a colour for the Wilds; without and with the call."""
PLAIN_LAYS = frozenset(lay for lays in PLAIN for lay in lays)
"""Those without the call. What is made of a card and a colour that do not go together is none of these."""
ACTIONS: tuple[Hashable, ...] = (
    *(lay for lays in (*PLAIN, *CALLED) for lay in lays),
    *(DRAW, KEEP, *NAMES, CHALLENGE, ACCEPT, *CATCHES, LET),
)
"""Every action there can be."""


def without_call(action: Hashable) -> Hashable:
    """What is done by one who forgets to call UNO (UNO-17)."""
    if isinstance(action, Lay) and action.uno:
        return PLAIN[action.card][action.colour if action.card >= WILD else 0]
    return action


def lays_of(card: int, pair: bool) -> Iterator[Lay]:
    """The ways to lay a card; from a hand of two (`pair`) with and without the call."""
    for plain, called in zip(PLAIN[card], CALLED[card], strict=True):
        yield plain
        if pair:
            yield called


class Lays(dict[int, list[Hashable]]):
    """The ways to lay the cards of a mask, and what `ends` the list; each list is made when first asked for."""

    def __init__(self, pair: bool = False, ends: tuple[Hashable, ...] = ()) -> None:
        super().__init__()
        self.pair, self.ends = pair, ends

    def __missing__(self, mask: int) -> list[Hashable]:
        kinds = dict.fromkeys(cards_in(mask))
        self[mask] = found = [*(lay for card in kinds for lay in lays_of(card, self.pair)), *self.ends]
        return found


def _of_parts() -> dict[int, list[Hashable]]:
    """The lays of every set of cards that is a first or a second part."""
    found: dict[int, list[Hashable]] = {0: []}
    for colour in range(4):
        for cards in (range(13 * colour, 13 * colour + 7), range(13 * colour + 7, 13 * colour + 13)):
            lists: dict[int, list[Hashable]] = {0: []}
            for card in cards:
                lists |= {mask | FIELD[card]: [*lays, *PLAIN[card]] for mask, lays in lists.items()}
            found |= lists
    return found


LAYS = _of_parts()
LAST_LAYS = Lays(ends=(DRAW,))
"""The actions of a turn: the lays of what is in the first two of the `PARTS`, and those of the last with the draw."""
LAYS_OF_PAIR, LAST_LAYS_OF_PAIR = Lays(pair=True), Lays(pair=True, ends=(DRAW,))
"""The same for a hand of two, with and without the call."""
AFTER_DRAW: tuple[tuple[list[Hashable], ...], ...] = tuple(
    tuple([*lays_of(card, pair), KEEP] for card in range(54)) for pair in (False, True)
)
"""What may become of a card just drawn (UNO-7), without and with a choice to call."""


ORDERS = {
    players: tuple(tuple(((seat + step) % players,) for seat in range(players)) for step in (1, -1))
    for players in range(2, 11)
}
"""By players and direction (0 left, 1 right): for each seat the next one, as the `to_act` that it makes."""
ALONE = tuple((seat,) for seat in range(10))

PHASES = PLAY, DRAWN, COLOUR, CALL = range(4)
"""What is waited for: a turn, what becomes of a drawn card, the opening colour, an answer to a Wild Draw Two."""
PHASE_NAMES = ("play", "drawn", "colour", "challenge")
