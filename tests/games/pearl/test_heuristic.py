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


ONE_LEFT = "done 1 R S E O J T | done 2 R S E A O D J"
"""The first has the amethyst and the diamond left; the second has the topaz left, which the first shows."""
DIAMONDS = "field RRSER TJAES DDDAT JJOOA OTESo"
AMETHYSTS_TOO = "field RRSER TJEES DDDOT AAAJO OTJSo"
NEAR_DIAMONDS = "field RRSER TJAES DDATD JJOOA OTESo"


@pytest.mark.parametrize(
    ("position", "policy", "greedy"),
    [
        (f"{DIAMONDS} | {ONE_LEFT}", "end", "D>done"),
        (f"{DIAMONDS} | {ONE_LEFT} | completing all", "D>done", "D>done"),
        (f"{DIAMONDS} | {ONE_LEFT} | turn 121", "D>done", "D>done"),
        (f"{DIAMONDS} | {ONE_LEFT} | turn 120", "end", "D>done"),
        (f"{DIAMONDS} | players 3 | {ONE_LEFT}", "D>done", "D>done"),
        (f"{DIAMONDS} | done 1 R S E O T J | done 2 R S E A O D J", "D>done", "D>done"),
        (f"{DIAMONDS} | done 1 R S E O J T | done 2 R S E O D J A", "D>done", "D>done"),
        (f"{DIAMONDS} | done 1 R S E O T | done 2 R S E A O D J", "D>done", "D>done"),
        (f"{DIAMONDS} | done 1 R S E O J T | done 2 R S D E A O", "D>done", "D>done"),
        (f"{DIAMONDS} | done 1 R S E O J T A | done 2 R S E A O D J", "D>done", "D>done"),
    ],
)
def test_a_task_is_held_back_while_the_top_keeps_the_opponent_from_its_last(
    position: str, policy: str, greedy: str
) -> None:
    """Only by those who know which task that is, only with two left, of which none is barred, and only for a time."""
    assert chosen(f"{position} | shifts 1 | phase tasks") == (greedy, policy)


def test_what_is_left_is_completed_together() -> None:
    text = f"{AMETHYSTS_TOO} | {ONE_LEFT} | shifts 1"
    state = GAME.position(text)
    for _ in range(3):
        assert state.outcome is None
        state.apply(0, GAME.strategy.policy(state, 0, Prng(1)))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("tasks", "plan"),
    [
        (ONE_LEFT, ["draw"]),
        ("done 1 R S E O T J | done 2 R S E A O D J", ["D>row3-right", "prove"]),
    ],
)
def test_plans_hold_back_too(tasks: str, plan: list[str]) -> None:
    state = GAME.position(f"{NEAR_DIAMONDS} | {tasks} | hand 1 D | deck A S T")
    best = GAME.strategy.turns(state, 0, 10)[0]
    assert [GAME.format(action) for action in best.actions] == plan


@pytest.mark.parametrize(
    ("others", "order"),
    [
        ("done 2 D S", "D R"),
        ("done 2 R S", "R D"),
        ("players 3 | done 2 D E A O J S | done 3 R T", "D R"),
        ("players 3 | done 2 D T | done 3 R E A O J S", "R D"),
        ("players 3 | done 2 D T | done 3 D E", "D R"),
    ],
)
def test_what_the_others_need_most_comes_to_lie_on_top(others: str, order: str) -> None:
    state = GAME.position(f"field RRRES TJAES DDDAT JJOOA OTESo | {others} | shifts 1 | phase tasks")
    while state.to_act == (0,):
        state.apply(0, GAME.strategy.policy(state, 0, Prng(1)))
    assert GAME.facts(state, 0)["done 1"] == order


def test_chances_fall_for_who_is_barred_from_everything_left() -> None:
    free = GAME.strategy.evaluate(GAME.position("done 1 R S E A O D J | done 2 R S E A O J D"))
    barred = GAME.strategy.evaluate(GAME.position("done 1 R S E A O J T | done 2 S R E A O D J"))
    assert free[0] == pytest.approx(0.5)
    assert barred[0] > 0.5 > barred[1]


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
