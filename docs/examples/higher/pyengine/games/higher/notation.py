"""Actions and facts of Higher as text: `17>pile`, or `draw`."""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word
from pyengine.core.state import Action
from pyengine.games.higher.pieces import DRAW, NUMBERS, PLAYS, Play
from pyengine.games.higher.position import DECK, HAND, SCHEMA
from pyengine.games.higher.state import HigherState


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    if text == "draw":
        return DRAW
    card, arrow, pile = text.partition(">")
    if not arrow or pile != "pile":
        raise NotationError(text, 1, 1, "action")
    return PLAYS[Word(card, 1, 1).number("card", NUMBERS[0], NUMBERS[-1])]


def write_action(action: Action) -> str:
    """Action → its text."""
    return f"{action.card}>pile" if isinstance(action, Play) else "draw"


def facts(state: HigherState, own: int) -> dict[str, str]:  # noqa: ARG001 - nothing here depends on who speaks
    """The top, the deck's size, and every hand."""
    return {"top": str(state.top)} | SCHEMA.sizes(state, DECK) | SCHEMA.facts(state, HAND)
