"""A game under way together with the history that each seat has seen: the contents of an information state."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from math import prod
from typing import Any

from pyengine.adapters.actions import ActionTable, table
from pyengine.adapters.deals import MOST, Asked, NoChance, NumberedChance
from pyengine.core.errors import OptionError
from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from pyengine.core.prng import Chance, Prng
from pyengine.core.state import State
from pyengine.games import game

LONGEST = 20_000
"""A game with so many decisions is stopped, and nobody wins: the rules of most games do not bound their length."""


FEW = 64
"""So many ways for chance to go on after the deal are told apart one by one; of more, as many as there are deals."""


@dataclass(frozen=True)
class Setup:
    """How a game is set up: its options, and the `deals` that chance picks from.

    Their seeds begin with `seed`; or they are all deals that there can be, where `every` is set.
    """

    game_id: str
    players: int
    seed: int
    deals: int
    options: tuple[tuple[str, str], ...]
    every: bool = False
    later: bool = False
    """True if what chance does after the deal is told apart too."""

    @property
    def game(self) -> Game:
        """The game itself."""
        return game(self.game_id)

    def deal(self, number: int) -> State:
        """The deal of this number; raises `OptionError` on a bad setting."""
        if self.every:
            return self._dealt(self._numbered(number).tape)
        return self.game.new(self.players, self.seed + number, dict(self.options))

    def with_every_deal(self) -> Setup:
        """The same with all deals that there can be, each as likely as any other.

        Raises `OptionError` where there are more than `deals.MOST`, and where they are not equally likely.
        """
        ways = self._numbered(0).ways
        if (count := prod(ways)) > MOST or any(self._numbered(number).ways != ways for number in range(count)):
            raise OptionError("every_deal", count, (f"a game of at most {MOST} deals, all equally likely",))
        return replace(self, deals=count, every=True)

    def _numbered(self, number: int) -> NumberedChance:
        chance = NumberedChance(number)
        self._dealt(chance)
        return chance

    def _dealt(self, chance: Chance) -> State:
        return self.game.rules.new(self.players, chance, dict(self.options), None)


@dataclass(frozen=True, slots=True)
class _Step:
    """One decision: who made it, its text, and what happened."""

    seat: int
    text: str
    events: tuple[Event, ...]

    def seen_by(self, seat: int | None) -> str:
        """What the seat saw of it, in lines: one's own choices, and the events as they are for this seat."""
        lines = [f"> {self.text}\n"] if seat == self.seat else []
        lines += [f"{compact(event.seen_by(seat).to_json())}\n" for event in self.events]
        return "".join(lines)


