"""What is asked of a table is answered in words, and changes nothing; nothing is announced twice."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from pyengine.core.events import Event
from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.games import ids
from tests.languages import WHOLE as LANGS
from tests.web.play_table import PlayTable
from web.engine.scene import still_scene
from web.engine.session import Session
from web.engine.setup import read
from web.games import table_of
from web.parts.asked import answer_to
from web.parts.messages import Messages
from web.parts.panel import QUESTIONS


def send(table: PlayTable, **command: Any) -> dict[str, Any]:
    """The answer to a command."""
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


def begun(game: str, lang: str = "en") -> tuple[PlayTable, dict[str, Any]]:
    """A table at which the person begins, or may act at once."""
    table = PlayTable()
    query = f"game={game}&seats=human,bot:random&seed=7&pace=instant&lang={lang}"
    answer = send(table, do="start", query=query, langs=[lang])
    while answer.get("wait") is not None:
        answer |= send(table, do="tick")
    return table, answer


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ids())
def test_every_question_has_an_answer(game: str, lang: str) -> None:
    table, answer = begun(game, lang)
    for question in QUESTIONS:
        asked = send(table, do="ask", value=question)
        assert asked["asked"], question
        assert all(asked["asked"])
        assert asked["say"] == ""
        assert asked["save"] == answer["save"]


@pytest.mark.parametrize("game", ids())
def test_no_key_of_a_table_means_two_things(game: str) -> None:
    keys = re.findall(r'data-key="(\w)"', begun(game)[1]["html"])
    assert set(QUESTIONS.values()) < set(keys)
    assert not [key for key in QUESTIONS.values() if keys.count(key) > 1]


def test_an_empty_hand_is_not_nobodys_hand() -> None:
    game = find_game("face-to-face")
    state = game.deal(2, 7)
    while state.view(0)["players"][0]["hand"]:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    deal, t = game.write(state), Messages("en")
    for kinds, answer in (("human,bot:random", "ask-empty-hand"), ("bot:random,bot:random", "ask-no-hand")):
        session = Session(read(f"game={game.id}&seats={kinds}")[0], Record(game.id, 2, deal))
        assert answer_to("hand", still_scene(session, t)) == [t(answer)]


def test_a_turn_that_follows_a_rounds_result_is_announced_once_that_is_read() -> None:
    table, _ = begun("uno")
    assert table.session
    table.session.round_end = Event()
    assert send(table, do="seen")["say"] == "Your turn."
    assert send(table, do="seen")["say"] == ""


def test_a_notice_that_stays_is_announced_once() -> None:
    table, _ = begun("face-to-face")
    refused = send(table, do="touch", action="draw")["say"]
    assert "(F2F-6)" in refused
    assert send(table, do="ask", value="hand")["say"] == ""
    assert send(table, do="touch", action="draw")["say"] == refused


def test_what_a_game_of_memory_has_said_goes() -> None:
    for game in ids():
        assert begun(game)[1].get("fleeting", False) == table_of(game).info.fleeting
