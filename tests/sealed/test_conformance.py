"""Sealed games are the games themselves: the same rules, the same views, and a record that replays."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.core.options import among_programs
from pyengine.core.record import Record
from tests.endure import rest_in_endure
from tests.sealed.playing import Table, greedy_action, laying_action, play, random_action

SETUPS = [
    (game.id, players) for game in pyengine.games() for players in range(max(2, game.seats[0]), game.seats[1] + 1)
]

SMALL = [(game, players) for game, players in SETUPS if players <= 3]


def options(game: str, seed: int) -> dict[str, str]:
    """The options of programs, those that hide more cards among them."""
    more = {"glastonbury": {"recipes": ("on", "off")[seed % 2]}, "uno": {"bluff": ("on", "off")[seed % 2]}}
    short = {"uno": {"target": "60"}, "flights": {"target": "20"}, "pearl": {"bound": "on"}}
    found = among_programs(pyengine.game(game).options, {}) | more.get(game, {})
    known = {option.name: option.choices for option in pyengine.game(game).options}
    return {name: str(value) for name, value in (found | _allowed(short.get(game, {}), known)).items()}


def _allowed(chosen: dict[str, str], known: dict[str, tuple[str, ...]]) -> dict[str, str]:
    return {name: value for name, value in chosen.items() if name == "target" or value in known.get(name, ())}


def replays(table: Table) -> None:
    """The audited record leads to the true end, which all devices have reached."""
    found = table.audit.record()
    assert found is not None
    state = Record.parse(found.format()).replay()
    assert state.outcome == table.clients[0].outcome
    assert [client.outcome for client in table.clients] == [state.outcome] * len(table.clients)
    assert table.audit.state is not None
    assert state.view(None) == table.audit.state.view(None)


@pytest.mark.parametrize(
    ("game", "players"), rest_in_endure(sorted(SETUPS, key=lambda setup: setup not in SMALL), len(SMALL))
)
def test_a_sealed_game_is_the_game(game: str, players: int) -> None:
    table = play(game, players, players, options(game, players), greedy_action)
    assert table.checked > 5
    replays(table)


@pytest.mark.endure
@pytest.mark.parametrize(("game", "players"), SMALL)
def test_sealed_games_of_random_players_are_the_game(game: str, players: int) -> None:
    choose = laying_action if game == "uno" else random_action  # else they would draw for thousands of messages
    replays(play(game, players, 0, options(game, 0), choose))


def test_a_pile_that_is_shuffled_again_face_down() -> None:
    """UNO-13: an opening Wild Draw Two goes back; what is known of the new order agrees with the hands before."""
    replays(play("uno", 4, 1, options("uno", 1) | {"target": "250"}, greedy_action))


def test_wishes_that_a_game_takes_in_no_order() -> None:
    """A card that is known to be in a hand may not be the one just drawn: no order has it there, others are tried."""
    replays(play("uno", 2, 14, options("uno", 14), laying_action))


def test_cards_that_a_last_card_brings_decide_whether_there_is_another_round() -> None:
    """UNO-18: they count, so they are opened before anybody shuffles for a round that may not come."""
    replays(play("uno", 4, 91, options("uno", 91), laying_action))
