"""How puzzles are looked for, and what became of the decisions that were looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from pyengine.puzzles.puzzle import LEVELS, Puzzle, kind_of_reason

MARGIN = 0.05
"""How far a best play has to be ahead, in chances to win, where nothing else is said."""
_LONGER = 10
"""The searches that verify have so many times the iterations of the deep one."""
_LEVEL = 0.45
"""The part of all puzzles that may be of the same level."""
_SHARE = 0.34
"""The part of all puzzles that may have the same first reason."""
_DULL = 0.1
"""The same for the dull ones: to draw, to keep, to catch."""
_USUAL = 0.75
"""The same for what turns of several actions are there for: what tells them apart is the table."""
_USUAL_REASONS = ("points", "tasks", "gift", "trick")
_DULL_REASONS = ("draw", "keep", "accept", "catch")
OPTIONS: dict[str, dict[str, str]] = {"uno": {"target": "1"}, "flights": {"target": "20"}}
"""Short matches, so that what lies on the table decides them."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How puzzles are looked for: the iterations of the short and of the deep search, the margin, how many puzzles are
    wanted, the bot that plays the games, and their first seed; and by what part of the margin the best play has to be
    ahead in the search that plays on in another way.
    """

    short: int = 200
    deep: int = 1000
    margin: float = MARGIN
    want: int = 40
    bot: str = "2"
    seed: int = 1
    otherwise: float = 0.8

    @property
    def long(self) -> int:
        """The iterations of each of the searches that verify."""
        return _LONGER * self.deep


PLANS: dict[str, Plan] = {
    "face-to-face": Plan(short=600, deep=1000),
    "flights": Plan(),
    "glastonbury": Plan(short=150, deep=800, otherwise=0.0),
    "nizam": Plan(short=120, deep=500, bot="greedy", otherwise=0.0),
    "pearl": Plan(short=60, deep=240, bot="greedy", otherwise=0.0),
    "uno": Plan(),
}
"""What suits each game, by how long its searches take, and by how far apart level 5 tells plays: not far in
Glastonbury, Nizam and Pearl.
"""


@dataclass(slots=True)
class Counts:
    """What became of the decisions that were looked at: `found` by a short search, of these overthrown by the `deep`
    one and by the `long` ones, left out since they are `alike`, and kept, by reasons and by levels.
    """

    games: int = 0
    decisions: int = 0
    found: int = 0
    deep: int = 0
    long: int = 0
    alike: int = 0
    kept: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    levels: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, puzzles: Sequence[Puzzle]) -> Counts:
        """The counts where these are kept already."""
        counts = cls(kept=len(puzzles))
        for puzzle in puzzles:
            counts.add(puzzle.level, puzzle.why)
        return counts

    def add(self, level: str, reasons: Sequence[str]) -> None:
        """Count a level and the first reason of one that is kept."""
        self.levels[level] += 1
        self.reasons[kind_of_reason(reasons[0])] += 1

    def wants(self, level: str, reasons: Sequence[str], want: int) -> bool:
        """False where nobody could say why, and where enough of so many are of the kind or the level already."""
        if not reasons:
            return False
        kind = kind_of_reason(reasons[0])
        share = _DULL if kind in _DULL_REASONS else _USUAL if kind in _USUAL_REASONS else _SHARE
        return self.reasons[kind] < share * want and self.levels[level] < _LEVEL * want

    def said(self) -> str:
        """All of it on one line."""
        levels = ", ".join(f"{self.levels[level]} {level}" for level in LEVELS)
        reasons = ", ".join(f"{kind} {count}" for kind, count in self.reasons.most_common())
        return (
            f"{self.games} games, {self.decisions} decisions, {self.found} found by a short search, {self.deep} of them"
            f" overthrown by a deep one, {self.alike} too like others, {self.long} overthrown by long ones,"
            f" {self.kept} in the file ({levels}; {reasons})"
        )
