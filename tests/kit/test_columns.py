"""Errors of an author's lines have their column also where Python keeps none, as in a browser."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pyengine.cli.game_file import beginning

TEXT = beginning("mine")
LINE = "    end_turn(game)\n"
ASK = (
    "import sys; from pyengine.kit.check import check; from pyengine.kit.document import read; "
    "print([(each.line, each.column, each.code) for each in check(read(sys.stdin.read()), 3)])"
)


def found(text: str, *flags: str) -> str:
    asked = [sys.executable, *flags, "-c", ASK]
    return subprocess.run(asked, input=text, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    "wrong",
    [
        "    end_trn(game)\n",
        "    game.seatt = 1 and game.wrong\n",
        "    here = [1, 2][7]\n",
        "    much = 1 + 1 // (game.players - game.players)\n",
        "    end_turn(game, wrong=1)\n",
        '    there = {"a": 1}["b"]\n',
    ],
)
def test_the_column_is_the_same_without(wrong: str) -> None:
    text = TEXT.replace(LINE, wrong, 1)
    assert text != TEXT
    bare = found(text, "-X", "no_debug_ranges")
    assert bare == found(text)
    assert "'python'" in bare


def test_of_several_that_can_have_been_it_the_line_is_told() -> None:
    text = TEXT.replace(LINE, "    much = [1][0] + [2][5]\n", 1)
    line = next(each for each in text.split("\n") if "[2][5]" in each)
    assert f", {line.index('much') + 1}, 'python'" in found(text, "-X", "no_debug_ranges")
