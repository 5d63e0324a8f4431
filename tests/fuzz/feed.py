"""Feeds any text to every parser: what is accepted must work, everything else must raise one of our errors."""

from __future__ import annotations

import pyengine
from pyengine import IllegalAction, NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State

OURS = (IllegalAction, NotationError, OptionError)
STEPS = 12


def feed(game: Game, text: str) -> None:
    """A position, an action, a record and its parts, an option: only our own errors may come out."""
    _position(game, text)
    _action(game, text)
    fewest = game.seats[0]
    head = f"record 1\ngame {game.id}\nplayers {fewest}\n"
    deal = game.write(game.deal(fewest, 1))
    for record in (text, head + text, f"{head}deal {text}", f"{head}deal {deal}\n1: {text}"):
        _record(record)
    for options in ({option.name: text for option in game.options}, {text: "1"}):
        _deal(game, options)


def _position(game: Game, text: str) -> None:
    try:
        state = game.position(text)
    except NotationError as error:
        _placed(error, text)
        return
    written = game.write(state)
    assert game.write(game.position(written)) == written
    play_on(state)


def play_on(state: State) -> None:
    """A position that is accepted is one that can be looked at and played."""
    chance = Prng(1)
    for _ in range(STEPS):
        for seat in range(state.players):
            state.view(seat)
        if not state.to_act:
            assert state.outcome is not None
            return
        seat = chance.choice(state.to_act)
        legal = state.legal(seat)
        assert legal, "a seat that is to act can act"
        state.determinize(seat, chance)
        state.apply(seat, chance.choice(legal))


def _action(game: Game, text: str) -> None:
    try:
        action = game.parse(text)
    except NotationError as error:
        _placed(error, text)
        return
    assert game.parse(game.format(action)) == action
    game.deal(game.seats[0], 1).why_not(0, action)


def _record(text: str) -> None:
    try:
        record = pyengine.Record.parse(text)
        state = record.replay()
    except OURS as error:
        if isinstance(error, NotationError):
            _placed(error, text)
        return
    assert pyengine.Record.parse(record.format()) == record
    play_on(state)


def _deal(game: Game, options: dict[str, str]) -> None:
    given = {name: value for name, value in options.items() if name not in ("players", "seed")}
    try:
        game.deal(game.seats[0], 1, **given)
    except OptionError as error:
        known = error.name in given
    else:
        known = True
    assert known, "the error names the setting that was given"


def _placed(error: NotationError, text: str) -> None:
    """The place that an error names is one of the text, or just behind its end."""
    assert error.expected
    assert 1 <= error.line <= text.count("\n") + 2
    assert error.column >= 1
