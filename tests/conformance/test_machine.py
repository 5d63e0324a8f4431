"""A game under random sequences of operations: play, illegal attempts, undo, save, load."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import pyengine
from pyengine.core.game import Game
from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from tests.conformance.games import ALL, Cards, Setup, cards_of, seeds, unplaced
from tests.endure import examples


class Table(RuleBasedStateMachine):
    """One game under way; `setups` are those to begin with."""

    setups: list[Setup]
    game: Game
    table: Cards
    timeline: Timeline

    @initialize(data=st.data(), seed=seeds)
    def deal(self, data: st.DataObject, seed: int) -> None:
        self.game, players, options = data.draw(st.sampled_from(self.setups))
        self.table = cards_of(self.game)
        self.pool = [self.game.parse(text) for text in self.table.pool()]
        self.timeline = Timeline(Record.new(self.game, players, seed, options))

    @property
    def position(self) -> str:
        return self.game.write(self.timeline.state)

    @precondition(lambda self: self.timeline.state.to_act)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        state = self.timeline.state
        seat = data.draw(st.sampled_from(state.to_act))
        self.timeline.apply(seat, data.draw(st.sampled_from(state.legal(seat))))

    @rule(data=st.data())
    def attempt(self, data: st.DataObject) -> None:
        state, before = self.timeline.state, self.position
        seat, action = data.draw(st.integers(0, state.players - 1)), data.draw(st.sampled_from(self.pool))
        if state.why_not(seat, action) is None:
            self.timeline.apply(seat, action)
            return
        with pytest.raises(pyengine.IllegalAction):
            self.timeline.apply(seat, action)
        assert self.position == before

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.timeline.state.players - 1))
        steps = self.timeline.record.steps
        allowed = self.timeline.can_undo(seat)
        assert self.timeline.undo(seat) == allowed
        assert self.timeline.record.steps == (steps[:-1] if allowed else steps)

    @rule()
    def save_and_open(self) -> None:
        before = self.position
        self.timeline = Timeline(Record.parse(self.timeline.record.format()))
        assert self.position == before

    @rule()
    def write_and_read(self) -> None:
        assert self.game.position(self.position) == self.timeline.state

    @invariant()
    def someone_can_act_until_the_end(self) -> None:
        if hasattr(self, "timeline"):
            state = self.timeline.state
            assert bool(state.to_act) == (state.outcome is None)
            assert all(state.legal(seat) for seat in state.to_act)
            assert not unplaced(self.game, state)


@pytest.mark.repeated
@pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
def test_any_order_of_handling_is_safe(game: Game) -> None:
    machine = type("Machine", (Table,), {"setups": [setup for setup in ALL if setup[0] is game]})
    run_state_machine_as_test(
        machine,
        settings=examples(4, 15, stateful_step_count=40, suppress_health_check=list(HealthCheck)),
    )
