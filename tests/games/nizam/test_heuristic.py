"""The heuristic and the policy of Nizam: sound in simple positions, and far better than chance."""

from __future__ import annotations

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.core.strategy import no_turns
from tests.games.nizam.table import GAME, field, state_of


def chosen(state: State) -> tuple[str, str]:
    """What the greedy bot and the policy choose."""
    seat = state.to_act[0]
    greedy = bot("greedy").choose(Knowledge(GAME, state, seat), Prng(1))
    return GAME.format(greedy), GAME.format(GAME.strategy.policy(state, seat, Prng(1)))


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (f"{field('SRSEA', 'RSEAT', 'RAATT')} | hand 1 S", "S>row1-left"),
        (f"{field('RSRSE', 'RSEAT', 'RAATT')} | shifts 1 | hand 1 S", "activate"),
        ("field RSEAT SEATD EATDO ATDOJ TDOJR | hand 1 R S", "draw"),
    ],
)
def test_what_pays_is_done(position: str, action: str) -> None:
    assert chosen(state_of(position)) == (action, action)


def test_two_shifts_are_seen_ahead() -> None:
    state = state_of(f"{field('STRSE', 'RSEAT', 'RAATT')} | hand 1 S T")
    assert chosen(state)[0] == "S>row1-left"


def test_the_policy_beats_chance() -> None:
    for seed in range(6):
        state, chance = GAME.deal(2, seed), Prng(seed)
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, GAME.strategy.policy(state, 0, chance) if seat == 0 else chance.choice(state.legal(seat)))
        assert state.outcome is not None
        assert state.outcome.winners == (0,)


def test_chances_follow_the_points() -> None:
    chances = GAME.strategy.evaluate(state_of("players 3 | scores 20 10 10"))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] == chances[2] > 0
    assert GAME.strategy.evaluate(state_of("players 1")) == [1]


def test_a_turn_of_several_shifts_is_found() -> None:
    gems = "RRSEA TTDDO JJRRS EEAAT DDOOJ"
    state = state_of(f"hand 1 S D T E O A | hand 2 A | field {gems}")
    best = Knowledge(GAME, state, 0).turns(80)[0].actions
    assert len(best) > 3
    before = state.copy()
    for action in best:
        before.apply(0, action)
    assert before.view(0)["players"][0]["score"] >= 7


def test_bots_plan_whole_turns_and_answer_by_them() -> None:
    assert GAME.strategy.turns is not no_turns
    assert GAME.strategy.answers > 0
