"""What of Pearl of the East tells who will win: tasks, cards, their kinds, who is barred, and the next turn."""

from __future__ import annotations

from pyengine.core.linear import Amounts, Quantities
from pyengine.core.value import Names
from pyengine.games.pearl import scoring
from pyengine.games.pearl.game import Pearl
from pyengine.games.pearl.heuristic import turns
from pyengine.games.pearl.pieces import TASKS

_NAMES = Names()
_DONE = _NAMES.block("done", TASKS)
_BARRED = _NAMES.block("barred-with-done", TASKS)
_AHEAD = _NAMES.block("next-turn-with-done", TASKS)
_CARDS = len(_NAMES)
_KINDS = _CARDS + 1
_NAMES += ("cards", "kinds")
_NEXT = 6
"""The breadth at which the next turn is planned."""


def features(state: Pearl) -> list[Amounts]:
    """The amounts of each seat; the one to act has the turn that it would plan now."""
    found = [_of_seat(state, seat) for seat in range(state.players)]
    if ahead := turns(state, state.seat, _NEXT):
        found[state.seat].append((_AHEAD + len(state.done[state.seat]), ahead[0].prior))
    return [*found]


def _of_seat(state: Pearl, seat: int) -> list[tuple[int, float]]:
    """The tasks completed, the part of those left that others' tops bar, the cards of the hand and their kinds.

    While the game goes on, every seat has a task left.
    """
    hand, done = state.hands[seat], len(state.done[seat])
    left = TASKS - done
    barred = left - scoring.possible(state.done, seat).bit_count()
    return [
        (_DONE + done, 1.0),
        (_BARRED + done, barred / left),
        (_CARDS, sum(hand)),
        (_KINDS, len(hand) - hand.count(0)),
    ]


QUANTITIES = Quantities(tuple(_NAMES), features)
