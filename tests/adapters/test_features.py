from __future__ import annotations

from math import log1p

import numpy as np
import pytest

from pyengine.adapters.features import LIMIT, SIZE, features, place, vector
from pyengine.adapters.setup import rewards
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from tests.adapters.games import every, fewest, moments


def test_every_leaf_is_named_by_its_path() -> None:
    view = {"turn": -2, "over": True, "players": [{"hand": ["b7", "?"]}], "top": None}
    assert features(view) == [
        ("/turn=-2", 1.0),
        ("/turn", -log1p(2)),
        ("/over=True", 1.0),
        ("/players/#", log1p(1)),
        ("/players/0/hand/#", log1p(2)),
        ("/players/0/hand/*=b7", 1.0),
        ("/players/0/hand/*=?", 1.0),
        ("/players/0/hand/0=b7", 1.0),
        ("/players/0/hand/1=?", 1.0),
        ("/top=None", 1.0),
    ]


def test_a_place_and_its_sign_come_from_the_name() -> None:
    at, sign = place("/turn=1")
    found = vector({"turn": 1})
    assert found[at] == sign
    assert found[place("/turn")[0]] == np.float32(place("/turn")[1] * log1p(1))
    assert np.count_nonzero(found) == 2


def test_a_vector_is_cut_off() -> None:
    found = vector({"cards": ["x"] * 99})
    assert np.abs(found).max() == LIMIT


@every
def test_vectors_tell_views_apart(game: Game) -> None:
    vectors: dict[bytes, object] = {}
    for state in moments(game, fewest(game), seed=3):
        for seat in range(state.players):
            view = state.view(seat)
            found = vector(view)
            assert found.shape == (SIZE,)
            assert found.dtype == np.float32
            assert np.array_equal(found, vector(state.view(seat)))
            assert vectors.setdefault(found.tobytes(), view) == view


@pytest.mark.parametrize(
    ("first", "expected"),
    [((0,), [1, -1]), ((0, 1), [0, 0]), ((2,), [-0.5, -0.5, 1]), ((0, 3), [1 / 3, -1 / 3, -1 / 3, 1 / 3])],
)
def test_rewards_share_the_first_place(first: tuple[int, ...], expected: list[float]) -> None:
    players = len(expected)
    rest = tuple(seat for seat in range(players) if seat not in first)
    found = rewards(Outcome("X-1", (first, rest) if rest else (first,), (0,) * players), players)
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)


@every
def test_it_takes_two(game: Game) -> None:
    assert game.contest() == fewest(game)
    assert game.contest(game.seats[1]) == game.seats[1]
    for players in (1, game.seats[1] + 1):
        with pytest.raises(OptionError):
            game.contest(players)
