"""What a check counts is said in the singular and in the plural."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.cli.counting import that_hold

FENCE = "```play face-to-face\nown up 27 | hand 17 18 28 40 45 50\n> 17>own-up\n```\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# Nothing\n", "0 examples hold"),
        (FENCE, "1 example holds"),
        (FENCE * 2, "2 examples hold"),
        (FENCE * 15, "15 examples hold"),
    ],
)
def test_examples_are_counted(text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "text.md"
    path.write_text(text, "utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: {said}\n"


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ([(1, "step of a lesson")], "1 step of a lesson holds"),
        ([(12, "step of a lesson")], "12 steps of a lesson hold"),
        ([(1, "puzzle")], "1 puzzle holds"),
        ([(1, "chapter"), (1, "action"), (0, "question")], "1 chapter, 1 action and 0 questions hold"),
    ],
)
def test_one_holds_and_several_hold(things: list[tuple[int, str]], said: str) -> None:
    assert that_hold(things) == said


def test_one_game_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "uno", "--games", "1", "--option", "target=1"]) == 0
    assert capsys.readouterr().out.startswith("uno: 1 game, ")
