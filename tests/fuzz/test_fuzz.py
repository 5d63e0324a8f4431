"""Texts of any kind, and real ones with something wrong in them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pyengine
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from tests.conformance.games import cards_of
from tests.endure import examples
from tests.fuzz.feed import feed

ODD = ["-", "*", "|", "\n", "0", "1", "99", "9" * 30, "٣", "²", "\0", "\r", "\u2028", ">", "x", "seat 1", "rng 5", ""]
games = pytest.mark.parametrize("game", pyengine.games(), ids=lambda game: game.id)
LONG = ["x" * 100_000, "9" * 100_000, "|" * 100_000, "seat " * 30_000, "\0" * 100_000, "hand 1 " * 15_000]


def some_position(game: Game, seed: int, steps: int) -> str:
    """A position of a random game."""
    chance = Prng(seed)
    fewest, most = game.seats
    state = game.deal(fewest + chance.below(most - fewest + 1), seed)
    for _ in range(steps):
        if not state.to_act:
            break
        seat = chance.choice(state.to_act)
        state.play(seat, chance.choice(state.legal(seat)))
    return game.write(state)


@st.composite
def damaged(draw: st.DrawFn, game: Game) -> str:
    """A real position with a few words put in, taken out, doubled, exchanged or replaced."""
    words = some_position(game, draw(st.integers(0, 999)), draw(st.integers(0, 60))).split(" ")
    for _ in range(draw(st.integers(0, 3))):
        at, other = (draw(st.integers(0, len(words) - 1)) for _ in range(2))
        change = draw(st.sampled_from(["drop", "double", "swap", "replace", "odd"]))
        if change == "drop" and len(words) > 1:
            del words[at]
        elif change == "double":
            words.insert(at, words[other])
        elif change == "swap":
            words[at], words[other] = words[other], words[at]
        elif change == "replace":
            words[at] = words[other]
        else:
            words[at] = draw(st.sampled_from(ODD))
    return " ".join(words)


@pytest.mark.repeated
@games
def test_damaged_positions_are_refused_or_can_be_played(game: Game) -> None:
    @examples(20, 120)
    @given(damaged(game))
    def run(text: str) -> None:
        feed(game, text)

    run()


@pytest.mark.repeated
@games
def test_any_text_at_all(game: Game) -> None:
    words = st.sampled_from([*cards_of(game).pool()[:50], *ODD, "deal", "record 1", "1:", f"game {game.id}"])

    @examples(20, 100)
    @given(
        st.text(max_size=60) | st.lists(words, max_size=12).map(" ".join) | st.lists(words, max_size=12).map("\n".join)
    )
    def run(text: str) -> None:
        feed(game, text)

    run()


@games
@pytest.mark.parametrize("text", LONG, ids=lambda text: f"{text[:4].encode().hex()}")
def test_long_texts(game: Game, text: str) -> None:
    feed(game, text)
