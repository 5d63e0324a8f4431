"""Bots at the table: the heuristic beats chance, the policy plays by the rules, evaluations are chances."""

from __future__ import annotations

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.bots.thinking import Level, ThinkingBot
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.core.strategy import no_turns
from tests.games.uno.table import GAME


def greedy_wins(players: int, games: int) -> int:
    """How often a greedy bot at a changing seat wins against random ones."""
    won = 0
    for seed in range(games):
        state, rng, greedy = GAME.deal(players, seed, target=1), Prng(seed), seed % players
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, bot("greedy" if seat == greedy else "random").choose(Knowledge(GAME, state, seat), rng))
        assert state.outcome
        won += greedy in state.outcome.winners
    return won


@pytest.mark.parametrize(("players", "least"), [(2, 35), (4, 30)])
def test_greedy_beats_random(players: int, least: int) -> None:
    assert greedy_wins(players, 40) >= least


def best(position: str) -> str:
    state = GAME.position(position)
    seat = state.to_act[0]
    view = state.view(seat)
    return GAME.format(max(state.legal(seat), key=lambda action: GAME.strategy.heuristic(view, action)))


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("hand 1 b2 b9 | hand 2 g1 g2 g3 | discard b7", "b9>discard!"),
        ("hand 1 b2 wild g1 | hand 2 g2 g3 g4 | discard b7", "b2>discard"),
        ("hand 1 g1 wild r1 g2 | hand 2 g5 g3 g4 | discard b7", "wild>green"),
        ("hand 1 b2 bskip g1 | hand 2 g2 | discard b7", "bskip>discard"),
        ("players 3 | hand 1 g1 | hand 2 b1 b2 | hand 3 r1 r2 | discard b7 | open 1 | seat 2", "catch>1"),
        ("players 3 | hand 1 b1 r3 wild+2 | hand 2 b4 b5 | hand 3 r1 r2 | discard b7", "b1>discard"),
        (
            "hand 1 b1 b2 | hand 2 g1 g2 g3 g4 g5 g6 | discard wild+2 | colour red | was blue | phase challenge",
            "challenge",
        ),
        ("hand 1 b1 b2 | hand 2 g1 | discard wild+2 | colour red | was blue | phase challenge", "accept"),
        ("hand 1 r1 r2 b1 | discard wild | phase colour", "colour>red"),
        ("hand 1 b5 g1 g2 | hand 2 r1 r2 | discard b7 | phase drawn | drawn b5", "b5>discard"),
    ],
)
def test_sound_choices(position: str, action: str) -> None:
    assert best(position) == action


@pytest.mark.parametrize("players", [2, 3, 10])
@pytest.mark.parametrize("scoring", ["winner", "caught"])
def test_the_policy_is_legal_and_ends_matches(players: int, scoring: str) -> None:
    state, rng = GAME.deal(players, 3, scoring=scoring), Prng(1)
    for _ in range(20_000):
        if not state.to_act:
            break
        seat = state.to_act[0]
        action = GAME.strategy.policy(state, seat, rng)
        assert action in state.legal(seat)
        state.play(seat, action)
        assert sum(GAME.strategy.evaluate(state)) == pytest.approx(1)
    assert state.outcome


def test_evaluations_see_who_is_ahead() -> None:
    def chances(text: str) -> list[float]:
        return list(GAME.strategy.evaluate(GAME.position(text)))

    assert chances("scores 200 0 | discard b7")[0] > 0.8
    assert chances("scores 200 0 | discard b7 | scoring caught")[0] < 0.2
    assert chances("hand 1 b1 | hand 2 g1 g2 g3 g4 | discard b7 b8")[0] > 0.5


def test_passing_for_ever_is_allowed_and_someone_can_always_lay() -> None:
    """UNO-8: with all cards in hands, a draw gives nothing and passes; the colour in force is in the hands too."""
    state: State = GAME.deal(4, 9)
    for _ in range(400):
        seat = state.to_act[-1]
        if state.view(None)["deck"] == 0:
            break
        state.play(
            seat, next(a for a in state.legal(seat) if GAME.format(a) in ("draw", "keep", "accept", "colour>red"))
        )
    counts = [player["count"] for player in state.view(None)["players"]]
    assert sum(counts) == 55
    lays = []
    for _ in range(4):
        seat = state.to_act[-1]
        lays += [action for action in state.legal(seat) if ">" in GAME.format(action)]
        state.apply(seat, GAME.parse("draw"))
    assert [player["count"] for player in state.view(None)["players"]] == counts
    assert lays


def test_bots_search_action_by_action() -> None:
    assert GAME.strategy.turns is no_turns
    assert GAME.strategy.answers == 0


def test_a_blunder_forgets_the_call() -> None:
    state = GAME.position("hand 1 b7 g2 | hand 2 r1 r2 | discard b3")
    forgetful = ThinkingBot(Level(1, blunders=1.0))
    action = forgetful.settle(Knowledge(GAME, state, 0), GAME.parse("b7>discard!"), Prng(1))
    assert GAME.format(action) == "b7>discard"
