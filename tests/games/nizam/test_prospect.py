"""The look-ahead predicts what the game then scores."""

from __future__ import annotations

from pyengine.core.prng import Prng
from pyengine.games import game
from pyengine.games.nizam import scoring
from pyengine.games.nizam.game import Nizam
from pyengine.games.nizam.prospect import Prospect
from pyengine.gems.field import END, Shift


def worth(state: Nizam) -> int:
    return scoring.points(scoring.changed(state.field, state.untouched))


def test_predicted_gains_are_those_of_shifts_made() -> None:
    chance, checked, scoring_ones = Prng(4), 0, 0
    for seed in range(12):
        state = game("nizam").deal(2, seed)
        assert isinstance(state, Nizam)
        while state.to_act:
            seat, now = state.to_act[0], Prospect.of(state.field, state.untouched)
            assert now.gain() == worth(state)
            legal = state.legal(seat)
            for shift in [action for action in legal[:: 1 + len(legal) // 20] if isinstance(action, Shift)]:
                twin, end = state.copy(), END[shift.end]
                twin.play(seat, shift)
                assert now.shifted(end).gain() == worth(twin)
                assert now.shifted(end).field == twin.field
                assert now.shifted(end).untouched == twin.untouched
                checked, scoring_ones = checked + 1, scoring_ones + (worth(twin) > 0)
            state.play(seat, chance.choice(legal))
    assert checked > 1000
    assert scoring_ones > 100
