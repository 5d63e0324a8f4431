"""What a seat of Face to Face may know as whole numbers, as `view` tells it.

Piles go by owner, the ascending one first. A pile's top may be `foreign`, of the other player's set; an empty pile has
its base on top. `hand` is the seat's own, a place for each number from 2.
"""

from __future__ import annotations

from pyengine.core import events as core
from pyengine.core.observing import Ending, Field, Observing, Seats, Told, Written, one_of, present
from pyengine.games.face_to_face import events
from pyengine.games.face_to_face.pieces import BASES, FOREIGN, NUMBERS, number
from pyengine.games.face_to_face.state import FaceToFaceState

_SEAT = one_of(2)
_SIZE, _BEYOND = len(NUMBERS), NUMBERS[-1] + 1
_END = Ending(2, "F2F-18", "F2F-19")
_NO_HAND = bytes(_SIZE)
_PILE = (Field("top", 1, BASES[1]), Field("foreign"), Field("count", 1, 2 * _SIZE))

FIELDS = (
    *(Field("seat", 2), Field("to_act", 2), Field("laid", 1, _SIZE), Field("given", 1, _SIZE)),
    *(
        Field(f"players/{owner}/{pile}/{name}", size, most)
        for owner in range(2)
        for pile in ("up", "down")
        for name, size, most in _PILE
    ),
    *(Field("counts", 2, _SIZE), Field("draws", 2, _SIZE), Field("hand", _SIZE), *_END.fields),
)


def write(state: FaceToFaceState, seat: int | None) -> Written:
    """The fields and numbers of `OBSERVING`."""
    ending, scores = _END.write(state.outcome)
    hands, draws = state.hands, state.draws
    sizes = [state.laid, state.given]
    for at, pile in enumerate(state.piles):
        top = pile[-1] if pile else BASES[at & 1]
        sizes += (number(top), top & FOREIGN and 1, len(pile))
    fields = (
        _SEAT[-1 if seat is None else seat],
        _SEAT[-1 if state.outcome else state.seat],
        bytes((*sizes, len(hands[0]), len(hands[1]), len(draws[0]), len(draws[1]))),
        _NO_HAND if seat is None else present(hands[seat], _BEYOND)[NUMBERS[0] :],
        ending,
    )
    return b"".join(fields), (state.turn, *scores)


SEATS = Seats(each=("to_act", "counts", "draws", "outcome/place"), of=("players", "outcome/score"))
TOLD = Told((events.Laid, core.Drew, core.TurnBegan, core.GameOver))
OBSERVING = Observing(FIELDS, ("turn", *_END.numbers), write, seats=SEATS, told=TOLD)
