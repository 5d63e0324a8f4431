"""What a seat of Pearl of the East may know as whole numbers, as `view` tells it.

`done` are the seat's own completed tasks: for each kind where it lies, counted from the bottom; of all decks there is
how many lie there, and the kind on top. What lies below an opponent's top (PRL-1) was on top before: `recall` has it.
"""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.observing import Ending, Field, Observing, Told, Written, one_of, places_in, present
from pyengine.core.vectors import SCALED, Floats, Remembered, Shape, shares, spread
from pyengine.games.pearl import events, rules
from pyengine.games.pearl.pieces import ACTIONS, PHASES, TASK, TASKS, WORDS, kinds_in
from pyengine.games.pearl.state import PearlState
from pyengine.gems import observing as gems
from pyengine.gems.field import KINDS, can_shift

_COVERED = bytes(gems.SEATS * TASKS)
_PHASE = one_of(len(PHASES))
_NO_TASKS = (False,) * len(KINDS)
_NO_SHIFTS = bytes(len(ACTIONS) - len(WORDS) - len(KINDS))
_END = Ending(gems.SEATS, "PRL-13", "PRL-14", "PRL-15")

FIELDS = (
    *(*gems.seat_fields(), Field("phase", len(PHASES)), Field("completing"), Field("pearl", len(gems.GEM[0]))),
    *(*gems.field_fields(), *gems.hand_fields()),
    *(Field("done", TASKS, TASKS), Field("completed", gems.SEATS, TASKS)),
    *(Field(f"players/{seat}/top", TASKS) for seat in range(gems.SEATS)),
    *(Field(f"players/{seat}/done", TASKS, TASKS) for seat in range(gems.SEATS)),
    *(*gems.pile_fields(), *_END.fields),
)
NUMBERS = ("turn", "bound", "shifts", *_END.numbers)


def write(state: PearlState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`, as far as the seat can see them."""
    return _written(state, seat, _COVERED)


def recall(state: PearlState, seat: int | None) -> Written:
    """All of them, as one has them who has forgotten nothing."""
    return _written(state, seat, b"".join([places_in(own, TASKS) for own in state.done]).ljust(len(_COVERED), b"\0"))


def _written(state: PearlState, seat: int | None, covered: bytes) -> Written:
    ending, final = _END.write(state.outcome)
    done = state.done
    fields = (
        gems.written_seats(seat, state.players, state.seat, state.outcome),
        _PHASE[state.phase],
        b"\1" if state.obliged else b"\0",
        gems.GEM[state.pearl],
        gems.written_field(state.field),
        gems.written_hands(state.hands, seat),
        places_in(() if seat is None else done[seat], TASKS),
        bytes(map(len, done)).ljust(gems.SEATS, b"\0"),
        b"".join([gems.KIND[own[-1] if own else -1] for own in done]).ljust(gems.SEATS * TASKS, b"\0"),
        covered,
        gems.written_piles(state.deck, state.discard),
        ending,
    )
    return b"".join(fields), (state.turn, state.bound, state.shifts, *final)


_DONE = Remembered[bytes, Floats](lambda done: spread(places_in(done, TASKS), TASKS))
_COMPLETED = shares(TASKS)


def quick(shape: Shape) -> Callable[[PearlState, int], Floats]:
    """The same as vectors of float32."""
    players, common, memory = shape.players, gems.quick_common(shape, _END), shape.memory
    phase, pearl, turn, done, completed = shape.starts("phase", "pearl", "turn", "done", "completed")
    tops, covered = shape.of_players("players/{}/top"), shape.of_players("players/{}/done")

    def write(state: PearlState, seat: int) -> Floats:
        found = common(state, seat)
        found[phase + state.phase] = found[pearl + state.pearl] = 1.0
        found[turn] = SCALED[state.turn]
        for owner, tasks in enumerate(state.done):
            if tasks:
                at = (owner - seat) % players
                found[completed + at] = _COMPLETED[len(tasks)]
                found[tops[at] + tasks[-1]] = 1.0
                if memory:
                    found[covered[at] : covered[at] + TASKS] = _DONE[bytes(tasks)]
                if not at:
                    found[done : done + TASKS] = _DONE[bytes(tasks)]
        return found

    return write


def marks(state: PearlState, seat: int) -> bytearray:
    """Whether it is legal of each action, as `legal` lists them: the words, the tasks, then the shifts."""
    if state.phase == TASK:
        tasks = present(kinds_in(rules.completable(state)), len(KINDS))
        return bytearray().join((bytes((0, 0, 0, not rules.breach_of_end(state))), tasks, _NO_SHIFTS))
    draw, prove = not rules.breach_of_draw(state), state.shifts > 0
    able = draw or prove or can_shift(state.field, state.hands[seat])
    return gems.marked((draw, prove, not able, False, *_NO_TASKS), state.field, state.hands[seat])


TOLD = Told((events.Proved, events.Ended, events.Completed, *gems.TOLD), (*KINDS, "pearl"))
OBSERVING = Observing(
    FIELDS, NUMBERS, write, recall, gems.seats("completed", settled=("completing", "bound")), TOLD, marks, quick
)
