"""The puzzles that are shipped: each holds without a search, and each game has some of every level."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.games import games
from pyengine.puzzles import check_puzzles, read_numbered, read_puzzles, write_numbered

SEEDS = Path(__file__).parents[2] / "seeds"
SHIPPED = [game.id for game in games()]


@pytest.mark.parametrize("game_id", SHIPPED)
def test_every_shipped_puzzle_holds(game_id: str) -> None:
    text = (SEEDS / game_id / "puzzles.md").read_text("utf-8")
    assert check_puzzles(text) == []
    assert all(each.game == game_id for each in read_puzzles(text))
    assert write_numbered(game_id, read_numbered(text)) == text


@pytest.mark.parametrize("game_id", SHIPPED)
def test_there_are_many_of_every_kind(game_id: str) -> None:
    found = read_puzzles((SEEDS / game_id / "puzzles.md").read_text("utf-8"))
    assert len(found) >= 20
    assert len({each.position for each in found}) == len(found)
    assert {each.level for each in found} == {"easy", "fair", "hard"}
    assert sum(each.solution == ("draw",) for each in found) <= len(found) / 7
    assert all(each.tries and each.ahead >= 3 for each in found)
