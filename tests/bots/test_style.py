"""Styles: legal, of what a seat knows, and only among actions that are about as good as the best."""

from __future__ import annotations

import pytest

from pyengine.bots import Knowledge, bot
from pyengine.bots.ismcts import Candidate
from pyengine.bots.style import STYLES, preferred
from pyengine.core.errors import OptionError
from pyengine.core.prng import Prng
from pyengine.games import game as find_game
from pyengine.games import ids
from pyengine.games.uno.pieces import ACCEPT, CHALLENGE, DRAW
from tests.endure import more_in_endure


@pytest.mark.parametrize("actions", more_in_endure(5, 12))
@pytest.mark.parametrize("game_id", ids())
@pytest.mark.parametrize("style", STYLES)
def test_a_style_keeps_to_the_rules_and_chooses_the_same_again(game_id: str, style: str, actions: int) -> None:
    game = find_game(game_id)
    player = bot(f"2-{style}")
    state = game.new(2, 5, {})
    for at in range(actions):
        if state.outcome:
            break
        seat = state.to_act[0]
        action = player.choose(Knowledge(game, state, seat), Prng(at))
        assert action in state.legal(seat)
        assert action == player.choose(Knowledge(game, state, seat), Prng(at))
        state.apply(seat, action)


def test_a_style_chooses_among_what_is_about_as_good() -> None:
    game = find_game("uno")
    knowledge = Knowledge(game, game.new(2, 5, {}), 0)

    def choose(style: str, *expected: float, visits: tuple[int, ...] = (40, 40, 40)) -> object:
        ways = zip((DRAW, ACCEPT, CHALLENGE), visits, expected, strict=True)
        return preferred([Candidate(*way) for way in ways], knowledge, style)

    assert choose("bold", 0.5, 0.49, 0.48) == CHALLENGE
    assert choose("careful", 0.5, 0.49, 0.48) == ACCEPT
    assert choose("hoarding", 0.5, 0.49, 0.48) == DRAW
    assert choose("bold", 0.5, 0.4, 0.3) == DRAW  # nothing else is near
    assert choose("bold", 0.5, 0.49, 0.48, visits=(40, 40, 3)) == DRAW  # and nothing is that was hardly tried


def test_a_style_belongs_to_a_level() -> None:
    for name in ("greedy-bold", "3-", "3-rude", "-bold"):
        with pytest.raises(OptionError):
            bot(name)
