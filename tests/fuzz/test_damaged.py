"""Real records, rulebooks and lessons with something wrong in them, and settings of any type."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.game import Game
from tests.conformance.games import cards_of
from tests.endure import examples
from tests.fuzz.damage import damaged
from tests.fuzz.feed import feed_options, feed_record, feed_text

SEEDS = Path(__file__).parents[2] / "seeds"
LONGEST = 4_000
"""Characters of the records that are damaged: short ones, so that there are many."""
HEADS = ["record 1", "engine 0.1.0", "engine 9.9", "players 2", "players 9", "seat 1 human", "seat 2 bot:x", "option"]
MARKS = [
    "> ",
    "? ",
    "! ",
    "= ",
    "< ",
    "9: ",
    "3: ",
    "any",
    "## x",
    "# x",
    "```",
    "```step uno",
    "```play x",
    "deal",
    "-",
]
SETTINGS = [
    "self=1",
    "players=99",
    "players=0",
    "seed=-1",
    "seed=x",
    "deal players=99",
    "deal self=1",
    "deal",
    "UNO-17",
]


class Huge(int):
    """A number of so many digits that Python does not write it; Hypothesis needs some text for it."""

    def __repr__(self) -> str:
        return "Huge(10**5000)"


ANYTHING = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=9)
    | st.binary(max_size=9)
    | st.lists(st.integers(), max_size=2)
    | st.just(Huge(10**5000))
)
games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


@cache
def words(game: Game) -> list[str]:
    return [*cards_of(game).pool()[::7], *HEADS, *MARKS, *SETTINGS]


@cache
def records(game: Game) -> list[str]:
    """Recorded games, each broken off where it is too long."""
    texts = [path.read_text("utf-8") for path in sorted((SEEDS / game.id / "records").glob("*.rec"))]
    return [text[:LONGEST].rpartition("\n")[0] + "\n" for text in texts]


@cache
def lessons(game: Game) -> list[str]:
    """The lesson, whole and from some step on, and parts of the rulebook with a few examples each."""
    lesson = (SEEDS / game.id / "lesson.en.md").read_text("utf-8")
    book = (SEEDS / game.id / "rulebook.en.md").read_text("utf-8")
    steps = re.split(r"(?=^## )", lesson, flags=re.MULTILINE)
    parts = re.split(r"(?=^```play )", book, flags=re.MULTILINE)
    return [lesson, *("".join(steps[:1] + steps[at : at + 3]) for at in range(1, len(steps))), *parts]


@pytest.mark.repeated
@games
def test_damaged_records(game: Game) -> None:
    @examples(25, 300)
    @given(st.sampled_from(records(game)).flatmap(lambda text: damaged(text, words(game))))
    def run(text: str) -> None:
        feed_record(text)

    run()


@pytest.mark.repeated
@games
def test_damaged_lessons_and_examples(game: Game) -> None:
    @examples(25, 300)
    @given(st.sampled_from(lessons(game)).flatmap(lambda text: damaged(text, words(game))))
    def run(text: str) -> None:
        feed_text(text)

    run()


@pytest.mark.repeated
@games
def test_fences_of_any_lines(game: Game) -> None:
    line = st.lists(st.sampled_from(words(game)) | st.text(max_size=5), max_size=5).map(" ".join)
    fence = st.tuples(st.sampled_from(["play", "step"]), st.lists(line, max_size=6))

    @examples(25, 300)
    @given(
        st.lists(fence, max_size=3), st.sampled_from(["", "## One\n\nDo it.\n\n", "# L\n\nx\n\n## One\n\nDo it.\n\n"])
    )
    def run(found: list[tuple[str, list[str]]], head: str) -> None:
        feed_text("".join("\n".join([f"{head}```{kind} {game.id}", *lines, "```\n"]) for kind, lines in found))

    run()


@pytest.mark.repeated
@games
def test_settings_of_any_type(game: Game) -> None:
    names = st.sampled_from([*(option.name for option in game.options), "self", "seed", "players"]) | st.text(
        max_size=5
    )
    values = ANYTHING | st.sampled_from(["on", *(choice for option in game.options for choice in option.choices)])
    counts = ANYTHING | st.integers(*game.seats)

    @examples(25, 500)
    @given(counts, ANYTHING | st.just(7), st.dictionaries(names, values, max_size=3))
    def run(players: object, seed: object, options: dict[str, object]) -> None:
        feed_options(game, players, seed, options)

    run()
