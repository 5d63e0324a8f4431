"""The worlds that `determinize` draws: all agree with what the seat knows, and each is as likely as the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

import pyengine
from pyengine.core.prng import Dice, Prng
from pyengine.core.state import Rng, State
from pyengine.games.face_to_face import view
from tests.endure import more_in_endure

GAME = pyengine.game("face-to-face")
WORLDS = 3000
Case = tuple[str, str, str]
BEGINS = ("own up 50 | own down 10", "20 40 42", "30 59 22 9")
"""Seat 2 begins its turn: the rest of the position, the hand, and what is still to be drawn."""
CASES = {
    "one card due": ("laid 1 | own up 57 | own down 3", "20 59", "21 22 23 2"),
    "two cards due": BEGINS,
    "after a gift": ("laid 1 | given 1 | own up 57 | own down 3 | their up 30", "20 59", "21 22 23 2"),
    "a gift may come": ("own up 56 | own down 4 | their up 30 | their down 40", "20 57", "21 3 41 55"),
    "lost": ("own up 50 | own down 10", "20 22", "30 40 42 59 9"),
    "lost with one card laid": ("laid 1 | own up 57 | own down 3", "20 21", "22 59 24 2"),
    "nothing due": ("laid 2 | own up 57 | own down 3", "20 59", "21 22 23 2"),
    "won by the other": ("own up 57 | own down 3 | their hand - | their draw -", "20 21", "22 59 24 2"),
}
cases = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


@pytest.fixture
def fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hand is drawn at random, where one can be put together."""
    monkeypatch.setattr(view, "TRIES", 0)


def position(case: Case) -> State:
    rest, hand, draw = case
    return GAME.position(f"seat 2 | {rest} | own hand {hand} | own draw {draw}")


def possible(case: Case) -> set[str]:
    """Every hand with which the position reads as it does: the game is over, or it is not."""
    rest, hand, draw = case
    pool = sorted([*hand.split(), *draw.split()], key=int)
    deals = [(cards, set(pool) - set(cards)) for cards in combinations(pool, len(hand.split()))]
    outcome = position(case).outcome
    texts = {" ".join(cards): (rest, " ".join(cards), " ".join(left)) for cards, left in deals}
    return {cards for cards, deal in texts.items() if position(deal).outcome == outcome}


def drawn(case: Case, count: int) -> Counter[str]:
    """How often each hand of seat 2 is drawn, as seat 1 imagines it."""
    state, chance = position(case), Dice(5)
    return Counter(GAME.facts(state.determinize(0, chance), 1)["own hand"] for _ in range(count))


@cases
def test_every_hand_that_agrees_is_drawn_and_no_other(case: Case) -> None:
    assert set(drawn(case, 400)) == possible(case)


@pytest.mark.usefixtures("fallback")
@cases
def test_so_it_is_where_a_hand_is_put_together(case: Case) -> None:
    assert set(drawn(case, 400)) <= possible(case)


@pytest.mark.parametrize("name", ["one card due", "two cards due", "after a gift", "a gift may come"])
@pytest.mark.parametrize("tries", [0, 1, view.TRIES])
def test_each_hand_is_as_likely_as_the_others(monkeypatch: pytest.MonkeyPatch, name: str, tries: int) -> None:
    """However it is drawn. Of 200 draws for each hand, one that is off by 80 lies six standard deviations away."""
    monkeypatch.setattr(view, "TRIES", tries)
    hands = possible(CASES[name])
    found = drawn(CASES[name], 200 * len(hands))
    assert set(found) == hands
    assert all(120 < count < 280 for count in found.values())


def test_the_cases_are_what_they_are_called() -> None:
    ended = {name: state.outcome.reason for name in CASES if (state := position(CASES[name])).outcome}
    assert ended == {"lost": "F2F-19", "lost with one card laid": "F2F-19", "won by the other": "F2F-18"}
    numbers = [len(possible(case)) for case in CASES.values()]
    assert numbers == [9, 27, 9, 9, 12, 6, 15, 15]


def moments(count: int) -> Iterator[tuple[State, int]]:
    """Moments of games played at random and by the policy in turns, from both seats, the ends included."""
    found = 0
    for seed in range(count):
        state, chance = GAME.deal(2, seed), Prng(seed)
        while state.to_act and found < count:
            seat = state.to_act[0]
            if not chance.below(5):
                found += 2
                yield from [(state, 0), (state, 1)]
            state.apply(seat, action(state, seat, chance, seed))
        yield from [(state, 0), (state, 1)]
        if found >= count:
            return


def action(state: State, seat: int, chance: Rng, seed: int) -> object:
    return GAME.strategy.policy(state, seat, chance) if seed % 2 else chance.choice(state.legal(seat))


@pytest.mark.parametrize("count", more_in_endure(WORLDS // 3, WORLDS))
def test_worlds_hold_by_the_thousand(count: int) -> None:
    assert_hold(count)


@pytest.mark.usefixtures("fallback")
def test_so_do_worlds_that_are_put_together() -> None:
    assert_hold(WORLDS // 10)


def assert_hold(count: int) -> None:
    chance = Prng(11)
    for state, seat in moments(count):
        before = GAME.write(state)
        world = state.determinize(seat, chance)
        text = GAME.write(world)
        again = GAME.position(text)
        assert all(world.legal(actor) for actor in world.to_act)
        assert (again, GAME.write(again)) == (world, text)
        assert (world.view(seat), world.to_act, world.outcome) == (state.view(seat), state.to_act, state.outcome)
        assert sorted(words(text)) == sorted(words(before))
        assert GAME.write(state) == before


def words(text: str) -> list[str]:
    """All words of a position; where the cards lie that a seat does not see makes no difference to them."""
    return [word for word in text.split() if word != "-"]


def test_the_seat_to_act_learns_nothing_and_loses_nothing() -> None:
    """Its own hand stays; the other's is any of all there can be, since nothing is known of it."""
    state = GAME.position("seat 1 | own hand 17 18 27 | their hand 5 | their draw 6 7")
    found = {GAME.facts(state.determinize(0, Prng(seed)), 0)["their hand"] for seed in range(60)}
    assert found == {"5", "6", "7"}
    assert {GAME.facts(state.determinize(0, Prng(seed)), 0)["own hand"] for seed in range(9)} == {"17 18 27"}


def test_a_hand_that_is_rare_is_drawn_too() -> None:
    """Three cards of 57 can be laid, and one card is held."""
    state = GAME.position("seat 2 | laid 1 | own up 58 | own down 2* | own hand 59")
    assert {GAME.facts(state.determinize(0, Prng(seed)), 1)["own hand"] for seed in range(60)} == {"12", "48", "59"}
