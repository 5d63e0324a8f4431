"""The look-ahead predicts what the field then proves."""

from __future__ import annotations

from pyengine.core.prng import Prng
from pyengine.games import game
from pyengine.games.pearl import scoring
from pyengine.games.pearl.game import Pearl
from pyengine.games.pearl.prospect import Prospect, goal
from pyengine.gems.field import CELLS, END, PEARL, Shift


def tasks(field: list[int], wanted: int) -> int:
    """PRL-7: every wanted kind that is proved, but only one by the pearl."""
    plain = scoring.plain(field) & wanted
    return plain.bit_count() + bool(scoring.by_pearl(field) & wanted & ~plain)


def worth(field: list[int], wanted: int, need: int) -> float:
    """A task is worth five cards, where there are enough; two of a kind among three places of a line half a card."""
    threes = [[field[at] for at in cells[first : first + 3]] for cells in CELLS for first in range(3)]
    close = [kind for kind in range(PEARL) if wanted >> kind & 1 and any(three.count(kind) > 1 for three in threes)]
    found = tasks(field, wanted)
    return 5 * (found if found >= need else 0) + len(close) / 2


def test_predicted_tasks_are_those_after_shifts_made() -> None:
    chance, checked, found = Prng(4), 0, 0
    for seed in range(6):
        state = game("pearl").deal(2, seed)
        assert isinstance(state, Pearl)
        for _ in range(150):
            if not state.to_act:
                break
            seat, now = state.to_act[0], Prospect.of(state.field)
            wanted, need = chance.below(256), 1 + chance.below(2)
            aim = goal(wanted, need)
            assert now.tasks(wanted) == tasks(state.field, wanted)
            assert now.worth(wanted, need) == worth(state.field, wanted, need)
            legal = state.legal(seat)
            for shift in [action for action in legal[:: 1 + len(legal) // 20] if isinstance(action, Shift)]:
                twin, end = state.copy(), END[shift.end]
                twin.play(seat, shift)
                assert now.tasks_after(end, wanted) == now.shifted(end).tasks(wanted) == tasks(twin.field, wanted)
                after = worth(twin.field, wanted, need)
                assert aim[now.proof_after(end) & aim.mask] == now.shifted(end).worth(wanted, need) == after
                assert now.shifted(end).field == twin.field
                checked, found = checked + 1, found + (tasks(twin.field, wanted) > 0)
            state.play(seat, chance.choice(legal))
    assert checked > 1000
    assert found > 100
