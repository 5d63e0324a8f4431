"""The games of the gallery: their examples, and random games in which everything holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.kit.check import check
from pyengine.kit.document import read
from tests.endure import ENDURE
from tests.kit.files import GALLERY

MOST_LINES = 150


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_all_that_has_to_hold_does(path: Path) -> None:
    assert check(read(path.read_text("utf-8")), 3) == []


@ENDURE
@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_it_does_in_a_thousand_games(path: Path) -> None:
    assert check(read(path.read_text("utf-8")), 1_000) == []


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_it_is_short_and_every_rule_is_enforced_or_shown(path: Path) -> None:
    document = read(path.read_text("utf-8"))
    assert sum(bool(line.strip()) for line in document.code.values()) <= MOST_LINES
    assert document.id == path.stem
    assert len(document.rulebook.rules) >= 5


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_bots_play_it(path: Path) -> None:
    game = read(path.read_text("utf-8")).game
    state, chance, player = game.deal(game.contest(), seed=2), Prng(2), bot("1")
    for _ in range(6):
        if state.outcome:
            break
        seat = state.to_act[0]
        state.apply(seat, player.choose(Knowledge(game, state, seat), chance))
    assert game.position(game.write(state)) == state
