"""Parts that are seen moving have names, and no two parts of a picture have the same."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest

from pyengine.core.prng import Prng
from pyengine.games import ids
from tests.web.play_table import PlayTable

TURNS = 40


def send(table: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


def repeated(html: str) -> list[str]:
    """The names that several parts have; the browser would then move none of them."""
    return [name for name, times in Counter(re.findall(r'data-move="([^"]+)"', html)).items() if times > 1]


@pytest.mark.parametrize("pace", ["fast", "instant"])
@pytest.mark.parametrize("game", ids())
def test_no_two_parts_of_a_picture_have_one_name(game: str, pace: str) -> None:
    table, chance = PlayTable(), Prng(1)
    answer = send(table, do="start", query=f"game={game}&seats=human,bot:greedy&seed=0&pace={pace}", fragment="")
    for _ in range(TURNS):
        assert repeated(answer.get("html", "")) == []
        session = table.session
        assert session
        legal = session.legal()
        if session.lingers:
            answer = send(table, do="seen")
        elif session.viewer in session.awaited and legal:
            action = "draw" if "draw" in legal and chance.below(3) else legal[chance.below(len(legal))]
            answer = send(table, action=action)
        else:
            answer = send(table, do="tick")
