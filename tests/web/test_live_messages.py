"""What goes over a line of the live board: read as it was written, and passed over where anything of it is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.study.editing import with_words
from tests.web.benches import GAMES
from tests.web.boards import Pupil, message, played
from web.workbench.live.messages import (
    LONGEST,
    LONGEST_NAME,
    BoardError,
    read_name,
    read_shown,
    write_name,
    write_shown,
)
from web.workbench.live.redaction import shown_of


@pytest.mark.parametrize("game", GAMES)
def test_a_message_is_read_as_it_was_written(game: str) -> None:
    workspace = played(game, 3)
    chapter = with_words(workspace.document.current_chapter, workspace.document.at, "uk", "Дивіться сюди.")
    workspace.change(workspace.document.with_chapter(chapter, workspace.document.at))
    for seats in ([0], [0, 1], [None]):
        shown = shown_of(workspace, seats, {})
        assert read_shown(write_shown(shown)) == shown
        assert shown.words == {"uk": "Дивіться сюди."}


def test_a_name_is_read_as_it_was_written() -> None:
    assert read_name(write_name("  Olena\n K. ")) == "Olena K."
    assert read_name(write_name("x" * 500)) == "x" * LONGEST_NAME


BAD: list[dict[str, Any]] = [
    {"board": 2},
    {"board": True},
    {"more": 1},
    {"game": "chess"},
    {"game": 3},
    {"chapter": [1]},
    {"chapter": [1, -1]},
    {"at": 1.5},
    {"words": {"nobody's": "x"}},
    {"words": {"en": 3}},
    {"title": {f"a{sign}{other}": "x" for sign in "abcdefgh" for other in "abcdefgh"}},
    {"names": ["Ann"]},
    {"names": ["Ann", "\ud800"]},
    {"seats": {}},
    {"seats": {"3": message()["seats"]["1"]}},
    {"seats": {"1": {}}},
    {"seats": {"1": message()["seats"]["1"] | {"position": "hand 99"}}},
    {"seats": {"1": message()["seats"]["1"] | {"position": "x" * 30_000}}},
    {"seats": {"1": message()["seats"]["1"] | {"marks": ["<b>"]}}},
    {"seats": {"1": message()["seats"]["1"] | {"marks": ["17"] * 1_000}}},
    {"seats": {"1": message()["seats"]["1"] | {"arrows": [["17"]]}}},
    {"seats": {"1": message()["seats"]["1"] | {"news": [3]}}},
    {"seats": {"1": message()["seats"]["1"] | {"html": "<b>"}}},
]


@pytest.mark.parametrize("changes", BAD, ids=lambda each: str(each)[:50])
def test_a_garbled_message_is_passed_over(changes: dict[str, Any]) -> None:
    text = json.dumps(message(**changes))
    with pytest.raises(BoardError):
        read_shown(text)
    pupil = Pupil()
    before = pupil.see(json.dumps(message()))
    assert 'id="board-shown"' in before
    assert pupil.see(text) == before
    assert not pupil.answer["kept"]


@pytest.mark.parametrize("text", ["", "null", "[]", "{", "[" * 5_000, "x" * (LONGEST + 1), '{"board": 1}', '"\\ud800"'])
def test_what_is_no_message_is_passed_over(text: str) -> None:
    for read in (read_shown, read_name):
        with pytest.raises(BoardError):
            read(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
        max_leaves=8,
    ),
    st.sampled_from(("board", "game", "chapter", "at", "title", "words", "asked", "names", "seats", "news")),
)
def test_whatever_stands_in_a_field_does_no_harm(value: Any, field: str) -> None:
    data = message()
    if field == "news":
        data["seats"]["1"]["news"] = value
    else:
        data[field] = value
    html = Pupil().see(json.dumps(data))
    assert "board-notes" in html


NEWS = [
    {},
    {"type": "laid"},
    {"type": "drew", "seat": 9, "cards": 3},
    {"type": ["drew"]},
    {"type": "over", "outcome": 1},
]


@pytest.mark.parametrize("event", NEWS, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_an_event_that_no_game_tells_leaves_what_was_shown(game: str, event: dict[str, Any]) -> None:
    data = json.loads(write_shown(shown_of(played(game, 1), [0, 1], {})))
    pupil = Pupil()
    before = pupil.see(json.dumps(data))
    for seat in data["seats"].values():
        seat["news"] = [event]
    data["at"] += 1
    assert 'id="board-shown"' in pupil.see(json.dumps(data))
    assert 'id="board-shown"' in pupil.send(do="board-look", value="2")["html"]
    assert 'id="board-shown"' in before


def test_words_are_never_read_as_html() -> None:
    html = Pupil().see(json.dumps(message(words={"en": "<img src=x onerror=alert(1)>"}, names=["<b>", "&"])))
    assert "<img src=x" not in html
    assert "<b>" not in html
