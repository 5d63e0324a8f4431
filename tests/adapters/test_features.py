from __future__ import annotations

from importlib import import_module
from math import log1p

import numpy as np
import pytest

import pyengine
from pyengine.adapters.features import Layout, layout
from pyengine.adapters.world import rewards
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.observing import Ending, Field, Observing, Written
from pyengine.core.outcome import Outcome
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.core.vectors import SCALE
from tests.adapters.games import every, fewest, moments
from tests.conformance.games import Setup, cards_of, many, some, walk
from tests.games.found import of_game


def observing(game: Game) -> Observing[State]:
    found: Observing[State] = import_module(f"pyengine.games.{game.id.replace('-', '_')}.observing").OBSERVING
    return found


def places(declared: Observing[State], written: Written) -> dict[str, list[int]]:
    """What is written, by name, without zeros at the end."""
    codes, numbers = list(written[0]), dict(zip(declared.numbers, written[1], strict=True))
    found, at = {}, 0
    for name, size, most in declared.fields:
        found[name], at = codes[at : at + size], at + size
        assert max(found[name]) <= most <= 255, name
    assert at == len(codes)
    return {name: stripped(values) for name, values in (found | {name: [n] for name, n in numbers.items()}).items()}


def stripped(values: list[int]) -> list[int]:
    """Without zeros at the end."""
    found = values[:]
    while found and not found[-1]:
        found.pop()
    return found


def check(game: Game, state: State) -> None:
    declared, expected = observing(game), of_game(game.id, "observed").expected
    for seat in (None, *range(state.players)):
        wanted = {name: stripped(values) for name, values in expected(state.view(seat)).items()}
        found = places(declared, declared.write(state, seat))
        assert wanted.keys() <= found.keys()
        assert found == {name: wanted.get(name, []) for name in found}


@many
def test_what_is_written_is_what_the_view_tells(setup: Setup) -> None:
    game = setup[0]
    for seed in (3, 18):
        for state, _, _ in some(setup, seed):
            check(game, state)


@many
def test_so_it_is_at_the_end(setup: Setup) -> None:
    """In the middle of long games, and after the last action."""
    game, last = setup[0], None
    for count, (state, seat, action) in enumerate(walk(setup, 4)):
        if count % 97 == 0:
            check(game, state)
        last = state, seat, action
    assert last is not None
    assert last[0].outcome is not None
    check(game, last[0])


@many
def test_nothing_hidden_is_in_a_vector(setup: Setup) -> None:
    game = setup[0]
    cards, vector = cards_of(game), layout(game.id, memory=False).vector
    for state, _, _ in some(setup, seed=7):
        for seat in (None, *range(state.players)):
            other = game.position(cards.permuted(game.write(state), seat, Prng(9)))
            if other.outcome == state.outcome:
                assert np.array_equal(vector(other, seat), vector(state, seat))


@every
def test_vectors_tell_views_apart(game: Game) -> None:
    vectors: dict[bytes, object] = {}
    found = layout(game.id)
    for seed in range(6):
        for state in moments(game, fewest(game), seed):
            for seat in range(state.players):
                vector = found.vector(state, seat)
                assert vector.shape == (found.size,)
                assert vector.dtype == np.float32
                assert np.abs(vector).max() <= 1
                assert np.array_equal(vector, found.vector(state, seat))
                view = state.view(seat)
                assert vectors.setdefault(vector.tobytes(), view) == view


@every
def test_every_place_has_a_name(game: Game) -> None:
    found, at = layout(game.id), 0
    for part in found.slices.values():
        assert part.start == at
        at = part.stop
    assert at == found.size
    declared = observing(game)
    assert len(found.slices) == len(declared.fields) + len(declared.numbers)
    assert layout(game.id, memory=False).slices == found.slices


def test_fields_are_shares_and_numbers_are_on_a_scale() -> None:
    fields = Field("pile", 3, 4), Field("open")
    declared: Observing[State] = Observing(fields, ("score",), lambda _state, _seat: (bytes((4, 1, 0, 1)), (-9,)))
    found, any_state = Layout(declared), pyengine.game("nizam").deal(2, 0)
    vector = found.vector(any_state, 0)
    assert vector.tolist() == pytest.approx([1, 0.25, 0, 1, -log1p(9) / SCALE])
    assert found.slices == {"pile": slice(0, 3), "open": slice(3, 4), "score": slice(4, 5)}
    room = np.full(5, 7, np.float32)
    found.put(any_state, 0, room)
    assert np.array_equal(room, vector)


def test_an_end_is_told_by_its_rule_its_places_and_its_scores() -> None:
    ending = Ending(3, "X-1", "X-2")
    assert ending.write(None) == (bytes(5), (0, 0, 0))
    assert ending.write(Outcome("X-2", ((1, 2), (0,)), (-4, 7, 7))) == (bytes((0, 1, 2, 1, 1)), (-4, 7, 7))


@pytest.mark.parametrize(
    ("first", "expected"),
    [((0,), [1, -1]), ((0, 1), [0, 0]), ((2,), [-0.5, -0.5, 1]), ((0, 3), [1 / 3, -1 / 3, -1 / 3, 1 / 3])],
)
def test_rewards_share_the_first_place(first: tuple[int, ...], expected: list[float]) -> None:
    players = len(expected)
    rest = tuple(seat for seat in range(players) if seat not in first)
    found = rewards(Outcome("X-1", (first, rest) if rest else (first,), (0,) * players), players)
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)


@every
def test_it_takes_two(game: Game) -> None:
    assert game.contest() == fewest(game)
    assert game.contest(game.seats[1]) == game.seats[1]
    for players in (1, game.seats[1] + 1):
        with pytest.raises(OptionError):
            game.contest(players)
