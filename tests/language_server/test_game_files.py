"""Games of one file in an editor: the line that is wrong is marked, and nothing is run unless that is wanted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from pyengine.cli.language_server import say
from pyengine.kit.watched import run_examples
from pyengine.language_server.server import read
from tests.kit.files import HEAD, LAY
from tests.kit.test_translation import GERMAN
from tests.language_server.talking import editor

EXAMPLE = "\n*A low card is refused*\n\n```play small\nhand 1 r2 | hand 2 r3\n! r2 SMA-3\n```\n"
SPY = "\n```python\nopen({0!r}, 'w').close()\n```\n"


def problems(text: str, folder: Path | None = None, *, runs: bool) -> list[tuple[int, str, str]]:
    found = read(text, None, folder, runs=runs).problems(Event())
    return [(each.span.line, each.code, each.found) for each in found]


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_its_examples_are_run_where_that_is_wanted() -> None:
    text = HEAD + LAY + EXAMPLE
    assert problems(text, runs=True) == [(line_of(text, "! r2"), "allowed", "r2")]
    assert problems(text, runs=False) == []


def test_a_mistake_in_the_python_is_marked_in_its_line() -> None:
    text = HEAD + LAY.replace("game.hand[game.seat].move", "game.hnd[game.seat].move", 1) + EXAMPLE
    (found,) = problems(text.replace("! r2 SMA-3", "> r2"), runs=True)
    assert found == (line_of(text, "game.hnd"), "python", "AttributeError: game has no hnd")


@pytest.mark.parametrize("runs", [False, True])
def test_what_is_no_python_is_told_without_running(runs: bool) -> None:
    text = HEAD + LAY.replace("def hide(game", "def hide(game(")
    assert [(line, code) for line, code, _ in problems(text, runs=runs)] == [(line_of(text, "def hide"), "python")]


def test_nothing_is_run_by_itself(tmp_path: Path) -> None:
    spied = tmp_path / "ran"
    text = HEAD + LAY + SPY.format(str(spied))
    assert problems(text, runs=False) == []
    assert not spied.exists()
    problems(text, runs=True)
    assert spied.exists()


def test_a_loop_without_end_is_ended() -> None:
    (found,) = run_examples(f"{HEAD}{LAY}\n```python\nwhile True:\n    pass\n```\n", None, seconds=2)
    assert (found.code, found.found) == ("slow", "2")
    assert "within 2 seconds" in say("markdown", found.code, found.found, found.wanted)


def test_bad_sentences_are_marked() -> None:
    text = f"{HEAD}{LAY}\n```words\nmove-lay = Lay {{ card }}\n```\n"
    assert [(line, code) for line, code, _ in problems(text, runs=False)] == [(line_of(text, "move-lay"), "notation")]


def test_a_variant_finds_the_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "small.md").write_text(HEAD + LAY, "utf-8")
    text = "---\ngame: tiny\nextends: small\n---\n# Tiny\n\nLess.\n\n**SMA-2** · R — Two cards; SMA-3 stays.\n"
    assert problems(text, tmp_path, runs=True) == []
    assert problems(text, None, runs=True) == [(3, "notation", "small")]


def test_a_translation_is_held_against_the_file_beside_it(tmp_path: Path) -> None:
    (tmp_path / "small.md").write_text(HEAD + LAY, "utf-8")
    text = GERMAN.replace("**SMA-2**", "**SMA-4**")
    assert problems(GERMAN, tmp_path, runs=False) == []
    assert problems(text, tmp_path, runs=False) == [(line_of(text, "**SMA-4**"), "rule-order", "SMA-4")]
    assert problems(text, None, runs=False) == []


def test_the_command_runs_games_if_it_is_told_to() -> None:
    asyncio.run(_run_by_the_command())


async def _run_by_the_command() -> None:
    text = HEAD + LAY + EXAMPLE
    async with editor("--run-games") as talking:
        talking.open("untitled:small", text)
        (found,) = (await talking.diagnostics("untitled:small")).diagnostics
        assert found.message == "r2 is legal, but should be refused by SMA-3"
        assert found.range.start.line == line_of(text, "! r2") - 1
