"""How hard a puzzle is: by which of the weaker bots find its play."""

from __future__ import annotations

from pyengine.bots import Bot, Knowledge
from pyengine.bots import bot as find_bot
from pyengine.core.prng import Prng
from pyengine.core.state import Action
from pyengine.puzzles.judge import aloud
from pyengine.puzzles.play import Result, Spot, ends, result
from pyengine.puzzles.puzzle import MOST_ACTIONS

_SOLVERS = ("greedy", "2", "2", "4", "4", "4")
"""Who tries each puzzle; the more of them find it, the easier it is."""
_EASY, _FAIR = 5, 2
"""So many of them find an easy puzzle, and one that is fair."""


def grade(spot: Spot, best: Result) -> tuple[str, set[Result]]:
    """The level of a puzzle, and what the bots that fail come to: the plays that tempt."""
    found = [result(spot, play(spot, name, at)) for at, name in enumerate(_SOLVERS)]
    solved = sum(each.at_least(best) for each in found)
    level = "easy" if solved >= _EASY else "fair" if solved >= _FAIR else "hard"
    return level, {each for each in found if not each.at_least(best)}


def play(spot: Spot, name: str, seed: int) -> list[Action]:
    """What a bot plays: one action, or a whole turn."""
    bot: Bot = find_bot(name)
    game, state, seat = spot._replace(state=spot.state.copy())
    chance, actions = Prng(seed), list[Action]()
    while len(actions) < MOST_ACTIONS:
        action = aloud(Spot(game, state, seat), bot.choose(Knowledge(game, state, seat), chance))
        actions.append(action)
        state.play(seat, action)
        if ends(game, seat, action, state):
            break
    return actions
