"""Every world that `determinize` draws is one the game can be in: it can be written, read back and played on."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given

from pyengine.core.prng import Prng
from pyengine.core.state import State
from tests.conformance.games import Setup, many, moderate, read_back, seeds, some, unplaced, walk

STEPS = 4


def worlds(setup: Setup, seed: int) -> Iterator[tuple[State, int, State]]:
    """A state of a random game, a seat, and a world as this seat may imagine it."""
    for state, _, _ in some(setup, seed, 12):
        for seat in range(state.players):
            yield state, seat, state.determinize(seat, Prng(seed ^ seat))


@many
@moderate
@given(seed=seeds)
def test_whoever_is_to_act_in_a_world_can(setup: Setup, seed: int) -> None:
    for state, _, world in worlds(setup, seed):
        assert (world.to_act, world.outcome) == (state.to_act, state.outcome)
        assert all(world.legal(actor) for actor in world.to_act)


@many
@moderate
@given(seed=seeds)
def test_a_world_is_read_back_as_it_is_written(setup: Setup, seed: int) -> None:
    for _, _, world in worlds(setup, seed):
        assert read_back(setup[0], world) == world


@many
@moderate
@given(seed=seeds)
def test_a_world_can_be_played_on(setup: Setup, seed: int) -> None:
    for _, _, world in worlds(setup, seed):
        chance = Prng(seed)
        for _ in range(STEPS):
            if world.to_act:
                actor = chance.choice(world.to_act)
                world.apply(actor, chance.choice(world.legal(actor)))
        assert bool(world.to_act) == (world.outcome is None)
        assert not unplaced(setup[0], world)


@many
def test_a_game_that_is_over_is_so_in_every_world(setup: Setup) -> None:
    game, players, options = setup
    state = game.deal(players, 9, **options)
    for _, seat, action in walk(setup, 9):
        state.apply(seat, action)
    for seat in range(players):
        world = state.determinize(seat, Prng(seat))
        again = game.position(game.write(world))
        assert (again, again.outcome, again.to_act) == (world, state.outcome, ())
