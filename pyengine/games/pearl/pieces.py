"""The cards and actions of Pearl of the East. A card is its kind, 0…7; for gems, fields and shifts see `gems.field`.

A set of kinds is a small int with the bit of each kind, `1 << kind`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pyengine.gems.field import COPIES, KINDS, PEARL, Shift, all_shifts

TASKS = len(KINDS)
"""How many tasks everyone has: one of each kind (PRL-1)."""
ALL = (1 << TASKS) - 1
"""The set of all kinds."""
FIELD = (*(kind for kind in range(TASKS) for _ in range(3)), PEARL)
"""The cards of the field: three of each kind and the pearl (PRL-2)."""
HAND = 3
"""Cards dealt to everyone (PRL-3), and taken by a draw (PRL-4)."""
BOUNDS = {"none": 0, "500": 500}
"""The last turn, as the option names it; 0 for none (PRL-14)."""
COMPLETING = {"choice": False, "all": True}
"""Whether everything that can be completed has to be, as the option names it (PRL-11)."""
TURN, TASK = 0, 1
PHASES = ("turn", "tasks")


def drawn_from(players: int) -> list[int]:
    """The cards that are neither tasks nor in the field (PRL-2), in canonical order."""
    return [kind for kind in range(TASKS) for _ in range(COPIES - 3 - players)]


def kinds_in(kinds: int) -> list[int]:
    """The kinds of a set, in canonical order."""
    return [kind for kind in range(TASKS) if kinds >> kind & 1]


def members(kinds: Iterable[int]) -> int:
    """The set of these kinds."""
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found


@dataclass(frozen=True, slots=True)
class Draw:
    """Take cards from the deck: the whole turn (PRL-4)."""


@dataclass(frozen=True, slots=True)
class Prove:
    """Stop shifting and complete tasks (PRL-4, PRL-6)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing can be done (PRL-4)."""


@dataclass(frozen=True, slots=True)
class Complete:
    """Lay the task of this kind, by its letter, on the completed deck (PRL-8)."""

    kind: str


@dataclass(frozen=True, slots=True)
class End:
    """Complete no more tasks, though one could: the turn is over (PRL-11)."""


DRAW = Draw()
PROVE = Prove()
PASS = Pass()
END_TURN = End()
WORDS: dict[str, Draw | Prove | Pass | End] = {"draw": DRAW, "prove": PROVE, "pass": PASS, "end": END_TURN}
"""The actions that are one word, by that word."""
COMPLETE = tuple(Complete(kind) for kind in KINDS)
"""The completion of each kind."""
ACTIONS: tuple[Shift | Draw | Prove | Pass | End | Complete, ...] = (*WORDS.values(), *COMPLETE, *all_shifts())
"""Every action there can be."""
