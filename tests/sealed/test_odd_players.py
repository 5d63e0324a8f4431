"""Honest players, however odd, are named by nobody, and all agree after every message; of a cheat among them nothing
comes, or the cheat is named, and nobody else is.
"""

from __future__ import annotations

import pytest

from pyengine.sealed.client import Client
from tests.endure import more_in_endure
from tests.sealed.cheats import KINDS, Cheat
from tests.sealed.odd import played, public
from tests.sealed.test_cheats import FOUND
from tests.sealed.test_conformance import SETUPS, options

TABLES = [(game, players) for game, players in SETUPS if players <= 5]
FEW = {2: 2, 3: 1, 4: 1, 5: 1}
"""How many games for so many players: with more of them each takes longer."""
CHANCES = {kind: at[:2] for kind, (at, _, _) in FOUND.items()} | {
    "equivocation": ("nizam", 3),
    "garbage": ("uno", 2),
    "stacked-shuffle": ("uno", 3),
    "false-hand": ("uno", 3),
}
"""By kind of cheat, a table at which there is a chance for it."""
FIRST = {"false-hand": 3, "hidden-wild": 1}
"""The first seed to try, where with those before nobody has cheated."""
MOST = {"false-hand": 80}
"""After how many messages somebody ends the game, where 50 are too few."""
POLICY = {"garbage": "call", "false-hand": "greedy"}
"""What all play where there would hardly be one otherwise."""


@pytest.mark.parametrize("games", more_in_endure(0, 400))
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nobody_is_named_in_an_honest_game(game: str, players: int, games: int) -> None:
    for seed in range(100, 100 + (games or FEW[players])):
        played(game, players, seed, options(game, seed), most=100 if games else 40)


@pytest.mark.parametrize("kind", KINDS)
def test_a_cheat_among_odd_players_is_named_or_gains_nothing(kind: str) -> None:
    """At a table where there is a chance for it, until somebody has cheated; `make endure` cheats at all tables."""
    game, players = CHANCES[kind]
    most, policy = MOST.get(kind, 50), POLICY.get(kind, "")
    for seed in range(FIRST.get(kind, 0), 5):
        odd = played(game, players, 300 + seed, options(game, seed), cheat=kind, most=most, policy=policy)
        if any(isinstance(client, Cheat) and client.done for client in odd.clients):
            break
    else:
        raise AssertionError("a test of cheats who never cheat shows nothing")


@pytest.mark.endure
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_cheats_among_odd_players_are_named_or_gain_nothing(game: str, players: int, kind: str) -> None:
    for seed in range(400, 405):
        played(game, players, seed, options(game, seed), cheat=kind, most=100)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 3)])
def test_the_deck_runs_out_and_what_was_laid_is_shuffled_again(players: int, seed: int) -> None:
    odd = played("uno", players, seed, options("uno", seed), policy="empty", most=330, rate=3)
    table = odd.clients[0].table
    assert table is not None
    assert len(table.openings.shuffles) > 1


@pytest.mark.parametrize(("game", "players"), [("uno", 3), ("flights", 2), ("pearl", 3)])
def test_a_device_that_gets_the_whole_game_at_once_believes_the_same(game: str, players: int) -> None:
    odd = played(game, players, 7, options(game, 7))
    for client in odd.clients[:-1]:
        late = Client.restored(client.group, client.secret, client.transcript, client.name)
        assert public(late) == public(odd.clients[-1])
