"""Numbers of things in words, as English has them: one example holds, two examples hold."""

from __future__ import annotations

from collections.abc import Iterable


def counted(number: int, noun: str) -> str:
    """`1 step of a lesson`, `2 steps of a lesson`: the first word of the noun is put into the plural."""
    first, *rest = noun.split(" ", 1)
    return " ".join([str(number), first if number == 1 else f"{first}s", *rest])


def that_hold(things: Iterable[tuple[int, str]]) -> str:
    """`1 example holds`, `2 chapters, 4 actions and 1 question hold`."""
    listed = list(things)
    *before, last = [counted(number, noun) for number, noun in listed]
    verb = "holds" if not before and listed[0][0] == 1 else "hold"
    return f"{' and '.join([', '.join(before), last] if before else [last])} {verb}"
