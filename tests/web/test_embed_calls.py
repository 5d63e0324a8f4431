"""What the host page of a table may ask of it, and the events about moments, lessons and puzzles."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

import pytest

from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.puzzles.puzzle import load_puzzles
from pyengine.rulebook.lesson import load_lesson
from web.engine.dispatcher import Dispatcher
from web.engine.lesson_session import LessonSession
from web.games import games
from web.puzzles.framed import PuzzledController

FACE = {"game": "face-to-face", "seats": "human,bot:greedy", "seed": "7", "options": "first=1", "pace": "instant"}
UNO = "players 2 | deck r1 r2 | hand 1 g7 b3 | hand 2 y5 | discard g2"


def send(on: Dispatcher, ident: str = "embed-1", **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(on.send(json.dumps({"id": ident, **command})))
    return answer


def begun(ident: str = "embed-1", **attributes: str) -> tuple[Dispatcher, dict[str, Any]]:
    on = Dispatcher({"puzzled": PuzzledController})
    return on, send(on, ident, do="frame", query=urlencode(attributes), lang="en")


def value(on: Dispatcher, ident: str = "embed-1", **command: object) -> Any:
    return send(on, ident, **command)["result"]["value"]


def error(on: Dispatcher, ident: str = "embed-1", **command: object) -> str:
    return str(send(on, ident, **command)["result"]["error"]["message"])


def test_the_state_is_that_of_the_engine_for_each_seat() -> None:
    on, _ = begun(**FACE)
    send(on, do="act", call=1, text="17>own-up")
    record = Record.parse(value(on, do="record"))
    state, game = record.replay(), find_game("face-to-face")
    found = value(on, do="state")
    assert found == {
        "game": "face-to-face",
        "players": 2,
        "number": 1,
        "last": 1,
        "position": game.write(state),
        "toAct": [1],
        "seat": 1,
        "view": json.loads(json.dumps(state.view(0))),
        "over": None,
    }
    assert value(on, do="state", seat="2")["view"] == json.loads(json.dumps(state.view(1)))
    assert value(on, do="state", seat="0")["view"] == json.loads(json.dumps(state.view(None)))
    assert value(on, do="state", seat="0")["seat"] is None
    assert value(on, do="legal") == [game.format(action) for action in state.legal(0)]
    assert value(on, do="legal", seat="2") == []
    for wrong in ("3", "-1", "x", "9" * 500):
        assert "seat" in error(on, do="state", seat=wrong)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_each_move_has_the_position_after_it(game: Any) -> None:
    """Also of several at once, up to the end, and each can be set up again."""
    on, answer = begun(game=game.id, seats="bot:greedy,bot:greedy", seed="3", pace="instant")
    events = answer["events"]
    for _ in range(2000):
        answer = send(on, do="tick")
        events += answer.get("events", [])
        if answer.get("wait") is None and "seen" not in answer.get("html", ""):
            break
        if 'data-do="seen"' in answer.get("html", ""):
            events += send(on, do="seen").get("events", [])
    record = Record.parse(value(on, do="record"))
    moves = [event for event in events if event["type"] == "move"]
    assert [(event["seat"] - 1, event["action"]) for event in moves] == [
        (step.seat, step.text) for step in record.steps
    ]
    for number in range(0, len(moves), max(1, len(moves) // 5)):
        state = record.with_steps(record.steps[: number + 1]).replay()
        assert moves[number]["position"] == game.write(state)
        assert begun(game=game.id, position=moves[number]["position"])[1]["events"][0]["type"] == "ready"


def test_a_position_is_put_on_the_table_and_reset_returns_to_it() -> None:
    on, _ = begun(game="uno", seats="human,bot:greedy", seed="1")
    answer = send(on, do="set-position", call=1, text=UNO)
    assert answer["result"] == {"value": None}
    assert [event["type"] for event in answer["events"]] == ["ready"]
    assert "g7>discard" in value(on, do="legal")
    send(on, do="act", call=2, text="g7>discard")
    answer = send(on, do="reset", call=3)
    assert answer["events"][0]["number"] == 0
    assert value(on, do="state")["position"] == find_game("uno").write(find_game("uno").position(UNO))
    for wrong in ("nonsense", UNO.replace("players 2", "players 3").replace("discard", "hand 3 y1 | discard")):
        before = value(on, do="state")["position"]
        assert error(on, do="set-position", text=wrong)
        assert value(on, do="state")["position"] == before


def test_undo_takes_back_what_may_be_unseen() -> None:
    on, first = begun(**FACE)
    assert error(on, do="take-back") == "That is not possible at this table now."
    send(on, do="act", call=1, text="17>own-up")
    answer = send(on, do="take-back", call=2)
    assert answer["result"] == {"value": None}
    assert answer["events"][0]["position"] == first["events"][0]["position"]
    on, _ = begun(**{**FACE, "seats": "human,human"})
    send(on, do="act", call=1, text="17>own-up")
    assert value(on, do="take-back") is None
    assert value(on, do="state")["number"] == 0
    assert value(on, do="legal"), "it is the turn of whoever took it back"


def three_moves() -> str:
    on, _ = begun(**FACE)
    for text in ("17>own-up", "18>own-up", "23>own-up"):
        send(on, do="act", call=1, text=text)
    return str(value(on, do="record"))


def test_moments_of_one_game() -> None:
    record = three_moves()
    on, answer = begun(record=record, readonly="", moment="1")
    assert [event["type"] for event in answer["events"]] == ["ready"]
    assert [value(on, do="state")[name] for name in ("number", "last")] == [1, 3]
    answer = send(on, do="go-to", call=1, value="2")
    assert answer["result"] == {"value": 2}
    assert answer["events"] == [{"type": "moment", "number": 2, "last": 3}]
    assert send(on, do="jump", value="0")["events"] == [{"type": "moment", "number": 0, "last": 3}]
    assert value(on, do="go-to", value="99") == 3
    for wrong in ("", "-1", "x"):
        assert error(on, do="go-to", value=wrong)
    on, _ = begun(record=record, moment="1")
    assert value(on, do="state")["last"] == 1, "it is played on from there"
    assert send(on, do="act", call=1, text="18>own-up")["result"] == {"value": None}
    assert "moment" in begun(record=record, moment="one")[1]["events"][0]["message"]


def test_a_live_game_shows_a_moment_and_comes_back() -> None:
    on, _ = begun(record=three_moves())
    assert value(on, do="go-to", value="1") == 1
    answer = send(on, do="go-to", value="3")
    assert answer["events"] == [{"type": "moment", "number": 3, "last": 3}]
    assert value(on, do="legal")


def test_the_reader_looks_from_the_seat_that_is_asked_for() -> None:
    on, _ = begun(**{**FACE, "seat": "2"})
    assert value(on, do="state")["seat"] == 2
    on, _ = begun(record=three_moves(), readonly="", seat="2")
    assert value(on, do="state")["seat"] == 2
    position = "own up 27 | hand 17 18 28 40 45 50"
    on, _ = begun(game="face-to-face", position=position, seat="2")
    assert value(on, do="state")["seat"] == 2
    for wrong in ("0", "3", "x"):
        assert "seat" in begun(**{**FACE, "seat": wrong})[1]["events"][0]["message"]


def test_a_table_that_was_not_set_up_answers_every_call() -> None:
    on, _ = begun(game="chess")
    calls: list[dict[str, str]] = [{"do": "state"}, {"do": "legal"}, {"do": "take-back"}]
    for command in [*calls, {"do": "set-position", "text": UNO}, {"do": "go-to", "value": "1"}]:
        assert error(on, **command)


def test_each_step_of_a_lesson_is_told_once_and_in_order() -> None:
    on, answer = begun("guided-1", game="face-to-face", lesson="", pace="instant")
    events, steps = answer["events"], len(load_lesson("face-to-face", "en").steps)
    for _ in range(400):
        session = on.controllers["guided-1"].session
        assert isinstance(session, LessonSession)
        if answer["wait"] is not None:
            answer = send(on, "guided-1", do="tick")
        elif session.requested:
            answer = send(on, "guided-1", do="act", call=1, text=session.requested.text)
        elif 'data-do="next"' in answer["html"]:
            answer = send(on, "guided-1", do="next")
        else:
            break
        events += answer.get("events", [])
    done = [event for event in events if event["type"] == "stepdone"]
    assert done == [{"type": "stepdone", "step": step + 1, "steps": steps} for step in range(steps)]
    first = next(at for at, event in enumerate(events) if event["type"] == "stepdone")
    assert events[first - 1]["type"] in ("move", "ready"), "after what was done in it"
    assert error(on, "guided-1", do="take-back")
    assert error(on, "guided-1", do="set-position", text="hand 17")
    assert error(on, "guided-1", do="go-to", value="0")
    assert value(on, "guided-1", do="state")["game"] == "face-to-face"


def test_a_puzzle_that_is_solved_is_told_once() -> None:
    puzzle = load_puzzles("glastonbury")[0]
    on, answer = begun("puzzled-1", puzzle="glastonbury-1")
    assert [event["type"] for event in answer["events"]] == ["ready"]
    send(on, "puzzled-1", do="act", call=1, text=puzzle.tries[0].actions[0])
    events = []
    for text in puzzle.solution:
        events += send(on, "puzzled-1", do="act", call=2, text=text)["events"]
    solved = {"type": "puzzlesolved", "game": "glastonbury", "number": 1, "alone": False, "hints": 0, "mistakes": 1}
    assert events[-1] == solved
    assert [event["type"] for event in events].count("puzzlesolved") == 1
    assert send(on, "puzzled-1", do="lang", value="uk")["events"][0]["type"] == "ready"
    on, _ = begun("puzzled-1", puzzle="glastonbury-1")
    for text in puzzle.solution:
        answer = send(on, "puzzled-1", do="act", call=2, text=text)
    assert answer["events"][-1]["alone"] is True
    assert send(on, "puzzled-1", do="state")["events"] == []
