"""Invariants of the rules, over all games, player counts and options."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given

import pyengine
from pyengine.core.timeline import Timeline
from tests.conformance.games import Setup, cards_of, many, moderate, seeds, some, unplaced, walk


@many
@moderate
@given(seed=seeds)
def test_cards_are_conserved(setup: Setup, seed: int) -> None:
    """Every card of the box is somewhere, exactly once."""
    game, players, options = setup
    assert not unplaced(game, game.deal(players, seed, **options))
    for state, _, _ in some(setup, seed, 60):
        assert not unplaced(game, state)


@many
@moderate
@given(seed=seeds)
def test_legal_is_what_why_not_lets_through(setup: Setup, seed: int) -> None:
    game = setup[0]
    pool = [game.parse(text) for text in cards_of(game).pool()]
    for state, _, _ in some(setup, seed, 6):
        for seat in range(state.players):
            legal = state.legal(seat)
            assert len(legal) == len(set(legal))
            assert set(legal) == {action for action in pool if state.why_not(seat, action) is None}
            assert bool(legal) == (seat in state.to_act)


@many
@moderate
@given(seed=seeds)
def test_refused_actions_change_nothing(setup: Setup, seed: int) -> None:
    game = setup[0]
    pool = [game.parse(text) for text in cards_of(game).pool()]
    for state, _, _ in some(setup, seed, 2):
        before = game.write(state)
        for seat, action in itertools.product(range(state.players), pool):
            if state.why_not(seat, action):
                with pytest.raises(pyengine.IllegalAction):
                    state.apply(seat, action)
        assert game.write(state) == before


@many
@moderate
@given(seed=seeds)
def test_play_does_what_apply_does_and_copies_are_independent(setup: Setup, seed: int) -> None:
    game = setup[0]
    for state, seat, action in some(setup, seed):
        before, one, two = game.write(state), state.copy(), state.copy()
        assert one == state
        one.apply(seat, action)
        two.play(seat, action)
        assert game.write(one) == game.write(two) != before
        assert one == two != state
        assert game.write(state) == before


@many
def test_nobody_acts_out_of_turn_or_after_the_end(setup: Setup) -> None:
    game, players, options = setup
    timeline = Timeline(pyengine.Record.new(game, players, 4, options))
    for state, seat, action in walk(setup, 4):
        for other in set(range(players)) - set(state.to_act):
            assert state.legal(other) == []
        timeline.apply(seat, action)
    state, outcome = timeline.state, timeline.state.outcome
    assert outcome is not None
    assert sorted(itertools.chain(*outcome.ranking)) == list(range(players))
    assert len(outcome.scores) == players
    for seat in range(players):
        assert state.legal(seat) == []
        assert state.why_not(seat, action) == pyengine.Breach(outcome.reason)
        assert not timeline.can_undo(seat)
