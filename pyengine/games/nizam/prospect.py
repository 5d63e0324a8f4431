"""A field of Nizam as one who plans a turn sees it: what activation would bring, now and after each further shift."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from pyengine.games.nizam.pieces import POINTS
from pyengine.gems.beam import Ahead, PartialTurn
from pyengine.gems.field import CHANGED, KINDS, LINE_SLICES, LINES, SIDE, shift
from pyengine.gems.lookup import RUN, indices_after, line_indices

_BY_CODE = tuple(POINTS[size] + 1 if size else 0 for size in (0, 0, 0, 3, 4, 5, 0, 0)) * len(KINDS)
_WORTH = RUN.translate(bytes(_BY_CODE).ljust(256, b"\0"))
"""For the index of each line what its run scores (NIZ-10), and the point for coming after another (NIZ-12)."""
_OWN = tuple((LINE_SLICES[line], line // SIDE, 10 ** (SIDE - 1 - line % SIDE)) for line in range(2 * SIDE))
"""For each line its part of a field, its group, and the weight of its place in the lines across."""
_ACROSS = (slice(SIDE, 2 * SIDE), slice(SIDE))
"""For each group, the rows and the columns, the other one."""
_NONE = [0] * len(LINES)


class Prospect:
    """A field, the indices of its lines, which runs are untouched there (NIZ-11), and what each line would score."""

    __slots__ = ("field", "groups", "key", "lines", "untouched", "worths")

    def __init__(self, field: list[int], lines: list[int], untouched: list[int]) -> None:
        self.field, self.lines, self.untouched = field, lines, untouched
        self.key = bytes(field + untouched)
        self.worths = [_WORTH[line] for line in lines]
        if untouched != _NONE:
            kept = zip(self.worths, lines, untouched, strict=True)
            self.worths = [worth if RUN[line] != code else 0 for worth, line, code in kept]
        self.groups = sum(self.worths[:SIDE]), sum(self.worths[SIDE:])
        """What the rows score, and what the columns."""

    @classmethod
    def of(cls, field: Sequence[int], untouched: Sequence[int]) -> Prospect:
        """The prospect of a field as it is."""
        return cls(list(field), line_indices(field), list(untouched))

    def gain(self) -> int:
        """What activation brings: the first run gets no point for coming after another (NIZ-12)."""
        return max(0, sum(self.groups) - 1)

    def shifted(self, end: int) -> Prospect:
        """The prospect after a shift of the card at this end."""
        field, lines, untouched = self.field[:], self.lines[:], self.untouched
        shift(field, end)
        for line, index in zip(CHANGED[end >> 1], indices_after(lines, self.field, end), strict=True):
            lines[line] = index
        if untouched != _NONE:
            untouched = [code if code == RUN[line] else 0 for code, line in zip(untouched, lines, strict=True)]
        return Prospect(field, lines, untouched)

    def gains(self, hand: Sequence[int]) -> Iterator[tuple[int, int, int]]:
        """For each shift that this hand pays for with one card: its end, the card, and what activation brings then."""
        ahead: Ahead[Prospect] = defaultdict(list)
        look(PartialTurn(self, list(hand)), ahead)
        return ((end, gem, int(gain)) for gain, found in ahead.items() for _, end, gem in found)


def look(turn: PartialTurn[Prospect], ahead: Ahead[Prospect]) -> None:
    """Add to those ahead each shift that the hand pays for with one card, by what activation brings then.

    Searches ask for this most, so that what `indices_after` tells is computed here once more, for both ends at once.
    """
    now, pays, table = turn.prospect, (*turn.hand, 0, 0), _WORTH  # nothing pays like that for an empty place
    plain = now.untouched == _NONE
    for line, (part, group, weight) in enumerate(_OWN):
        a, b, c, d, e = now.field[part]
        if not (pays[a] or pays[e]):
            continue
        v, w, x, y, z = now.lines[_ACROSS[group]]
        own, beside = now.lines[line], now.groups[group] - now.worths[line]
        p, q, r, s, t = (b - a) * weight, (c - b) * weight, (d - c) * weight, (e - d) * weight, (a - e) * weight
        if pays[a]:
            worth = beside + table[own % 10_000 * 10 + a]
            worth += table[v + p] + table[w + q] + table[x + r] + table[y + s] + table[z + t]
            if worth and not plain:
                worth -= _kept_after(now, 2 * line)
            ahead[worth and worth - 1].append((turn, 2 * line, a))
        if pays[e]:
            worth = beside + table[own // 10 + e * 10_000]
            worth += table[v - t] + table[w - p] + table[x - q] + table[y - r] + table[z - s]
            if worth and not plain:
                worth -= _kept_after(now, 2 * line + 1)
            ahead[worth and worth - 1].append((turn, 2 * line + 1, e))


def _kept_after(now: Prospect, end: int) -> int:
    """What the runs are worth that are still untouched in the lines that a shift there changes."""
    after = zip(CHANGED[end >> 1], indices_after(now.lines, now.field, end), strict=True)
    return sum([_WORTH[index] for line, index in after if now.untouched[line] and RUN[index] == now.untouched[line]])
