"""What a style changes at the table: every game that has styles says how each shows, and the measure tells it."""

from __future__ import annotations

import pytest

from bench.styles import MEASURES, effect, main
from pyengine import games
from pyengine.bots.style import STYLES
from tests.endure import rest_in_endure


def test_every_game_with_styles_has_a_measure_for_each() -> None:
    styled = {game.id for game in games() if game.strategy.styles}
    assert set(MEASURES) == styled
    assert all(tuple(each) == STYLES for each in MEASURES.values())


@pytest.mark.parametrize("game", rest_in_endure(MEASURES))
def test_the_smallest_run_tells_each_style(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["styles", game, "--games", "2", "--level", "1"])
        main()
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines() if line.startswith(f"| {game} ")]
    assert [row[1] for row in rows] == [*STYLES]
    assert all(0 <= float(cell) <= 100 for row in rows for cell in row[3:5])


def test_a_style_that_never_chooses_shows_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a difference is the style's alone."""
    monkeypatch.setattr("pyengine.bots.thinking.preferred", lambda candidates, *_: candidates[0].action)
    found = effect("nizam", "bold", "1", 1)
    assert (found.apart, found.changed) == (0, 0)
