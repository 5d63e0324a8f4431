"""Themes of puzzles, by their positions and solutions, and their first ratings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyengine.games import games
from pyengine.puzzles import load_puzzles
from pyengine.puzzles.rating import first_rating
from pyengine.puzzles.themes import themes

SHIPPED = [game.id for game in games()]


@pytest.mark.parametrize("game_id", SHIPPED)
def test_every_puzzle_has_a_theme_and_no_theme_has_all(game_id: str) -> None:
    found = [themes(puzzle) for puzzle in load_puzzles(game_id)]
    assert all(found)
    assert len({theme for each in found for theme in each}) >= 3
    for theme in {theme for each in found for theme in each}:
        assert sum(theme in each for each in found) < len(found)


def test_a_trick_is_told_by_the_piles_and_not_by_the_words() -> None:
    for puzzle in load_puzzles("face-to-face"):
        by_reason = any(reason.startswith("trick") for reason in puzzle.why)
        assert not by_reason or "go-back" in themes(puzzle)
        silent = replace(puzzle, why=("close",))
        assert ("go-back" in themes(silent)) == ("go-back" in themes(puzzle))
        assert ("gift" in themes(silent)) == any(">their" in text for text in puzzle.solution)


def test_themes_of_uno() -> None:
    for puzzle in load_puzzles("uno"):
        found, card = themes(puzzle), puzzle.solution[0]
        assert ("read-the-call" in found) == card.startswith("catch")
        assert ("use-wild" in found) == card.startswith("wild")
        kept = any(reason.startswith("colour") for reason in puzzle.why)
        assert not kept or "keep-colour" in found


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_harder_level_is_a_higher_rating(game_id: str) -> None:
    for puzzle in load_puzzles(game_id):
        easy, fair, hard = (first_rating(replace(puzzle, level=level)) for level in ("easy", "fair", "hard"))
        assert easy < fair < hard
        assert easy >= 1000
        assert hard <= 2100
        longer = replace(puzzle, solution=(*puzzle.solution, "x"))
        assert first_rating(longer) >= first_rating(puzzle)
        assert first_rating(replace(puzzle, ahead=5)) > first_rating(replace(puzzle, ahead=15))
