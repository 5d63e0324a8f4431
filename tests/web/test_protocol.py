"""The protocol between page and engine: every message is answered, and an invalid one changes nothing."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from tests.endure import repeated
from tests.sealed.toy import Toy
from web.engine.controllers.base import TableController
from web.engine.controllers.diagram import DiagramController
from web.engine.controllers.embed import EmbedController
from web.engine.controllers.lesson import LessonController
from web.engine.controllers.play import PlayController
from web.engine.dispatcher import Dispatcher
from web.protocol import COMMANDS
from web.protocol.commands import LONGEST_COMMAND, PAGE_COMMANDS, Page, Plain, PlainName
from web.puzzles.worker import KINDS as PUZZLES
from web.sealed.controller import FriendsController
from web.workbench.controller import WorkbenchController
from web.workbench.live.pupil import BoardController

WEB = Path(__file__).parents[2] / "web"
CONTROLLERS = (
    PlayController,
    DiagramController,
    EmbedController,
    LessonController,
    WorkbenchController,
    BoardController,
)
QUERY = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1&pace=instant"
KEY = "game=face-to-face&seats=human,bot:greedy&seed=7&first=1"
START = {"do": "start", "query": "?" + QUERY, "langs": ["en"]}
FRAME = "game=face-to-face&seats=human,bot:greedy&seed=7&options=first%3D1&pace=instant"
POSITION = "own up 27 | hand 17 18 40 41 42 43"


def send(on: Dispatcher, message: object) -> dict[str, Any]:
    return sent(on, json.dumps(message))


def sent(on: Dispatcher, text: str) -> dict[str, Any]:
    answer = json.loads(on.send(text), parse_constant=pytest.fail)
    assert isinstance(answer, dict)
    return answer


def code(answer: dict[str, Any]) -> str:
    return str(answer["error"]["code"])


def record_of(on: Dispatcher, ident: str = "") -> str:
    controller = on.controllers.get(ident)
    return controller.session.timeline.record.format() if controller and controller.session else ""


# The vocabulary


@pytest.mark.parametrize("kind", CONTROLLERS)
def test_a_controller_carries_out_what_its_page_may_send(kind: type[TableController]) -> None:
    assert set(kind.handlers) == {name for name, spec in COMMANDS.items() if kind.page in spec.pages} - {"leave"}


def test_the_vocabulary_is_whole() -> None:
    plain = {name for name, spec in COMMANDS.items() if spec.fields is Plain}
    assert plain == {name for part in get_args(PlainName) for name in (get_args(part) or [part])}
    pages = set(get_args(Page))
    assert all(pages >= set(spec.pages) for spec in COMMANDS.values())
    assert not COMMANDS.keys() & set(PAGE_COMMANDS)


def test_every_button_says_a_command() -> None:
    drawn = "\n".join(
        path.read_text("utf-8") for part in ("parts", "games", "site") for path in (WEB / part).rglob("*.py")
    )
    named = set(re.findall(r"\bdo\(\s*\"([a-z-]+)\"|\"data-do\": \"([a-z-]+)\"", drawn))
    assert len(named) > 25
    assert {one or other for one, other in named} <= COMMANDS.keys() | set(PAGE_COMMANDS)


# Nothing but commands is carried out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("[" * 100_000, "too-deep"),
        ('{"id": "' + "[" * 99 + '", "do": ' + "[" * 99, "too-deep"),
        ('"' + '\\"[' * 100_000, "not-json"),
        ('{"do":' * 100_000, "too-deep"),
        ("9" * 5000, "not-json"),
        ("\ud800", "not-json"),
        ("NaN", "not-json"),
        ("[]", "not-object"),
        ('"start"', "not-object"),
        ("null", "not-object"),
        ('{"id": 5}', "wrong-field"),
        ('{"id": "' + "x" * 2000 + '"}', "wrong-field"),
        ('{"do": null}', "unknown-command"),
        ('{"do": ["undo"]}', "unknown-command"),
        ('{"do": "explode"}', "unknown-command"),
        ('{"do": "_obey"}', "unknown-command"),
        ('{"do": "position", "game": "uno", "position": ""}', "unknown-command"),
        ('{"do": "start"}', "missing-field"),
        ('{"do": "start", "query": 5}', "wrong-field"),
        ('{"do": "start", "query": "", "saves": [1]}', "wrong-field"),
        ('{"do": "start", "query": "", "settings": "dark"}', "wrong-field"),
        ('{"do": "start", "query": "", "langs": "en"}', "wrong-field"),
        ('{"do": "start", "query": "", "langs": [5]}', "wrong-field"),
        ('{"do": "start", "query": "", "size": true}', "wrong-field"),
        ('{"do": "start", "query": "", "size": NaN}', "not-json"),
        ('{"do": "load", "text": {"text": 5}}', "wrong-field"),
        ('{"do": "note", "value": "<b>"}', "wrong-field"),
        ('{"do": "review", "value": "x y\\"]"}', "wrong-field"),
        ('{"do": "jump", "value": 1}', "wrong-field"),
        ('{"action": 17}', "wrong-field"),
        ('{"source": "\\ud800"}', "wrong-field"),
        ('{"action": "' + "9" * 2000 + '"}', "wrong-field"),
        ('{"do": "load", "text": "' + "x" * LONGEST_COMMAND + '"}', "too-long"),
    ],
    ids=lambda text: text[:40],
)
def test_what_is_no_command_is_answered_and_changes_nothing(text: str, why: str) -> None:
    on = Dispatcher()
    assert code(sent(on, text)) == why
    before = send(on, START)
    send(on, {"source": "17"})
    assert code(sent(on, text)) == why
    assert record_of(on) == before["save"]["text"]
    assert send(on, {"target": "own-up"})["say"] == "You: 17 on the ascending pile.", "what was chosen still is"


_FITTING: dict[str, dict[str, Any]] = {
    "note": {"value": "restarted"},
    "say": {"value": "resign"},
    "board-lines": {"lines": []},
    "board-said": {"number": 1},
    "board-line": {"state": "alone"},
}
"""What stands in fields that do not take just any text."""


@pytest.mark.parametrize("name", COMMANDS)
def test_an_unknown_table_is_reported(name: str) -> None:
    spec = COMMANDS[name]
    page = spec.pages[0]
    ident = {"play": "", "diagram": "figure-1", "embed": "embed-1"}.get(page, page)
    fields = dict.fromkeys(spec.fields.__required_keys__, "0") | {"do": name, "id": ident}  # type: ignore[attr-defined]
    fields |= _FITTING.get(name, {})
    friends = {"friends": lambda ident: FriendsController(Toy(), ident)}
    on = Dispatcher({**friends, **PUZZLES, "workbench": WorkbenchController, "board": BoardController})
    answer = send(on, fields)
    if name == "leave":
        assert answer == {}
    elif not spec.opens:
        assert code(answer) == "no-table"
        assert not on.controllers
        assert ("result" in answer) == spec.called


def test_a_start_that_is_no_command_still_gives_a_page() -> None:
    on = Dispatcher()
    answer = send(on, {**START, "saves": 5})
    assert 'id="problem"' in answer["html"]
    assert send(on, START)["save"]["key"] == KEY


def test_a_call_that_is_no_command_is_answered_to_the_host_page() -> None:
    on = Dispatcher()
    send(on, {"do": "frame", "id": "embed-1", "query": FRAME})
    answer = send(on, {"do": "act", "id": "embed-1", "call": 1, "text": "x" * 2000})
    assert "text" in answer["result"]["error"]["message"]
    assert send(on, {"do": "record", "id": "embed-1", "call": {"any": [None]}})["result"]["value"]


@pytest.mark.parametrize("save", [5, {"text": 5}, None, ["record 1"], True, "\ud800", "", "record 1"], ids=repr)
def test_a_poisoned_save_is_put_aside_and_a_new_game_dealt(save: object) -> None:
    on = Dispatcher()
    answer = send(on, {**START, "saves": {KEY: save}})
    assert "set aside" in answer["say"]
    assert Record.parse(answer["save"]["text"]).seed == 7
    [broken] = answer["broken"]
    assert broken["key"] == KEY
    assert isinstance(broken["text"], str)
    assert send(on, {"do": "download-broken"})["download"]["text"] == broken["text"]
    assert "download-broken" in answer["html"]


@pytest.mark.parametrize("command", sorted(name for name, spec in COMMANDS.items() if "play" in spec.pages))
def test_the_problem_page_stands_whatever_is_done_on_it(command: str) -> None:
    on = Dispatcher()
    shown = send(on, {"do": "start", "query": "?game=chess", "langs": ["en"]})
    assert 'id="problem"' in shown["html"]
    fields = {"value": "0", "query": "?game=chess", "text": ""}
    answer = send(on, {**fields, "do": command} if command != "note" else {"do": "note", "value": "unkept"})
    assert answer["html"]
    assert "save" not in answer
    if command == "escape":
        assert answer["html"] == shown["html"]
    assert send(on, START)["save"]["key"] == KEY


def test_a_table_to_look_at_is_closed_to_what_would_change_it() -> None:
    on = Dispatcher()
    send(on, {"do": "frame", "id": "embed-1", "query": FRAME + "&readonly="})
    before = record_of(on, "embed-1")
    for message in ({"action": "17>own-up"}, {"do": "undo"}, {"do": "new"}, {"do": "again"}, {"do": "tick"}):
        send(on, {"id": "embed-1", **message})
    assert record_of(on, "embed-1") == before


# Anything at all is answered, in any state


def finished() -> str:
    timeline = Timeline(Record.new(find_game("face-to-face"), 2, 7, {"first": "1"}))
    chance = Prng(1)
    while awaited := timeline.state.awaited:
        timeline.apply(awaited[0], bot("greedy").choose(Knowledge(timeline.game, timeline.state, awaited[0]), chance))
    return timeline.record.format()


FINISHED = finished()
STATES: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "nothing": ("", []),
    "problem": ("", [{"do": "start", "query": "?game=chess"}]),
    "game": ("", [START]),
    "two people": ("", [{**START, "query": "?game=uno&seats=human,human&seed=1"}]),
    "over": ("", [START, {"do": "load", "text": FINISHED}]),
    "elsewhere": ("", [START, {"do": "elsewhere"}]),
    "looking back": ("", [START, {"action": "17>own-up"}, {"do": "jump", "value": "0"}]),
    "diagram": ("rule-1", [{"do": "position", "game": "face-to-face", "position": POSITION, "lang": "en"}]),
    "embed": ("embed-1", [{"do": "frame", "query": FRAME}]),
    "readonly": ("embed-1", [{"do": "frame", "query": FRAME + "&readonly="}]),
    "lesson": ("lesson", [{"do": "lesson", "game": "face-to-face", "lang": "en"}]),
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
LIKELY = st.sampled_from(
    ["", "0", "1", "2", "uk", "all", "mine", "restarted", "17", "17>own-up", "own-up", "draw", "5", "theme=dark", "²"]
    + [
        "pace=fast",
        "lang=uk",
        "share-deal",
        "face-to-face",
        POSITION,
        "?game=pearl",
        "record=z.AAAA",
        "../",
        "9" * 6000,
    ]
    + [
        "record 1\ngame uno\nplayers 3\ndeal players 2\n3: draw\n",
        "record 1\ngame uno\nplayers 2\ndeal players 2 | hand 1 r7 r8 | hand 2 y1 y2 | discard b3\n",
        "record 1\ngame face-to-face\nplayers 2\nseat 1 bot:x\nseat 2 human\ndeal seat 1\n",
        *(
            "game=face-to-face&position=" + "hand 2 " * 4000,
            "game=uno&record=record 1",
            "game=uno&seats=human,human,bot",
        ),
        *("99", "-1", "__proto__", "catch>9", "seed=" + "9" * 30, "x" * 999, "?game=uno&players=99&self=1"),
    ]
    + ["rule=F2F-8&readonly", FRAME, FINISHED[:300], "#record=" + FINISHED[:90], "instant", "\x00", "\ud83d"]
)


@st.composite
def messages(draw: Callable[..., Any]) -> dict[str, Any]:
    """A known command, with some of its fields, and some of them of wrong types."""
    name = draw(st.sampled_from(sorted(COMMANDS)))
    message = {} if name == "touch" else {"do": name}
    for field in sorted(COMMANDS[name].fields.__annotations__.keys() - {"do", "id"}):
        if draw(st.booleans()):
            message[field] = draw(LIKELY | JSON)
    if name == "touch":
        message |= draw(st.dictionaries(st.sampled_from(["source", "target", "action", "try", "seat"]), LIKELY))
    if name == "start" and draw(st.booleans()):
        message |= {"query": "?" + QUERY, "saves": {KEY: draw(JSON)}}
    return message


@pytest.mark.parametrize("state", STATES)
@repeated(15, 400, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_everything_is_answered(state: str, data: st.DataObject) -> None:
    ident, commands = STATES[state]
    on = Dispatcher()
    for command in commands:
        assert "error" not in send(on, {"id": ident, **command})
    for _ in range(4):
        before = record_of(on, ident)
        message = data.draw(messages() | JSON)
        if isinstance(message, dict):
            message.setdefault("id", ident)
        text = json.dumps(message) if data.draw(st.integers(0, 9)) else data.draw(st.text(max_size=20))
        answer = sent(on, text)
        if "error" in answer:
            assert record_of(on, ident) == before
        elif "html" in answer and ident == "" and answer.get("wait") is not None:
            sent(on, '{"do": "tick"}')


# Legality is asked once


@pytest.mark.parametrize("game_id", ["face-to-face", "uno", "pearl"])
def test_an_answer_asks_the_rules_once_for_the_legal_actions(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = type(find_game(game_id).deal(2, 1))
    asked: Counter[int] = Counter()
    legal = state.legal
    monkeypatch.setattr(state, "legal", lambda self, seat: (asked.update([seat]), legal(self, seat))[1])
    on = Dispatcher()
    send(on, {"do": "start", "query": f"?game={game_id}&seats=human,bot:greedy&seed=1"})
    assert asked[0] <= 1
    before = asked[0]
    send(on, {"do": "settings"})
    send(on, {"do": "escape"})
    assert asked[0] == before, "nothing has changed since"
