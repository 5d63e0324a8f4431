"""What programs that learn see, and what a search knows: as much as each other, in every game, from deal to end."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import pyengine
from pyengine.adapters.features import layout
from pyengine.adapters.pettingzoo import env
from pyengine.adapters.policy import PolicyBot
from pyengine.adapters.vector import TableVectorEnv
from pyengine.bots import Knowledge
from pyengine.core.prng import Prng
from pyengine.core.state import State
from tests.conformance.games import ALL, Setup, cards_of, named, walk
from tests.endure import ENDURE

MOMENTS = 12
FIRST = {game.id: next(setup for setup in ALL if setup[0].id == game.id) for game in pyengine.games()}
setups = [pytest.param(each, id=named(each), marks=() if each in FIRST.values() else ENDURE) for each in ALL]


def whole_game(setup: Setup, seed: int) -> Iterator[State]:
    """A random game from its deal to its end, at as many moments as there is time for, and at the end."""
    last = None
    states = sum(1 for _ in walk(setup, seed))
    for count, (state, _, _) in enumerate(walk(setup, seed)):
        last = state
        if count % max(1, states // MOMENTS) == 0:
            yield state.copy()
    assert last is not None
    yield last


def disagreement(setup: Setup, state: State, seat: int, number: int, memory: bool = True) -> str:
    """Where an observation tells more than a seat knows, or less; empty where they agree."""
    game, vector = setup[0], layout(setup[0].id, memory).vector
    seen = vector(state, seat)
    drawn = Knowledge(game, state, seat).determinize(Prng(number))
    if not np.array_equal(vector(drawn, seat), seen):
        return "the observation has what the seat does not know"
    other = game.position(cards_of(game).permuted(game.write(state), seat, Prng(number)))
    alike = other.outcome == state.outcome and np.array_equal(vector(other, seat), seen)
    if alike and other.determinize(seat, Prng(1)) != state.determinize(seat, Prng(1)):
        return "the seat knows what the observation lacks"
    return ""


@pytest.mark.parametrize("setup", setups)
def test_observation_and_knowledge_agree_along_whole_games(setup: Setup) -> None:
    for seed in (5, 8):
        for number, state in enumerate(whole_game(setup, seed)):
            for seat in range(state.players):
                assert disagreement(setup, state, seat, number) == "", (setup[0].write(state), seat)


@pytest.mark.parametrize("game", ["glastonbury", "pearl"])
def test_a_seat_without_memory_would_know_less_than_its_search(game: str) -> None:
    setup = FIRST[game]
    found = [disagreement(setup, state, 0, number, memory=False) for number, state in enumerate(whole_game(setup, 5))]
    assert "the seat knows what the observation lacks" in found


def test_what_went_into_a_cauldron_is_remembered() -> None:
    text = "wizard 1 red n3 | cauldron 1 wa4 joker ra2 joker | aside wb1 | deck ya1 ya2 kb1 | known 1"
    state = pyengine.game("glastonbury").position(text)
    places = layout("glastonbury").slices
    for seat in (0, 1, None):
        seen, whole = (layout("glastonbury", memory).vector(state, seat) for memory in (False, True))
        for name in ("players/0/cauldron", "aside/cards", "deck/buried"):
            assert not seen[places[name]].any()
            assert whole[places[name]].any()
        [first] = np.flatnonzero(whole[places["deck/buried"]])
        assert first == 0, "the lowest card of the deck"
        cauldron = whole[places["players/0/cauldron"]]
        assert sorted(np.round(cauldron[cauldron > 0] * 74).astype(int)) == [1, 2, 3, 4]


def test_what_an_opponent_has_covered_is_remembered() -> None:
    state = pyengine.game("pearl").position("players 2 | done 2 R T S")
    places = layout("pearl").slices
    seen, whole = (layout("pearl", memory).vector(state, 0) for memory in (False, True))
    assert not seen[places["players/1/done"]].any()
    assert sorted(np.round(whole[places["players/1/done"]] * 8).astype(int)) == [0] * 5 + [1, 2, 3]


@pytest.mark.parametrize("memory", [True, False])
def test_environments_and_bots_remember_or_not(memory: bool) -> None:
    table, seen = env("glastonbury", memory=memory, seed=3), list[bool]()
    place = layout("glastonbury").slices["players/0/cauldron"]
    tables = TableVectorEnv("glastonbury", 1, workers=1, memory=memory)
    table.reset(seed=3)
    observations, _ = tables.reset(seed=3)

    def policy(observation: dict[str, np.ndarray]) -> int:
        seen.append(bool(observation["observation"][place].any()))
        return int(np.flatnonzero(observation["action_mask"])[-1])

    for _ in range(30):
        observation = table.last()[0]
        assert observation is not None
        assert np.array_equal(observations["observation"][0], observation["observation"])
        state, game = table._match.state, table.game
        number = policy(observation)
        chosen = PolicyBot(policy, memory).choose(Knowledge(game, state, state.to_act[0]), Prng(1))
        assert table.table.actions[number] == chosen
        assert seen[-1] == seen[-2]
        table.step(number)
        observations, *_ = tables.step([number])
    tables.close()
    assert any(seen) == memory
