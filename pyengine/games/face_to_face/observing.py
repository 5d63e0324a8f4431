"""What a seat of Face to Face may know as whole numbers, as `view` tells it.

Piles go by owner, the ascending one first. A pile's top may be `foreign`, of the other player's set; an empty pile has
its base on top. `hand` is the seat's own, a place for each number from 2.
"""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core import events as core
from pyengine.core.observing import Ending, Field, Observing, Seats, Told, Written, one_of, present
from pyengine.core.vectors import SCALED, Floats, Shape, shares
from pyengine.games.face_to_face import events, rules
from pyengine.games.face_to_face.pieces import ACTIONS, BASES, FOREIGN, MINIMUM, NUMBER, NUMBERS, number
from pyengine.games.face_to_face.state import FaceToFaceState

_SEAT = one_of(2)
_SIZE, _BEYOND = len(NUMBERS), NUMBERS[-1] + 1
_END = Ending(2, "F2F-18", "F2F-19")
_PILES = tuple([bytes([piles >> pile & 1 for pile in range(4)]) for piles in range(16)])
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


_CARDS, _TOPS, _COUNTS = shares(_SIZE), shares(BASES[1]), shares(2 * _SIZE)


def quick(shape: Shape) -> Callable[[FaceToFaceState, int], Floats]:
    """The same as vectors of float32."""
    zeros, end = shape.zeros(), _END.quick(shape)
    to_act, laid, given, counts, draws, turn = shape.starts("to_act", "laid", "given", "counts", "draws", "turn")
    hand = shape.start("hand") - NUMBERS[0]
    piles = [shape.start(f"players/{owner}/{pile}/top") for owner in range(2) for pile in ("up", "down")]
    turned, bases = (piles, piles[2:] + piles[:2]), dict(zip(piles, BASES * 2, strict=True))

    def write(state: FaceToFaceState, seat: int) -> Floats:
        other, found, hands = 1 - seat, zeros[:], state.hands
        if state.outcome:
            end(state.outcome, seat, found)
        else:
            found[to_act + (state.seat != seat)] = 1.0
        found[laid], found[given] = _CARDS[state.laid], _CARDS[state.given]
        for at, pile in zip(turned[seat], state.piles, strict=True):
            if pile:
                top = pile[-1]
                found[at], found[at + 1], found[at + 2] = _TOPS[top & NUMBER], top >= FOREIGN, _COUNTS[len(pile)]
            else:
                found[at] = _TOPS[bases[at]]
        own = hands[seat]
        found[counts], found[counts + 1] = _CARDS[len(own)], _CARDS[len(hands[other])]
        found[draws], found[draws + 1] = _CARDS[len(state.draws[seat])], _CARDS[len(state.draws[other])]
        for card in own:
            found[hand + card] = 1.0
        found[turn] = SCALED[state.turn]
        return found

    return write


def marks(state: FaceToFaceState, seat: int) -> bytearray:  # noqa: ARG001 - one seat is to act
    """Whether it is legal of each action, as `legal` lists them: plays by card and pile, the end of the turn."""
    found = bytearray(len(ACTIONS))
    for card, piles in zip(state.hands[state.seat], rules.legal_piles(state), strict=True):
        at = 4 * (card - NUMBERS[0])
        found[at : at + 4] = _PILES[piles]
    found[-1] = state.laid >= MINIMUM
    return found


SEATS = Seats(each=("to_act", "counts", "draws", "outcome/place"), of=("players", "outcome/score"))
TOLD = Told((events.Laid, core.Drew, core.TurnBegan, core.GameOver))
OBSERVING = Observing(FIELDS, ("turn", *_END.numbers), write, seats=SEATS, told=TOLD, marks=marks, quick=quick)
