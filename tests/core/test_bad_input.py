"""Nothing but the engine's own errors leaves it on bad input."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pyengine
from pyengine import IllegalAction, NotationError, OptionError

GAME = pyengine.game("face-to-face")
OURS = (IllegalAction, NotationError, OptionError)
HEAD = "record 1\ngame face-to-face\nplayers 2\n"
WORDS = ["record 1", "game face-to-face", "players 2", "players x", "option first 1", "seed 7", "seat 1 human", "deal"]
WORDS += [
    "own up",
    "their",
    "hand",
    "seat 2",
    "laid 1",
    "given 1",
    "17>own-up",
    "1:",
    "2:",
    "|",
    "-",
    "*",
    "5*",
    "draw",
]
WORDS += ["9" * 5000, "٣", "²", "\0", "\r", "\x0b", "\u2028", "\n", " "]
texts = st.text(max_size=60) | st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join)
texts |= st.lists(st.sampled_from(WORDS), max_size=12).map("\n".join)
LONG = ["x" * 100_000, "9" * 100_000, "|" * 100_000, "up " * 33_000, "17>own-up" * 11_000, "\0" * 100_000]


def feed(text: str) -> None:
    for read in (GAME.position, GAME.parse):
        with contextlib.suppress(NotationError):
            read(text)
    for record in (text, HEAD + text, HEAD + "deal " + text, f"{HEAD}deal seat 1\n1: {text}"):
        with contextlib.suppress(*OURS):
            pyengine.Record.parse(record).replay()
    for option in ({"first": text}, {text: "1"}):
        with pytest.raises(OptionError):
            GAME.deal(2, 1, **{str(k): "x" + v for k, v in option.items()})


@settings(max_examples=150, deadline=None)
@given(texts.filter(lambda text: text not in ("players", "seed", "self")))
def test_any_text(text: str) -> None:
    feed(text)


@pytest.mark.parametrize("text", LONG, ids=lambda text: text[:3].encode().hex())
def test_long_texts(text: str) -> None:
    feed(text)


@pytest.mark.parametrize(("players", "seed"), [(1, 0), (3, 0), (10**30, 0), (2, -1), (2, 2**64)])
def test_settings_out_of_bounds(players: int, seed: int) -> None:
    with pytest.raises(OptionError):
        GAME.deal(players, seed)


BROKEN = [
    ("", 1, 1),
    ("record 2\n", 1, 1),
    ("record 1\nfoo bar\n", 2, 1),
    ("record 1\ngame chess\n" + "players 2\ndeal seat 1\n", 2, 6),
    (HEAD + "players 2\n", 4, 1),
    (HEAD + "seed x\ndeal seat 1\n", 4, 6),
    (HEAD + "option first 9\ndeal seat 1\n", 4, 8),
    (HEAD + "seat 2 human\n", 4, 6),
    (HEAD + "deal seat 1 | hand 1\n", 4, 20),
    (HEAD + "deal seat 1\n17>own-up\n", 5, 1),
    (HEAD + "deal seat 1\n3: draw\n", 5, 1),
    (HEAD + "deal seat 1\n1: 2>own-up 3>own-sky\n", 5, 15),
    ("record 1\ngame face-to-face\nplayers x\ndeal seat 1\n1: draw\n", 3, 9),
]


@pytest.mark.parametrize(("text", "line", "column"), BROKEN)
def test_a_broken_record_says_where(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        pyengine.Record.parse(text).replay()
    assert (caught.value.line, caught.value.column) == (line, column)


def test_an_illegal_action_says_where() -> None:
    with pytest.raises(IllegalAction) as caught:
        pyengine.Record.parse(HEAD + "deal seat 1\n1: 2>own-up draw\n").replay()
    assert (caught.value.breach.rule, caught.value.where) == ("F2F-6", (5, 13))
