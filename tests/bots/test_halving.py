"""The search by sequential halving: how it shares out its playouts, and the learned priors that it begins with."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

import pyengine
from pyengine.bots import Knowledge
from pyengine.bots.halving import Halving
from pyengine.bots.ismcts import Search, Settings
from pyengine.bots.thinking import LEVELS, Level, ThinkingBot
from pyengine.core.prng import Prng
from pyengine.core.state import Rng, State
from pyengine.games.uno.game import Uno
from pyengine.games.uno.pieces import CATCHES, LET, Lay
from pyengine.games.uno.prior import prior
from pyengine.games.uno.weights import MORE, TWO_PLAYERS
from tests.bots.test_bots import chooses_by_what_it_knows, moments

UNO = pyengine.game("uno")
HALVED = [game for game in pyengine.games() if game.strategy.halving]


def choice(least: int = 4) -> tuple[State, int]:
    """A moment of UNO with several choices."""
    return next(
        (state, seat) for seed in range(9) for state, seat in moments(UNO, seed, 8) if len(state.legal(seat)) >= least
    )


class Dealing(Knowledge):
    """A knowledge that counts its deals."""

    __slots__ = ("deals",)

    def __init__(self, *known: Any) -> None:
        super().__init__(*known)
        self.deals = 0

    def determinize(self, rng: Rng) -> State:
        self.deals += 1
        return super().determinize(rng)


def test_each_half_is_swept_twice_as_often_and_each_sweep_has_one_deal() -> None:
    state, seat = choice()
    knowledge = Dealing(UNO, state, seat)
    search, wide, sweeps, played = Halving(knowledge, Prng(1)), len(state.legal(seat)), 1, 0
    count, before = wide, knowledge.deals
    while True:
        search.run(wide * sweeps)
        played += sweeps
        assert knowledge.deals - before == played
        if wide <= 2:
            break
        wide, sweeps = (wide + 1) // 2, sweeps * 2
    visits = sorted((each.visits for each in search.candidates()), reverse=True)
    assert visits[:2] == [played, played]
    assert visits[-1] == 1
    search.run(count)
    assert sorted((each.visits for each in search.candidates()), reverse=True) == [each + 1 for each in visits]


def test_a_search_by_halving_is_the_same_in_any_slices() -> None:
    state, seat = choice()
    whole, parts = (ThinkingBot(LEVELS["6"]).search(Knowledge(UNO, state, seat), Prng(2)) for _ in range(2))
    whole.run(60)
    for size in (1, 9, 20, 30):
        parts.run(size)
    assert whole.candidates() == parts.candidates()
    assert all(0 <= each.expected <= 1 for each in whole.candidates())


@pytest.mark.parametrize("game", HALVED, ids=lambda game: game.id)
def test_what_is_hidden_makes_no_difference_to_halving(game: pyengine.Game) -> None:
    player = ThinkingBot(Level(24, learned=True))
    chooses_by_what_it_knows(player, game, moments(game, 2, 8))


def test_only_a_level_that_has_learned_halves() -> None:
    state, seat = choice()
    for name, level in LEVELS.items():
        search = ThinkingBot(level).search(Knowledge(UNO, state, seat), Prng(1))
        assert type(search) is (Halving if name == "6" else Search)


def test_playouts_that_are_evaluated_closely_stop_at_the_horizon() -> None:
    game = pyengine.game("face-to-face")
    state = game.deal(2, 1)
    player = ThinkingBot(LEVELS["6"])
    search = player.search(Knowledge(game, state, state.to_act[0]), Prng(1))
    assert isinstance(search, Halving)
    assert search.settings.depth == game.strategy.horizon
    search.run(1)
    (found,) = search.candidates()
    assert 0 < found.expected < 1


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("up 10; hand 20 21 22 23 24 25; draw -", "up 30; hand 20 21 22 23 24 25; draw -"),
        ("up 10; hand 11 12; draw -", "up 10; hand 50 51; draw -"),
    ],
)
def test_refined_chances_follow_the_room_and_the_hand(better: str, worse: str) -> None:
    game = pyengine.game("face-to-face")
    refined = game.strategy.refined
    assert refined
    chances = [refined(game.position(text.replace("; ", " | "))) for text in (better, worse)]
    assert [sum(each) for each in chances] == pytest.approx([1, 1])
    assert chances[0][0] > chances[1][0]


def test_without_learned_priors_the_heuristic_gives_them() -> None:
    game = pyengine.game("glastonbury")
    state = game.deal(2, 3)
    knowledge = Knowledge(game, state, state.to_act[0])
    search = Halving(knowledge, Prng(1), Settings.of(game))
    search.run(1)
    scores = game.strategy.score_actions(knowledge.view(), knowledge.legal())
    assert dict(zip(knowledge.legal(), scores, strict=True))[search.best()] == max(scores)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_action_of_uno_has_a_prior(players: int) -> None:
    state, rng = UNO.deal(players, 4, target=60), Prng(4)
    assert isinstance(state, Uno)
    kinds = set[type]()
    while state.to_act:
        for seat in state.to_act:
            legal = state.legal(seat)
            found = prior(state.view(seat), legal)
            assert len(found) == len(legal)
            assert all(map(isfinite, found))
            worth = dict(zip(legal, found, strict=True))
            assert all(
                worth[each] > worth[Lay(each.card, each.colour, False)]
                for each in worth
                if isinstance(each, Lay) and each.uno
            )
            if LET in worth:
                assert worth[CATCHES[state.open]] > worth[LET]
            kinds.update(map(type, legal))
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
    assert len(kinds) >= 6


def test_there_is_a_weight_for_each_feature() -> None:
    assert len(TWO_PLAYERS) == len(MORE) == 213
    assert all(type(weight) is int for weight in (*TWO_PLAYERS, *MORE))
