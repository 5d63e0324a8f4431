"""What every state inherits: equality over all slots, and who may act when one seat acts at a time."""

from __future__ import annotations

import pytest

import pyengine
from pyengine import Breach, Game, State
from pyengine.core.prng import Prng
from pyengine.core.sequential import SequentialState
from pyengine.core.state import attributes

every = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


@every
def test_a_copy_is_equal_of_the_same_class_and_independent(game: Game) -> None:
    state, chance = game.deal(2, 3), Prng(3)
    for _ in range(40):
        if not state.to_act:
            break
        twin = state.copy()
        assert twin == state
        assert type(twin) is type(state)
        before = game.write(twin)
        seat = state.to_act[0]
        state.play(seat, chance.choice(state.legal(seat)))
        assert game.write(twin) == before
        assert twin != state


@every
def test_equality_looks_at_every_slot_of_the_position(game: Game) -> None:
    state = game.deal(2, 3)
    names = attributes(type(state))
    assert state.past_slots <= set(names)
    assert len(set(names)) == len(names)
    for name in names:
        twin = state.copy()
        setattr(twin, name, object())
        assert (twin == state) == (name in state.past_slots), name
    assert state != "another thing"


@every
def test_states_have_slots_alone(game: Game) -> None:
    assert not hasattr(game.deal(2, 3), "__dict__")


@every
def test_data_without_rules_cannot_be_made(game: Game) -> None:
    data: type[State] = type(game.deal(2, 3)).__mro__[1]
    assert data.__module__.endswith(".state")
    with pytest.raises(TypeError):
        data()


def test_acting_out_of_turn_names_the_rule() -> None:
    state = pyengine.game("nizam").position("players 3 | seat 2")
    assert isinstance(state, SequentialState)
    assert state.why_not_due(1, "NIZ-3") is None
    assert state.why_not_due(0, "NIZ-3") == Breach("NIZ-3", {"seat": 1, "to_act": 2})
    over = pyengine.game("nizam").position("players 3 | runouts 3")
    assert isinstance(over, SequentialState)
    assert over.why_not_due(0, "NIZ-3") == Breach("NIZ-16")
