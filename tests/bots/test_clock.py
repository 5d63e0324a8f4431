"""Bots by the clock: they have an answer at any time, and what takes long before the search ends in time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from statistics import median
from time import process_time

import pytest

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.bots.timer import Timer, planned
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.core.strategy import no_turns
from pyengine.games.flights.game import Flights
from pyengine.games.flights.heuristic import worlds
from tests.bots.test_bots import moments
from tests.endure import ENDURE

every_game = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
levels = pytest.mark.parametrize("level", ["5", "6"])
PLANNED = [game for game in pyengine.games() if game.strategy.turns is not no_turns]
planned_games = pytest.mark.parametrize("game", PLANNED, ids=lambda game: game.id)
DEALS = 30


@cache
def choices(game_id: str) -> tuple[tuple[State, int], ...]:
    """Decisions of thirty deals."""
    game = pyengine.game(game_id)
    return tuple(each for seed in range(DEALS) for each in moments(game, seed, 2) if len(each[0].legal(each[1])) > 1)


class Ticking:
    """A clock that goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


class Late:
    """Says that time is up from a certain question on."""

    def __init__(self, last: int) -> None:
        self.last = last
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked > self.last


def preferred(game: Game, level: str, state: State, seat: int) -> set[object]:
    """The actions that the priors of a level put first."""
    view, legal, strategy = state.view(seat), state.legal(seat), game.strategy
    scores = strategy.score_actions(view, legal)
    if level == "6" and strategy.prior:
        scores = strategy.prior(view, legal)
    elif level == "6" and strategy.tuned:
        scores = strategy.tuned.score_actions(view, legal)
    return {action for action, score in zip(legal, scores, strict=True) if score == max(scores)}


@every_game
@levels
def test_when_time_is_up_at_once_the_prior_chooses(game: Game, level: str) -> None:
    player = bot(f"{level}:0.001s", count(step=1000).__next__)
    found = choices(game.id)
    assert len(found) > DEALS
    for state, seat in found:
        assert player.choose(Knowledge(game, state, seat), Prng(1)) in preferred(game, level, state, seat)


def test_a_shift_that_pays_is_not_given_up_for_a_draw() -> None:
    game = pyengine.game("nizam")
    state = game.position("field RRSER DJAJA DODOS OJEAT TTESD | hand 1 R | hand 2 S T A | deck O D J E A T S")
    for level in ("5", "6"):
        chosen = bot(f"{level}:0.001s", count(step=1000).__next__).choose(Knowledge(game, state, 0), Prng(1))
        assert game.format(chosen) == "R>row1-right"


@planned_games
def test_a_plan_that_is_done_in_time_is_the_whole_one(game: Game) -> None:
    for state, seat in choices(game.id)[:6]:
        knowledge = Knowledge(game, state, seat)
        clock = Ticking()
        turns = planned(knowledge, 40, False, Timer(20_000, clock))
        assert list(turns) == list(knowledge.turns(40))
        assert clock.looks < 10_100, "half of the time is for planning"


@planned_games
def test_a_narrower_plan_stands_in_for_one_that_is_not_done(game: Game) -> None:
    seen = set[int]()
    for state, seat in choices(game.id)[:12]:
        knowledge = Knowledge(game, state, seat)
        plans = [list(knowledge.turns(breadth)) for breadth in (13, 40)]
        for seconds in (2, 40, 200, 20_000):
            turns = list(planned(knowledge, 40, False, Timer(seconds, Ticking())))
            assert not turns or turns in plans
            seen.add(plans.index(turns) if turns else -1)
    assert {-1, 1} <= seen


@planned_games
def test_planning_ends_soon_after_it_is_told_to(game: Game) -> None:
    ended = 0
    for state, seat in choices(game.id)[:6]:
        for last in (0, 1, 5, 20):
            stop = Late(last)
            turns = Knowledge(game, state, seat).turns(40, True, stop)
            assert stop.asked <= last + 3
            if stop.asked > last:
                assert list(turns) == []
                ended += 1
    assert ended


@every_game
@levels
def test_after_a_few_looks_at_the_clock_the_choice_is_legal(game: Game, level: str) -> None:
    for at, (state, seat) in enumerate(choices(game.id)[:8]):
        chosen = bot(f"{level}:{3 * at + 1}s", Ticking()).choose(Knowledge(game, state, seat), Prng(1))
        assert state.why_not(seat, chosen) is None


def lays() -> Iterator[Flights]:
    """A match of Flights."""
    game, greedy = pyengine.game("flights"), bot("greedy")
    state = game.deal(3, 8)
    assert isinstance(state, Flights)
    for at in range(60):
        yield state
        seat = state.to_act[0]
        state.apply(seat, greedy.choose(Knowledge(game, state, seat), Prng(at)))


def test_reading_the_lays_ends_when_it_is_told_to_and_goes_on_later() -> None:
    state = [*lays()][-1]
    seat = state.to_act[0]
    hurried = worlds(state, seat, Late(0))
    assert hurried(Prng(3)).legal(seat) == state.legal(seat)
    assert [worlds(state, seat, Late(1000))(Prng(at)) for at in range(9)] == [
        worlds(state, seat)(Prng(at)) for at in range(9)
    ]
    assert [hurried(Prng(at)).hands for at in range(9)] != [worlds(state, seat)(Prng(at)).hands for at in range(9)]


@ENDURE
@every_game
@levels
def test_fifty_milliseconds_are_kept(game: Game, level: str) -> None:
    player, took = bot(f"{level}:0.05s", process_time), list[float]()
    for state, seat in choices(game.id)[:20]:
        began = process_time()
        player.choose(Knowledge(game, state, seat), Prng(1))
        took.append(process_time() - began)
    assert 0.045 <= median(took) <= 0.055
