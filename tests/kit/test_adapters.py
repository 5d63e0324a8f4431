"""Games of one file in the environments of other libraries."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

from pyengine.adapters import openspiel
from pyengine.adapters.actions import table
from pyengine.adapters.features import layout
from pyengine.adapters.pettingzoo import env
from pyengine.adapters.vector import TableVectorEnv
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.games import put
from pyengine.kit.document import read
from tests.endure import more_in_endure, rest_in_endure
from tests.kit.files import GALLERY, HEAD, LAY, opened, small

each = pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)


def put_in(path: Path) -> Game:
    game = opened(path).game
    put(game)
    return game


@pytest.mark.parametrize("games", more_in_endure(2, 6))
@each
def test_vectors_are_of_one_size_and_tell_views_apart(path: Path, games: int) -> None:
    game = put_in(path)
    found, chance, views = layout(game.id), Prng(3), dict[bytes, Any]()
    for seed in range(games):
        players = game.seats[0] + seed % (game.seats[1] - game.seats[0] + 1)
        state = game.deal(players, seed)
        for at in range(80):
            for seat in (None, *range(players)):
                vector = found.vector(state, seat)
                assert vector.shape == (found.size,)
                assert np.abs(vector).max() <= 1
                view = state.view(seat)
                assert views.setdefault(vector.tobytes(), view) == view
                if seat is not None and at % 9 == 0:
                    world = state.determinize(seat, chance)
                    assert np.array_equal(found.vector(world, seat), vector)
            if not state.to_act:
                break
            actor = state.to_act[0]
            state.play(actor, chance.choice(state.legal(actor)))


def test_every_part_of_a_file_is_in_the_vector() -> None:
    game = small().game
    put(game)
    state = game.position("players 2 | hand 1 r1 r2@12 | hand 2 b1 | pile r5 b6 | secret b5 | bid 2 3 | phase ended")
    found = layout(game.id)
    mine, others = found.vector(state, 0), found.vector(state, 1)

    def part(vector: Any, name: str) -> list[float]:
        return [round(float(each), 2) for each in vector[found.slices[name]]]

    assert part(mine, "hand/0/cards")[:2] == [1, 1]
    assert part(others, "hand/0/cards")[:2] == [0, 1]
    assert part(others, "hand/0/hidden") == [0.08]
    assert part(mine, "pile/top").index(1) == 11
    assert part(mine, "pile/order")[:3] == [0.38, 0.92, 0]
    assert part(mine, "secret/order")[:2] == [1, 0]
    assert part(mine, "bid/hidden") == [0, 1, 0]
    assert part(mine, "bid/0")[0] > 0 == part(mine, "bid/1")[0]
    assert sum(part(mine, "phase/letters")) > 0 == sum(part(mine, "phase/word"))


def test_a_file_that_is_opened_again_has_its_own_actions_and_places() -> None:
    put(small().game)
    before = len(table("small"))
    stop = '@move("stop")\ndef stop(game):\n    end_turn(game)\n\n\n'
    put(read(HEAD + LAY.replace("```python\n", f"```python\nnote = Value(0)\n\n\n{stop}")).game)
    assert len(table("small")) == before + 1
    assert "note" in layout("small").slices


@pytest.mark.parametrize("path", rest_in_endure(GALLERY, 2), ids=lambda path: path.stem)
def test_pettingzoo_accepts_it(path: Path) -> None:
    game = put_in(path)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game.id), num_cycles=40)


@pytest.mark.parametrize("path", rest_in_endure(GALLERY, 2), ids=lambda path: path.stem)
def test_openspiel_accepts_it(path: Path) -> None:
    game = put_in(path)
    if openspiel.name_of(game) not in pyspiel.registered_names():
        openspiel.register(game)
    pyspiel.random_sim_test(
        pyspiel.load_game(openspiel.name_of(game), {"deals": 5}), num_sims=1, serialize=True, verbose=False
    )


def test_tables_side_by_side_play_it() -> None:
    game = put_in(next(path for path in GALLERY if path.stem == "golf"))
    made = TableVectorEnv(game.id, 3, seed=1, workers=1)
    seen, infos = made.reset(seed=4)
    chance = np.random.default_rng(1)
    for _ in range(60):
        masks = seen["action_mask"]
        assert (masks.sum(1) > 0).tolist() == (infos["seat"] >= 0).tolist()
        seen, _, _, _, infos = made.step((chance.random(masks.shape) * masks).argmax(1))
    made.close()
