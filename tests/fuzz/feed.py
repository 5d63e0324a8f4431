"""Feeds any text to every parser: what is accepted must work, everything else must raise one of our errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyengine
from pyengine import IllegalAction, NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.core.timeline import Timeline
from pyengine.rulebook import check, fences, read_lesson

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
        feed_record(record)
    for options in ({option.name: text for option in game.options}, {text: "1"}):
        feed_options(game, game.seats[0], 1, options)


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


def feed_record(text: str) -> None:
    """A whole record: what is accepted has the players that it says, and is written as it was read."""
    try:
        record = pyengine.Record.parse(text)
        state = record.replay()
    except OURS as error:
        if isinstance(error, NotationError):
            _placed(error, text)
        return
    assert state.players == record.players
    assert len(record.seats) in (0, record.players)
    assert pyengine.Record.parse(record.format()) == record
    assert Timeline(record).state == state
    play_on(state)


def feed_text(text: str) -> None:
    """A Markdown text: `check` raises nothing, and what it passes as a lesson can be played from beginning to end."""
    failures = check(text)
    for failure in failures:
        assert failure.code in ("notation", "option", "refused", "allowed", "rule", "fact", "no-rule", "no-anchor")
        assert 1 <= failure.line <= text.count("\n") + 2
    try:
        read_lesson(text, "en").states()
    except OURS as error:
        if isinstance(error, NotationError):
            _placed(error, text)
        assert failures or not fences(text, "step"), "what cannot be played is reported"


def feed_options(game: Game, players: Any, seed: Any, options: Mapping[str, Any]) -> None:
    """Settings of any type: a game, or the error that names one of them, in one short line."""
    try:
        state = game.new(players, seed, options)
    except OptionError as error:
        _named(error, {*options, "players", "seed"})
        return
    play_on(state)


def _named(error: OptionError, given: set[str]) -> None:
    """The setting that an error names is one that was given, and it says so in one short line."""
    assert error.name in given
    assert len(str(error)) < 400
    assert len(str(error).splitlines()) == 1


def _placed(error: NotationError, text: str) -> None:
    """The place that an error names is one of the text, or just behind its end."""
    assert error.expected
    assert 1 <= error.line <= text.count("\n") + 2
    assert error.column >= 1
