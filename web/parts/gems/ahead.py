"""What shifts come to on a field of gems, looked at one or two shifts ahead, from a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pyengine.gems.field import CODES, END, KINDS, LINES, Shift, keep_untouched, payable, shift
from web.parts.table import Scene


class Turn(NamedTuple):
    """A turn under way: the field, the hand as counts of kinds, and the runs that are untouched so far, by line."""

    field: list[int]
    hand: list[int]
    untouched: list[int]

    def after(self, action: str) -> Turn:
        """The turn after a shift that can be paid for, as its text has it."""
        payment, _, end = action.partition(">")
        field, hand, untouched = self.field[:], self.hand[:], self.untouched[:]
        for kind in payment:
            hand[KINDS.index(kind)] -= 1
        shift(field, END[end])
        keep_untouched(field, untouched)
        return Turn(field, hand, untouched)

    def nexts(self) -> Iterator[Turn]:
        """What each shift that can be paid for comes to; of an end's payments one, since the field is the same."""
        seen = set[str]()
        for found in payable(self.field, self.hand):
            assert isinstance(found, Shift)
            if found.end not in seen:
                seen.add(found.end)
                yield self.after(f"{found.payment}>{found.end}")


def turn_of(scene: Scene) -> Turn:
    """The viewer's turn as it is now."""
    view: dict[str, Any] = scene.view
    cards = view["players"][scene.viewer]["hand"]
    untouched = [0] * len(LINES)
    for run in view.get("untouched", ()):
        untouched[LINES.index(run["line"])] = CODES[run["kind"]] << 3 | run["length"]
    return Turn([CODES[gem] for gem in view["field"]], [cards.count(kind) for kind in KINDS], untouched)
