"""Actions and facts of Face to Face as text.

Action: `17>own-up`, `17>own-down`, `17>their-up`, `17>their-down`, or `draw`, which ends the turn.
"""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.core.notation import Word
from pyengine.core.state import Action
from pyengine.games.face_to_face.pieces import BASES, END_TURN, NUMBERS, PILE_INDEX, PLAYS, Play, number
from pyengine.games.face_to_face.position import GIVEN, HANDS, LAID, SCHEMA, TURN
from pyengine.games.face_to_face.state import FaceToFaceState


def parse(text: str) -> Action:
    """Action text → action; raises `NotationError`."""
    if text == "draw":
        return END_TURN
    card, arrow, pile = text.partition(">")
    if not arrow:
        raise NotationError(text, 1, 1, "action")
    value = Word(card, 1, 1).number("card", NUMBERS[0], NUMBERS[-1])
    if pile not in PILE_INDEX:
        raise NotationError(pile, 1, len(card) + 2, "pile")
    return PLAYS[value, PILE_INDEX[pile]]


def write_action(action: Action) -> str:
    """Action → its text."""
    return f"{action.card}>{action.pile}" if isinstance(action, Play) else "draw"


def facts(state: FaceToFaceState, own: int) -> dict[str, str]:
    """Tops, hands and sizes, as seat `own` names them."""
    found = SCHEMA.facts(state, LAID, GIVEN, TURN)
    for side, owner in (("own", own), ("their", 1 - own)):
        for kind, name in enumerate(("up", "down")):
            pile = state.piles[owner * 2 + kind]
            found[f"{side} {name}"] = str(number(pile[-1]) if pile else BASES[kind])
        found[f"{side} hand"] = HANDS[0].words(state.hands[owner])
        found[f"{side} hand-size"] = str(len(state.hands[owner]))
        found[f"{side} draw-size"] = str(len(state.draws[owner]))
    return found
