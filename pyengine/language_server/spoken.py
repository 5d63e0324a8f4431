"""Actions in words of the editor's language, where a package has such words for our games.

The engine has none. A package may offer a function under the entry point `pyengine.words`, named `action`: of a
game's ID, an action's text and a language it makes a sentence. The wheel with the tables does, which a release has
beside the engine's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from pyengine.core.game import Game

Speaker = Callable[[str, str, str], str]
"""Game's ID, action's text, language → words."""
_GROUP = "pyengine.words"


@cache
def speaker() -> Speaker | None:
    """The installed function; None where there is none, or it cannot be loaded."""
    for point in entry_points(group=_GROUP, name="action"):
        try:
            found: Speaker = point.load()
        except (ImportError, AttributeError):
            continue
        return found
    return None


def spoken(game: Game, text: str, lang: str) -> str:
    """An action in words; empty where nobody has any, or the text is no action."""
    say = speaker()
    try:
        return say(game.id, game.format(game.parse(text)), lang) if say else ""
    except Exception:  # whatever is wrong with another package's words, the editor goes on
        return ""
