"""What a seat of Pearl of the East may know as whole numbers, as `view` tells it.

`done` are the seat's own completed tasks: for each kind where it lies, counted from the bottom; of all decks there is
how many lie there, and the kind on top.
"""

from __future__ import annotations

from pyengine.core.observing import Ending, Field, Observing, Written, one_of, places_in
from pyengine.games.pearl.pieces import PHASES, TASKS
from pyengine.games.pearl.state import PearlState
from pyengine.gems.field import COPIES, KINDS
from pyengine.gems.observing import (
    GEM,
    KIND,
    discard_fields,
    field_fields,
    hand_fields,
    written_discard,
    written_field,
    written_hands,
)

_MOST = 5
_SEAT, _PHASE = one_of(_MOST), one_of(len(PHASES))
_END = Ending(_MOST, "PRL-13", "PRL-14", "PRL-15")

FIELDS = (
    *(Field("seat", _MOST), Field("players", _MOST), Field("to_act", _MOST), Field("phase", len(PHASES))),
    *(Field("completing"), Field("pearl", len(GEM[0])), *field_fields(), *hand_fields(_MOST)),
    *(Field("done", TASKS, TASKS), Field("completed", _MOST, TASKS)),
    *(Field(f"players/{seat}/top", TASKS) for seat in range(_MOST)),
    *(Field("deck", 1, len(KINDS) * COPIES), *discard_fields(), *_END.fields),
)
NUMBERS = ("turn", "bound", "shifts", *_END.numbers)


def write(state: PearlState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`."""
    ending, final = _END.write(state.outcome)
    done = state.done
    fields = (
        _SEAT[-1 if seat is None else seat],
        _SEAT[state.players - 1],
        _SEAT[-1 if state.outcome else state.seat],
        _PHASE[state.phase],
        b"\1" if state.obliged else b"\0",
        GEM[state.pearl],
        written_field(state.field),
        written_hands(state.hands, seat, _MOST),
        places_in(() if seat is None else done[seat], TASKS),
        bytes(map(len, done)).ljust(_MOST, b"\0"),
        b"".join([KIND[own[-1] if own else -1] for own in done]).ljust(_MOST * TASKS, b"\0"),
        bytes((len(state.deck),)),
        written_discard(state.discard),
        ending,
    )
    return b"".join(fields), (state.turn, state.bound, state.shifts, *final)


OBSERVING = Observing(FIELDS, NUMBERS, write)
