"""No text makes the server fail, and none takes it long."""

from __future__ import annotations

import time
from functools import cache
from pathlib import Path
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyengine.core.limits import LONGEST_TEXT
from pyengine.language_server.completion import MOST, complete
from pyengine.language_server.hover import hover
from pyengine.language_server.pieces import tokens
from pyengine.language_server.rules import find_definition
from pyengine.language_server.server import read
from tests.endure import repeated
from tests.fuzz.damage import damaged
from tests.language_server.test_studies import STUDY

SEEDS = Path(__file__).parents[2] / "seeds"
ODD = [
    "> ",
    "? ",
    "! ",
    "= ",
    "< ",
    "9: ",
    "any",
    "## x",
    "```",
    "```step uno",
    "```play x",
    "deal",
    "(",
    ")",
    "* ",
    "-> ",
]
ANSWER_SECONDS = 2.0
"""Many times what any answer takes; a limit that a slow machine keeps."""


@cache
def real() -> list[str]:
    """A few short texts of every kind."""
    rulebooks = [path.read_text("utf-8")[:6000] for path in sorted(SEEDS.glob("*/rulebook.en.md"))]
    lessons = [path.read_text("utf-8")[:6000] for path in sorted(SEEDS.glob("*/lesson.uk.md"))]
    records = [
        min((path.read_text("utf-8") for path in SEEDS.glob(f"{game}/records/*.rec")), key=len) for game in GAMES
    ]
    return [*rulebooks, *lessons, *records, STUDY]


GAMES = sorted(path.name for path in SEEDS.iterdir() if (path / "records").is_dir())
texts = st.one_of(st.text(), st.sampled_from(real()).flatmap(lambda text: damaged(text, ODD)))


@repeated(60, 1000)
@given(texts, st.data())
def test_nothing_that_is_asked_fails(text: str, data: st.DataObject) -> None:
    reader = read(text)
    lines = reader.lines
    list(reader.problems(Event()))
    reader.outline()
    tokens(reader.pieces())
    line = data.draw(st.integers(1, len(lines)))
    column = data.draw(st.integers(1, len(lines[line - 1]) + 1))
    hover(reader, line, column, "uk")
    assert len(complete(reader, line, column, "de").found) <= MOST
    piece = reader.piece_at(line, column)
    if piece:
        assert piece.span.holds(line, column)
        find_definition(reader, piece.text, "en")


@repeated(30, 500)
@given(st.sampled_from(real()).flatmap(lambda text: damaged(text, ODD)))
def test_every_problem_lies_in_the_text(text: str) -> None:
    reader = read(text)
    for problem in reader.problems(Event()):
        line = reader.line(problem.span.line)
        assert 1 <= problem.span.line <= len(reader.lines)
        assert 1 <= problem.span.column <= problem.span.end <= len(line) + 1


LONG = {
    "markers": "```play uno\ndeal\n" + "> draw\n" * 2500 + "```\n",
    "refusals": "```play nizam\ndeal\n" + "! JJJ>col5-bottom NIZ-1\n" * 800 + "```\n",
    "fences": "```play uno\ndeal\n= round 1\n```\n" * 1500,
    "open fences": "```play uno\n" * 30_000,
    "one line": "```play uno\nhand 1 " + "b7 " * 6000 + "\n```",
    "headings": "# a\n" * 120_000,
    "too long": "x" * (LONGEST_TEXT + 1),
}


@pytest.mark.parametrize("kind", LONG)
def test_an_answer_takes_no_longer_than_its_fence(kind: str) -> None:
    text = LONG[kind]
    begun = time.process_time()
    reader = read(text)
    line = min(1200, len(reader.lines) - 1)
    hover(reader, line, 3, "en")
    complete(reader, line, 3, "en")
    assert time.process_time() - begun < ANSWER_SECONDS
    reader.outline()


@pytest.mark.endure
@pytest.mark.parametrize("kind", LONG)
def test_all_that_a_text_can_be_asked_takes_seconds(kind: str) -> None:
    reader = read(LONG[kind])
    begun = time.process_time()
    list(reader.problems(Event()))
    tokens(reader.pieces())
    assert time.process_time() - begun < 10 * ANSWER_SECONDS


def test_a_check_can_be_stopped() -> None:
    stop = Event()
    stop.set()
    assert list(read(real()[0].replace("> ", "> x")).problems(stop)) == []
