"""Whole turns of Face to Face: every way to end one, and which of them look best.

Their worth is told in steps of a pile. The weights were found by the cross-entropy method (R. Y. Rubinstein,
Methodology and Computing in Applied Probability 1, 1999) in games against the greedy bot and
against weights found before.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from typing import TYPE_CHECKING, NamedTuple

from pyengine.core.state import Action, State
from pyengine.core.turns import MOST
from pyengine.games.face_to_face.pieces import BASES, END_TURN, HAND, MINIMUM, NUMBERS, PLAYS, Play
from pyengine.games.face_to_face.rules import FITS

if TYPE_CHECKING:
    from pyengine.games.face_to_face.state import FaceToFace

_LAID, _LAID_LATE = 0.9, 0.7
"""What a card laid is worth at the beginning of a game, and how much more towards its end."""
_DRAWN, _DRAWN_LATE = 1.6, 2.3
"""The same for a card drawn."""
_GIFT = 3.7
"""What a gift is worth beside the cards that are drawn for it."""
_HELP, _HELP_TIGHT = 0.45, 0.6
"""What a step given to the opponent costs, and how much more when the opponent has no room left."""
_FAR, _FAR_LATE = 0.1, 0.12
"""What a step costs by which a card kept is away from the pile that is nearer to it."""
_NEXT = 0.35
"""The same once more for the card that is nearest."""
_PAIR = 2.4
"""What two cards kept are worth that are ten apart: one takes a pile back that the other was laid on."""
_TRICK = 0.9
"""What a card is worth that is still to be drawn and takes a pile back."""
_ROOM_LATE = 0.7
"""How much more a step of an own pile is worth towards the end of a game."""
_FARTHEST, _NOTHING_NEAR = 30, 15
"""A card farther away counts as this far, and where no card is kept, the next one as that far."""
_SPAN = BASES[1] - BASES[0]


class End(NamedTuple):
    """The tops of the piles as the seat to act sees them, and the cards left in its hand, as bits."""

    up: int
    down: int
    their_up: int
    their_down: int
    kept: int


Steps = dict[End, tuple[End, Play] | None]
"""How each end is reached: from which other one, by which play; the beginning from none."""


def turns(state: State, seat: int, breadth: int) -> list[tuple[Action, ...]]:
    """The ways to go on to the end of the turn that look best, the best first; `breadth` of them, or `MOST`."""
    game: FaceToFace = state  # type: ignore[assignment]
    now = End(*game.tops(), game.hand_bits(seat))
    steps = _steps(now, may_give=not game.given)
    least = MINIMUM - game.laid
    ends = [end for end in steps if (now.kept ^ end.kept).bit_count() >= least]
    if not game.draws[seat] and (last := next((end for end in ends if not end.kept), None)):
        return [_plays(steps, last)]
    best = nlargest(min(breadth, MOST), ends, key=Judge(game, seat, now).worth)
    return [(*_plays(steps, end), END_TURN) for end in best]


def _steps(now: End, *, may_give: bool) -> Steps:
    """Everything that this turn can come to."""
    steps: Steps = {now: None}
    left = [now]
    while left:
        end = left.pop()
        for card, pile, reached in _nexts(end, may_give and end[2:4] == now[2:4]):
            if reached not in steps:
                steps[reached] = end, PLAYS[card, pile]
                left.append(reached)
    return steps


def _nexts(end: End, may_give: bool) -> Iterator[tuple[int, int, End]]:
    """What one card more comes to: the card, the pile, and the end."""
    for pile, top in enumerate(end[: 4 if may_give else 2]):
        fitting = end.kept & FITS[pile][top]
        while fitting:
            card = fitting.bit_length() - 1
            fitting ^= 1 << card
            reached = [*end[:4], end.kept ^ 1 << card]
            reached[pile] = card
            yield card, pile, End._make(reached)


def _plays(steps: Steps, end: End) -> tuple[Play, ...]:
    """The plays by which an end is reached."""
    plays = list[Play]()
    while step := steps[end]:
        end, play = step
        plays.append(play)
    return tuple(reversed(plays))


class Judge:
    """Tells what the ends of one turn are worth; holds what is the same for all of them."""

    def __init__(self, game: FaceToFace, seat: int, now: End) -> None:
        self.now = now
        self.hand = now.kept.bit_count()
        self.given = bool(game.given)
        self.draw = len(game.draws[seat])
        self.to_come = sum([1 << card for card in game.draws[seat]])
        self.tight = 1 - (now.their_down - now.their_up) / _SPAN

    def worth(self, end: End) -> float:
        """In steps of an own pile."""
        kept = end.kept.bit_count()
        help_given = self.now.their_up - end.their_up + end.their_down - self.now.their_down
        given = self.given or help_given > 0
        drawn = min(HAND - kept if given else MINIMUM, self.draw)
        late = 1 - (kept + self.draw) / len(NUMBERS)
        return (
            (end.down - end.up) * (1 + _ROOM_LATE * late)
            + (self.hand - kept) * (_LAID + _LAID_LATE * late)
            + drawn * (_DRAWN + _DRAWN_LATE * late)
            + _GIFT * given
            - help_given * (_HELP + _HELP_TIGHT * self.tight)
            + _PAIR * (end.kept & end.kept >> 10).bit_count()
            + _TRICK * ((self.to_come << 10 >> end.up & 1) + (self.to_come >> end.down + 10 & 1))
            - _away(end, _FAR + _FAR_LATE * late)
        )


def _away(end: End, far: float) -> float:
    """What it costs that the cards kept are not next to the piles."""
    nearest, total, cards = _NOTHING_NEAR, 0, end.kept
    while cards:
        card = cards.bit_length() - 1
        cards ^= 1 << card
        steps = min(card - end.up if card > end.up else _FARTHEST, end.down - card if card < end.down else _FARTHEST)
        if card in (end.up - 10, end.down + 10):
            steps = -10
        nearest = min(nearest, steps)
        total += max(0, min(steps, _FARTHEST))
    return far * total + _NEXT * nearest