class World:
    """A state, or None before the deal, and the past as each seat saw it. Copies share nothing that changes.

    Where the set-up tells chance apart, `pending` is an action that was chosen and waits for it.
    """

    __slots__ = ("_observed", "_read", "_steps", "decisions", "pending", "setup", "state", "table")

    def __init__(self, setup: Setup, state: State | None, observed: list[str], decisions: int) -> None:
        self.setup = setup
        self.table: ActionTable = table(setup.game_id)
        self.state = state
        self.decisions = decisions
        self._steps: list[_Step] = []
        self._observed = observed
        """The past of each seat, the spectator's last, as far as `_read` counts the steps."""
        self._read = [0] * len(observed)
        self.pending: int | None = None

    @classmethod
    def undealt(cls, setup: Setup) -> World:
        """The world before its deal."""
        return cls(setup, None, [""] * (setup.players + 1), 0)

    @property
    def over(self) -> bool:
        """True if the game has ended or was broken off."""
        return self.state is not None and (self.state.outcome is not None or self.decisions >= LONGEST)

    @property
    def chance(self) -> bool:
        """True if chance is to go on."""
        return self.state is None or self.pending is not None

    def play(self, number: int) -> None:
        """Do the action of this number for the seat that is to be asked, or let it wait for chance."""
        assert self.state is not None
        if self.setup.later and self._asks_chance(number):
            self.pending = number
        else:
            self._do(self.state, number)

    def outcomes(self) -> int:
        """How many equally likely ways chance has to go on: all that there are, if they are few, or `Setup.deals`."""
        if self.pending is None:
            return self.setup.deals
        return self._few() or self.setup.deals

    def go_on(self, outcome: int) -> None:
        """Let chance deal, or do what the pending action waits for, in the way of this number."""
        if self.pending is None:
            self.state = self.setup.deal(outcome)
            return
        state: Any = self.state
        if self._few():
            state.chance = self._tried(outcome).tape
        else:
            state.chance = Prng((self.setup.seed + outcome) ^ self.decisions << 32)
        number, self.pending = self.pending, None
        self._do(state, number)

    def _do(self, state: State, number: int) -> None:
        seat, events = state.to_act[0], list[Event]()
        state.play(seat, self.table.actions[number], events.append)
        self._steps.append(_Step(seat, self.table.texts[number], tuple(events)))
        self.decisions += 1

    def _asks_chance(self, number: int) -> bool:
        assert self.state is not None
        if not hasattr(self.state, "chance"):
            return False
        twin: Any = self.state.copy()
        twin.chance = NoChance()
        try:
            twin.play(twin.to_act[0], self.table.actions[number])
        except Asked:
            return True
        return False

    def _few(self) -> int:
        """How many ways there are, if they are few and equally likely; else 0."""
        ways = self._tried(0).ways
        count = prod(ways)
        return count if count <= FEW and all(self._tried(each).ways == ways for each in range(1, count)) else 0

    def _tried(self, outcome: int) -> NumberedChance:
        """What the pending action asks of chance, and the answers of this number."""
        assert self.pending is not None
        assert self.state is not None
        twin: Any = self.state.copy()
        twin.chance = numbered = NumberedChance(outcome)
        twin.play(twin.to_act[0], self.table.actions[self.pending])
        return numbered

    def legal(self) -> list[int]:
        """The numbers of what the seat to be asked may do."""
        assert self.state is not None
        return self.table.legal(self.state.legal(self.state.to_act[0]))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know now; nothing before the deal."""
        return {} if self.state is None else self.state.view(seat)

    def past(self, seat: int | None) -> str:
        """All that the seat has chosen and seen so far."""
        at = -1 if seat is None else seat
        new = self._steps[self._read[at] :]
        self._read[at] = len(self._steps)
        self._observed[at] += "".join([step.seen_by(seat) for step in new])
        return self._observed[at]

    def resampled(self, seat: int, chance: Prng) -> World:
        """A world drawn from those that `seat` cannot tell from this one.

        What the other seats saw before is not known to it, so in that world they saw what it saw.
        """
        assert self.state is not None
        observed = [self.past(seat)] * self.setup.players + [self.past(None)]
        return World(self.setup, self.state.determinize(seat, chance), observed, self.decisions)

    def __deepcopy__(self, memo: object) -> World:
        twin = World(self.setup, self.state and self.state.copy(), self._observed[:], self.decisions)
        twin._steps, twin._read, twin.pending = self._steps[:], self._read[:], self.pending
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickling: the state as the text of its position."""
        seats: list[int | None] = [*range(self.setup.players), None]
        text = self.state and self.setup.game.write(self.state)
        return _revive, (self.setup, text, [self.past(seat) for seat in seats], self.decisions, self.pending)

    def __str__(self) -> str:
        return "not dealt" if self.state is None else self.setup.game.write(self.state)


def _revive(setup: Setup, text: str | None, observed: list[str], decisions: int, pending: int | None) -> World:
    world = World(setup, None if text is None else setup.game.position(text), observed, decisions)
    world.pending = pending
    return world


_JSON = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def compact(data: Any) -> str:
    """Plain data as JSON, equal for equal data."""
    return _JSON.encode(data)


def net_scores(outcome: Outcome) -> list[float]:
    """Each seat's score, less the mean of all."""
    mean = sum(outcome.scores) / len(outcome.scores)
    return [score - mean for score in outcome.scores]


def rewards(outcome: Outcome, players: int) -> list[float]:
    """Each seat's share of the first place, 1 in all, on a scale where an even share is 0 and all of it is 1.

    The rewards sum to 0: in a game of two they are 1 and -1, or 0 for both; in a game of four the winner
    gets 1 and the others -1/3.
    """
    share = players / len(outcome.winners)
    return [((share if seat in outcome.winners else 0) - 1) / (players - 1) for seat in range(players)]
