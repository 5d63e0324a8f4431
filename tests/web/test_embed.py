"""A table on another site: its controller, the events for its host page, and the pages for the frames."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlencode

import pytest

from pyengine import rulebook
from pyengine.core.record import Record
from pyengine.rulebook.lesson import load_lesson
from web.engine.dispatcher import Dispatcher
from web.engine.embed_setup import example
from web.engine.lesson_session import LessonSession
from web.games import find, games
from web.parts.messages import LANGS
from web.site.embed import WATCH, render
from web.site.folders import Site

FACE = {"game": "face-to-face", "seats": "human,bot:greedy", "seed": "7", "options": "first=1", "pace": "instant"}
VENDOR = {name: f"vendor/{name}" for name in ("micropython",)}


def dispatcher() -> Dispatcher:
    return Dispatcher()


def send(on: Dispatcher, ident: str = "embed-1", **command: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(on.send(json.dumps({"id": ident, **command})))
    return answer


def begun(lang: str = "en", **attributes: str) -> tuple[Dispatcher, dict[str, Any]]:
    on = dispatcher()
    return on, send(on, do="frame", query=urlencode(attributes), lang=lang)


def types(answer: dict[str, Any]) -> list[str]:
    return [event["type"] for event in answer["events"]]


def test_a_table_begins_and_says_that_it_is_ready() -> None:
    _, answer = begun(**FACE)
    [event] = answer["events"]
    assert "own hand 12 17 18 23 39 55" in event.pop("position")
    assert event == {"type": "ready", "game": "face-to-face", "players": 2, "number": 0}
    assert 'id="table"' in answer["html"]
    assert "<header" not in answer["html"]
    assert "href" not in answer["html"], "a link would lead the frame away"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_game_stands_in_a_frame(game: Any, lang: str) -> None:
    _, answer = begun(lang, game=game.id, seed="1")
    assert answer["lang"] == lang
    assert types(answer) == ["ready"]
    _, answer = begun(lang, game=game.id, seed="1", readonly="")
    assert " inert" in answer["html"] or "data-action" not in answer["html"]


def test_an_action_of_the_host_page_is_carried_out_and_reported() -> None:
    on, _ = begun(**FACE)
    answer = send(on, do="act", call=1, text="17>own-up")
    assert answer["result"] == {"value": None}
    [event] = answer["events"]
    assert "own up 17" in event.pop("position")
    assert event == {"type": "move", "number": 1, "seat": 1, "action": "17>own-up"}
    record = send(on, do="record", call=2)["result"]["value"]
    assert Record.parse(record).steps[-1].text == "17>own-up"


def test_an_illegal_action_is_refused_with_its_rule_and_shows_nothing() -> None:
    on, before = begun(**FACE)
    answer = send(on, do="act", call=1, text="12>their-up")
    assert answer["result"]["error"]["rule"] == "F2F-13"
    assert answer["result"]["error"]["message"].endswith("(F2F-13)")
    assert answer["html"] == before["html"]
    assert answer["events"] == []


def test_what_is_no_action_is_refused_without_a_rule() -> None:
    on, _ = begun(**FACE)
    error = send(on, do="act", call=1, text="nonsense")["result"]["error"]
    assert "rule" not in error
    assert "nonsense" in error["message"]


def test_a_refusal_in_the_frame_names_its_rule_without_a_link() -> None:
    on, _ = begun(**FACE)
    answer = send(on, action="12>their-up")
    assert '<strong class="rule">F2F-13</strong>' in answer["html"]
    assert "href" not in answer["html"]


def test_undo_is_reported() -> None:
    on, first = begun(**FACE)
    send(on, do="act", call=1, text="17>own-up")
    before = first["events"][0]["position"]
    undone = {"type": "move", "number": 0, "seat": None, "action": None, "position": before}
    assert send(on, do="undo")["events"] == [undone]


def test_reset_goes_back_to_the_beginning_also_of_a_record() -> None:
    on, _ = begun(**FACE)
    send(on, do="act", call=1, text="17>own-up")
    record = send(on, do="record", call=2)["result"]["value"]
    on, answer = begun(record=record)
    assert answer["events"][0]["number"] == 1
    send(on, do="act", call=1, text="18>own-up")
    answer = send(on, do="reset", call=2)
    assert answer["result"] == {"value": None}
    assert types(answer) == ["ready"]
    assert answer["events"][0]["number"] == 1


def test_the_end_is_reported_once_with_its_rule() -> None:
    on, _ = begun(**{**FACE, "seats": "bot:greedy,bot:greedy"})
    events = []
    for _ in range(2000):
        answer = send(on, do="tick")
        events += answer.get("events", [])
        if answer.get("wait") is None:
            break
    assert [event["type"] for event in events].count("gameover") == 1
    over = events[-1]
    assert over["rule"] in ("F2F-18", "F2F-19")
    assert sorted(seat for place in over["ranking"] for seat in place) == [1, 2]
    assert 'data-do="again"' in answer["html"] or 'data-do="again"' in send(on, do="live")["html"]


def test_a_position_gives_the_turn_to_the_reader() -> None:
    on, answer = begun(game="face-to-face", position="own up 27 | hand 17 18 28 40 45 50")
    assert "17" in re.findall(r'data-source="(\d+)"', answer["html"])
    assert send(on, do="act", call=1, text="17>own-up")["result"] == {"value": None}
    assert 'data-do="new"' not in answer["html"]


def test_people_at_one_device_act_in_turn() -> None:
    on, answer = begun(**{**FACE, "seats": "human,human"})
    assert 'id="curtain"' in answer["html"]
    assert send(on, do="act", call=1, text="17>own-up")["result"] == {"value": None}
    assert send(on, do="act", call=2, text="12>their-up")["result"]["error"]["rule"] == "F2F-13"


def test_readonly_looks_and_walks_but_does_not_act() -> None:
    on, _ = begun(**FACE)
    for number, text in enumerate(("17>own-up", "18>own-up")):
        send(on, do="act", call=number, text=text)
    record = send(on, do="record", call=9)["result"]["value"]
    on, answer = begun(record=record, readonly="")
    assert answer["wait"] is None
    assert " inert" in answer["html"] or "data-action" not in answer["html"]
    assert send(on, action="23>own-up")["html"] == answer["html"]
    walked = send(on, do="jump", value="0")
    assert walked["html"] != answer["html"]
    assert send(on, do="act", call=1, text="23>own-up")["result"] == {"value": None}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_rule_with_an_example_can_be_shown(game: Any) -> None:
    book = rulebook.load(game.id, "en")
    shown = 0
    for rule in book.rules:
        for readonly in ({}, {"readonly": ""}):
            _, answer = begun(game=game.id, rule=rule, **readonly)
            assert types(answer)[0] in ("ready", "error")
        shown += types(answer)[0] == "ready"
    assert shown > len(book.rules) / 2


def test_an_example_is_the_same_in_both_languages() -> None:
    for rule in ("F2F-8", "F2F-13"):
        one, other = (example(find("face-to-face"), rule, lang, played=True) for lang in ("en", "uk"))
        assert one == other


@pytest.mark.parametrize(
    "attributes",
    [
        {"game": "nothing"},
        {"game": "face-to-face", "seats": "human"},
        {"game": "face-to-face", "position": "nonsense"},
        {"game": "face-to-face", "position": "own up 27", "seats": "human,human,human"},
        {"game": "face-to-face", "rule": "F2F-999"},
        {"game": "face-to-face", "record": "record 1"},
        {"game": "face-to-face", "record": "z.broken"},
        {"game": "face-to-face", "record": "nonsense"},
        {"game": "nizam", "record": "record 1\nengine 0\ngame face-to-face\nplayers 2\ndeal hand 17 18"},
        {"record": "record 1\ngame uno\nplayers 3\ndeal players 2"},
        {"game": "uno", "position": "hand 1 r7 " * 900},
        {"game": "uno", "options": "self=1 players=99 bluff=x"},
        {"game": "uno", "options": "target=" + "9" * 5000},
        {"game": "__proto__"},
    ],
)
def test_a_wrong_attribute_is_reported_and_breaks_nothing(attributes: dict[str, str]) -> None:
    on, answer = begun(**attributes)
    assert types(answer) == ["error"]
    assert answer["events"][0]["message"] in answer["say"]
    assert "message" in send(on, do="act", call=1, text="17>own-up")["result"]["error"]
    assert "message" in send(on, do="record", call=2)["result"]["error"]


@pytest.mark.parametrize("resume", ["record 1\ngame uno\nplayers 2\ndeal players 2\n", "record 1", "x" * 5000])
def test_a_record_of_another_table_is_not_resumed(resume: str) -> None:
    on = dispatcher()
    answer = send(on, do="frame", query=urlencode(FACE), lang="en", resume=resume)
    assert types(answer) == ["ready"]
    assert "was expected" in answer["say"]
    assert send(on, do="act", call=1, text="17>own-up")["result"] == {"value": None}


def test_an_unknown_option_is_reported() -> None:
    _, answer = begun(**{**FACE, "options": "first=1 last=2"})
    assert types(answer) == ["error", "ready"]


def test_ten_tables_do_not_disturb_each_other_and_leave() -> None:
    on = dispatcher()
    for number in range(10):
        send(on, f"embed-{number}", do="frame", query=urlencode(FACE), lang="en")
    send(on, "embed-3", do="act", call=1, text="17>own-up")
    steps = [Record.parse(send(on, f"embed-{number}", do="record")["result"]["value"]).steps for number in range(10)]
    assert [len(each) for each in steps] == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert send(on, "embed-3", do="leave") == {}
    assert "embed-3" not in on.controllers


def test_the_frames_pages_hold_a_picture_in_every_language_and_no_script_but_the_watch() -> None:
    pages = render(Site("app-0", VENDOR), None)
    assert set(pages) == {f"embed/{game.id}/index.html" for game in games()} | {"embed/engine/index.html"}
    for path, page in pages.items():
        assert "style=" not in page
        within = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
        assert within == ([] if "engine" in path else [WATCH])
        if "engine" not in path:
            assert page.count('data-state="starting"') == len(LANGS)
            assert 'data-lang="uk"' in page


def test_a_frame_that_may_only_run_scripts_has_a_page_that_needs_no_address() -> None:
    pages = render(Site("app-0", VENDOR), "embed/sandboxed-0")
    for game in games():
        plain, page = pages[f"embed/{game.id}/index.html"], pages[f"embed/{game.id}/sandboxed/index.html"]
        assert 'location.replace(folder+"sandboxed/"+' in plain
        assert len(re.findall(r"<script(?![^>]* src=)", plain)) == 1
        assert re.findall(r"<script[^>]*>", page) == ["<script>"]
        assert WATCH in plain
        assert WATCH in page
        assert "&#x27;self&#x27;" not in page
        assert '"../../../embed/sandboxed-0/"' in page
        assert page.count('data-state="starting"') == len(LANGS)


def test_a_lesson_in_a_frame() -> None:
    on = dispatcher()
    query = urlencode({"game": "face-to-face", "lesson": "", "pace": "instant"})
    answer = send(on, "guided-1", do="frame", query=query, lang="uk")
    assert answer["lang"] == "uk"
    assert types(answer) == ["ready"]
    assert answer["kept"] == "0"
    assert 'id="step-title"' in answer["html"]
    assert "href" not in answer["html"]
    size = len(load_lesson("face-to-face", "uk").steps)
    seen = [answer["kept"]]
    for _ in range(400):
        session = on.controllers["guided-1"].session
        assert isinstance(session, LessonSession)
        if answer["wait"] is not None:
            answer = send(on, "guided-1", do="tick")
        elif session.requested:
            answer = send(on, "guided-1", do="act", call=1, text=session.requested.text)
            assert answer["result"] == {"value": None}
        elif 'data-do="next"' in answer["html"]:
            answer = send(on, "guided-1", do="next")
        else:
            break
        if "events" in answer:
            seen.append(answer["kept"])
            assert "href" not in answer["html"]
    assert list(dict.fromkeys(seen)) == [str(at) for at in range(size)]
    assert types(send(on, "guided-1", do="reset", call=2)) == ["ready"]


def test_a_lesson_does_only_what_its_step_asks_for() -> None:
    on = dispatcher()
    query = urlencode({"game": "face-to-face", "lesson": "2"})
    assert send(on, "guided-1", do="frame", query=query, lang="en")["kept"] == "1"
    session = on.controllers["guided-1"].session
    assert isinstance(session, LessonSession)
    other = next(text for text in session.legal() if session.requested and text != session.requested.text)
    answer = send(on, "guided-1", do="act", call=1, text=other)
    assert answer["result"]["error"]["message"].startswith("Allowed:")
    assert answer["events"] == []
    resumed = send(dispatcher(), "guided-1", do="frame", query=query, lang="en", resume="3")
    assert resumed["kept"] == "3"
    assert send(on, "guided-1", do="lang", value="uk")["lang"] == "uk"
    lost = send(dispatcher(), "guided-2", do="frame", query="lesson=&game=chess", lang="en")
    assert types(lost) == ["error"]
