"""Who plays which flights (FLI-2): chosen before the deal, carried by records and positions, seen by everybody."""

from __future__ import annotations

import json

import pytest

import pyengine
from pyengine.core.record import Record
from pyengine.games.flights.state import FlightsState
from tests.web.play_table import PlayTable

GAME = pyengine.game("flights")


def colours(players: int, **options: str) -> list[str]:
    """The colours of the flights at a table with these options."""
    return [player["colour"] for player in GAME.new(players, 7, options).view(None)["players"]]


@pytest.mark.permits("FLI-2")
@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (4, {}, ["red", "blue", "green", "yellow"]),
        (2, {"flights_1": "yellow", "flights_2": "green"}, ["yellow", "green"]),
        (2, {"flights_2": "red"}, ["blue", "red"]),
        (3, {"flights_3": "blue"}, ["red", "green", "blue"]),
        (4, {"flights_1": "green", "flights_4": "red"}, ["green", "blue", "yellow", "red"]),
        (2, {"flights_1": "red", "flights_3": "red"}, ["red", "blue"]),
    ],
)
def test_everybody_has_the_flights_they_chose_and_the_others_what_is_left(
    players: int, options: dict[str, str], expected: list[str]
) -> None:
    assert colours(players, **options) == expected


@pytest.mark.forbids("FLI-2")
def test_no_two_players_have_flights_of_one_colour() -> None:
    with pytest.raises(pyengine.OptionError) as caught:
        GAME.new(3, 7, {"flights_1": "blue", "flights_3": "blue"})
    assert (caught.value.name, caught.value.allowed) == ("flights_3", ("by_seat", "red", "green", "yellow"))
    with pytest.raises(pyengine.OptionError):
        GAME.new(2, 7, {"flights_1": "violet"})


@pytest.mark.forbids("FLI-2")
@pytest.mark.parametrize("colours", ["r r", "r", "r v", "r b g", "b r | players 3"])
def test_a_position_names_a_colour_for_each_seat_and_each_once(colours: str) -> None:
    with pytest.raises(pyengine.NotationError):
        GAME.position(f"colours {colours} | hand 1 b1")


def test_colours_change_nothing_but_the_colours() -> None:
    usual, chosen = GAME.new(3, 7, {}), GAME.new(3, 7, {"flights_1": "yellow"})
    assert GAME.write(chosen) == GAME.write(usual).replace("players 3", "players 3 | colours y b g")
    assert chosen.legal(chosen.to_act[0]) == usual.legal(usual.to_act[0])


def test_colours_stay_for_the_whole_match_and_in_records() -> None:
    record = Record.new(GAME, 2, 7, {"flights_1": "green"})
    assert "option flights_1 green\n" in record.format()
    state = Record.parse(record.format()).start()
    assert isinstance(state, FlightsState)
    while state.game == 1:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    assert [player["colour"] for player in state.view(0)["players"]] == ["green", "blue"]
    assert GAME.position(GAME.write(state)) == state


def test_a_position_without_colours_goes_by_seat() -> None:
    state = GAME.position("players 3 | hand 1 b1")
    assert "colours" not in GAME.write(state)
    assert [player["colour"] for player in state.view(None)["players"]] == ["red", "blue", "green"]


@pytest.mark.parametrize("seats", ["human,human", "human,bot:greedy"])
def test_colours_are_in_the_link_that_is_shared_and_in_the_record_that_is_loaded(seats: str) -> None:
    asked, chosen = f"?game=flights&seats={seats}&seed=5&pace=instant", "flights_1=yellow&amp;flights_2=red"
    table, other = PlayTable(), PlayTable()
    table.send(json.dumps({"do": "start", "query": f"{asked}&flights_1=yellow&flights_2=red", "langs": ["en"]}))
    assert chosen in json.loads(table.send(json.dumps({"do": "share"})))["html"]
    text = json.loads(table.send(json.dumps({"do": "save"})))["download"]["text"]
    other.send(json.dumps({"do": "start", "query": asked, "langs": ["en"]}))
    other.send(json.dumps({"do": "load", "text": text}))
    assert other.session
    assert [player["colour"] for player in other.session.timeline.state.view(None)["players"]] == ["yellow", "red"]
