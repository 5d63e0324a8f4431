"""Several searches of one decision: merged by visits, the same in any order, and from what the seat knows alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import Any

import pytest

from pyengine.bots import Knowledge
from pyengine.bots.ismcts import Search
from pyengine.bots.merging import ParallelBot, begin, split
from pyengine.bots.thinking import Level, ThinkingBot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from tests.bots.test_bots import games, moments

LEVEL = Level(7, breadth=4)


class Here(Executor):
    """Carries out in this process; `lost` is raised by every result, if it is given."""

    def __init__(self, lost: Exception | None = None) -> None:
        self.lost = lost

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        if self.lost:
            future.set_exception(self.lost)
        else:
            future.set_result(fn(*args, **kwargs))
        return future


class Gone(Executor):
    """Takes nothing any more."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        raise BrokenExecutor


def spots(game: Game) -> Iterator[Knowledge]:
    """Decisions with a choice."""
    for state, seat in moments(game, 6, 2):
        if len(state.legal(seat)) > 1:
            yield Knowledge(game, state, seat)


def test_iterations_are_split_without_loss() -> None:
    assert split(1200, 1) == [1200]
    assert split(10, 3) == [4, 3, 3]
    assert split(1, 3) == [1, 1, 1]


@games
def test_one_searcher_chooses_as_a_bot_alone(game: Game) -> None:
    for knowledge in spots(game):
        alone, rng, other = ThinkingBot(LEVEL), Prng(5), Prng(5)
        assert ParallelBot(LEVEL, Gone(), 1).choose(knowledge, rng) == alone.choose(knowledge, other)
        assert rng == other


@games
def test_hidden_cards_and_lost_processes_make_no_difference(game: Game) -> None:
    for knowledge in spots(game):
        other = Knowledge(game, knowledge.determinize(Prng(9)), knowledge.seat)
        executors = (Here(), Here(BrokenExecutor()), Gone())
        chosen = {
            ParallelBot(LEVEL, executor, 3).choose(it, Prng(5)) for executor in executors for it in (knowledge, other)
        }
        assert len(chosen) == 1
        assert chosen.pop() in knowledge.legal()


@games
def test_tallies_are_merged_by_visits(game: Game) -> None:
    knowledge = next(spots(game))
    searches = [begin(LEVEL, knowledge, seed) for seed in (1, 2, 3)]
    for search, iterations in zip(searches, (4, 9, 5), strict=True):
        search.run(iterations)
    tallies = [search.tally() for search in searches]
    first = searches[0]
    for tally in tallies[1:]:
        first.add(tally)
    merged = first.tally()
    assert merged.iterations == first.root.visits == 18
    assert [visits for visits, *_ in merged.choices] == [
        sum(tally.choices[at][0] for tally in tallies) for at in range(len(merged.choices))
    ]
    mean = sum(tally.iterations * tally.means[0] for tally in tallies) / 18
    assert merged.means[0] == pytest.approx(mean)


def test_a_choice_that_others_found_better_is_taken() -> None:
    knowledge = next(spots(find_game("uno")))
    search = Search(knowledge, Prng(1))
    search.run(20)
    iterations, means, choices = search.tally()
    worst = search.candidates()[-1].action
    at = list(search.root.children).index(worst)
    search.add(
        search.tally()._replace(
            choices=[(500, 500.0, 500.0) if each == at else (0, 0.0, 0.0) for each in range(len(choices))]
        )
    )
    assert search.best() == worst
    assert (iterations, len(means)) == (20, knowledge.players)


def test_processes_search_as_this_one_does() -> None:
    with ProcessPoolExecutor(1) as executor:
        for knowledge in (next(spots(find_game(name))) for name in ("nizam", "uno")):
            here, there = (ParallelBot(LEVEL, each, 2).choose(knowledge, Prng(5)) for each in (Here(), executor))
            assert here == there
