"""What chance deals in Nizam, and the worlds that a seat holds possible."""

from __future__ import annotations

from pyengine.core.prng import Prng
from pyengine.games.nizam.game import Nizam
from tests.games.nizam.cards import cards
from tests.games.nizam.table import GAME, state_of

POSITION = "players 3 | seat 2 | scores 1 2 3 | shifts 1 | hand 1 R S T | hand 2 A A | hand 3 O | rng 5"


def dealt(seed: int) -> Nizam:
    state = GAME.deal(3, seed)
    assert isinstance(state, Nizam)
    return state


def test_field_hands_and_deck_are_shuffled() -> None:
    states = [dealt(seed) for seed in range(10)]
    for part in ("field", "hands", "deck"):
        assert len({str(getattr(state, part)) for state in states}) == 10
    assert all(len(set(state.field)) > 5 for state in states), "25 cards in canonical order are of three kinds"


def world(seat: int, seed: int) -> Nizam:
    state = state_of(POSITION)
    assert isinstance(state, Nizam)
    before = GAME.write(state)
    found = state.determinize(seat, Prng(seed))
    assert GAME.write(state) == before, "the state itself stays"
    return found


def test_a_world_keeps_what_the_seat_knows() -> None:
    state = state_of(POSITION)
    for seat in range(3):
        found = world(seat, 1)
        assert found.view(seat) == state.view(seat)
        assert found.view(None) == state.view(None)
        assert cards(GAME.write(found)) == cards(GAME.write(state))


def test_worlds_differ_in_what_it_does_not_know() -> None:
    worlds = [world(0, seed) for seed in range(8)]
    assert len({str(found.deck) for found in worlds}) == 8
    assert len({str(found.hands[1]) for found in worlds}) > 1
    assert len({str(found.hands[2]) for found in worlds}) > 1
    futures = {tuple(found.chance.below(1000) for _ in range(3)) for found in worlds}
    assert len(futures) == 8
