"""What all games of gems write of a field, a hand and a discard (see `core.observing`)."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.core.observing import Field, in_order, one_of
from pyengine.gems.field import COPIES, KINDS, LETTERS

GEM, KIND = one_of(len(LETTERS)), one_of(len(KINDS))
_ALL = len(KINDS) * COPIES


def field_fields() -> tuple[Field, ...]:
    """What `written_field` writes: for each place of the field the gem that lies there."""
    return tuple(Field(f"field/{at}", len(LETTERS)) for at in range(25))


def written_field(field: Sequence[int]) -> bytes:
    """A place for each gem at each place."""
    return b"".join([GEM[gem] for gem in field])


def discard_fields() -> tuple[Field, ...]:
    """What `written_discard` writes: how many of each kind there are, and what lies where, the bottom first."""
    return Field("discard/cards", len(KINDS), COPIES), Field("discard/order", _ALL, len(KINDS))


def written_discard(discard: Sequence[int]) -> bytes:
    """How many of each kind there are, and all in order."""
    lying = bytes(discard)
    return bytes(map(lying.count, range(len(KINDS)))) + in_order(lying, _ALL)


def hand_fields(seats: int) -> tuple[Field, ...]:
    """What `written_hands` writes: the own hand by kinds, and how many cards each seat has."""
    return Field("hand", len(KINDS), COPIES), Field("counts", seats, _ALL)


def written_hands(hands: Sequence[Sequence[int]], seat: int | None, seats: int) -> bytes:
    """The hand of the seat, nothing for a spectator, and the sizes of all."""
    own = bytes(len(KINDS)) if seat is None else bytes(hands[seat])
    return own + bytes(map(sum, hands)).ljust(seats, b"\0")
