"""Bots: they choose what is legal, from what they know alone, and the same for the same seed."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pyengine
from pyengine.bots import Bot, Knowledge, bot, names
from pyengine.bots.thinking import LEVELS, Level, ThinkingBot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State

games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


def moments(game: Game, seed: int, count: int) -> list[tuple[State, int]]:
    """Some states of a game between greedy bots, with a seat to act in each."""
    state, rng, greedy = game.deal(max(2, game.seats[0]), seed), Prng(seed), bot("greedy")
    found = list[tuple[State, int]]()
    while state.to_act and len(found) < 12 * count:
        seat = rng.choice(state.to_act)
        found.append((state.copy(), seat))
        state.apply(seat, greedy.choose(Knowledge(game, state, seat), rng))
    return found[:: max(1, len(found) // count)]


def chooses_by_what_it_knows(player: Bot, game: Game, places: list[tuple[State, int]]) -> None:
    """Fail if a bot's choice depends on what its seat cannot know, or is not legal."""
    for state, seat in places:
        others = (state.determinize(seat, Prng(other)) for other in range(2))
        chosen = {player.choose(Knowledge(game, it, seat), Prng(5)) for it in (state, *others)}
        assert len(chosen) == 1
        assert state.why_not(seat, chosen.pop()) is None


@games
@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:10"])
def test_what_is_hidden_makes_no_difference(game: Game, name: str) -> None:
    for seed in range(2):
        chooses_by_what_it_knows(bot(name), game, moments(game, seed, 8))


@games
def test_forgetting_makes_no_difference_to_what_is_hidden(game: Game) -> None:
    player = ThinkingBot(Level(8, memory=1, blunders=0.5))
    for state, seat in moments(game, 3, 6):
        other = state.determinize(seat, Prng(9))
        chosen = {player.choose(Knowledge(game, it, seat), Prng(5)) for it in (state, other)}
        assert len(chosen) == 1
        assert state.why_not(seat, chosen.pop()) is None


@games
def test_every_level_plays_by_the_rules(game: Game) -> None:
    for name in LEVELS:
        player = ThinkingBot(replace(LEVELS[name], iterations=3))
        for state, seat in moments(game, 4, 3):
            assert state.why_not(seat, player.choose(Knowledge(game, state, seat), Prng(1))) is None


@games
def test_planned_turns_can_be_played_to_their_end(game: Game) -> None:
    for state, seat in moments(game, 6, 6):
        for turn in Knowledge(game, state, seat).turns(8):
            played = state.copy()
            for action in turn.actions:
                assert played.why_not(seat, action) is None
                played.apply(seat, action)
            assert played.to_act != (seat,) or played.players == 1 or game.id == "pearl"


def play(game: Game, seed: int, *players: str) -> tuple[int, ...]:
    state, rng, bots = game.deal(len(players), seed), Prng(seed + 1), [bot(name) for name in players]
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(Knowledge(game, state, seat), rng))
    assert state.outcome is not None
    return state.outcome.winners


@games
def test_greedy_beats_random(game: Game) -> None:
    wins = sum(play(game, seed, "greedy", "random") == (0,) for seed in range(6))
    wins += sum(play(game, seed, "random", "greedy") == (1,) for seed in range(6))
    assert wins >= 8


def test_levels_think_longer_and_forget_less() -> None:
    levels = [LEVELS[name] for name in sorted(LEVELS)]
    assert [level.iterations for level in levels] == sorted({level.iterations for level in levels})
    assert [level.experience for level in levels] == sorted(level.experience for level in levels)
    assert [level.blunders for level in levels] == sorted((level.blunders for level in levels), reverse=True)
    assert [level.overlooked for level in levels] == sorted((level.overlooked for level in levels), reverse=True)
    assert [name for name in names() if name in LEVELS] == sorted(LEVELS)


@games
def test_what_is_overlooked_is_not_tried_and_two_actions_are_seen(game: Game) -> None:
    tried = set[int]()
    for at, (state, seat) in enumerate(each for each in moments(game, 3, 5) if len(each[0].legal(each[1])) > 3):
        search = ThinkingBot(Level(1, breadth=0, overlooked=1.0)).search(Knowledge(game, state, seat), Prng(at))
        search.run(30)
        tried.add(len(search.candidates()))
        assert state.why_not(seat, search.best()) is None
    assert tried <= {1, 2}


@games
def test_several_searchers_may_overlook_other_actions(game: Game) -> None:
    state, seat = next(each for each in moments(game, 3, 5) if len(each[0].legal(each[1])) > 3)
    player = ThinkingBot(Level(1, breadth=0, overlooked=0.5))
    one, other = (player.search(Knowledge(game, state, seat), Prng(seed)) for seed in (1, 2))
    for search in (one, other):
        search.run(10)
    one.add(other.tally())
    assert one.iterations == 20
    assert state.why_not(seat, one.best()) is None


def test_a_search_is_the_same_in_any_slices() -> None:
    game = pyengine.game("flights")
    state = game.deal(3, 5)
    whole, parts = (ThinkingBot(Level(60)).search(Knowledge(game, state, 1), Prng(2)) for _ in range(2))
    whole.run(60)
    for size in (1, 9, 20, 30):
        parts.run(size)
    assert whole.candidates() == parts.candidates()
    assert sum(each.visits for each in whole.candidates()) == 60
    assert all(0 <= each.expected <= 1 for each in whole.candidates())


@pytest.mark.parametrize("name", ["oracle", "7", "6:1s", "ismcts", "ismcts:x", "ismcts:1s", ""])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(pyengine.OptionError):
        bot(name)
