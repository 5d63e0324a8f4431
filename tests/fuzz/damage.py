"""Real texts with something wrong in them: signs, words and lines put in, taken out, doubled, exchanged or cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

SIGNS = ["\0", "\r", "\u2028", "\ufeff", "٣", "²", " ", "\t", "\n", "|", ":", ">", "-", "0", "9", "x", "`", "#", "="]
_CHANGES = ["drop", "double", "swap", "replace", "odd", "cut"]


def damaged(text: str, words: Sequence[str]) -> st.SearchStrategy[str]:
    """The text after a few changes of its lines, its words or its signs; `words` may come in anywhere."""
    return st.lists(st.tuples(st.sampled_from(["\n", " ", ""]), _change(words)), max_size=4).map(
        lambda changes: _all(text, changes)
    )


def _change(words: Sequence[str]) -> st.SearchStrategy[tuple[str, int, int, str]]:
    places = st.integers(0, 10**6)
    return st.tuples(st.sampled_from(_CHANGES), places, places, st.sampled_from([*words, *SIGNS, "9" * 5000]))


def _all(text: str, changes: Sequence[tuple[str, Any]]) -> str:
    for between, change in changes:
        pieces = _changed(text.split(between) if between else list(text), *change)
        text = between.join(pieces)
    return text


def _changed(pieces: list[str], change: str, one: int, two: int, odd: str) -> list[str]:
    if not pieces:
        return [odd]
    at, other = one % len(pieces), two % len(pieces)
    if change == "drop":
        return pieces[:at] + pieces[at + 1 :]
    if change == "double":
        return [*pieces[:at], pieces[other], *pieces[at:]]
    if change == "cut":
        return pieces[:at]
    pieces[at], pieces[other] = {
        "swap": (pieces[other], pieces[at]),
        "replace": (pieces[other], pieces[other]),
        "odd": (odd, pieces[other] if other != at else odd),
    }[change]
    return pieces
