"""What every game must keep, over all games, player counts and options."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pyengine
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Step
from pyengine.core.state import Action, State
from pyengine.core.timeline import Timeline

LONGEST = 5000
Setup = tuple[Game, int, dict[str, str]]


def setups() -> Iterator[Setup]:
    for game in pyengine.games():
        names = [option.name for option in game.options]
        for players in range(game.seats[0], game.seats[1] + 1):
            for values in itertools.product(*(option.choices for option in game.options)):
                yield game, players, dict(zip(names, values, strict=True))


def named(setup: Setup) -> str:
    return f"{setup[0].id}-{setup[1]}-{'-'.join(setup[2].values())}"


def face_to_face_cards(position: str) -> list[str]:
    """Every card as `owner number`, wherever it lies; owners are counted from the seat to act."""
    found = []
    for item in position.split(" | "):
        side, *words = item.split()
        if side in ("own", "their"):
            other = {"own": "their", "their": "own"}[side]
            found += [f"{other if '*' in w else side} {w.rstrip('*')}" for w in words[1:] if w != "-"]
    return sorted(found)


CENSUS: dict[str, Callable[[str], list[str]]] = {"face-to-face": face_to_face_cards}
POOLS: dict[str, list[str]] = {
    "face-to-face": ["draw"]
    + [f"{card}>{pile}" for card in range(2, 60) for pile in ("own-up", "own-down", "their-up", "their-down")]
}

many = pytest.mark.parametrize("setup", list(setups()), ids=named)
seeds = st.integers(0, 2**64 - 1)
moderate = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def walk(setup: Setup, seed: int) -> Iterator[tuple[State, int, Action]]:
    """A random game; each state is yielded just before its action is applied."""
    game, players, options = setup
    state, rng = game.deal(players, seed, **options), Prng(seed ^ 99)
    for _ in range(LONGEST):
        if not state.to_act:
            return
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal(seat))
        yield state, seat, action
        state.apply(seat, action)
    raise AssertionError("the game does not end")


def some(setup: Setup, seed: int, every: int = 7) -> Iterator[tuple[State, int, Action]]:
    return itertools.islice(walk(setup, seed), seed % every, None, every)


@many
@moderate
@given(seed=seeds)
def test_cards_are_conserved(setup: Setup, seed: int) -> None:
    game = setup[0]
    cards = None
    for state, _, _ in walk(setup, seed):
        found = CENSUS[game.id](game.write(state))
        cards = cards or found
        assert found == cards
    assert cards is not None
    assert len(cards) == len(set(cards))


@many
@moderate
@given(seed=seeds)
def test_legal_is_what_why_not_lets_through(setup: Setup, seed: int) -> None:
    game = setup[0]
    pool = [game.parse(text) for text in POOLS[game.id]]
    for state, _, _ in some(setup, seed):
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
    pool = [game.parse(text) for text in POOLS[game.id]]
    for state, _, _ in some(setup, seed, 31):
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
        one.apply(seat, action)
        two.play(seat, action)
        assert game.write(one) == game.write(two) != before
        assert game.write(state) == before


@many
@moderate
@given(seed=seeds)
def test_a_view_holds_only_what_the_seat_knows(setup: Setup, seed: int) -> None:
    for state, actor, action in some(setup, seed):
        for seat in range(state.players):
            other = state.determinize(seat, Prng(seed))
            assert other.view(seat) == state.view(seat)
            assert other.legal(seat) == state.legal(seat)
            assert CENSUS[setup[0].id](setup[0].write(other)) == CENSUS[setup[0].id](setup[0].write(state))
            json.dumps(state.view(seat))
        events = state.copy().apply(actor, action)
        for event in events:
            for seat in (None, *range(state.players)):
                json.dumps(event.seen_by(seat).to_json())


@many
def test_determinize_really_permutes_the_hidden(setup: Setup) -> None:
    state = setup[0].deal(setup[1], 5, **setup[2])
    assert len({setup[0].write(state.determinize(0, Prng(seed))) for seed in range(5)}) > 1


@many
@moderate
@given(seed=seeds)
def test_notations_are_exact_inverses(setup: Setup, seed: int) -> None:
    game = setup[0]
    for state, seat, _ in some(setup, seed):
        text = game.write(state)
        again = game.position(text)
        assert game.write(again) == text
        assert [again.view(seat), again.outcome] == [state.view(seat), state.outcome]
        for action in state.legal(seat):
            name = game.format(action)
            assert game.parse(name) == action
            assert not re.search(r"\s", name)


@many
@moderate
@given(seed=seeds)
def test_records_replay_and_deals_depend_on_the_seed_alone(setup: Setup, seed: int) -> None:
    game, players, options = setup
    timeline = Timeline(pyengine.Record.new(game, players, seed, options))
    assert game.write(game.deal(players, seed, **options)) == timeline.record.deal
    for state, seat, action in walk(setup, seed):
        assert game.write(timeline.state) == game.write(state)
        timeline.apply(seat, action)
    record = pyengine.Record.parse(timeline.record.format())
    assert record == timeline.record
    assert record.format() == timeline.record.format()
    assert game.write(record.replay()) == game.write(timeline.state)
    assert timeline.state.outcome is not None
    assert sorted(itertools.chain(*timeline.state.outcome.ranking)) == list(range(players))


@many
def test_undo_goes_back_one_own_unrevealing_step(setup: Setup) -> None:
    game, players, options = setup
    timeline = Timeline(pyengine.Record.new(game, players, 3, options))
    undone = kept = 0
    for _, seat, action in walk(setup, 3):
        before, steps = game.write(timeline.state), timeline.record.steps
        events = timeline.apply(seat, action)
        others = [other for other in range(players) if other != seat]
        assert not any(timeline.can_undo(other) for other in others)
        free = not any(event.reveals for event in events) and timeline.state.outcome is None
        assert timeline.can_undo(seat) == free == timeline.undo(seat)
        if free:
            assert (game.write(timeline.state), timeline.record.steps) == (before, steps)
            timeline.apply(seat, action)
        undone, kept = undone + free, kept + (not free)
        assert timeline.record.steps == (*steps, Step(seat, game.format(action)))
    assert undone
    assert kept
