"""Bots in games of one file: how they tell how a game stands, and that higher levels play better."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.bots.thinking import LEVELS, ThinkingBot
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
@pytest.mark.parametrize("name", rest_in_endure(["goofspiel", "golf"]))
def test_a_bot_that_searches_beats_chance(name: str, games: int) -> None:
    assert won(gallery(name), "2", "random", games) >= 0.7


@pytest.mark.parametrize(("name", "worst"), rest_in_endure([("golf", 0.5), ("liars-dice", 0.6), ("durak", 0.6)], 0))
def test_level_3_beats_level_1(name: str, worst: float) -> None:
    assert won(gallery(name), "3", "1", 60) >= worst


@pytest.mark.parametrize("name", rest_in_endure(["golf", "crazy-eights"], 0))
def test_level_3_beats_greedy(name: str) -> None:
    """A tree of actions does not: it has one answer to whatever card is drawn."""
    assert won(gallery(name), "3", "greedy", 100) > 0.5


def test_beginners_overlook_some_of_what_they_could_do() -> None:
    game = gallery("goofspiel")
    state: Any = game.deal(2, 1)
    knowledge, level = Knowledge(game, state, 0), ThinkingBot(LEVELS["1"])
    overlooked = 0
    for seed in range(30):
        search = level.search(knowledge, Prng(seed))
        search.run(40)
        priors = [search.root.children[action].prior for action in knowledge.legal()]
        overlooked += priors.count(-inf)
        assert search.root.children[search.best()].prior > -inf
    assert 30 <= overlooked <= 30 * 11


def test_lines_go_on_by_what_the_file_says_looks_good() -> None:
    """A line that goes on at random takes the king of diamonds for a five as often as not."""
    game = gallery("golf")
    state = game.position(
        "players 2 | seat 1 | grid 1 9c@all jd@all 4c 5c 6c 7c | grid 2 2c@all 3c@all 4d 5d 6d 7d | discard kd"
    )
    policy, taken = game.strategy.policy, 0
    for seed in range(100):
        taken += game.format(policy(state, 0, Prng(seed))) == "take>2"
    assert 85 <= taken < 100


def test_go_fish_asks_who_is_known_to_have_it() -> None:
    game = gallery("go-fish")
    state = game.position("players 3 | seat 1 | hand 1 2c 5d | hand 2 5h@all 9c | hand 3 9d 3h")
    assert game.format(bot("greedy").choose(Knowledge(game, state, 0), Prng(1))) == "5<2"
