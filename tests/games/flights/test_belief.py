"""What a level that has learned takes the others of Flights to hold, by what they laid and what they kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import log

import pytest

import pyengine
from pyengine.bots import Bot, Knowledge, bot
from pyengine.bots.ismcts import Search, Settings
from pyengine.bots.variations import variations
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.games.flights.game import Flights
from pyengine.games.flights.heuristic import BELIEFS, worlds
from pyengine.games.flights.pieces import HAND, LAY, NOTHING, PICK
from pyengine.games.flights.position import position
from tests.games.flights.table import played

GAME = pyengine.game("flights")
STRICT, LOOSE, NO_PLAN = 1, 2, 3
"""The models of players by their places; the first is the highest level's."""


def match(names: str, seed: int, longest: int = 400) -> Iterator[Flights]:
    """The states of a match in which these bots have to act."""
    state, rng = GAME.deal(len(names.split()), seed), Prng(seed)
    assert isinstance(state, Flights)
    bots: list[Bot] = [bot(name) for name in names.split()]
    for _ in range(longest):
        if not state.to_act:
            return
        yield state
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(Knowledge(GAME, state, seat), rng))


def unseen(state: Flights, seat: int) -> Counter[int]:
    """The cards that the seat does not see, while all picks are open."""
    return Counter([*state.deck, *(card for at, hand in enumerate(state.hands) if at != seat for card in hand)])


def gain(names: str, seeds: range) -> float:
    """By how much more than by chance the kept cards of the last seat are foretold, in nats a card."""
    told = list[float]()
    for seed in seeds:
        for state in match(names, seed):
            seat = state.players - 1
            if state.phase == PICK and len(state.order) == state.players and len(state.hands[seat]) == HAND - 1:
                kept, cards = BELIEFS.kept(state, seat), unseen(state, 0)
                total = sum(kept.get(card, 0.0) * number for card, number in cards.items())
                told += [log(kept[card] * cards.total() / total) for card in state.hands[seat] if kept.get(card)]
    return sum(told) / len(told)


def test_the_cards_that_a_player_keeps_are_foretold_better_than_by_chance() -> None:
    assert gain("random greedy", range(6)) > 0.25
    assert gain("random random greedy", range(4)) > 0.1


def test_a_player_without_a_plan_keeps_any_card() -> None:
    assert abs(gain("greedy random", range(6))) < 0.1


@pytest.mark.parametrize(("name", "model"), [("greedy", STRICT), ("random", NO_PLAN)])
def test_the_models_tell_how_somebody_plays(name: str, model: int) -> None:
    last = [*match(f"random {name}", 5, 40)][-1]
    shares = BELIEFS.shares(last.past, 1)
    assert sum(shares) == pytest.approx(1)
    assert shares[model] == max(shares)
    assert shares[model] > 0.8


def test_nothing_is_known_before_the_first_lay_and_in_a_position_from_a_text() -> None:
    state = GAME.deal(2, 3)
    assert isinstance(state, Flights)
    assert (state.past, BELIEFS.kept(state, 1)) == ((), {})
    later = [*match("greedy greedy", 3, 30)][-1]
    assert len(later.past) > 3
    read = GAME.position(GAME.write(later))
    assert isinstance(read, Flights)
    assert read == later, "what was done before is no part of the position"
    assert read.past == ()


def test_a_new_game_of_the_match_has_new_cards_and_the_same_players() -> None:
    begun = [state.copy() for state in match("random greedy", 1) if state.round == 1 and state.phase == LAY]
    assert len(begun) > 2
    assert BELIEFS.shares(begun[0].past, 1) == pytest.approx([1 / 4] * 4)
    for state in begun:
        assert BELIEFS.kept(state, 1) == {}
        if state.game > 1:
            assert BELIEFS.shares(state.past, 1)[STRICT] > 0.8
    later = next(s for s in match("random greedy", 1) if s.game == 2 and s.phase != LAY)
    alone = later.copy()
    alone.past = later.past[-1:]
    assert BELIEFS.kept(later, 0).keys() == BELIEFS.kept(alone, 0).keys()


