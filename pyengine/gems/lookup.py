"""Lookup tables over lines of gems: for looking ahead, where every shift is tried.

The index of a line is its five gems, from the left or the top, read as decimal digits: a gem is one digit, 0…9.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from operator import itemgetter

from pyengine.gems.field import END, END_CELLS, LINE_SLICES, PEARL, SIDE, run

_WEIGHTS: tuple[int, ...] = tuple(10**place for place in reversed(range(SIDE)))
_OF_END = tuple(
    (line, LINE_SLICES[line], _WEIGHTS[line % SIDE], slice(SIDE, 2 * SIDE) if line < SIDE else slice(SIDE))
    for line in (end >> 1 for end in range(len(END)))
)
"""For each end its line, that line's gems in a field, their weight in the lines across, and these lines."""
UNCHANGED = tuple(
    tuple(other for other in range(line // SIDE * SIDE, line // SIDE * SIDE + SIDE) if other != line)
    for line in range(2 * SIDE)
)
"""The four lines that a shift of each line cannot change."""


_AT_ENDS = itemgetter(*END_CELLS)


def line_index(gems: Sequence[int]) -> int:
    """The index of five gems."""
    a, b, c, d, e = gems
    return (((a * 10 + b) * 10 + c) * 10 + d) * 10 + e


def line_indices(field: Sequence[int]) -> list[int]:
    """The indices of all ten lines."""
    gems = [field[part] for part in LINE_SLICES]
    return [(((a * 10 + b) * 10 + c) * 10 + d) * 10 + e for a, b, c, d, e in gems]


def one_card_shifts(field: Sequence[int], hand: Sequence[int]) -> list[tuple[int, int]]:
    """The shifts that a hand pays for with one card, as ends, and the cards."""
    counts = (*hand, 0, 0)  # nothing pays like that for the pearl, or for an empty place
    return [(end, gem) for end, gem in enumerate(_AT_ENDS(field)) if counts[gem]]


def indices_after(lines: Sequence[int], field: Sequence[int], end: int) -> tuple[int, int, int, int, int, int]:
    """The indices of the lines that a shift changes, in the order of `field.CHANGED`, once it is done.

    `lines` and `field` are those before. A line across changes in one gem: the new one comes in, the old one goes out.
    """
    line, part, weight, crossing = _OF_END[end]
    a, b, c, d, e = field[part]
    v, w, x, y, z = lines[crossing]
    if end & 1:
        return (
            lines[line] // 10 + e * 10_000,
            v + (e - a) * weight,
            w + (a - b) * weight,
            x + (b - c) * weight,
            y + (c - d) * weight,
            z + (d - e) * weight,
        )
    return (
        lines[line] % 10_000 * 10 + a,
        v + (b - a) * weight,
        w + (c - b) * weight,
        x + (d - c) * weight,
        y + (e - d) * weight,
        z + (a - e) * weight,
    )


def lookup_after(table: Sequence[int], lines: Sequence[int], field: Sequence[int], end: int) -> int:
    """The union, as bits, of a table's entries for the lines that a shift changes, once it is done.

    It is the union of the entries for the indices of `indices_after`, but faster, since searches ask for it most.
    """
    line, part, weight, crossing = _OF_END[end]
    a, b, c, d, e = field[part]
    v, w, x, y, z = lines[crossing]
    if end & 1:
        return (
            table[lines[line] // 10 + e * 10_000]
            | table[v + (e - a) * weight]
            | table[w + (a - b) * weight]
            | table[x + (b - c) * weight]
            | table[y + (c - d) * weight]
            | table[z + (d - e) * weight]
        )
    return (
        table[lines[line] % 10_000 * 10 + a]
        | table[v + (b - a) * weight]
        | table[w + (c - b) * weight]
        | table[x + (d - c) * weight]
        | table[y + (e - d) * weight]
        | table[z + (a - e) * weight]
    )


def lookup_unchanged(table: Sequence[int], lines: Sequence[int], line: int) -> int:
    """The union, as bits, of a table's entries for the four lines that a shift of this one cannot change."""
    a, b, c, d = UNCHANGED[line]
    return table[lines[a]] | table[lines[b]] | table[lines[c]] | table[lines[d]]


def _with_runs() -> dict[int, int]:
    """Every index whose line has a run, and the run's code."""
    found = {}
    for kind, first, before, behind in product(range(PEARL), range(SIDE - 2), range(10), range(10)):
        gems = [before, behind]
        gems[first:first] = [kind] * 3
        found[line_index(gems)] = run(gems, 0)
    return found


RUNS = _with_runs()


def _table() -> bytes:
    found = bytearray(10**SIDE)
    for at, code in RUNS.items():
        found[at] = code
    return bytes(found)


RUN = _table()
"""For each index the code of the line's run, 0 where it has none."""


def with_pearl() -> dict[int, int]:
    """For the index of each line whose pearl makes a run when it stands for some kind: the set of these kinds."""
    found: dict[int, int] = {}
    for at, code in RUNS.items():
        kind = code >> 3
        for weight in _WEIGHTS:
            if at // weight % 10 == kind:
                pearly = at + (PEARL - kind) * weight
                found[pearly] = found.get(pearly, 0) | 1 << kind
    return found


def pairs() -> list[int]:
    """For the index of each line the set of the kinds of which two, or three, are among three places in succession."""
    three = [_twins(*gems) for gems in product(range(10), repeat=3)]
    return [
        first | three[middle % 1000] | three[last]
        for middle, first in enumerate(_each_ten_times(three))
        for last in range(middle % 100 * 10, middle % 100 * 10 + 10)
    ]


def _each_ten_times(sets: Sequence[int]) -> list[int]:
    return [kinds for kinds in sets for _ in range(10)]


def _twins(a: int, b: int, c: int) -> int:
    """The kind of which there are two among three gems, as a set."""
    kind = a if a in (b, c) else b if b == c else PEARL
    return 1 << kind if kind < PEARL else 0
