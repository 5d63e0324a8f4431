"""What can be done in a position, in the order in which it is tried."""

from __future__ import annotations

from collections.abc import Generator

from pyengine.core.game import Game
from pyengine.core.state import Action, State
from pyengine.solve.question import Others

Choice = tuple[int, Action]
"""A seat and what it does."""
Search = Generator[None, None, list[Choice] | None]
"""A search that stops for breath after each position that it makes; its result is a line, or None."""


def choices(game: Game, state: State, seat: int, others: Others) -> list[Choice]:
    """What `seat` can do, the game's heuristic's best first, and then what the others can do, if it is up to them.

    The others' best stands first as well, where they help their worst. Of greedy ones there is only the best, and where
    they may act beside the seat, they do so first: as they would if they never hesitated.
    """
    free = [each for each in state.to_act if each != seat]
    if others == Others.GREEDY and free:
        return _ranked(game, state, free[0], -1)[:1]
    found = _ranked(game, state, seat, -1) if seat in state.to_act else []
    for actor in free:
        found += _ranked(game, state, actor, 1 if others == Others.HELP else -1)
    return found


def _ranked(game: Game, state: State, actor: int, sign: int) -> list[Choice]:
    actions = state.legal(actor)
    if len(actions) > 1:
        scores = game.strategy.score_actions(state.view(actor), actions)
        actions = [actions[at] for at in sorted(range(len(actions)), key=lambda at: sign * scores[at])]
    return [(actor, action) for action in actions]


def after(state: State, choice: Choice) -> State:
    """The position after a choice."""
    twin = state.copy()
    twin.play(*choice)
    return twin
