"""Why a seat cannot do an action, as scenes ask it."""

from __future__ import annotations

from collections.abc import Callable

from pyengine.core.errors import Breach
from pyengine.core.game import Game
from pyengine.core.state import State


def refusing(game: Game, state: State, seat: int | None) -> Callable[[str], Breach | None]:
    """The engine's `why_not` of a seat for the texts of actions; a spectator breaks no rule."""
    return lambda text: None if seat is None else state.why_not(seat, game.parse(text))
