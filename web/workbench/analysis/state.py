"""What the tab to analyse remembers of the current place; at another place it begins anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from pyengine.core.errors import Breach
from pyengine.core.record import Record
from pyengine.core.state import State
from web.workbench.analysis.best_lines import BestLines
from web.workbench.workspace import Workspace

NAME = "analyse"
_MOST_PLACES = 50
_MOST_TRIES = 20


class Try(NamedTuple):
    """An action that was refused: who tried it, its text, and the rule."""

    seat: int
    text: str
    rule: str


@dataclass(slots=True)
class AnalysisState:
    """`record` leads to the place. `refusal` is why the action `refused` is forbidden there to `refused_seat`, `search`
    the search for the best lines, `deal` one of the states that could be true. `typed` is the text of the field for
    actions. `tries` are the refused actions of every place, for examples that show them.
    """

    record: Record | None = None
    refusal: Breach | None = None
    refused: str = ""
    refused_seat: int = 0
    search: BestLines | None = None
    deal: State | None = None
    typed: str = ""
    tries: dict[str, list[Try]] = field(default_factory=dict)

    def move_to(self, record: Record) -> None:
        """Move to a place: what was asked at another one ends."""
        if record != self.record:
            self.record, self.refusal, self.search, self.deal = record, None, None, None

    def refuse(self, breach: Breach, text: str, seat: int) -> None:
        """An action is refused here."""
        self.refusal, self.refused, self.refused_seat = breach, text, seat
        tried = Try(seat, text, breach.rule)
        found = self.tries.setdefault(_key(self.record), [])
        if tried not in found and len(found) < _MOST_TRIES:
            found.append(tried)
        while len(self.tries) > _MOST_PLACES:
            self.tries.pop(next(iter(self.tries)))

    def tried(self, record: Record) -> Iterator[Try]:
        """What was refused at a place, in the order in which it was tried."""
        yield from self.tries.get(_key(record), ())


def _key(record: Record | None) -> str:
    return record.format() if record else ""


def analysis_of(workspace: Workspace) -> AnalysisState:
    """What the tab remembers; made on first use."""
    found: AnalysisState = workspace.memory.setdefault(NAME, AnalysisState())
    return found
