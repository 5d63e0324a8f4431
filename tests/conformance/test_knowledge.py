"""Nobody learns what the rules hide: views, events and determinizations, over all games."""

from __future__ import annotations

import json

from hypothesis import given

from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import Action, State
from tests.conformance.games import Setup, cards_of, many, moderate, seeds, some, unplaced


def seen(state: State, actor: int, action: Action, seat: int | None) -> tuple[object, object]:
    """What a seat sees when the action is done to a copy: the view after it, and the events."""
    after = state.copy()
    events = [event.seen_by(seat).to_json() for event in after.apply(actor, action)]
    return after.view(seat), events


def permuted(game: Game, state: State, seat: int | None, seed: int) -> State:
    """The state with all that the seat does not see permuted."""
    return game.position(cards_of(game).permuted(game.write(state), seat, Prng(seed)))


@many
@moderate
@given(seed=seeds)
def test_a_view_is_a_function_of_what_the_seat_sees(setup: Setup, seed: int) -> None:
    game = setup[0]
    for state, _, _ in some(setup, seed):
        for seat in (None, *range(state.players)):
            other = permuted(game, state, seat, seed)
            if other.outcome == state.outcome:
                assert other.view(seat) == state.view(seat)
                assert seat is None or other.legal(seat) == state.legal(seat)
            json.dumps(state.view(seat))


@many
@moderate
@given(seed=seeds)
def test_events_tell_no_more_than_the_views_around_them(setup: Setup, seed: int) -> None:
    """Where what is hidden differs and the views before and after an action do not, neither do the events."""
    game = setup[0]
    for state, actor, action in some(setup, seed):
        for seat in (None, *range(state.players)):
            other = permuted(game, state, seat, seed)
            if other.outcome != state.outcome or other.why_not(actor, action) is not None:
                continue
            one, two = seen(state, actor, action, seat), seen(other, actor, action, seat)
            json.dumps(one)
            if one[0] == two[0]:
                assert one[1] == two[1]


@many
@moderate
@given(seed=seeds)
def test_determinize_agrees_with_all_that_the_seat_knows(setup: Setup, seed: int) -> None:
    game = setup[0]
    for state, _, _ in some(setup, seed):
        before = game.write(state)
        for seat in range(state.players):
            other = state.determinize(seat, Prng(seed))
            assert other.view(seat) == state.view(seat)
            assert other.legal(seat) == state.legal(seat)
            assert other.determinize(seat, Prng(1)) == state.determinize(seat, Prng(1)), "no trace of what is hidden"
            assert not unplaced(game, other)
        assert game.write(state) == before


@many
def test_determinize_really_permutes_the_hidden(setup: Setup) -> None:
    game, players, options = setup
    state = game.deal(players, 5, **options)
    assert len({game.write(state.determinize(0, Prng(seed))) for seed in range(5)}) > 1
