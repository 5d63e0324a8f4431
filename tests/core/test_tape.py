"""A tape of chance: its text, and a game that it repeats."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.errors import NotationError
from pyengine.core.prng import Prng
from pyengine.core.state import Action
from pyengine.core.tape import Tape
from pyengine.games.uno.game import Uno

orders = st.integers(0, 12).flatmap(lambda size: st.permutations(range(size))).map(bytes)
answers = st.lists(st.one_of(st.integers(0, 255), orders), max_size=8)


@given(answers)
def test_its_text_leads_back(given_answers: list[int | bytes]) -> None:
    tape = Tape(given_answers)
    assert Tape.of(tape.text()) == tape
    assert tape.copy() == tape


@pytest.mark.parametrize("text", ["tape:AQIA", "tape:AgA", "tape:A", "tape:AQIAAA", "tape:AQEB", "tape:AAE=", "tape:?"])
def test_what_is_no_tape_is_refused_at_its_place(text: str) -> None:
    assert Tape.of(text) is None
    with pytest.raises(NotationError) as error:
        pyengine.game("uno").position(f"players 2 | rng {text}")
    assert (error.value.line, error.value.column) == (1, 17)


def test_answers_that_do_not_fit_are_passed_over() -> None:
    tape, plain = Tape([9, bytes([1, 0])]), Prng.resume(0)
    assert tape.below(5) == plain.below(5)
    cards, others = [1, 2, 3], [1, 2, 3]
    tape.shuffle(cards)
    plain.shuffle(others)
    assert cards == others


def test_it_orders_as_it_says() -> None:
    cards = list("abc")
    Tape([bytes([2, 0, 1])]).shuffle(cards)
    assert cards == ["c", "a", "b"]
    assert Tape([1]).choice("xy") == "y"


class _Recorder(Prng):
    """A generator that keeps its shuffles."""

    __slots__ = ("answers",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.answers: list[int | bytes] = []

    def shuffle(self, items: list[Any]) -> None:
        places = list(range(len(items)))
        super().shuffle(places)
        self.answers.append(bytes(places))
        items[:] = [items[place] for place in places]

    def copy(self) -> _Recorder:
        return self


def test_a_game_repeats_its_shuffles() -> None:
    game, chance = pyengine.game("uno"), Prng(5)
    state = game.deal(3, 5)
    recorder = _Recorder(7)
    assert isinstance(state, Uno)
    state.chance = recorder
    start = state.copy()
    steps: list[tuple[int, Action]] = []
    while state.outcome is None and len(steps) < 400:
        seat = state.to_act[0]
        steps.append((seat, chance.choice(state.legal(seat))))
        state.play(*steps[-1])
    assert recorder.answers
    start.chance = Tape(recorder.answers)
    twin = game.position(game.write(start))
    for step in steps:
        twin.play(*step)
    assert twin.view(None) == state.view(None)
