"""What seats see in version 1: themselves first, nobody who is not there, and no more than they know."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

import pyengine
from pyengine.adapters.actions import ActionTable
from pyengine.adapters.features import layout, observing_of
from pyengine.adapters.match import Match
from pyengine.adapters.sight import SeatActions, SeatLayout, Sight, seat_in, seat_layout
from pyengine.bots import Knowledge
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.games import put
from tests.adapters.games import every, fewest, moments
from tests.conformance.games import Setup, many, walk
from tests.kit.files import GALLERY, opened

SIGHTS = [Sight(), Sight(relative=False), Sight(memory=False)]


def sizes(game: Game) -> tuple[int, ...]:
    return tuple({fewest(game), game.seats[1]})


@every
def test_each_place_is_that_of_the_whole_vector(game: Game) -> None:
    """Every field of a seat's vector stands in the whole one, at the seats as the viewer counts them."""
    for players in sizes(game):
        seats = observing_of(game).seats
        for state in moments(game, players, 3):
            for viewer in range(players):
                for sight in SIGHTS:
                    whole = layout(game.id, sight.memory)
                    own = seat_layout(game.id, players, sight)
                    seen, all_of_it = own.vector(state, viewer), whole.vector(state, viewer)
                    turn = viewer if sight.relative else 0
                    assert seen.dtype == np.float32
                    for name, places in own.slices.items():
                        source, found = name, seat_in(seats, name)
                        if found:
                            start, seat = found
                            source = name.replace(f"{start}/{seat}", f"{start}/{(seat + turn) % players}", 1)
                        expected = all_of_it[whole.slices[source]]
                        if name in seats.each or name == seats.viewer:
                            share = len(expected) // game.seats[1]
                            expected = np.roll(expected[: share * players], -turn * share)
                        assert np.array_equal(seen[places], expected), name


@many
def test_what_is_written_at_once_is_what_the_bytes_are_made_into(setup: Setup) -> None:
    """To the bit, for every seat, with what was seen in mind or not, and wherever the writer has been before."""
    game, players, _ = setup
    if players < 2:
        return  # an environment has two seats at least
    states = [state.copy() for seed in range(2) for state, *_ in islice(walk(setup, seed), 60)]
    for sight in (Sight(), Sight(memory=False)):
        own = seat_layout(game.id, players, sight)
        write = own.writer()
        assert write
        for state in (*states, *states[::-7], last_of(setup, 3)):
            for seat in range(players):
                assert write(state, seat).tobytes() == own.vector(state, seat).tobytes(), (game.write(state), seat)


def last_of(setup: Setup, seed: int) -> State:
    """The end of a random game."""
    for state, _, _ in walk(setup, seed):
        found = state
    return found


@every
def test_what_is_left_out_says_nothing(game: Game) -> None:
    """All that the whole vector has and the seat's has not is zero or the same at every moment of an environment."""
    for players in sizes(game):
        own, whole = Match(game.id, players, 1, {}, Sight()), layout(game.id)
        seats, constant = observing_of(game).seats, dict[str, bytes]()
        for seed in range(2):
            own.deal(seed)
            for _ in range(60):
                if own.seat < 0:
                    break
                vector = whole.vector(own.state, 0)
                for name, places in whole.slices.items():
                    if name in own.layout.slices or name in (seats.viewer, "lots"):
                        continue
                    part = vector[places].tobytes()
                    assert constant.setdefault(name, part) == part, name
                own.choose(next(iter(own.choices)))


def test_no_place_is_kept_for_nobody() -> None:
    """Two play UNO: of the places for ten players those of eight are gone."""
    assert layout("uno").size == 1511
    assert seat_layout("uno", 2).size < 500
    match, seen = Match("uno", 2, 1, {}, Sight()), np.zeros(seat_layout("uno", 2).size, bool)
    chance = Prng(4)
    for seed in range(120):
        match.deal(seed)
        while match.seat >= 0:
            seen |= match.vector(match.seat) != 0
            match.choose(chance.choice(list(match.choices)))
        seen |= match.vector(0) != 0
    assert (~seen).mean() < 0.1, "but for what is rare"


@every
def test_a_seats_vector_has_what_it_knows_and_no_more(game: Game) -> None:
    players = game.seats[1]
    found = seat_layout(game.id, players)
    for number, state in enumerate(moments(game, players, 8)):
        for seat in range(players):
            world = Knowledge(game, state, seat).determinize(Prng(number))
            assert np.array_equal(found.vector(world, seat), found.vector(state, seat))


@every
def test_vectors_tell_views_apart(game: Game) -> None:
    """But for the lots of UNO, which say who dealt first and nothing else."""
    vectors: dict[bytes, object] = {}
    found = seat_layout(game.id, fewest(game))
    for seed in range(4):
        for state in moments(game, fewest(game), seed):
            for seat in range(state.players):
                view = {name: value for name, value in state.view(seat).items() if name != "lots"}
                assert vectors.setdefault(bytes([seat]) + found.vector(state, seat).tobytes(), view) == view


