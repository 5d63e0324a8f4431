"""Studies as text: what is written is read as the same, and what cannot be read says where."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.errors import IllegalAction, NotationError
from pyengine.core.game import Game
from pyengine.core.limits import DEEPEST, LONGEST_STUDY, LONGEST_WORDS, MOST_CHAPTERS, MOST_MARKS, MOST_NODES
from pyengine.core.record import Record, Step
from pyengine.study import Chapter, Node, Study, clean_words, parse_study
from pyengine.study.check import check_study
from tests.endure import repeated
from tests.study.random_studies import studies

POSITION = "hand 17 18 27 28 40 45"
HEAD = "study 1\ngame face-to-face\n"
BEGUN = f"{HEAD}chapter\nposition {POSITION}\n"
games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


@games
@repeated(5, 200)
@given(data=st.data())
def test_what_is_written_is_read_as_the_same(game: Game, data: st.DataObject) -> None:
    study = data.draw(studies(game))
    text = study.format()
    again = parse_study(text)
    assert again == study
    assert again.format() == text


@games
@repeated(2, 40)
@given(data=st.data())
def test_what_is_made_with_the_engine_passes_the_check(game: Game, data: st.DataObject) -> None:
    study = data.draw(studies(game))
    found = check_study(replace(study, languages=()).format())
    assert {fault.code for fault in found} <= {"line"}, "a line may have begun otherwise after a stop was set"


@games
def test_a_record_becomes_a_chapter_and_a_record_again(game: Game) -> None:
    record = Record.new(game, game.seats[1], 5, {})
    state = record.start()
    for _ in range(30):
        seat = state.to_act[0]
        action = state.legal(seat)[0]
        record = record.with_steps((*record.steps, Step(seat, game.format(action))))
        state.apply(seat, action)
    study = parse_study(Study.of_record(record).format())
    assert study.chapters[0].record() == record
    assert study.chapters[0].state(30) == state


def test_a_text_by_hand() -> None:
    study = parse_study(
        f"""{HEAD}languages en uk
        title en Giving
        " en Before all.

        # a comment
        chapter
        title en In time
        view 2
        position {POSITION}
        " en The root.
        " en Two paragraphs.
        * 17 own-up
        -> 17 own-up
        ? 1: 17>own-up 18>own-up
        ? en What now?
        + en Yes.
        - en No.
        ! 45>own-up en Too far.
        ! 45>own-up uk Задалеко.
        1: 17>own-up 18>own-up
        " en After the 18.
        (
          1: 27>own-up
          (
            1: 28>own-up
          )
          1: 40>own-up
        )
        (
          1: draw
        )
        1: draw
        """
    )
    chapter = study.chapters[0]
    texts = [node.text for node in chapter.nodes]
    assert texts == ["", "17>own-up", "18>own-up", "draw", "27>own-up", "40>own-up", "28>own-up", "draw"]
    assert [node.parent for node in chapter.nodes] == [-1, 0, 1, 2, 1, 4, 1, 1]


def test_a_variation_of_a_variations_first_action() -> None:
    text = f"{BEGUN}1: 17>own-up\n(\n1: 18>own-up\n(\n1: 27>own-up\n)\n)\n"
    chapter = parse_study(text).chapters[0]
    assert [node.parent for node in chapter.nodes] == [-1, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ("", 1, 1, "study"),
        ("record 1\n", 1, 1, "study 1"),
        ("  study 2\n", 1, 3, "study 1"),
        ("study 1\nchapter\n", 2, 1, "game"),
        ("study 1\ngame chess\nchapter\n", 2, 6, "game"),
        (HEAD, 3, 1, "chapter"),
        (f"{HEAD}players 2\n", 3, 1, "keyword"),
        (f"{HEAD}languages en EN\n{BEGUN[len(HEAD) :]}", 3, 14, "language"),
        (f"{HEAD}languages en en\n{BEGUN[len(HEAD) :]}", 3, 14, "language"),
        (f"{HEAD}title en A\ntitle en B\n", 4, 7, "each language once"),
        (f"{HEAD}title en\n", 3, 9, "words"),
        (f'{HEAD}" Words\n', 3, 3, "language"),
        (f"{HEAD}chapter\n", 4, 1, "position or deal"),
        (f"{HEAD}chapter\nchapter\n", 4, 1, "position or deal"),
        (f"{HEAD}chapter\ndeal x\n", 4, 1, "players"),
        (f"{HEAD}chapter\n  position hand 99\n", 4, 17, "card"),
        (f"{HEAD}chapter\nplayers 2\nposition {POSITION}\n", 5, 10, "deal"),
        (f"{HEAD}chapter\nview 3\nposition {POSITION}\n", 4, 6, "seat"),
        (f"{HEAD}chapter\nview\nposition {POSITION}\n", 4, 5, "seat"),
        (f"{BEGUN}3: draw\n", 5, 1, "seat"),
        (f"{BEGUN}  9: draw\n", 5, 3, "seat"),
        (f"{BEGUN}draw\n", 5, 1, "seat:"),
        (f"{BEGUN}*\n", 5, 2, "part of the table"),
        (f"{BEGUN}*17\n", 5, 1, "sign and space"),
        (f"{BEGUN}-> 17\n", 5, 4, "two parts of the table"),
        (f"{BEGUN}-> 17 18 27\n", 5, 10, "two parts of the table"),
        (f"{BEGUN}? en What?\n", 5, 1, "? seat: before it"),
        (f"{BEGUN}+ en Yes\n", 5, 1, "? seat: before it"),
        (f"{BEGUN}! draw en Yes\n", 5, 1, "? seat: before it"),
        (f"{BEGUN}? 1:\n", 5, 5, "action"),
        (f"{BEGUN}? 3: draw\n", 5, 3, "seat"),
        (f"{BEGUN}? 1: draw\n? 1: draw\n", 6, 3, "one stop at a place"),
        (f"{BEGUN}? 1: draw\n! draw\n", 6, 8, "language"),
        (f"{BEGUN}? 1: draw\n! draw en\n", 6, 10, "words"),
        (f"{BEGUN}(\n1: draw\n)\n", 5, 1, "seat:"),
        (f"{BEGUN})\n", 5, 1, "seat:"),
        (f"{BEGUN}1: draw\n(\n)\n", 7, 1, "seat:"),
        (f"{BEGUN}1: draw\n(\n(\n", 7, 1, "seat:"),
        (f"{BEGUN}1: draw\n  (\n1: 17>own-up\n", 6, 3, ") at the end of the variation"),
        (
            f"{BEGUN}1: 17>own-up\n(\n1: 17>own-up\n)\n",
            7,
            4,
            "another action than in the line and its other variations",
        ),
    ],
)
def test_what_cannot_be_read_says_where(text: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_study(text)
    assert (caught.value.line, caught.value.column, caught.value.expected) == (line, column, expected)


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(TypeError):
        parse_study(b"study 1")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        BEGUN + "#" * LONGEST_STUDY,
        HEAD + "chapter\nposition hand 17\n" * (MOST_CHAPTERS + 1),
        BEGUN + "1: x\n" * (MOST_NODES + 1),
        BEGUN + f"1:{' x' * (MOST_NODES + 1)}\n",
        BEGUN + "1: x\n(\n" + "".join(f"1: x{at}\n(\n" for at in range(DEEPEST)),
        BEGUN + f'" en {"x" * (LONGEST_WORDS + 1)}\n',
        BEGUN + f'" en {"x" * (LONGEST_WORDS // 2)}\n' * 2 + '" en x\n',
        BEGUN + "* 17\n" * (MOST_MARKS + 1),
        BEGUN + "-> 17 18\n" * (MOST_MARKS + 1),
        BEGUN + f"? 1:{' x' * (MOST_MARKS + 1)}\n",
        BEGUN + "? 1: x\n" + "".join(f"! x{at} en No.\n" for at in range(MOST_MARKS + 1)),
        BEGUN + "".join(f'" {chr(97 + at // 26)}{chr(97 + at % 26)} x\n' for at in range(41)),
    ],
    ids=range(12),
)
def test_too_much_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="at most"):
        parse_study(text)


def test_an_answer_too_many_is_found_where_it_stands() -> None:
    text = BEGUN + "? 1: x\n" + "".join(f"! x{at} en No.\n" for at in range(MOST_MARKS + 1))
    with pytest.raises(NotationError) as caught:
        parse_study(text)
    assert (caught.value.line, caught.value.column, caught.value.what) == (text.count("\n"), 3, f"x{MOST_MARKS}")


def test_the_longest_line_and_the_deepest_variations_are_read() -> None:
    line = BEGUN + f"1:{' x' * MOST_NODES}\n"
    study = parse_study(line)
    assert len(study.chapters[0].nodes) == MOST_NODES + 1
    assert parse_study(study.format()) == study
    deep = BEGUN + "1: x\n" + "".join(f"(\n1: x{at}\n" for at in range(DEEPEST)) + ")\n" * DEEPEST
    assert parse_study(parse_study(deep).format()) == parse_study(deep)


def test_illegal_actions_have_their_place() -> None:
    chapter = parse_study(f"{BEGUN}1: 17>own-up\n  1: 18>own-down 17>own-up\n").chapters[0]
    with pytest.raises(IllegalAction) as caught:
        chapter.state(3)
    assert caught.value.where == (6, 18)
    with pytest.raises(IllegalAction):
        list(chapter.states())
    assert chapter.state(2).to_act == (0,)


@repeated(50, 5000)
@given(st.text())
def test_words_are_cleaned_once_and_for_all(text: str) -> None:
    clean = clean_words(text)
    assert clean_words(clean) == clean
    if clean:
        study = parse_study(BEGUN).with_words("en", text)
        assert parse_study(study.format()) == study


def test_the_root_alone_is_a_chapter() -> None:
    study = parse_study(BEGUN)
    assert study.chapters == (Chapter(study.chapters[0].root, nodes=(Node(),), bare=True),)
    assert list(study.chapters[0].main_line) == [0]
