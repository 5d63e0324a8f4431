"""The judge is one: a puzzle's solution is the best line of the workbench that it leads to, and the hint there."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from pyengine.bots import Knowledge
from pyengine.games import game, games
from pyengine.puzzles import Puzzle, load_puzzles
from pyengine.puzzles.judge import aloud
from pyengine.puzzles.play import Result, Spot, ends, result
from web.workbench.analysis.best_lines import BestLines

GAMES = [each.id for each in games()]
FEW = {"uno": 4, "face-to-face": 4}
"""So many of a game's clearest puzzles are looked at in little time; of other games one."""
SHORT = 500
"""Games imagined, after which a clear puzzle is clear."""
LONGEST = 8
"""Actions of a line; a turn of more is not shown whole."""


@pytest.fixture(autouse=True)
def _a_clock_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many games are imagined does not depend on how busy the machine is."""
    monkeypatch.setattr("web.workbench.analysis.best_lines.perf_counter", itertools.count(1000.0, 0.01).__next__)


def spot_of(puzzle: Puzzle) -> Spot:
    rules = game(puzzle.game)
    return Spot(rules, rules.position(puzzle.position), puzzle.seat)


def best_line(puzzle: Puzzle, games_imagined: int) -> Result:
    """What the play comes to with which the workbench's best line begins."""
    lines = BestLines(Knowledge(*spot_of(puzzle)), 1)
    while lines.going and lines.found.games < games_imagined:
        lines.run(0.1)
    lines.stop()
    return comes_to(puzzle, [text for seat, text in lines.found.lines[0].moves if seat == puzzle.seat])


def comes_to(puzzle: Puzzle, texts: Sequence[str]) -> Result:
    """What a play comes to; what follows its end is no part of it."""
    spot = spot_of(puzzle)
    rules, state, seat = spot._replace(state=spot.state.copy())
    for count, text in enumerate(texts, 1):
        action = aloud(Spot(rules, state, seat), rules.parse(text))
        state.play(seat, action)
        if ends(rules, seat, action, state):
            return result(spot, [aloud(spot, rules.parse(each)) for each in texts[:count]])
    raise AssertionError(f"no whole play: {texts}")


def shown_whole(puzzle: Puzzle) -> bool:
    return len(puzzle.solution) <= LONGEST


@pytest.mark.parametrize("game_id", GAMES)
def test_the_workbench_has_the_solution_as_its_best_line(game_id: str) -> None:
    clearest = sorted(filter(shown_whole, load_puzzles(game_id)), key=lambda each: -each.ahead)
    for puzzle in clearest[: FEW.get(game_id, 1)]:
        assert best_line(puzzle, SHORT) == result(spot_of(puzzle), puzzle.parsed()), puzzle.number


@pytest.mark.endure
@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_is_judged_alike_on_the_workbench(game_id: str) -> None:
    others = []
    for puzzle in filter(shown_whole, load_puzzles(game_id)):
        if best_line(puzzle, 2000) != result(spot_of(puzzle), puzzle.parsed()):
            others.append(puzzle.number)
    assert others == []
