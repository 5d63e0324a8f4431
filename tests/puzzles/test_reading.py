"""Puzzles as text: read and written as exact inverses, checked without a search, and told where they are wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyengine.core.errors import NotationError, OptionError
from pyengine.games import game
from pyengine.puzzles import (
    Puzzle,
    Try,
    check_puzzles,
    load_puzzles,
    read_numbered,
    read_puzzles,
    write_numbered,
    write_puzzle,
)

POSITION = game("face-to-face").write(game("face-to-face").position("hand 2 12 30 58 3 4"))
PUZZLE = Puzzle(
    "face-to-face",
    POSITION,
    0,
    ("12>own-up", "2>own-up", "draw"),
    (Try(("30>own-up", "58>own-up", "draw"), 21),),
    "easy",
    21,
    ("trick:2",),
)
TEXT = "# Puzzles\n\n" + write_puzzle(PUZZLE)


def without_places(puzzle: Puzzle) -> Puzzle:
    return replace(
        puzzle, number=0, line=0, solution_line=0, tries=tuple(replace(each, line=0) for each in puzzle.tries)
    )


def test_what_is_written_is_read() -> None:
    (found,) = read_puzzles(TEXT)
    assert without_places(found) == PUZZLE
    assert (found.line, found.solution_line, found.tries[0].line) == (3, 5, 6)


def test_the_others_keep_their_numbers_when_one_is_gone() -> None:
    text = write_numbered("face-to-face", [PUZZLE, None, PUZZLE, None])
    assert text.count("```puzzle face-to-face\ngone\n```\n") == 2
    first, gone, third, last = read_numbered(text)
    assert (gone, last) == (None, None)
    assert first
    assert third
    assert (first.number, third.number) == (1, 3)
    assert read_puzzles(text) == (first, third)
    assert write_numbered("face-to-face", (first, gone, third, last)) == text
    assert check_puzzles(text) == []


def test_a_puzzle_that_holds() -> None:
    assert check_puzzles(TEXT) == []
    assert check_puzzles("# Nothing") == []


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "found"),
    [
        ("> 1: 12>own-up 2>own-up", "> 1: 12>own-up 11>own-up", 5, "refused", "F2F-3"),
        ("2>own-up draw", "2>own-up", 5, "notation", "2>own-up"),
        ("> 1: 12>own-up", "> 2: 12>own-up", 3, "notation", "2:"),
        ("> 1: 12>own-up", "> 1: 12>nowhere", 5, "notation", "nowhere"),
        ("? 21 30>own-up 58", "? 21 58>own-up 30", 6, "refused", "F2F-8"),
        ("? 21 30>own-up 58>own-up draw", "? 21 12>own-up 2>own-up draw", 6, "notation", "12>own-up 2>own-up draw"),
        ("hand 2 ", "hand 99 ", 4, "notation", "99"),
        ("puzzle face-to-face", "puzzle chess", 3, "option", "game=chess"),
    ],
)
def test_a_puzzle_that_does_not_hold(old: str, new: str, line: int, code: str, found: str) -> None:
    assert old in TEXT
    (failure,) = check_puzzles(TEXT.replace(old, new, 1))
    assert (failure.line, failure.code, failure.found) == (line, code, found)


@pytest.mark.parametrize(
    ("old", "new", "line", "column"),
    [
        ("= easy", "= simple", 7, 3),
        ("ahead 21", "ahead 101", 7, 16),
        ("ahead 21", "before 21", 7, 10),
        ("why trick:2", "why", 7, 1),
        ("why trick:2", "why Trick", 7, 25),
        ("? 21", "? many", 6, 3),
        ("= easy | ahead 21 | why trick:2\n", "", 3, 1),
        ("```\n", "", 3, 1),
        (POSITION + "\n", "", 3, 1),
    ],
)
def test_what_cannot_be_read_says_where(old: str, new: str, line: int, column: int) -> None:
    assert old in TEXT
    with pytest.raises(NotationError) as raised:
        read_puzzles(TEXT.replace(old, new, 1))
    assert (raised.value.line, raised.value.column) == (line, column)


def test_a_puzzle_that_needs_a_hidden_card() -> None:
    uno = game("uno")
    text = uno.write(uno.position("players 2 | hand 1 b7 r2 | hand 2 g1 g2 | discard b1"))
    puzzle = Puzzle("uno", text, 0, ("b7>discard!",), (Try(("draw",), 5),), "easy", 5, ("colour:1",))
    assert check_puzzles(write_puzzle(puzzle)) == []
    (failure,) = check_puzzles(write_puzzle(replace(puzzle, solution=("g1>discard",))))
    assert (failure.code, failure.wanted) == ("refused", "g1>discard")


def test_a_game_without_puzzles() -> None:
    with pytest.raises(OptionError):
        load_puzzles("no-such-game")
