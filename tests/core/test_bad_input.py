"""A broken record or setting says what is wrong and where."""

from __future__ import annotations

import pytest

import pyengine
from pyengine import IllegalAction, NotationError, OptionError

GAME = pyengine.game("face-to-face")
HEAD = "record 1\ngame face-to-face\nplayers 2\n"


@pytest.mark.parametrize(("players", "seed"), [(1, 0), (3, 0), (10**30, 0), (2, -1), (2, 2**64)])
def test_settings_out_of_bounds(players: int, seed: int) -> None:
    with pytest.raises(OptionError):
        GAME.deal(players, seed)


BROKEN = [
    ("", 1, 1),
    ("record 2\n", 1, 1),
    ("record 1\nfoo bar\n", 2, 1),
    ("record 1\ngame chess\n" + "players 2\ndeal seat 1\n", 2, 6),
    (HEAD + "players 2\n", 4, 1),
    (HEAD + "seed x\ndeal seat 1\n", 4, 6),
    (HEAD + "option first 9\ndeal seat 1\n", 4, 8),
    (HEAD + "seat 2 human\n", 4, 6),
    (HEAD + "deal seat 1 | hand 1\n", 4, 20),
    (HEAD + "deal seat 1\n17>own-up\n", 5, 1),
    (HEAD + "deal seat 1\n3: draw\n", 5, 1),
    (HEAD + "deal seat 1\n1: 2>own-up 3>own-sky\n", 5, 15),
    ("record 1\ngame face-to-face\nplayers x\ndeal seat 1\n1: draw\n", 3, 9),
]


@pytest.mark.parametrize(("text", "line", "column"), BROKEN)
def test_a_broken_record_says_where(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        pyengine.Record.parse(text).replay()
    assert (caught.value.line, caught.value.column) == (line, column)


def test_an_illegal_action_says_where() -> None:
    with pytest.raises(IllegalAction) as caught:
        pyengine.Record.parse(HEAD + "deal seat 1\n1: 2>own-up draw\n").replay()
    assert (caught.value.breach.rule, caught.value.where) == ("F2F-6", (5, 13))
