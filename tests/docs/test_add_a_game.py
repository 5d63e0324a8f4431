"""The worked example of the documentation is a game like any other."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.timeline import Timeline
from tests.fuzz.feed import feed

EXAMPLES = str(Path(__file__).parents[2] / "docs/examples/higher/pyengine/games")


@pytest.fixture
def higher() -> Iterator[Game]:
    """The game, found by the registry as a folder of its own."""
    folders = import_module("pyengine.games").__path__
    folders.append(EXAMPLES)
    yield pyengine.game("higher")
    folders.remove(EXAMPLES)


@pytest.mark.parametrize(("players", "hand"), [(2, "3"), (3, "3"), (2, "4")])
def test_it_is_played_to_its_end(higher: Game, players: int, hand: str) -> None:
    for seed in range(20):
        table, chance = Timeline(Record.new(higher, players, seed, {"hand": hand})), Prng(seed)
        while to_act := table.state.to_act:
            state, seat = table.state, to_act[0]
            legal = state.legal(seat)
            assert set(legal) == {action for action in higher.actions() if state.why_not(seat, action) is None}
            assert higher.position(higher.write(state)) == state
            twin = state.determinize(seat, chance)
            assert twin.view(seat) == state.view(seat)
            name = "greedy" if seat else "random"
            table.apply(seat, bot(name).choose(Knowledge(higher, state, seat), chance))
        assert table.state.outcome
        assert higher.write(Record.parse(table.record.format()).replay()) == higher.write(table.state)


@pytest.mark.parametrize(
    "text", ["", "hand 1 3 9 | hand 2 4", "hand 1 3 3", "hand 9 1", "seat 3", "draw", "7>pile", "x"]
)
def test_any_text_is_read_or_refused(higher: Game, text: str) -> None:
    feed(higher, text)


def test_its_refusals_name_their_rules(higher: Game) -> None:
    state = higher.position("hand 1 5 9 20 | hand 2 7 8 | pile 6")
    refused = [
        (0, "5>pile", pyengine.Breach("HIG-4", {"card": 5, "top": 6})),
        (0, "7>pile", pyengine.Breach("HIG-2", {"card": 7})),
        (1, "draw", pyengine.Breach("HIG-3", {"seat": 2, "to_act": 1})),
    ]
    for seat, action, breach in refused:
        assert state.why_not(seat, higher.parse(action)) == breach
