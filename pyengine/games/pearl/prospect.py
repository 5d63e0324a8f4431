"""A field of Pearl of the East as one who plans a turn sees it: what it proves, now and after each further shift."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from pyengine.gems.beam import Ahead, PartialTurn
from pyengine.gems.field import CHANGED, ENDS, shift
from pyengine.gems.lookup import (
    RUNS,
    indices_after,
    line_indices,
    lookup_after,
    lookup_unchanged,
    one_card_shifts,
    pairs,
    with_pearl,
)

TASK_WORTH = 5.0
"""What a completed task is worth, in cards."""
_CLOSE = 0.5
"""What it is worth, in cards, that two of a kind are so close to each other that a third would complete a task."""
_EIGHT = 8
_PROVED = 0xFFFF
_MOST = 1 << 12
"""So many prospects are kept, and so many of their worths."""


def _proofs() -> array[int]:
    found = array("I", [kinds << 2 * _EIGHT for kinds in pairs()])
    for at, code in RUNS.items():
        found[at] |= 1 << (code >> 3)
    for at, kinds in with_pearl().items():
        found[at] |= kinds << _EIGHT
    return found


_PROOFS = _proofs()
"""For the index of each line the set of the kinds that it proves; eight bits higher those that its pearl may; and eight
bits higher still those of which it has two so close that a third would prove them."""


class Goal(dict[int, float]):
    """What a proof is worth, in cards, to one who wants these kinds: the tasks it would let complete, if they are as
    many as are needed, and those close.
    """

    def __init__(self, wanted: int, need: int) -> None:
        self.wanted, self.need = wanted, need
        self.mask = wanted * 0x10101
        """The bits of a proof that make a difference."""
        self.ident = wanted | need << _EIGHT

    def __missing__(self, proof: int) -> float:
        """Find out, and keep it for the next time; `proof` has no bits beside the mask."""
        if len(self) >= _MOST:
            self.clear()
        worth = value(tasks_of(proof, self.wanted), self.need) + _CLOSE * (proof >> 2 * _EIGHT).bit_count()
        self[proof] = worth
        return worth


goal = lru_cache(maxsize=16)(Goal)
"""The goal of one who wants these kinds and needs so many of them."""


def value(tasks: int, need: int) -> float:
    """What so many tasks are worth, where fewer than so many are held back."""
    return TASK_WORTH * tasks if tasks >= need else 0.0


def tasks_of(proof: int, wanted: int) -> int:
    """Every wanted kind that is proved, but only one by the pearl (PRL-7)."""
    plain = proof & wanted
    return plain.bit_count() + bool(proof >> _EIGHT & wanted & ~plain)


class Prospect:
    """A field and the indices of its lines; sets of kinds are as in `_PROOFS`.

    What was found out about one is kept: nothing ever leaves the field (PRL-9), so that searches come back to it.
    """

    __slots__ = ("after", "field", "key", "lines", "worths")

    def __init__(self, field: list[int], lines: list[int], key: bytes) -> None:
        self.field, self.lines, self.key = field, lines, key
        self.after: dict[int, Prospect] = {}
        self.worths: dict[int, list[float | None]] = {}
        """By the ident of a goal, for each end the worth after a shift there, where it has been asked for."""

    @classmethod
    def of(cls, field: Sequence[int]) -> Prospect:
        """The prospect of a field as it is."""
        key = bytes(field)
        return _KNOWN.get(key) or _keep(cls(list(field), line_indices(field), key))

    def tasks(self, wanted: int) -> int:
        """How many wanted tasks the field would let complete."""
        return tasks_of(self._proof(), wanted)

    def worth(self, wanted: int, need: int) -> float:
        """What the field is worth, in cards: the tasks it would let complete, if they are enough, and those close."""
        aim = goal(wanted, need)
        return aim[self._proof() & aim.mask]

    def shifted(self, end: int) -> Prospect:
        """The prospect after a shift of the card at this end."""
        if found := self.after.get(end):
            return found
        field = self.field[:]
        shift(field, end)
        key = bytes(field)
        found = _KNOWN.get(key)
        if not found:
            lines = self.lines[:]
            for line, index in zip(CHANGED[end >> 1], indices_after(lines, self.field, end), strict=True):
                lines[line] = index
            found = _keep(Prospect(field, lines, key))
        self.after[end] = found
        return found

    def tasks_after(self, end: int, wanted: int) -> int:
        """How many wanted tasks the field would let complete after a shift of the card at this end."""
        proof = self.proof_after(end)
        return tasks_of(proof, wanted) if proof & _PROVED else 0

    def _proof(self) -> int:
        proof = 0
        for line in self.lines:
            proof |= _PROOFS[line]
        return proof

    def proof_after(self, end: int) -> int:
        """What the field would prove after a shift of the card at this end."""
        lines = self.lines
        return lookup_after(_PROOFS, lines, self.field, end) | lookup_unchanged(_PROOFS, lines, end >> 1)

    def all_tasks(self, hand: Sequence[int], wanted: int) -> Iterator[tuple[int, int, int]]:
        """For each shift that this hand pays for with one card: its end, the card, and the `tasks` after it."""
        for end, gem in one_card_shifts(self.field, hand):
            yield end, gem, self.tasks_after(end, wanted)


def looking(aim: Goal) -> Callable[[PartialTurn[Prospect], Ahead[Prospect]], None]:
    """How one with this goal looks ahead: adds each shift that the hand pays for with one card to those ahead, by the
    worth of the field after it.
    """

    def look(turn: PartialTurn[Prospect], ahead: Ahead[Prospect]) -> None:
        prospect = turn.prospect
        worths = prospect.worths.get(aim.ident) or prospect.worths.setdefault(aim.ident, [None] * len(ENDS))
        for end, gem in one_card_shifts(prospect.field, turn.hand):
            worth = worths[end]
            if worth is None:
                worths[end] = worth = aim[prospect.proof_after(end) & aim.mask]
            ahead[worth].append((turn, end, gem))

    return look


_KNOWN: dict[bytes, Prospect] = {}


def _keep(found: Prospect) -> Prospect:
    """Keep a prospect, instead of all others where they are too many."""
    if len(_KNOWN) >= _MOST:
        for known in _KNOWN.values():
            known.after.clear()  # or those that lead to each other would never be freed
        _KNOWN.clear()
    _KNOWN[found.key] = found
    return found
