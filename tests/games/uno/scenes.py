"""Helper functions for the tests of the table of UNO: positions, and their scenes."""

from __future__ import annotations

from typing import Any

import pyengine
from pyengine.core.state import State
from tests.games.refusing import refusing
from web.games.uno.table import TABLE
from web.parts.messages import Messages
from web.parts.table import Scene

UNO = pyengine.game("uno")
NAMES = ("You", "Ann", "Tim", "Sara", "Bob", "Eve", "Max", "Zoe", "Ian", "Una")
THREE = "players 3 | hand 1 b7 wild y3 | hand 2 r1 r2 | hand 3 g1 g2 g3 | discard b2"


def scene(state: State, viewer: int | None = 0, lang: str = "en", **more: Any) -> Scene:
    """The scene of one person among bots, unless `seats` tells otherwise."""
    view = state.view(viewer)
    count = len(view["players"])
    legal = () if viewer is None else tuple(UNO.format(action) for action in state.legal(viewer))
    given: dict[str, Any] = {
        "seats": ("human",) + ("bot:greedy",) * (count - 1),
        "awaited": state.awaited,
        "chosen": None,
    } | more
    given["breach"] = refusing(UNO, state, viewer)
    return Scene(view=view, legal=legal, names=NAMES[:count], t=Messages(lang), table=TABLE, **given)


def at(position: str, *actions: str) -> State:
    state = UNO.position(position)
    for action in actions:
        state.apply(state.awaited[-1], UNO.parse(action))
    return state
