from __future__ import annotations

import pytest

import pyengine
from pyengine.bots import Knowledge, bot, names
from pyengine.core.game import Game
from pyengine.core.prng import Prng


def play(game: Game, seed: int, *players: str) -> tuple[int, ...]:
    state, rng, bots = game.deal(len(players), seed), Prng(seed + 1), [bot(name) for name in players]
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(Knowledge(game, state, seat), rng))
    assert state.outcome is not None
    return state.outcome.winners


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
def test_what_is_hidden_makes_no_difference(game: Game, name: str) -> None:
    for seed in range(5):
        state, rng = game.deal(game.seats[0], seed), Prng(seed)
        while state.to_act:
            seat = state.to_act[0]
            other = state.determinize(seat, Prng(rng.below(1000)))
            chosen = [bot(name).choose(Knowledge(game, it, seat), rng.copy()) for it in (state, other)]
            assert chosen[0] == chosen[1]
            state.apply(seat, chosen[0])
            rng.below(2)


def test_greedy_beats_random() -> None:
    game = pyengine.game("face-to-face")
    wins = sum(play(game, seed, "greedy", "random") == (0,) for seed in range(50))
    wins += sum(play(game, seed, "random", "greedy") == (1,) for seed in range(50))
    assert wins >= 75


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(pyengine.OptionError):
        bot("oracle")
