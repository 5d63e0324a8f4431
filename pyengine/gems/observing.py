"""What all games of gems write of a field, a hand and a discard (see `core.observing`)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from operator import itemgetter

from pyengine.core import events as core
from pyengine.core.observing import Ending, Field, Seats, in_order, one_of
from pyengine.core.outcome import Outcome
from pyengine.core.vectors import SCALED, Floats, PileWriter, Remembered, Shape, shares, spread
from pyengine.gems import events
from pyengine.gems.field import COPIES, END_CELLS, KINDS, LETTERS, PAYMENTS, capped, threes
from pyengine.gems.state import GemsState

SEATS = 5
"""The most players of these games."""
GEM, KIND, _SEAT = one_of(len(LETTERS)), one_of(len(KINDS)), one_of(SEATS)
_GEM_AT = GEM.__getitem__
_at_ends = itemgetter(*END_CELLS)
_SINGLE = one_of(len(PAYMENTS))
_ALL = len(KINDS) * COPIES
TOLD = events.Shifted, events.Passed, core.Drew, core.TurnBegan, core.Reshuffled, core.GameOver
"""What happens in all of these games."""


def seats(*each: str, settled: tuple[str, ...] = ()) -> Seats:
    """What speaks of seats, beside the fields that are named."""
    own = ("to_act", "counts", "outcome/place", *each)
    return Seats(own, ("players", "outcome/score"), settled=("players", *settled))


def seat_fields() -> tuple[Field, ...]:
    """What `written_seats` writes: whose view it is, how many players there are, and who is to act."""
    return Field("seat", SEATS), Field("players", SEATS), Field("to_act", SEATS)


def written_seats(seat: int | None, players: int, to_act: int, outcome: Outcome | None) -> bytes:
    """The seat, none for a spectator; the players; the seat to act, none at the end."""
    return _SEAT[-1 if seat is None else seat] + _SEAT[players - 1] + _SEAT[-1 if outcome else to_act]


def field_fields() -> tuple[Field, ...]:
    """What `written_field` writes: for each place of the field the gem that lies there."""
    return tuple(Field(f"field/{at}", len(LETTERS)) for at in range(25))


def written_field(field: Sequence[int]) -> bytes:
    """A place for each gem at each place."""
    return b"".join(map(_GEM_AT, field))


def pile_fields() -> tuple[Field, ...]:
    """What `written_piles` writes: the cards of the deck; how many of each kind are discarded, and in which order."""
    return Field("deck", 1, _ALL), Field("discard/cards", len(KINDS), COPIES), Field("discard/order", _ALL, len(KINDS))


def written_piles(deck: Sequence[int], discard: Sequence[int]) -> bytes:
    """How many cards there are in the deck, how many of each kind are discarded, and these in order, bottom first."""
    lying = bytes(discard)
    return bytes((len(deck), *map(lying.count, range(len(KINDS))))) + in_order(lying, _ALL)


def _payments(hand: bytes) -> tuple[bytes, ...]:
    """By the gem at an end, for each payment whether a hand of these counts can make it there."""
    three = bytearray(len(PAYMENTS))
    for payment in threes(capped(hand)):
        three[payment] = 1
    return *(_SINGLE[kind] if count else bytes(three) for kind, count in enumerate(hand)), bytes(three), _SINGLE[-1]


_PAID = Remembered(_payments)


def marked(words: Sequence[bool], field: Sequence[int], hand: Sequence[int]) -> bytearray:
    """Whether each of these is legal, then for each of `all_shifts` whether `payable` has it."""
    paid = _PAID[bytes(hand)]
    return bytearray().join([bytes(words), *[paid[gem] for gem in _at_ends(field)]])


def hand_fields() -> tuple[Field, ...]:
    """What `written_hands` writes: the own hand by kinds, and how many cards each seat has."""
    return Field("hand", len(KINDS), COPIES), Field("counts", SEATS, _ALL)


def written_hands(hands: Sequence[Sequence[int]], seat: int | None) -> bytes:
    """The hand of the seat, nothing for a spectator, and the sizes of all."""
    own = bytes(len(KINDS)) if seat is None else bytes(hands[seat])
    return own + bytes(map(sum, hands)).ljust(SEATS, b"\0")


_GEM_FLOATS = tuple([spread(places).tobytes() for places in GEM])
_HANDS = Remembered[bytes, Floats](lambda hand: spread(hand, COPIES))
_ALL_SHARES = shares(_ALL)


def quick_common(shape: Shape, ending: Ending) -> Callable[[GemsState, int], Floats]:
    """Makes a writer of vectors of float32 (see `Observing.quick`) with what these games have in common."""
    players, zeros, end = shape.players, shape.zeros(), ending.quick(shape)
    to_act, counts, deck, cards, shifts = shape.starts("to_act", "counts", "deck", "discard/cards", "shifts")
    field, hand = shape.start("field/0"), shape.start("hand")
    gems, own = slice(field, field + 25 * len(LETTERS)), slice(hand, hand + len(KINDS))
    discard, lying = PileWriter(len(KINDS), _ALL, shares(COPIES)), slice(cards, cards + len(KINDS) + _ALL)

    def write(state: GemsState, seat: int) -> Floats:
        found, hands = zeros[:], state.hands
        if state.outcome:
            end(state.outcome, seat, found)
        else:
            found[to_act + (state.seat - seat) % players] = 1.0
        found[gems] = array("f", b"".join([_GEM_FLOATS[gem] for gem in state.field]))
        found[own] = _HANDS[bytes(hands[seat])]
        for at, cards in enumerate(hands[seat:] + hands[:seat] if seat else hands, counts):
            found[at] = _ALL_SHARES[sum(cards)]
        found[deck] = _ALL_SHARES[len(state.deck)]
        found[lying] = discard.part(state.discard)
        found[shifts] = SCALED[state.shifts]
        return found

    return write
