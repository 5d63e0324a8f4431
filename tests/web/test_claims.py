"""Every reason is true where it is given: claims about many actions, against judges that do not know the reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import pyengine
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import Action, State
from tests.languages import WHOLE as LANGS
from tests.web.claim_case import Case
from tests.web.claim_judges import JUDGES
from web.games import table_of
from web.parts.messages import Messages
from web.parts.table import Scene

GAMES = pyengine.games()
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
_MOST = 5
"""So many actions of a decision are looked at: in the games of gems there are hundreds."""


def scene(game: Game, state: State, seat: int, lang: str = "en") -> Scene:
    names = tuple(f"P{number}" for number in range(1, state.players + 1))
    legal = tuple(map(game.format, state.legal(seat)))
    seats, table = ("human",) * state.players, table_of(game.id)
    return Scene(state.view(seat), legal, None, names, seats, Messages(lang), table=table)


def messages_of(game: Game) -> set[str]:
    """The messages of the game's reasons, as its language files have them."""
    begin = next(iter(JUDGES[game.id].keys() - {"hint-only"})).partition("-why-")[0]
    return {message for message in Messages("en").ids() if message.startswith(f"{begin}-why-")}


def decisions(game: Game, seeds: range, longest: int, one_in: int) -> Iterator[tuple[State, int, list[Action]]]:
    """One decision in so many of games played partly by the policy and partly at random, and some actions of each."""
    fewest, most = game.seats
    for seed in seeds:
        rng = Prng(seed)
        state = game.deal(max(2, fewest) + seed % (min(most, 4) - max(2, fewest) + 1), seed)
        for _ in range(longest):
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            legal = state.legal(seat)
            policy = game.strategy.policy(state, seat, rng)
            chosen = policy if seat == state.to_act[0] and rng.below(4) else rng.choice(legal)
            if rng.below(one_in) == 0:
                more = [rng.choice(legal) for _ in range(_MOST - 1)]
                yield state, seat, legal if len(legal) <= _MOST else [chosen, *more]
            state.apply(seat, chosen)


def judged(game: Game, seeds: range, longest: int, one_in: int = 1) -> Counter[str]:
    """How often each message is given; fails at the first that is not true."""
    given, table = Counter[str](), table_of(game.id)
    for state, seat, actions in decisions(game, seeds, longest, one_in):
        seen = scene(game, state, seat)
        for text in map(game.format, actions):
            for claim in table.best_claims(text, seen):
                case = Case(state, seat, text, claim.facts)
                assert JUDGES[game.id][claim.message](case), (claim, text, seat, game.write(state))
                given[claim.message] += 1
    return given


@games
def test_reasons_are_true_where_they_are_given(game: Game) -> None:
    """In the games of gems every claim about two shifts looks at hundreds."""
    gems = game.id in ("nizam", "pearl")
    assert judged(game, range(2), 60 if gems else 24, one_in=30 if gems else 1)


@games
def test_every_message_has_a_judge_and_every_judge_its_languages(game: Game) -> None:
    judges = JUDGES[game.id]
    assert messages_of(game) == judges.keys() - {"hint-only"}
    for lang in LANGS:
        assert all(message in Messages(lang) for message in judges)


@pytest.mark.endure
@games
def test_reasons_are_true_in_many_games(game: Game) -> None:
    gems = game.id in ("nizam", "pearl")
    given = judged(game, range(100, 150 if gems else 1100), 400, one_in=20 if gems else 10)
    assert len(given) > len(JUDGES[game.id]) // 2