def test_the_past_is_what_everyone_saw_and_is_replayed() -> None:
    states = [state.copy() for state in match("greedy greedy greedy", 4, 30)]
    last = states[-1]
    for at, seen in enumerate(last.past):
        turned = next(state for state in states if state.round == at + 1 and state.phase != LAY)
        assert list(seen.laid) == turned.laid
        assert seen.first == turned.first
        assert [list(cities) for cities in seen.cities] == next(s for s in states if s.round == at + 1).cities
    assert last.determinize(0, Prng(1)).past == last.past


def test_a_long_game_keeps_a_bounded_past() -> None:
    lengths = [(state.round, len(state.past)) for seed in range(4) for state in match("random " * 4, seed, 4000)]
    assert max(lengths)[0] > 40
    assert max(past for _, past in lengths) == 32


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_agree_with_all_that_the_seat_knows_and_trace_nothing_hidden(players: int) -> None:
    for state in [*(state.copy() for state in match("greedy " * players, 7, 60))][::7]:
        for seat in state.to_act:
            one, other = worlds(state, seat), worlds(state.determinize(seat, Prng(9)), seat)
            drawn = [(one(Prng(seed)), other(Prng(seed))) for seed in range(5)]
            assert all(here == there for here, there in drawn)
            assert all(here.legal(seat) == state.legal(seat) for here, _ in drawn)
            assert all(open_to_all(here) == open_to_all(state) for here, _ in drawn)
            assert all(hand_sizes(here) == hand_sizes(state) for here, _ in drawn)


def open_to_all(state: Flights) -> tuple[object, ...]:
    return state.cities, state.discard, state.table, state.order, state.used, len(state.deck), state.round


def hand_sizes(state: Flights) -> list[int]:
    """The cards of each seat, with the one that it laid and nobody has seen."""
    down = [state.phase == LAY and laid != NOTHING for laid in state.laid]
    return [len(hand) + laid for hand, laid in zip(state.hands, down, strict=True)]


@pytest.mark.parametrize("lays", [(), ("2:b2>4",)])
def test_what_lies_face_down_is_laid_again(lays: tuple[str, ...]) -> None:
    """So it is the same whether the others have laid already or not."""
    state = position("hand 1 r1 r2 r3 | hand 2 b1 b2 b3 | hand 3 g1 g2 g3 | players 3 | first 2")
    played(state, *lays)
    assert isinstance(state, Flights)
    drawn = [worlds(state, 0)(Prng(seed)) for seed in range(40)]
    assert {each.to_act for each in drawn} == {(1, 2, 0)}
    assert {tuple(len(hand) for hand in each.hands) for each in drawn} == {(HAND, HAND, HAND)}
    assert len({tuple(each.hands[1]) for each in drawn}) > 30


def searched(state: State, learned: bool) -> Search:
    search = Search(Knowledge(GAME, state, 0), Prng(1), replace(Settings.of(GAME), learned=learned))
    search.run(900)
    return search


def test_a_line_ends_where_a_lay_that_nobody_has_seen_would_follow() -> None:
    state = position("hand 1 r1 r2 r3 | hand 2 b1 b2 b3 | used 2 1 2 3 5 6 | deck g1 | first 2")
    assert len(variations(searched(state, learned=True), Prng(1))[0].moves) > 1
    played(state, "2:b2>4")
    assert [len(line.moves) for line in variations(searched(state, learned=True), Prng(1))] == [1, 1, 1]


def test_levels_that_have_not_learned_deal_as_before() -> None:
    state = GAME.deal(2, 3)
    knowledge = Knowledge(GAME, state, 0)
    assert knowledge.worlds()(Prng(1)) == state.determinize(0, Prng(1))
    assert knowledge.remembering(3).worlds(learned=True)(Prng(1)) == state.determinize(0, Prng(1))
