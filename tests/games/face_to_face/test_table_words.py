"""What the table of Face to Face says where a card does not fit."""

from __future__ import annotations

import pytest

import pyengine
from tests.languages import WHOLE as LANGS
from web.games.face_to_face.table import TABLE
from web.parts.messages import Messages
from web.parts.table import Scene

GAME = pyengine.game("face-to-face")
HAND = "own hand 3 18 27 40 45 58"


@pytest.mark.parametrize(
    ("position", "action", "text"),
    [
        ("own up 28", "3>own-up", "3 is below the 28. Your ascending pile takes anything higher, or exactly 18."),
        ("own down 26", "27>own-down", "27 is above the 26. Your descending pile takes anything lower, or exactly 36."),
        ("own up 10", "3>own-up", "3 is below the 10. Your ascending pile takes anything higher."),
        ("own down 50", "58>own-down", "58 is above the 50. Your descending pile takes anything lower."),
    ],
)
def test_a_refusal_names_the_trick_only_where_there_is_such_a_card(position: str, action: str, text: str) -> None:
    state = GAME.position(f"{HAND} | {position}")
    breach = state.why_not(0, GAME.parse(action))
    assert breach
    view, seats = state.view(0), ("human", "bot:1")
    for lang in LANGS:
        people = ("You", "Ann"), seats
        shown = Scene(view, (), None, *people, Messages(lang), table=TABLE)
        case = shown.explain(breach, action)
        assert lang != "en" or case == text
        assert "none" not in case
