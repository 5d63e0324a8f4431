"""How hard a puzzle is as a number, before anybody of flesh and blood has tried it."""

from __future__ import annotations

from pyengine.puzzles.puzzle import Puzzle

_BY_LEVEL = {"easy": 1150, "fair": 1450, "hard": 1750}
"""By how many of the weaker bots find the play: the level says it. Of two who are 300 points apart the stronger wins
85 of a hundred, about the way from one level to the next."""
_ACTION, _MOST_ACTIONS = 25, 6
"""So much harder is a turn with each action more, up to so many."""
_RIVAL, _CLOSE = 20, 10
"""So much harder with each other play that loses no more than so many in a hundred: it is easily taken for the best."""
_LEAD, _CLEAR = 4, 20
"""So much harder for each win in a hundred that the best play is ahead by less than so many."""


def first_rating(puzzle: Puzzle) -> int:
    """A puzzle's rating on the scale of Glicko and Elo: 1500 is a puzzle in the middle. Whoever has the same rating
    finds its play half of the time.
    """
    actions = min(len(puzzle.solution), _MOST_ACTIONS) - 1
    rivals = sum(each.loss <= _CLOSE for each in puzzle.tries)
    close = max(0, _CLEAR - puzzle.ahead) - _CLEAR // 2
    return _BY_LEVEL[puzzle.level] + _ACTION * actions + _RIVAL * min(rivals, 4) + _LEAD * close
