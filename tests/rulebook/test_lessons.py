"""The shipped lessons hold, in every language; and a lesson that does not hold is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.core.errors import NotationError, OptionError
from pyengine.games import game, ids
from pyengine.rulebook import check, load, load_lesson, read_lesson
from pyengine.rulebook.lesson import READER, Lesson, after
from tests.languages import LANGS

ROOT = Path(__file__).parents[2]
ALL = [(game_id, lang) for game_id in ids() for lang in LANGS]


def path(game_id: str, lang: str) -> Path:
    return ROOT / "seeds" / game_id / f"lesson.{lang}.md"


def done(lesson: Lesson) -> list[object]:
    """Everything a lesson does, without its places in the file."""
    found: list[object] = []
    for step in lesson.steps:
        commands = step.fence.commands if step.fence else ()
        found.append(step.fence.setup if step.fence else None)
        found += [(command.marker, command.seat, command.words) for command in commands]
    return found


@pytest.mark.parametrize(("game_id", "lang"), ALL)
def test_every_lesson_holds(game_id: str, lang: str) -> None:
    assert check(path(game_id, lang).read_text("utf-8")) == []


@pytest.mark.parametrize(("game_id", "lang"), ALL)
def test_a_lesson_is_short_and_goes_to_the_end_of_a_game(game_id: str, lang: str) -> None:
    lesson = load_lesson(game_id, lang)
    assert lesson.title
    assert lesson.lead
    assert 8 <= len(lesson.steps) <= 15
    states = lesson.states()
    assert states[-1].outcome is not None
    assert READER in states[-1].outcome.winners
    assert all(len(" ".join(step.note)) < 650 for step in lesson.steps)


@pytest.mark.parametrize(("game_id", "lang"), ALL)
def test_a_lesson_shows_refusals_and_answers_other_moves(game_id: str, lang: str) -> None:
    rules = load(game_id, lang).rules
    refused = []
    for step in load_lesson(game_id, lang).steps:
        commands = step.fence.commands if step.fence else ()
        refused += [command.words[1] for command in commands if command.marker == "!"]
        assert bool(step.other) >= any(command.marker == "?" for command in commands), step.title
    assert len(set(refused)) >= 3
    assert set(refused) <= set(rules)


@pytest.mark.parametrize(("game_id", "lang"), ALL)
def test_the_languages_do_the_same(game_id: str, lang: str) -> None:
    english, other = load_lesson(game_id, "en"), load_lesson(game_id, lang)
    assert done(english) == done(other)
    assert [(len(step.note), len(step.other)) for step in english.steps] == [
        (len(step.note), len(step.other)) for step in other.steps
    ]


def test_there_is_no_lesson_in_an_unknown_language() -> None:
    with pytest.raises(OptionError):
        load_lesson("uno", "xx")


HEAD = "# A lesson\n\nAbout it.\n\n"
FIRST = HEAD + "## One\n\nDo it.\n\n```step face-to-face\nhand 17 18 27 28 40 45\n"


@pytest.mark.parametrize(
    ("rest", "line", "code"),
    [
        ("> 18>own-up draw\n```\n", 11, "refused"),
        ("> 99>own-up\n```\n", 11, "notation"),
        ("! 17>own-up F2F-8\n> 17>own-up\n```\n", 11, "allowed"),
        ("! draw F2F-8\n> 17>own-up\n```\n", 11, "rule"),
        ("? draw\n> 17>own-up\n```\n", 11, "refused"),
        ("? 17>own-up\n> 17>own-up\n```\n", 11, "notation"),
        ("> 17>own-up\n= own up 18\n```\n", 12, "fact"),
        ("< 17>own-up\n```\n", 11, "notation"),
        ("> 17>own-up 18>own-up draw\n< draw\n```\n", 12, "refused"),
        ("> any 17>own-up\n```\n\n## Two\n\nMore.\n\n```step face-to-face\n> 18>own-up\n```\n", 11, "notation"),
        ("> any 17>own-up\n> 18>own-up\n```\n", 11, "notation"),
        ("> 17>own-up\n```\n\n## Two\n\n```step face-to-face\n> 18>own-up\n```\n", 14, "notation"),
        ("> 17>own-up\n```\n\n```step face-to-face\n> 18>own-up\n```\n", 14, "notation"),
        ("> 17>own-up\n~ 18>own-up\n```\n", 12, "notation"),
    ],
)
def test_a_broken_lesson_is_found_where_it_is(rest: str, line: int, code: str) -> None:
    assert [(failure.line, failure.code) for failure in check(FIRST + rest)] == [(line, code)]


def test_a_lesson_needs_a_position_and_one_game() -> None:
    without = HEAD + "## One\n\nDo it.\n\n```step face-to-face\n> 17>own-up\n```\n"
    assert [(failure.line, failure.code) for failure in check(without)] == [(5, "notation")]
    with pytest.raises(NotationError):
        read_lesson(without, "en").states()
    two = FIRST + "> 17>own-up\n```\n\n## Two\n\nMore.\n\n```step uno\n> draw\n```\n"
    assert [failure.code for failure in check(two)] == ["notation"]
    assert [failure.code for failure in check(without.replace("face-to-face", "chess"))] == ["option"]


def test_any_legal_action_will_do_where_the_next_step_begins_anew() -> None:
    last = "\n## Two\n\nMore.\n\n```step face-to-face\nhand 17 18 27 28 40 45\n> 18>own-up\n```\n"
    text = FIRST + "> any 17>own-up\n```\n" + last
    assert check(text) == []
    first = read_lesson(text, "en").steps[0]
    assert [(move.text, move.free, move.seat) for move in first.moves] == [("17>own-up", True, READER)]
    replied = FIRST.replace("hand", "laid 1 | hand") + "> any draw\n< 2>own-up\n```\n" + last
    assert [failure.code for failure in check(replied)] != []


def test_what_a_lesson_is_made_of() -> None:
    text = (
        FIRST
        + "> 17>own-up 18>own-up draw\n< 2>own-up 3>own-up draw\n```\n\n> Not *that*.\n> This.\n\n## Two\n\nRead.\n"
    )
    lesson = read_lesson(text, "en")
    assert (lesson.game, lesson.title, lesson.lead) == ("face-to-face", "A lesson", ("About it.",))
    one, two = lesson.steps
    assert (one.note, one.other, one.fresh) == (("Do it.",), ("Not *that*. This.",), True)
    assert [move.seat for move in one.moves] == [READER] * 3 + [None] * 3
    assert (two.title, two.fence, two.moves, two.fresh) == ("Two", None, (), False)
    ended = after(game("face-to-face"), lesson.states()[0], one)
    assert ended == lesson.states()[1]
    assert ended.to_act == (READER,)


def test_the_command_checks_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(path("uno", "uk"))]) == 0
    assert "12 steps of a lesson hold" in capsys.readouterr().out
