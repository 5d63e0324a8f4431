"""The heuristic and the policy of Pearl of the East: sound in simple positions, and far better than chance."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.strategy import no_turns

GAME = pyengine.game("pearl")
NEARLY = "field SRRRE SEATD EoDOJ JOTAS ODJTA"
BOTH = "field RRoSS RAEEE ODJAO TOTSA DTJDJ"


def chosen(position: str) -> tuple[str, str]:
    """What the greedy bot and the policy choose."""
    state = GAME.position(position)
    seat = state.to_act[0]
    greedy = bot("greedy").choose(Knowledge(GAME, state, seat), Prng(1))
    return GAME.format(greedy), GAME.format(GAME.strategy.policy(state, seat, Prng(1)))


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (f"{NEARLY} | hand 1 O | done 1 R", "draw"),
        (f"{NEARLY} | hand 1 O | done 2 R", "draw"),
        (f"{NEARLY} | hand 1 O | shifts 1", "prove"),
    ],
)
def test_what_pays_is_done(position: str, action: str) -> None:
    assert chosen(position) == (action, action)


def test_a_task_is_worth_a_shift() -> None:
    """Either of the two shifts that the hand can pay for leaves the rubies together."""
    assert set(chosen(f"{NEARLY} | hand 1 O | done 1 S | done 2 A")) <= {"O>row5-left", "O>col1-bottom"}


def test_the_kind_of_the_pearl_goes_first() -> None:
    assert chosen(f"{BOTH} | shifts 1 | phase tasks")[0] in ("R>done", "S>done")


def test_the_policy_beats_chance() -> None:
    for seed in range(6):
        state, chance = GAME.deal(2, seed), Prng(seed)
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, GAME.strategy.policy(state, 0, chance) if seat == 0 else chance.choice(state.legal(seat)))
        assert state.outcome is not None
        assert state.outcome.winners == (0,)


def test_chances_follow_the_tasks() -> None:
    chances = GAME.strategy.evaluate(GAME.position("players 3 | done 1 R S | done 2 T | done 3 T"))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] == chances[2] > 0


def test_bots_plan_whole_turns_and_answer_by_them() -> None:
    assert GAME.strategy.turns is not no_turns
    assert GAME.strategy.answers > 0
