"""Faults: another tab leads, the engine or the storage fails, a save belongs to another table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyengine.core.record import Record
from pyengine.core.version import VERSION, other_engine
from tests.web.play_table import PlayTable
from web.engine.record_link import LONGEST

TABLE = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1"
UNO = "record 1\ngame uno\nplayers 2\ndeal hand 1 r7 r8 | hand 2 y1 y2 | discard b3\n"
THREE = "record 1\ngame uno\nplayers 3\ndeal players 3 | hand 1 r7 r8 | hand 2 y1 y2 | hand 3 g1 g2 | discard b3\n"


def send(table: PlayTable, **command: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps(command)))
    return answer


def start(table: PlayTable, text: str | None = None, **more: Any) -> dict[str, Any]:
    saves = {} if text is None else {TABLE: text}
    return send(table, do="start", query=f"?{TABLE}&lang=en", langs=["en"], saves=saves, **more)


def test_nothing_is_done_while_another_page_leads() -> None:
    table = PlayTable()
    before = start(table)["save"]
    answer = send(table, do="elsewhere")
    assert "another tab" in answer["title"]
    assert "save" not in answer
    assert "save" not in send(table, action="17>own-up")
    assert "іншій вкладці" in send(table, do="lang", value="uk")["title"]
    assert start(table)["save"] == before


@pytest.mark.parametrize(
    ("fault", "notice"), [("restarted", "was restarted"), ("unkept", "Nothing can be stored"), ("<b>", "")]
)
def test_faults_are_reported(fault: str, notice: str) -> None:
    table = PlayTable()
    start(table)
    assert notice in send(table, do="note", value=fault)["say"]


@pytest.mark.parametrize("text", [UNO, THREE])
def test_a_save_of_another_table_is_put_aside(text: str) -> None:
    Record.parse(text).replay()
    answer = start(PlayTable(), text)
    assert answer["broken"] == [{"key": TABLE, "text": text}]
    assert "set aside" in answer["say"]
    assert Record.parse(answer["save"]["text"]).game == "face-to-face"


MISMATCHED = THREE.replace("deal players 3 ", "deal players 2 ").replace("| hand 3 g1 g2 ", "")
"""A record for three whose deal is for two."""


def test_a_record_whose_deal_is_for_others_is_reported_and_the_game_stays() -> None:
    table = PlayTable()
    before = start(table)["save"]
    for text in (MISMATCHED, MISMATCHED + "3: draw\n", MISMATCHED.replace("players 3", "players 9")):
        answer = send(table, do="load", text=text)
        assert "deal for" in answer["say"]
        assert answer["save"] == before
    answer = start(PlayTable(), MISMATCHED)
    assert answer["broken"] == [{"key": TABLE, "text": MISMATCHED}]


@pytest.mark.parametrize("seat", ["9", "-1", "٣", "999", "1000", "9" * 900, "x", "None"])
def test_a_seat_that_is_not_at_the_table_does_nothing(seat: str) -> None:
    table = PlayTable()
    before = start(table)
    assert table.session
    for action in ("draw", "catch>1", "12>their-up", table.session.legal()[0]):
        for field in ("action", "try"):
            answer = send(table, seat=seat, **{field: action})
            assert answer["error"] == {"code": "wrong-field", "command": "touch", "field": "seat"}
            assert (answer["save"], answer["html"]) == (before["save"], before["html"])


def test_an_action_is_done_by_its_own_seat_or_by_nobody() -> None:
    table = PlayTable()
    before = start(table)
    assert table.session
    action = table.session.legal()[0]
    answer = send(table, action=action, seat="1")
    assert (answer["save"], answer["html"] == before["html"]) == (before["save"], False)
    assert "error" not in answer
    assert "F2F-5" in answer["html"], "a bot's seat, which is not to act"
    answer = send(table, action=action, seat="0")
    assert answer["save"] != before["save"]


OPEN = """record 1
game uno
players 4
deal players 4 | seat 3 | hand 1 r7 r8 | hand 2 y1 | hand 3 g1 g2 | hand 4 g5 g6 | discard b3 | open 2
"""


def test_who_may_not_call_does_not_call_for_the_viewer() -> None:
    table, names = PlayTable(), "game=uno&players=4&seats=human,human,human,human&seed=7"
    send(table, do="start", query=f"?{names}&lang=en", langs=["en"])
    send(table, do="load", text=OPEN)
    send(table, do="reveal")
    session = table.session
    assert session
    assert (session.viewer, session.callers()) == (2, ((3, "catch>2"), (3, "let"), (0, "catch>2"), (0, "let")))
    send(table, action="let", seat="0")
    before = send(table, action="draw", seat="3")["save"]
    for seat in ("0", "1"):
        assert "catch>2" in session.legal(), "the viewer could"
        assert send(table, action="catch>2", seat=seat)["save"] == before
        assert session.refusal is not None
        assert (session.refusal.rule, session.refusal.facts["seat"]) == ("UNO-17", int(seat) + 1)
    assert send(table, action="catch>2", seat="3")["save"] != before


def test_a_bot_does_not_call_what_a_page_says() -> None:
    table = PlayTable()
    send(table, do="start", query="?game=uno&players=4&seats=human,bot:greedy,bot:greedy,bot:greedy&seed=7&lang=en")
    seats = "seat 1 human\nseat 2 bot:greedy\nseat 3 bot:greedy\nseat 4 bot:greedy\ndeal "
    before = send(table, do="load", text=OPEN.replace("deal ", seats).replace("seat 3 |", "seat 1 |", 1))["save"]
    assert table.session
    assert table.session.timeline.state.to_act == (2, 3, 0)
    answer = send(table, action="catch>2", seat="3")
    assert answer["save"] == before
    assert "notice" in answer["html"]


def test_before_there_is_a_game_no_seat_is_wrong() -> None:
    table = PlayTable()
    send(table, do="start", query="?game=nothing", langs=["en"])
    assert table.session is None
    assert "error" not in send(table, action="draw", seat="9")


def test_what_is_too_long_is_not_read() -> None:
    table = PlayTable()
    assert "a shorter record" in start(table, size=LONGEST + 1)["say"]
    before = start(table)["save"]
    answer = send(table, do="load", text="", size=LONGEST + 1)
    assert "a shorter record" in answer["say"]
    assert answer["save"] == before


def test_the_engine_of_a_record() -> None:
    assert other_engine("record 1\nengine 0.0.1\n") == "0.0.1"
    assert other_engine(f"record 1\nengine {VERSION}\n") == ""
    assert other_engine("record 1\nengine <b>\n") == other_engine("nonsense") == ""


def test_a_broken_record_of_an_older_engine_says_so() -> None:
    table = PlayTable()
    text = Record.parse(start(table)["save"]["text"]).format().replace(f"engine {VERSION}", "engine 0.0.1")
    notice = "made with version 0.0.1 of the engine"
    assert notice not in send(table, do="load", text=text)["say"]
    assert notice in send(table, do="load", text=text + "1: draw\n")["say"]
    assert notice in start(table, text + "1: draw\n")["say"]
    assert notice not in send(table, do="load", text=text.replace("0.0.1", VERSION) + "1: draw\n")["say"]
