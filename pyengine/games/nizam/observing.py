"""What a seat of Nizam may know as whole numbers, as `view` tells it.

Of each line the untouched run is told by its kind and its length; 0 is none.
"""

from __future__ import annotations

from pyengine.core.observing import Ending, Field, Observing, Written, one_of, padded
from pyengine.games.nizam.state import NizamState
from pyengine.gems.field import COPIES, KINDS, LINES, SIDE
from pyengine.gems.observing import (
    KIND,
    discard_fields,
    field_fields,
    hand_fields,
    written_discard,
    written_field,
    written_hands,
)

_MOST = 5
_SEAT = one_of(_MOST)
_END = Ending(_MOST, "NIZ-16", "NIZ-19")
_RUN = tuple(KIND[code >> 3 if code else -1] + bytes((code & 7,)) for code in range(8 * len(KINDS)))
"""By the code of a run: a place for its kind, and its length."""

FIELDS = (
    *(Field("seat", _MOST), Field("players", _MOST), Field("to_act", _MOST), *field_fields()),
    *(
        field
        for line in LINES
        for field in (Field(f"untouched/{line}/kind", len(KINDS)), Field(f"untouched/{line}/length", 1, SIDE))
    ),
    *(*hand_fields(_MOST), Field("deck", 1, len(KINDS) * COPIES), *discard_fields(), *_END.fields),
)
NUMBERS = ("shifts", "runouts", *(f"players/{seat}/score" for seat in range(_MOST)), *_END.numbers)


def write(state: NizamState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`."""
    ending, final = _END.write(state.outcome)
    fields = (
        _SEAT[-1 if seat is None else seat],
        _SEAT[state.players - 1],
        _SEAT[-1 if state.outcome else state.seat],
        written_field(state.field),
        b"".join([_RUN[code] for code in state.untouched]),
        written_hands(state.hands, seat, _MOST),
        bytes((len(state.deck),)),
        written_discard(state.discard),
        ending,
    )
    return b"".join(fields), (state.shifts, state.runouts, *padded(state.scores, _MOST), *final)


OBSERVING = Observing(FIELDS, NUMBERS, write)
