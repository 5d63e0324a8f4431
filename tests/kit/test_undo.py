"""What nobody learned anything from may be taken back; a card that was seen, dice and chance may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from pyengine.games import put
from tests.kit.files import GALLERY, opened


def timeline(name: str, position: str) -> Timeline:
    folders = [*GALLERY, *(Path(__file__).parent / "strange").glob("*.md")]
    game = opened(next(path for path in folders if path.stem == name)).game
    put(game)
    state = game.position(position)
    return Timeline(Record(game.id, state.players, game.write(state)))


@pytest.mark.parametrize(
    ("name", "position", "seat", "action", "may"),
    [
        ("crazy-eights", "hand 1 5c 9h | hand 2 4d | pile 5s | suit s", 0, "5c", True),
        ("crazy-eights", "hand 1 5c 9h | hand 2 4d | pile 5s | suit s", 0, "draw", False),
        ("durak", "seat 1 | suit s | hand 1 7h 8d | hand 2 6d 9s", 0, "7h", True),
        ("golf", "grid 1 9c 3d 4c 5c 6c 7c | grid 2 2c 3c 4d 5d 6d 7d | discard kd", 0, "draw", False),
        ("liars-dice", "dice 1 1 2 | dice 2 3 4", 0, "2x3", True),
        ("liars-dice", "seat 2 | dice 1 1 2 | dice 2 3 4 | count 1 | face 3 | bidder 0", 1, "doubt", False),
        ("go-fish", "hand 1 2c 5d | hand 2 5h 9c | pond 3c", 0, "5<2", False),
        ("goofspiel", "waiting 1 2 | prizes d1 | turned d7 | hand 1 c1 c2 | hand 2 h5 h13", 0, "c1", True),
        ("pig", "turn 5 | points 0 0", 0, "roll", False),
        ("old-maid", "hand 1 3c 5d | hand 2 3d 7s qs", 0, "draw", False),
        ("memory", "table sun moon", 0, "1", False),
    ],
)
def test_it_may_be_taken_back(name: str, position: str, seat: int, action: str, may: bool) -> None:
    found = timeline(name, position)
    before = found.game.write(found.state)
    found.apply(seat, found.game.parse(action))
    assert found.undo(seat) is may
    assert (found.game.write(found.state) == before) is may
