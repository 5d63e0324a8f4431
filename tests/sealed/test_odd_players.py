"""Honest players, however odd, are named by nobody, and all devices agree after every message."""

from __future__ import annotations

import pytest

from pyengine.sealed.client import Client
from pyengine.sealed.message import parse
from tests.endure import more_in_endure
from tests.sealed.odd import Odd, public
from tests.sealed.test_conformance import SETUPS, options

TABLES = [(game, players) for game, players in SETUPS if players <= 5]


FEW = {2: 20, 3: 8, 4: 4, 5: 2}
"""How many games for so many players: with more of them each takes longer."""


@pytest.mark.parametrize("games", more_in_endure(0, 300))
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nobody_is_named_in_an_honest_game(game: str, players: int, games: int) -> None:
    for seed in range(100, 100 + (games or FEW[players])):
        odd = Odd(game, players, seed, options(game, seed), most=160 if games else 40)
        odd.play()
        odd.check()


@pytest.mark.parametrize(("game", "players"), [("uno", 3), ("flights", 2), ("pearl", 3)])
def test_a_spectator_who_comes_later_believes_the_same(game: str, players: int) -> None:
    """A device that gets the whole log at once, with a guess of its own, is where all others are."""
    odd = Odd(game, players, 7, options(game, 7), most=40)
    odd.play()
    for client in odd.clients:
        late = Client.restored(client.group, client.secret, client.transcript, client.name)
        assert repr(public(late)) == repr(public(odd.clients[0]))
        assert [parse(text).number for text in late.transcript] == list(range(len(late.transcript)))
