"""Bots in games of one file: how they tell how a game stands, and that higher levels play better."""

from __future__ import annotations

from typing import Any

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.kit.strategy import HORIZON, SCALE, TO_THE_END
from tests.endure import more_in_endure, rest_in_endure
from tests.kit.files import LAY, small
from tests.kit.peers import gallery

RANKED = LAY.replace('game.win(game.seat, "SMA-3")', "finish(game)").rstrip().removesuffix("```")


def chances(code: str, position: str) -> list[float]:
    game = small(code).game
    return list(game.strategy.evaluate(game.position(position)))


def finish(scores: str, more: str = "") -> str:
    """Moves that end with the seats ranked by these scores."""
    return f'{RANKED}\n\ndef finish(game):\n    game.rank({scores}, "SMA-3"{more})\n```\n'


@pytest.mark.parametrize(
    ("code", "better"),
    [
        (finish("[len(hand) for hand in game.hand]"), 1),
        (finish("[len(hand) for hand in game.hand]", ", lowest=True"), 0),
        (finish("[sum(card.n for card in hand) for hand in game.hand]"), 1),
    ],
    ids=["cards", "few cards", "points"],
)
def test_the_scores_of_the_end_tell_how_a_game_stands(code: str, better: int) -> None:
    found = chances(code, "players 2 | hand 1 r1 | hand 2 r2 r3 b4")
    assert sum(found) == pytest.approx(1)
    assert found.index(max(found)) == better
    assert small(code).game.strategy.horizon == HORIZON


LOCAL = """

def finish(game):
    winner = game.seat
    game.rank([int(seat == winner) for seat in game.seats], "SMA-3")
```
"""
TWO = """

def finish(game):
    if game.pile:
        game.rank([1, 0], "SMA-3")
    else:
        game.rank([0, 1], "SMA-3")
```
"""


@pytest.mark.parametrize(
    "code",
    [LAY, RANKED + LOCAL, RANKED + TWO],
    ids=["no scores", "local", "two"],
)
def test_scores_that_hang_on_the_moment_tell_nothing(code: str) -> None:
    assert chances(code, "players 2 | hand 1 r1 | hand 2 r2 r3 b4") == [0.5, 0.5]
    assert small(code).game.strategy.horizon == TO_THE_END


def test_scores_that_cannot_be_told_yet_are_even() -> None:
    code = finish("[pile.top.n for pile in (game.pile, game.secret)]")
    assert chances(code, "players 2 | hand 1 r1 | hand 2 r2") == [0.5, 0.5]
    assert chances(code, "players 2 | hand 1 r1 | hand 2 r2 | pile r6 | secret b1")[0] > 0.5


def test_the_files_own_word_counts_first() -> None:
    code = finish("[len(hand) for hand in game.hand]").rstrip().removesuffix("```")
    code += """

def standing(game, seat):
    return -len(game.hand[seat])


def worth(view, action):
    return 1
```
"""
    found = chances(code, "players 2 | hand 1 r1 | hand 2 r2 r3 b4")
    assert found[0] > found[1]
    strategy = small(code).game.strategy
    assert (strategy.scale, strategy.heuristic({}, ())) == (SCALE, 1)


def won(game: Game, better: str, worse: str, games: int) -> float:
    """The share of games for two that the first bot wins."""
    bots = [bot(better), bot(worse)]
    total = 0.0
    for number in range(games):
        state: Any = game.deal(2, number // 2 + 1_000)
        chance = Prng(number)
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, bots[(seat + number) % 2].choose(Knowledge(game, state, seat), chance))
        winners = state.outcome.winners
        total += sum((seat + number) % 2 == 0 for seat in winners) / len(winners)
    return total / games


@pytest.mark.parametrize("games", more_in_endure(24, 60))
@pytest.mark.parametrize("name", ["golf", "goofspiel"])
def test_a_bot_that_searches_beats_chance(name: str, games: int) -> None:
    assert won(gallery(name), "2", "random", games) >= 0.7


@pytest.mark.parametrize(("name", "worst"), rest_in_endure([("golf", 0.5), ("liars-dice", 0.6), ("durak", 0.6)], 0))
def test_level_3_beats_level_1(name: str, worst: float) -> None:
    assert won(gallery(name), "3", "1", 60) >= worst


def test_go_fish_asks_who_is_known_to_have_it() -> None:
    game = gallery("go-fish")
    state = game.position("players 3 | seat 1 | hand 1 2c 5d | hand 2 5h@all 9c | hand 3 9d 3h")
    assert game.format(bot("greedy").choose(Knowledge(game, state, 0), Prng(1))) == "5<2"
