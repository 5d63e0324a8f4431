"""In the course of a planned turn a bot searches little, and goes by what it sees: no memory, no hidden card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.bots.ismcts import Search
from pyengine.bots.merging import ParallelBot
from pyengine.bots.thinking import LEVELS, Level, ThinkingBot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.core.strategy import never_under_way
from tests.bots.test_bots import chooses_by_what_it_knows, moments
from tests.bots.test_merging import Here

LEVEL = Level(30, breadth=8, course=6)
FOLLOWING = [game for game in pyengine.games() if game.strategy.under_way is not never_under_way]
following_games = pytest.mark.parametrize("game", FOLLOWING, ids=lambda game: game.id)


def under_way(game: Game, seed: int, count: int) -> Iterator[tuple[State, int]]:
    """States in the course of a turn, with a choice."""
    for state, seat in moments(game, seed, 80):
        if len(state.legal(seat)) > 1 and game.strategy.under_way(state.view(seat)):
            yield state, seat
            count -= 1
            if not count:
                return


def test_games_answered_by_turns_follow_theirs() -> None:
    assert [game for game in pyengine.games() if game.strategy.answers] == FOLLOWING
    assert {name for name, level in LEVELS.items() if level.course is not None} == {"5", "6"}


@pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
def test_only_the_rest_of_a_turn_is_searched_less(game: Game) -> None:
    counts = set[int]()
    for state, seat in moments(game, 2, 60):
        rest = game.strategy.under_way(state.view(seat))
        expected = 6 if rest else 30
        knowledge = Knowledge(game, state, seat)
        assert ThinkingBot(LEVEL).iterations(knowledge) == expected
        assert ThinkingBot(Level(30)).iterations(knowledge) == 30
        counts.add(expected)
    assert counts == ({6, 30} if game in FOLLOWING else {30})


@following_games
def test_a_search_does_no_more_than_that(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = next(under_way(game, 1, 1))
    done, run = list[int](), Search.run

    def counted(search: Search, iterations: int) -> None:
        done.append(iterations)
        run(search, iterations)

    monkeypatch.setattr(Search, "run", counted)
    for player in (ThinkingBot(LEVEL), ParallelBot(LEVEL, Here(), 2)):
        done.clear()
        player.choose(Knowledge(game, state, seat), Prng(1))
        assert sum(done) == 6


@following_games
def test_what_is_hidden_makes_no_difference(game: Game) -> None:
    chooses_by_what_it_knows(ThinkingBot(LEVEL), game, list(under_way(game, 3, 6)))


@following_games
def test_one_that_did_not_begin_the_turn_goes_on_alike(game: Game) -> None:
    """After a reload another object plays on; after an undo the same one does, from an earlier state."""
    state, first, stages = game.deal(2, 5), ThinkingBot(LEVEL), list[tuple[State, object]]()
    while state.to_act and len(stages) < 24:
        seat, before = state.to_act[0], state.copy()
        action = first.choose(Knowledge(game, state, seat), Prng(len(stages)))
        stages.append((before, action))
        state.play(seat, action)
    assert any(game.strategy.under_way(before.view(before.to_act[0])) for before, _ in stages)
    for at, (before, action) in reversed(list(enumerate(stages))):
        for player in (first, ThinkingBot(LEVEL)):
            assert player.choose(Knowledge(game, before, before.to_act[0]), Prng(at)) == action


NEAR, ELSEWHERE, THERE = "RRSER DJAJA", "DJAJA RRSER", "RRRSE DJAJA"
"""Two rows: a shift of the first, or of the second, from the right brings three rubies together; or they are."""


@following_games
@pytest.mark.parametrize("level", ["5", "6"])
def test_a_field_that_is_not_as_planned_is_planned_anew(game: Game, level: str) -> None:
    """The bot plans a shift of row 1; where the field has become another one meanwhile, it goes by that."""
    player, end = bot(level), {"nizam": "activate", "pearl": "prove"}[game.id]
    for rows, expected in ((NEAR, "R>row1-right"), (ELSEWHERE, "R>row2-right"), (THERE, end)):
        field = f"field {rows} DODOS OJEAT TTES{'o' if game.id == 'pearl' else 'D'}"
        state = game.position(f"shifts 1 | {field} | hand 1 R | hand 2 S T A | deck O D J E A T S")
        assert game.format(player.choose(Knowledge(game, state, 0), Prng(1))) == expected
