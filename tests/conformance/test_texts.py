"""Every text leads back to what it was written from: positions, actions, records; and undo goes back one step."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given

import pyengine
from pyengine.core.record import Step
from pyengine.core.timeline import Timeline
from tests.conformance.games import Setup, many, moderate, read_back, seeds, some, walk
from tests.endure import more_in_endure, repeated


@many
@moderate
@given(seed=seeds)
def test_notations_are_exact_inverses(setup: Setup, seed: int) -> None:
    game = setup[0]
    for state, seat, _ in some(setup, seed):
        again = read_back(game, state)
        assert again == state
        assert [again.view(seat), again.outcome] == [state.view(seat), state.outcome]
        for action in state.legal(seat):
            name = game.format(action)
            assert game.parse(name) == action
            assert not re.search(r"\s", name)


@many
@repeated(1, 8, suppress_health_check=list(HealthCheck))
@given(seed=seeds)
def test_whole_games_replay_from_their_records_and_are_read_at_their_end(setup: Setup, seed: int) -> None:
    """And a deal depends on nothing but the seed."""
    game, players, options = setup
    timeline = Timeline(pyengine.Record.new(game, players, seed, options))
    assert game.write(game.deal(players, seed, **options)) == timeline.record.deal
    for _, seat, action in walk(setup, seed):
        timeline.apply(seat, action)
    record = pyengine.Record.parse(timeline.record.format())
    assert record == timeline.record
    assert record.format() == timeline.record.format()
    assert game.write(record.replay()) == game.write(timeline.state)
    assert read_back(game, timeline.state).outcome == timeline.state.outcome


@many
@pytest.mark.parametrize("most", more_in_endure(40, 150))
def test_undo_goes_back_one_own_unrevealing_step(setup: Setup, most: int) -> None:
    game, players, options = setup
    timeline = Timeline(pyengine.Record.new(game, players, 3, options))
    kept = 0
    for at, (_, seat, action) in enumerate(walk(setup, 3)):
        if at == most:
            break
        before, steps = game.write(timeline.state), timeline.record.steps
        events = timeline.apply(seat, action)
        others = [other for other in range(players) if other != seat]
        assert not any(timeline.can_undo(other) for other in others)
        free = not any(event.reveals for event in events) and timeline.state.outcome is None
        assert timeline.can_undo(seat) == free == timeline.undo(seat)
        if free:
            assert (game.write(timeline.state), timeline.record.steps) == (before, steps)
            timeline.apply(seat, action)
        kept += not free
        assert timeline.record.steps == (*steps, Step(seat, game.format(action)))
    assert kept
