"""What a field proves, against brute force over the words of its lines (PRL-6, PRL-7)."""

from __future__ import annotations

import pytest

from pyengine.core.prng import Prng
from pyengine.games.pearl import scoring
from pyengine.games.pearl.pieces import FIELD
from pyengine.gems.field import CELLS, CODES, KINDS, LETTERS, PEARL, write_field


def words(field: list[int]) -> list[str]:
    return ["".join(LETTERS[field[cell]] for cell in cells) for cells in CELLS]


def proved(field: list[int]) -> set[str]:
    return {kind for kind in KINDS for word in words(field) if kind * 3 in word}


def proved_by_pearl(field: list[int]) -> set[str]:
    """The kinds of which two stand beside the pearl, without a gap."""
    threes = {f"{a}{b}{c}" for word in words(field) for a, b, c in zip(word, word[1:], word[2:], strict=False)}
    return {kind for kind in KINDS if threes & {f"o{kind}{kind}", f"{kind}o{kind}", f"{kind}{kind}o"}}


def kinds(found: int) -> set[str]:
    return {kind for at, kind in enumerate(KINDS) if found >> at & 1}


def test_random_fields() -> None:
    chance, plain, by_pearl = Prng(5), 0, 0
    for _ in range(4000):
        field = list(FIELD)
        chance.shuffle(field)
        assert kinds(scoring.plain(field)) == proved(field), write_field(field)
        assert kinds(scoring.by_pearl(field)) == proved_by_pearl(field), write_field(field)
        plain, by_pearl = plain + bool(proved(field)), by_pearl + bool(proved_by_pearl(field))
    assert plain > 100 < by_pearl


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("oRRSE", "R"), ("RoRSE", "R"), ("RRoSE", "R"), ("SRRoE", "R"), ("ESRRo", "R"), ("ESoRR", "R"), ("RRoRS", "R"),
        ("RRSoE", ""), ("oSRRE", ""), ("RSoRE", ""), ("RoSRE", ""), ("EoSRR", ""), ("RRSEo", ""), ("RRRSo", ""),
    ],
)  # fmt: skip
def test_the_pearl_helps_those_beside_it_alone(line: str, kind: str) -> None:
    """As a row and as a column, in the middle of a field that is no help otherwise."""
    for at in (2, 7):
        field = [CODES[letter] for letter in "TDATDJTOJTDADJOJOTOAAJDAT"]
        for cell, letter in zip(CELLS[at], line, strict=True):
            field[cell] = CODES[letter]
        assert kinds(scoring.by_pearl(field)) & {"R", "S", "E"} == set(kind)
        assert field.count(PEARL) == 1
