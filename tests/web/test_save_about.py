"""What is kept with a save for those who list it, and whether its table may stand on the page again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.games import games
from web.parts.messages import Messages

F2F = "game=face-to-face&lang=en&seed=7&first=1&pace=instant"


def send(table: PlayTable, **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


def started(query: str) -> tuple[PlayTable, dict[str, Any]]:
    table = PlayTable()
    return table, send(table, do="start", query=query, langs=["en"])


@pytest.mark.parametrize("game", [game.id for game in games()])
@pytest.mark.parametrize("lang", LANGS)
def test_a_save_tells_what_it_is_about(game: str, lang: str) -> None:
    _, answer = started(f"game={game}&seats=human,bot:greedy&seed=7&lang={lang}")
    about = answer["save"]["about"]
    assert about["game"] == game
    assert about["names"][0] == Messages(lang)("you")
    assert len(about["names"]) == 2
    assert isinstance(about["headline"], str)
    assert about["scores"] is None or len(about["scores"]) == 2


def test_it_follows_the_game() -> None:
    table, answer = started(F2F)
    assert answer["save"]["about"]["scores"] == [58, 58]
    assert send(table, action="17>own-up")["save"]["about"]["scores"] == [57, 58]


def test_the_table_of_a_shared_device_does_not_stand_again() -> None:
    assert started("game=uno&seats=human,bot:greedy&seed=7")[1]["save"]["stands"]
    assert not started("game=uno&seats=human,human&seed=7")[1]["save"]["stands"]


def test_a_turn_in_which_nothing_came_to_the_hand_is_passed_on_at_once() -> None:
    table, _ = started("?game=uno&seats=human,human&seed=7&lang=en")
    send(table, do="reveal")
    assert table.session is not None
    number = next(text for text in table.session.legal() if ">discard" in text and text[1].isdigit())
    answer = send(table, action=number)
    assert 'id="curtain"' in answer["html"]
    assert 'data-do="seen"' not in answer["html"]
