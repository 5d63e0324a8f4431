"""The best lines of a position: a search that goes on as long as somebody looks, and tells what it has found so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from time import perf_counter
from typing import NamedTuple

from pyengine.bots import Knowledge
from pyengine.bots.calibration import chance
from pyengine.bots.ismcts import Tally
from pyengine.bots.reasons import Feature, telling
from pyengine.bots.variations import Variation, equal, variations
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from web.engine.hint import share
from web.engine.searchers import searchers

LINES = 3
"""So many of the best lines are shown; those of what is judged in any case come on top."""
MOST = 20_000
"""Iterations, of all searchers together, after which a search ends by itself."""
OWN = 6_000
"""The most of this worker's own, since each may add a choice to the tree, which is kept in memory."""
_STEP = 4
_SHOW = 0.5
"""Seconds between two pictures of a search."""
_FIRST = 24
"""Iterations before the first picture."""
_SEEDS = 1 << 32


SURE = 0.05
"""So much less a line has to bring for a mark, beyond what the search can be wrong by: five wins of a hundred games."""


class Mark(NamedTuple):
    """What a search is sure of: `!`, that no other action comes near, or `?`, that this one loses. It is told by how
    much, as a chance from 0 to 1, and how far that may be off.
    """

    sign: str
    by: float
    spread: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line: who does what, as seats and texts; the seat's chance from 0 to 1, and that of the best line. It is
    `equal` if the search cannot tell it from the best: they differ by less than their error. `spread` is two standard
    errors of the difference.
    """

    moves: tuple[tuple[int, str], ...]
    expected: float
    best: float
    equal: bool = False
    spread: float = 0.0

    @property
    def loss(self) -> float:
        """How much less it brings than the best line."""
        return 0.0 if self.equal else self.best - self.expected

    @property
    def surely_less(self) -> bool:
        """True if it brings less than the best line by more than the search can be wrong."""
        return self.loss - self.spread >= SURE


@dataclass(frozen=True, slots=True)
class Findings:
    """What a search has found so far: the lines, the best first; the games imagined; whether it is `going` on; what
    speaks for the first line rather than the second, by the learned value; whether there is only one action.
    """

    seat: int
    lines: tuple[Line, ...] = ()
    games: int = 0
    going: bool = False
    value: Feature | None = None
    only: bool = False

    def mark(self, action: str) -> Mark | None:
        """What the search is sure of about an action of its seat; None where it is not, or has not judged it."""
        at = next((at for at, line in enumerate(self.lines) if line.moves[0][1] == action), None)
        if at is None or self.only:
            return None
        if at > 0:
            line = self.lines[at]
            return Mark("?", line.loss, line.spread) if line.surely_less else None
        nearest = min(self.lines[1:], key=lambda line: line.loss - line.spread, default=None)
        return Mark("!", nearest.loss, nearest.spread) if nearest and nearest.surely_less else None


class BestLines:
    """The search for the best lines of the seat that is to act, from what that seat knows and nothing else.

    It runs in slices until it is stopped, or to a bound. What was `played` here is judged in any case, as are drawing
    and passing. With the `record` that leads to the position other workers
    search as well: their findings are added to its root whenever they have some.
    """

    def __init__(
        self, knowledge: Knowledge, seed: int, record: Record | None = None, played: Sequence[str] = ()
    ) -> None:
        legal = knowledge.legal()
        self._played = [*played]
        self.knowledge, self.stopped = knowledge, False
        self.only = legal[0] if len(legal) == 1 else None
        self._search = share(knowledge, seed, 1, map(knowledge.game.parse, played)).search
        self._own = 0
        self._chance = Prng(seed)
        self._record = record.format() if record is not None and self.only is None else ""
        self._asked: list[int] = []
        self._value: tuple[object, Feature | None] = (None, None)
        self._shown = 0.0
        self.found = Findings(knowledge.seat, going=self.going)

    @property
    def going(self) -> bool:
        """True if it has more to search, and was not stopped."""
        done = self._search.iterations >= MOST or (self._own >= OWN and not self._asked)
        return not self.stopped and self.only is None and not done

    def stop(self) -> None:
        """Stop, and keep what was found."""
        self.stopped = True
        self._drop()
        self._publish()

    def go_on(self) -> None:
        """Go on after a stop."""
        self.stopped = False

    def run(self, seconds: float) -> bool:
        """Search for at most so many seconds; True if there is something new to show."""
        if self.only is not None:
            return self._publish()
        end = perf_counter() + seconds
        while self.going and perf_counter() < end:
            if self._own < OWN:
                self._search.run(_STEP)
                self._own += _STEP
            if self._record:
                self._collect()
        now = perf_counter()
        if self.going and (now - self._shown < _SHOW or self._search.iterations < _FIRST):
            return False
        self._shown = now
        return self._publish()

    def _collect(self) -> None:
        """Take what other workers have found, and ask each that is free for more."""
        for ident in self._asked[:]:
            answer = searchers.answer(ident)
            if answer is not None:
                searchers.drop(ident)
                self._asked.remove(ident)
                self._search.add(Tally(*answer))
        while len(self._asked) < searchers.count and self._search.iterations < MOST:
            job = {"hint": 1, "record": self._record, "seat": self.knowledge.seat, "seed": self._chance.below(_SEEDS)}
            self._asked.append(searchers.ask(self, {**job, "played": self._played}))

    def _drop(self) -> None:
        for ident in self._asked:
            searchers.drop(ident)
        self._asked = []

    def _publish(self) -> bool:
        """Tell what there is now; True if that is something."""
        if self.only is not None:
            move = (self.knowledge.seat, self.knowledge.game.format(self.only))
            self.found = Findings(self.knowledge.seat, (Line((move,), 0.0, 0.0),), only=True)
            return True
        if not self.going:
            self._drop()
        game, view, lines = self.knowledge.game, self.knowledge.view(), list[Line]()
        found = variations(self._search, Prng(self._search.iterations), LINES)
        for each in found:
            moves = tuple((move.seat, game.format(move.action)) for move in each.moves)
            own, best = (chance(game, view, line.expected) for line in (each, found[0]))
            raw = found[0].expected - each.expected
            scale = (best - own) / raw if raw > 0 else 1.0  # what is shown is a calibrated chance
            spread = 2 * hypot(each.error, found[0].error) * scale
            lines.append(Line(moves, own, best, equal(each, found[0]), spread))
        told = self._telling(found[:2])
        self.found = Findings(self.knowledge.seat, tuple(lines), self._search.iterations, self.going, told)
        return bool(lines)

    def _telling(self, pair: list[Variation]) -> Feature | None:
        """What tells the best action from the next; worked out anew only when these are others."""
        if len(pair) < 2:
            return None
        best, other = (each.moves[0].action for each in pair)
        if self._value[0] != (best, other):
            features = telling(self.knowledge, best, other, Prng(1))
            self._value = (best, other), next((feature for feature in features if feature.sure), None)
        return self._value[1]
