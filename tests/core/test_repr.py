"""The `repr` of states and records: one line, without hidden information."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import pyengine
from pyengine import Game, Record, State
from pyengine.core.prng import Prng
from pyengine.core.record import Step

every = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


def moments(game: Game, players: int) -> Iterator[State]:
    """States of a random game, from its deal to its end or to the 150th decision."""
    state, chance = game.deal(players, 5), Prng(5)
    yield state
    for _ in range(150):
        if not state.to_act:
            break
        seat = state.to_act[0]
        state.play(seat, chance.choice(state.legal(seat)))
        yield state


@every
def test_a_state_names_the_game_the_players_and_who_is_to_act(game: Game) -> None:
    for state in moments(game, 2):
        line = repr(state)
        assert line.startswith(f"<{game.id} players=2 to_act={state.to_act}")
        assert len(line.splitlines()) == 1


@every
def test_states_that_differ_only_in_what_is_hidden_look_the_same(game: Game) -> None:
    chance, differed = Prng(1), 0
    for players in {2, min(4, game.seats[1])}:
        for state in moments(game, players):
            for seat in range(players):
                other = state.determinize(seat, chance)
                assert repr(other) == repr(state)
                differed += game.write(other) != game.write(state)
    assert differed


@every
def test_a_state_says_how_it_ended(game: Game) -> None:
    state, chance = game.deal(2, 1), Prng(1)
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, game.strategy.policy(state, seat, chance))
    assert state.outcome
    assert repr(state).endswith(f"over={state.outcome.reason}>")


def test_a_state_shows_numbers_and_words_that_all_can_see() -> None:
    state = pyengine.game("nizam").position("players 3 | seat 2 | hand 1 R R | deck E")
    assert repr(state) == "<nizam players=3 to_act=(1,) shifts=0 gain=0 draw=3 deck=1 runouts=0>"


@every
def test_a_game_names_itself_its_players_and_its_options(game: Game) -> None:
    line = repr(game)
    assert line.startswith(f"<Game {game.id} players={game.seats[0]}-{game.seats[1]}")
    assert all(option.name in line for option in game.options)
    assert len(line) < 200
    assert len(line.splitlines()) == 1


@every
def test_a_record_names_the_game_the_players_the_actions_and_the_engine(game: Game) -> None:
    record = Record.new(game, 2, 123456789, {})
    state = record.start()
    seat = state.to_act[0]
    longer = record.with_steps((Step(seat, game.format(state.legal(seat)[0])),))
    assert repr(record) == f"<Record {game.id} players=2 actions=0 engine={record.engine}>"
    assert "actions=1 " in repr(longer)
    assert record.deal not in repr(record)
    assert "123456789" not in repr(record)
