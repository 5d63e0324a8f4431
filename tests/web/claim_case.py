"""A claim of a reason, for judges that share no code with the reasons of `web/games`.

A judge is given the state before the action, the seat, the action's text and the facts of the claim. It looks at what
can be read off the state, and at what the engine makes of the action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import pyengine
from pyengine.core.state import State


class Case(NamedTuple):
    """A claim about an action: the state before it, who acts, the action's text, and the facts."""

    state: Any
    seat: int
    text: str
    facts: Mapping[str, Any]

    @property
    def game(self) -> Any:
        return pyengine.game(self.view["game"])

    @property
    def view(self) -> Any:
        return self.state.view(self.seat)

    @property
    def mine(self) -> Any:
        return self.view["players"][self.seat]

    @property
    def legal(self) -> list[str]:
        return [self.game.format(action) for action in self.state.legal(self.seat)]

    def after(self, *texts: str) -> State:
        """The state after one action or several of the same seat."""
        state: State = self.state.copy()
        for text in texts or (self.text,):
            state.play(self.seat, self.game.parse(text))
        return state


Judge = Callable[[Case], bool]


def texts(case: Case, state: State) -> list[str]:
    return [case.game.format(action) for action in state.legal(case.seat)]


def played(case: Case, state: State, text: str) -> State:
    after = state.copy()
    after.play(case.seat, case.game.parse(text))
    return after


def won(case: Case, state: Any) -> bool:
    return state.outcome is not None and case.seat in state.outcome.winners


def shifts(case: Case, state: Any) -> Iterator[str]:
    """One legal shift for each end."""
    seen = set()
    for text in texts(case, state):
        end = text.partition(">")[2]
        if end and end != "done" and end not in seen:
            seen.add(end)
            yield text


def drawn(case: Case) -> int:
    """How many cards a draw brings, by drawing; where the deck gives out for good it may be fewer."""
    after = case.after()
    return len(after.view(case.seat)["players"][case.seat]["hand"]) - len(case.mine["hand"])
