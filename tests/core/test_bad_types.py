"""Arguments of a wrong type, and seats that are not in the game: a documented error, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import pyengine
from pyengine import IllegalAction, NotationError, OptionError, Record
from pyengine.core.errors import SeatError
from pyengine.core.game import Game
from pyengine.core.options import whole
from pyengine.core.record import Step
from pyengine.core.timeline import Timeline
from pyengine.rulebook import check, fences, read_lesson

GAME = pyengine.game("face-to-face")
NO_TEXTS: list[Any] = [None, b"draw", 1.5, True, [], {}, 7, object(), str]
NO_NUMBERS: list[Any] = [None, b"2", 2.0, True, [2], "2", "x", 10**5000, -(10**5000), object(), int, float("nan")]
READERS: list[Callable[[Any], object]] = [GAME.parse, GAME.position, Record.parse, fences, check]
games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)


@pytest.mark.parametrize("given", NO_TEXTS, ids=lambda given: f"{given!r:.12}")
@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.__qualname__)
def test_what_is_no_text_raises_a_type_error(reader: Callable[[Any], object], given: Any) -> None:
    with pytest.raises(TypeError, match=f"a text is expected, not {type(given).__name__}"):
        reader(given)
    with pytest.raises(TypeError):
        read_lesson(given, "en")


@pytest.mark.parametrize("given", NO_NUMBERS, ids=lambda given: type(given).__name__)
def test_players_and_seed_are_whole_numbers(given: Any) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.deal(given, 1)
    assert caught.value.name == "players"
    with pytest.raises(OptionError) as caught:
        GAME.deal(2, given)
    assert caught.value.name == "seed"
    assert len(str(caught.value)) < 200


@games
@pytest.mark.parametrize("given", [None, b"1", 1.0, True, [], 10**5000, "9" * 5000, "", "x\n"], ids=type)
def test_an_option_has_a_value_of_its_own(game: Game, given: Any) -> None:
    for option in game.options:
        with pytest.raises(OptionError) as caught:
            game.deal(game.seats[0], 1, **{option.name: given})
        assert (caught.value.name, caught.value.value) == (option.name, given)
        assert len(str(caught.value).splitlines()) == 1


@games
@pytest.mark.parametrize("name", ["self", "seed", "players", "options", "", "x" * 5000, "\n"])
def test_an_option_that_there_is_not_may_be_named_like_an_argument(game: Game, name: str) -> None:
    with pytest.raises(OptionError) as caught:
        game.new(game.seats[0], 1, {name: "1"})
    assert caught.value.name == name
    assert caught.value.allowed == tuple(option.name for option in game.options)
    with pytest.raises(OptionError):
        Record.new(game, game.seats[0], 1, {name: "1"})


def test_an_option_named_self_reaches_the_game() -> None:
    with pytest.raises(OptionError, match="self=1: expected one of first"):
        GAME.deal(2, 7, self=1)


class Number:
    """A whole number as NumPy has it: no `int`, but one that can be an index."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_numbers_of_other_libraries_are_numbers() -> None:
    two, seven, one = Number(2), Number(7), Number(1)
    assert GAME.write(GAME.deal(two, seven, first=one)) == GAME.write(GAME.deal(2, 7, first="1"))  # type: ignore[arg-type]
    assert [whole(each) for each in (5, Number(5), True, 5.0, "5", int)] == [5, 5, None, None, None, None]


@games
@pytest.mark.parametrize("seat", [-1, 99, 10**5000, None, "0", 0.0, True, [0]], ids=lambda seat: type(seat).__name__)
def test_a_seat_that_is_not_in_the_game_does_nothing(game: Game, seat: Any) -> None:
    state = game.deal(game.seats[0], 1)
    before = state.copy()
    for action in game.actions()[:50]:
        with pytest.raises(OptionError) as caught:
            state.apply(seat, action)
        assert caught.value.name == "seat"
        assert caught.value.allowed == tuple(range(state.players))
    assert state == before


@games
@pytest.mark.parametrize("seat", [-1, 99, 10**5000, "0", 0.0, True, [0]], ids=lambda seat: type(seat).__name__)
def test_a_seat_that_is_not_in_the_game_has_no_view(game: Game, seat: Any) -> None:
    state = game.deal(game.seats[0], 1)
    assert state.view(None)["seat"] is None
    with pytest.raises(SeatError) as caught:
        state.view(seat)
    assert (caught.value.value, caught.value.allowed) == (seat, tuple(range(state.players)))


@games
def test_an_error_about_a_seat_says_how_seats_are_counted(game: Game) -> None:
    state = game.deal(game.seats[1], 1)
    with pytest.raises(OptionError, match=f"^seat={state.players}: .*from 0 in Python"):
        state.apply(state.players, game.actions()[0])


def test_a_refusal_that_names_seats_says_that_they_count_from_1() -> None:
    state = GAME.deal(2, 7, first=1)
    with pytest.raises(IllegalAction, match=r"'seat': 2, 'to_act': 1} \(seats from 1\)$"):
        state.apply(1, GAME.parse("draw"))


@games
@pytest.mark.parametrize("text", ["draw", "", "x" * 5000, "\n"])
def test_a_text_is_no_action(game: Game, text: str) -> None:
    state = game.deal(game.seats[0], 1)
    seat, before = state.to_act[0], state.copy()
    asked = (lambda: state.apply(seat, text), lambda: state.why_not(seat, text), lambda: game.format(text))
    for ask in asked:
        with pytest.raises(TypeError, match=r"an action is expected.*game\.parse") as caught:
            ask()
        assert state == before
        assert len(str(caught.value)) < 200
        assert len(str(caught.value).splitlines()) == 1


@games
def test_the_text_of_a_legal_action_is_no_action_either(game: Game) -> None:
    """Nor out of turn: a rule was named for it, as if the action did not exist."""
    state = game.deal(max(2, game.seats[0]), 1)
    text = game.format(state.legal(state.to_act[0])[0])
    for seat in range(state.players):
        with pytest.raises(TypeError, match=r"game\.parse"):
            state.why_not(seat, text)
    assert state.why_not(state.to_act[0], game.parse(text)) is None


def test_a_step_of_another_seat_does_not_replay() -> None:
    record = Record.new(GAME, 2, 7, {}).with_steps((Step(9, "draw"),))
    with pytest.raises(OptionError):
        record.replay()
    with pytest.raises(OptionError):
        Timeline(record)
    with pytest.raises(NotationError) as caught:
        Record.parse(record.format())
    assert caught.value.expected == "seat"


def test_a_seat_of_the_game_is_still_refused_by_a_rule() -> None:
    state = GAME.deal(2, 7, first=1)
    with pytest.raises(IllegalAction):
        state.apply(1, GAME.parse("draw"))
