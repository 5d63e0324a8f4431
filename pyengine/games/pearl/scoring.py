"""What a field proves (PRL-6, PRL-7) and who wins (PRL-13 to PRL-15)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pyengine.core.outcome import Outcome
from pyengine.games.pearl.pieces import ALL, TASKS, members
from pyengine.gems.field import CELLS, PEARL, SIDE, runs

_BESIDE = tuple(
    tuple(
        (cells[one], cells[other])
        for cells in CELLS
        for start in range(SIDE - 2)
        if place in cells[start : start + 3]
        for one, other in combinations([at for at in range(start, start + 3) if cells[at] != place], 2)
    )
    for place in range(SIDE * SIDE)
)
"""For each place of the pearl the pairs of places that make three in succession with it."""


def plain(field: Sequence[int]) -> int:
    """The kinds that a line proves without the pearl (PRL-6)."""
    kinds = 0
    for code in runs(field):
        if code:
            kinds |= 1 << (code >> 3)
    return kinds


def by_pearl(field: Sequence[int]) -> int:
    """The kinds that a line with the pearl proves, the pearl standing for that kind (PRL-7)."""
    kinds = 0
    for one, other in _BESIDE[field.index(PEARL)]:
        if field[one] == field[other]:
            kinds |= 1 << field[one]
    return kinds


def verdict(done: Sequence[Sequence[int]], turn: int, bound: int) -> Outcome | None:
    """The end, if it has come before this turn: at once, or with the last turn."""
    return decided(done) or used_up(done, turn, bound)


def decided(done: Sequence[Sequence[int]]) -> Outcome | None:
    """The end at once: somebody has completed all tasks (PRL-13), or nobody can complete one any more (PRL-15)."""
    counts = tuple(map(len, done))
    if TASKS in counts:
        return Outcome.by_score("PRL-13", counts)
    return Outcome.by_score("PRL-15", counts) if deadlocked(done) else None


def used_up(done: Sequence[Sequence[int]], turn: int, bound: int) -> Outcome | None:
    """The end if this turn would be beyond the bound, where there is one (PRL-14)."""
    return Outcome.by_score("PRL-14", tuple(map(len, done))) if 0 < bound < turn else None


# Ten of sixty games between two greedy bots ran through 450 dead turns before this ended them at once.
def deadlocked(done: Sequence[Sequence[int]]) -> bool:
    """True if the opponents' tops forbid everyone all that is left to do (PRL-10).

    Only a completion changes a top, and the field can be shifted to prove any kind; so this is so for ever, and it
    is so of no other position (PRL-15).
    """
    return not any(possible(done, seat) for seat in range(len(done)))


def possible(done: Sequence[Sequence[int]], seat: int) -> int:
    """The kinds that the seat may complete once they are proved: not done (PRL-1), and not forbidden (PRL-10)."""
    return ALL & ~(members(done[seat]) | opposed(done, seat))


def opposed(done: Sequence[Sequence[int]], seat: int) -> int:
    """The kinds on top of the opponents' completed decks (PRL-10); an empty one forbids nothing."""
    return members(own[-1] for other, own in enumerate(done) if own and other != seat)
