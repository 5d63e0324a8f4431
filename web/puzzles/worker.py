"""Adds puzzles to the engine of a page or a frame, once the first of them is asked for."""

from urllib.parse import parse_qs

from pyengine.core.errors import OptionError
from pyengine.core.json_text import read_json
from web.engine.dispatcher import Dispatcher
from web.games import games
from web.parts.messages import add_part
from web.protocol.commands import LONGEST_COMMAND
from web.puzzles.controller import PuzzleController
from web.puzzles.framed import PuzzledController, named

KINDS = {"puzzle": PuzzleController, "puzzled": PuzzledController}
"""The controllers by the prefix of their tables' ids."""


def join(dispatcher: Dispatcher) -> None:
    """Have this dispatcher serve puzzles too."""
    add_part("puzzles")
    dispatcher.kinds = {**dispatcher.kinds, **KINDS}


def wanted(text: str) -> str:
    """The ID of the game whose puzzles a command asks for; empty for any other command, and for one that is broken."""
    try:
        given = read_json(text, LONGEST_COMMAND)
        fields = {name: values[0] for name, values in parse_qs(str(given.get("query", ""))).items()}
        game = str(given.get("game") or "") or (named(fields)[0] if fields else "")
    except (ValueError, AttributeError, OptionError):
        return ""
    return game if game in {each.id for each in games()} else ""
