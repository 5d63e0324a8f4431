"""Sets up the table of each set-up of a text, and reports which cannot be."""

from __future__ import annotations

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.rulebook.blocks import Setup, setups
from pyengine.rulebook.run import Failure, no_setting, start, unreadable


def begin(text: str) -> list[Failure]:
    """What is wrong with the set-ups of a Markdown text; raises `NotationError` for a block that cannot be read."""
    return [failure for block in setups(text) for each in block.entries for failure in _failures(block.game, each)]


def first_state(game_id: str, setup: Setup) -> State:
    """The state that a set-up shows; raises `OptionError`, and `NotationError` if it is not for that many players."""
    try:
        state = start(find_game(game_id), setup.position)
    except NotationError as error:
        raise error.moved(setup.line - 1, setup.column - 1) from None
    if state.players != setup.players:
        raise NotationError(str(setup.players), setup.line, 1, str(state.players))
    return state


def _failures(game_id: str, setup: Setup) -> list[Failure]:
    try:
        first_state(game_id, setup)
    except NotationError as error:
        return [unreadable(error, 0)]
    except OptionError as error:
        return [no_setting(error, setup.line)]
    return []
