"""Actions that callers make themselves: those that are equal to a game's own act like them, all others are refused."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

import pyengine
from pyengine import Game, IllegalAction, State
from pyengine.core.prng import Prng
from pyengine.games.flights import pieces as flights
from pyengine.games.glastonbury import pieces as glastonbury
from pyengine.games.pearl import pieces as pearl
from pyengine.games.uno import pieces as uno
from pyengine.gems.field import Shift

games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
MAKERS: list[Callable[[Any], Any]] = [
    lambda action: type(action)(*(getattr(action, each.name) for each in fields(action) if each.init)),
    lambda action: type(action)(**{each.name: getattr(action, each.name) for each in fields(action) if each.init}),
    copy.copy,
    copy.deepcopy,
    lambda action: pickle.loads(pickle.dumps(action)),
]
makers = pytest.mark.parametrize("made", MAKERS, ids=["places", "names", "copy", "deepcopy", "pickle"])


@games
@makers
def test_an_action_made_by_hand_is_the_games_own(game: Game, made: Callable[[Any], Any]) -> None:
    for action in game.actions():
        twin = made(action)
        assert twin == action
        assert hash(twin) == hash(action)
        assert game.format(twin) == game.format(action)


@games
@makers
def test_what_is_made_by_hand_does_the_same(game: Game, made: Callable[[Any], Any]) -> None:
    state, chance, tried = game.deal(game.seats[1], 3), Prng(3), set[type]()
    for _ in range(120):
        if not state.to_act:
            break
        seat = state.to_act[0]
        action = chance.choice(state.legal(seat))
        twin = state.copy()
        assert twin.apply(seat, made(action)) == state.apply(seat, action)
        assert twin == state
        tried.add(type(action))
    assert len(tried) > 1


@makers
def test_the_answers_of_uno_made_by_hand_do_the_same(made: Callable[[Any], Any]) -> None:
    game = pyengine.game("uno")
    hit = "players 3 | seat 2 | phase challenge | hand 1 y3 | hand 2 r1 r2 | hand 3 g1 g2 | discard wild+2"
    for position, seat in ((f"{hit} | colour red | was blue | open 1", 1), (f"{hit} | colour red | was blue", 1)):
        state = game.position(position)
        for action in state.legal(seat):
            first, second = state.copy(), state.copy()
            assert first.apply(seat, made(action)) == second.apply(seat, action)
            assert first == second


LAY = "hand 1 r3 g1 | hand 2 b4"
BESIDE = "wizard 1 red ne | spells 1 appear1 move1"
NO_ACTIONS: list[tuple[str, str, Any, str]] = [
    *(("flights", LAY, flights.Lay(flights.CODE["r3"], flight), "FLI-4") for flight in (0, 7, 8, -1)),
    *(("flights", LAY, flights.Lay(card, 1), "FLI-4") for card in (44, 99, -1)),
    *(("flights", "laid 1 r3>5 | laid 2 b4>1", flights.Take(card), "FLI-5") for card in (44, -1)),
    *(("glastonbury", BESIDE, glastonbury.Use(spell), "GLA-8") for spell in ("luck", "", "Move")),
    ("glastonbury", BESIDE, glastonbury.Start("middle"), "GLA-6"),
    *(("nizam", "hand 1 R", Shift(payment, "row1-left"), "NIZ-8") for payment in ("", "Z", "o", "RR", "SR")),
    ("nizam", "hand 1 R", Shift("R", "row6-left"), "NIZ-6"),
    *(("pearl", "shifts 1 | phase tasks", pearl.Complete(kind), "PRL-11") for kind in ("Z", "o", "")),
    *(("uno", "hand 1 b3 r5 wild | discard b7", action, "UNO-4") for action in (uno.Name(4), uno.Catch(-1))),
    *(
        ("uno", "hand 1 b3 r5 wild | discard b7", uno.Lay(card, colour, False), "UNO-4")
        for card, colour in ((3, 1), (3, 4), (uno.CARD_OF["r5"], 0), (uno.WILD, 4), (uno.WILD, -1), (-1, 0))
    ),
    ("uno", "hand 1 b3 r5 | discard wild | phase colour", uno.Name(4), "UNO-4"),
]


@pytest.mark.parametrize(("name", "position", "action", "rule"), NO_ACTIONS, ids=lambda given: f"{given!r:.40}")
def test_what_is_no_action_of_the_game_is_refused(name: str, position: str, action: Any, rule: str) -> None:
    state: State = pyengine.game(name).position(position)
    before = state.copy()
    assert action not in state.legal(0)
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, action)
    assert caught.value.breach.rule == rule
    assert state == before