@every
def test_actions_have_their_numbers_at_every_seat(game: Game) -> None:
    for players in sizes(game):
        for relative in (True, False):
            found = SeatActions(game.id, players, relative)
            for state in moments(game, players, 2):
                for seat in state.to_act:
                    legal = state.legal(seat)
                    numbered = found.numbered(seat, legal)
                    assert list(numbered.values()) == legal
                    assert all(found.actions[seat][number] == action for number, action in numbered.items())


def test_whom_to_catch_is_counted_from_oneself() -> None:
    uno = pyengine.game("uno")
    texts = [uno.format(action) for action in uno.actions()]
    at = texts.index("catch>2")
    of = SeatActions("uno", 3, relative=True).actions
    assert [uno.format(of[seat][at]) for seat in range(3)] == ["catch>2", "catch>3", "catch>1"]
    assert [uno.format(each[at]) for each in SeatActions("uno", 3, relative=False).actions] == ["catch>2"] * 3


@every
@pytest.mark.parametrize("relative", [True, False])
def test_events_are_told_as_the_seat_may_know_them(game: Game, relative: bool) -> None:
    """Rows are those of the last events, redacted; every kind of event has a column."""
    match = Match(game.id, fewest(game), 5, {}, Sight(events=3, relative=relative))
    match.deal(5)
    assert isinstance(match.layout, SeatLayout)
    rows, chance = match.layout.events, Prng(2)
    assert rows is not None
    kinds = sum(column.startswith("kind/") for column in rows.columns)
    heard = 0
    for _ in range(80):
        if match.seat < 0:
            break
        seat = match.seat
        told = match.told(seat)
        part = match.vector(seat)[match.layout.slices["events"]].reshape(3, len(rows.columns))
        assert [bool(row.any()) for row in part] == [len(told) > 2, len(told) > 1, len(told) > 0]
        for row, event in zip(part[::-1], reversed(told), strict=False):
            marked = {rows.columns[place] for place in np.flatnonzero(row)}
            assert f"kind/{event.type}" in marked
            assert row[:kinds].sum() == 1
            own = getattr(event, "seat", None)
            if isinstance(own, int) and own >= 0:
                assert f"seat/{(own - seat) % match.players if relative else own}" in marked
            heard += 1
        match.choose(chance.choice(list(match.choices)))
    assert heard > 20


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    match = Match("uno", 2, 1, {"bluff": "off"}, Sight(events=8))
    layout_of, drew = match.layout, 0
    assert isinstance(layout_of, SeatLayout)
    rows = layout_of.events
    assert rows is not None
    for seed in range(30):
        match.deal(seed)
        texts = {match.table.texts[number]: number for number in match.choices}
        if "draw" not in texts:
            continue
        seat = match.seat
        match.choose(texts["draw"])
        for viewer in range(2):
            events = match.told(viewer)
            found = np.zeros(rows.size, np.float32)
            rows.put(events, viewer, found)
            marked = {rows.columns[place % len(rows.columns)] for place in np.flatnonzero(found)}
            drawn = next(event for event in events if event.type == "drew").to_json()["cards"][0]
            assert "kind/drew" in marked
            assert (f"word/{drawn}" in marked) == (viewer == seat)
        drew += 1
    assert drew > 3


def test_games_of_one_file_are_seen_in_the_same_way() -> None:
    fish = opened(next(path for path in GALLERY if path.stem == "go-fish")).game
    put(fish)
    match = Match(fish.id, 3, 2, {}, Sight(events=4))
    match.deal(2)
    chance, seen = Prng(1), set[int]()
    for _ in range(60):
        if match.seat < 0:
            break
        vector = match.vector(match.seat)
        assert np.abs(vector).max() <= 1
        # whom one asks is counted from oneself, which nobody does of oneself
        assert not any(match.table.texts[number].endswith("<1") for number in match.choices)
        seen.add(match.seat)
        match.choose(chance.choice(list(match.choices)))
    assert seen == {0, 1, 2}


def test_bad_settings_are_refused() -> None:
    for wrong in ({"version": 2}, {"events": -1}, {"events": 3, "version": 0}):
        with pytest.raises(OptionError):
            Sight(**wrong)  # type: ignore[arg-type]


@every
def test_marks_are_those_of_the_legal_actions(game: Game) -> None:
    """A game that writes its marks in a quicker way marks what `legal` lists, whatever the options."""
    marks, table = observing_of(game).marks, ActionTable(game.id)
    hard = {"completing": "all"} if game.id == "pearl" else {}
    for players in sizes(game):
        match = Match(game.id, players, 1, hard, Sight())
        chance = Prng(players)
        for seed in range(6):
            match.deal(seed)
            for _ in range(150):
                if match.seat < 0:
                    break
                legal = match.state.legal(match.seat)
                numbers = table.legal(legal) if marks else sorted(match.choices)
                assert [at for at, mark in enumerate(match.marks) if mark] == numbers
                assert set(match.choices.values()) == set(legal)
                match.choose(chance.choice(numbers))
