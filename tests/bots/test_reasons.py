"""What speaks for an action, by the learned value: the feature that tells it from another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pyengine
from pyengine.bots import Knowledge
from pyengine.bots.reasons import telling, words_of
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import Action
from tests.bots.test_bots import moments
from tests.bots.test_learned import LEARNED

games = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)


def choices(game: Game, seed: int, count: int) -> Iterator[tuple[Knowledge, Action, Action]]:
    """Moments with a choice, and the first and the last action there."""
    for state, seat in moments(game, seed, count):
        legal = state.legal(seat)
        if len(legal) > 1:
            yield Knowledge(game, state, seat), legal[0], legal[-1]


def test_a_name_is_words_and_numbers() -> None:
    assert words_of("time-2-own-3-of-kind-9") == ("time-own-of-kind", (2, 3, 9))
    assert words_of("to-go-15") == ("to-go", (15,))


@games
def test_the_best_comes_first_and_its_opposite_never(game: Game) -> None:
    told = 0
    for knowledge, first, last in choices(game, 3, 24):
        found, opposite = telling(knowledge, first, last, Prng(1)), telling(knowledge, last, first, Prng(1))
        gains = [feature.gain for feature in found]
        assert gains == sorted(gains, reverse=True)
        assert min(gains, default=1) > 0
        assert not {each[:1] + each[2:4] for each in found} & {each[:1] + each[2:4] for each in opposite}
        assert all(feature.own == (feature.seat == knowledge.seat) for feature in found)
        told += len(found)
    assert told


@games
def test_what_is_hidden_tells_nothing(game: Game) -> None:
    for knowledge, first, last in choices(game, 2, 12):
        worlds = [knowledge, *(Knowledge(game, knowledge.determinize(Prng(at)), knowledge.seat) for at in range(2))]
        found = [telling(world, first, last, Prng(5)) for world in worlds]
        assert found[0] == found[1] == found[2]


def test_what_another_holds_is_never_told() -> None:
    game = pyengine.game("flights")
    features = game.strategy.features
    assert features
    assert features.private <= {words_of(name)[0] for name in features.names}
    for knowledge, first, last in choices(game, 3, 24):
        for feature in telling(knowledge, first, last, Prng(1)):
            assert feature.own or feature.kind not in features.private


def test_an_action_does_not_differ_from_itself() -> None:
    knowledge, first, _ = next(choices(pyengine.game("glastonbury"), 1, 12))
    assert telling(knowledge, first, first, Prng(1)) == []


@pytest.mark.parametrize(("game_id", "option"), [("flights", {"match": "single"}), ("glastonbury", {"recipes": "on"})])
def test_where_the_value_does_not_fit_nothing_is_told(game_id: str, option: dict[str, str]) -> None:
    game = pyengine.game(game_id)
    state = game.new(2, 3, option)
    seat = state.to_act[0]
    first, *_, last = state.legal(seat)
    assert telling(Knowledge(game, state, seat), first, last, Prng(1)) == []


def test_a_game_without_a_value_tells_nothing() -> None:
    game = pyengine.game("uno")
    state = game.deal(2, 1)
    seat = state.to_act[0]
    first, *_, last = state.legal(seat)
    assert telling(Knowledge(game, state, seat), first, last, Prng(1)) == []
