"""What a seat of Nizam may know as whole numbers, as `view` tells it.

Of each line the untouched run is told by its kind and its length; 0 is none.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from pyengine.core.observing import Ending, Field, Observing, Told, Written, padded
from pyengine.core.vectors import SCALED, Floats, Remembered, Shape, spread
from pyengine.games.nizam import events, rules
from pyengine.games.nizam.state import NizamState
from pyengine.gems import observing as gems
from pyengine.gems.field import KINDS, LETTERS, LINES, SIDE, can_shift

_END = Ending(gems.SEATS, "NIZ-16", "NIZ-19")
_RUN = tuple(gems.KIND[code >> 3 if code else -1] + bytes((code & 7,)) for code in range(8 * len(KINDS)))
"""By the code of a run: a place for its kind, and its length."""

FIELDS = (
    *(*gems.seat_fields(), *gems.field_fields()),
    *(
        field
        for line in LINES
        for field in (Field(f"untouched/{line}/kind", len(KINDS)), Field(f"untouched/{line}/length", 1, SIDE))
    ),
    *(*gems.hand_fields(), *gems.pile_fields(), *_END.fields),
)
NUMBERS = ("shifts", "runouts", *(f"players/{seat}/score" for seat in range(gems.SEATS)), *_END.numbers)


def write(state: NizamState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`."""
    ending, final = _END.write(state.outcome)
    fields = (
        gems.written_seats(seat, state.players, state.seat, state.outcome),
        gems.written_field(state.field),
        b"".join([_RUN[code] for code in state.untouched]),
        gems.written_hands(state.hands, seat),
        gems.written_piles(state.deck, state.discard),
        ending,
    )
    return b"".join(fields), (state.shifts, state.runouts, *padded(state.scores, gems.SEATS), *final)


_RUN_FLOATS = tuple([spread(run[:-1]) + spread(run[-1:], SIDE) for run in _RUN])
_UNTOUCHED = Remembered[bytes, Floats](lambda untouched: sum([_RUN_FLOATS[code] for code in untouched], array("f")))


def quick(shape: Shape) -> Callable[[NizamState, int], Floats]:
    """The same as vectors of float32."""
    players, common, runouts = shape.players, gems.quick_common(shape, _END), shape.start("runouts")
    line, scores = shape.start(f"untouched/{LINES[0]}/kind"), shape.start("players/0/score")
    untouched = slice(line, line + len(LINES) * len(_RUN[0]))

    def write(state: NizamState, seat: int) -> Floats:
        found = common(state, seat)
        found[untouched] = _UNTOUCHED[bytes(state.untouched)]
        found[runouts] = SCALED[state.runouts]
        for at, score in enumerate(state.scores):
            found[scores + (at - seat) % players] = SCALED[score]
        return found

    return write


def marks(state: NizamState, seat: int) -> bytearray:
    """Whether it is legal of each action, as `legal` lists them: the words, then the shifts."""
    draw, activate = not rules.breach_of_draw(state), state.shifts > 0
    able = draw or activate or can_shift(state.field, state.hands[seat])
    return gems.marked((draw, activate, not able), state.field, state.hands[seat])


TOLD = Told((events.Activated, events.Filled, events.RanOut, *gems.TOLD), tuple(LETTERS))
OBSERVING = Observing(FIELDS, NUMBERS, write, seats=gems.seats(), told=TOLD, marks=marks, quick=quick)
