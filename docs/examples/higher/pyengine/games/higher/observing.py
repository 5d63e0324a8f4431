"""What a seat of Higher may know as whole numbers, as `view` tells it; `hand` is the seat's own."""

from __future__ import annotations

from pyengine.core.observing import Ending, Field, Observing, Seats, Written, in_order, one_of, present
from pyengine.games.higher.pieces import NUMBERS
from pyengine.games.higher.state import HigherState

_MOST, _CARDS = 3, len(NUMBERS)
_SEAT = one_of(_MOST)
_END = Ending(_MOST, "HIG-6", "HIG-7")

FIELDS = (
    *(Field("seat", _MOST), Field("players", _MOST), Field("to_act", _MOST), Field("hand", _CARDS)),
    *(Field("counts", _MOST, _CARDS), Field("deck", 1, _CARDS)),
    *(Field("pile", _CARDS, _CARDS + 1), Field("spent", _CARDS, _CARDS + 1), *_END.fields),
)


def write(state: HigherState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`."""
    ending, scores = _END.write(state.outcome)
    fields = (
        _SEAT[-1 if seat is None else seat],
        _SEAT[state.players - 1],
        _SEAT[-1 if state.outcome else state.seat],
        present(() if seat is None else state.hands[seat], _CARDS + 1)[1:],
        bytes(map(len, state.hands)).ljust(_MOST, b"\0"),
        bytes((len(state.deck),)),
        in_order(state.pile, _CARDS),
        in_order(state.spent, _CARDS),
        ending,
    )
    return b"".join(fields), (state.turn, *scores)


SEATS = Seats(each=("to_act", "counts", "outcome/place"), of=("outcome/score",), settled=("players",))
OBSERVING = Observing(FIELDS, ("turn", *_END.numbers), write, seats=SEATS)
