"""What transcripts come to: of each model what it reached and what it cost, and which rules it broke and mended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pyengine.arena.refused import FORFEITED
from pyengine.arena.table import wilson
from pyengine.models.dialogue import LEGAL, REFUSED, TIMED_OUT, UNREAD
from pyengine.models.transcript import read_transcript


@dataclass(slots=True)
class Broken:
    """How often a model broke a rule: in all answers, as the first thing wrong with a decision (`first`), and how many
    of these the next answer mended.
    """

    answers: int = 0
    first: int = 0
    mended: int = 0


@dataclass(slots=True)
class Standing:
    """All that a model did in one game, in games against bots or in puzzles.

    `share` is the sum of its shares of first places, or the puzzles that it solved; `at_once` are the decisions whose
    first answer was legal. A decision counts with what was wrong in it, whether the game is over or not.
    """

    model: str
    kind: str
    game: str
    over: int = 0
    share: float = 0.0
    decisions: int = 0
    at_once: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    by_chance: int = 0
    forfeits: int = 0
    asked: int = 0
    answered: int = 0
    seconds: float = 0.0
    retries: int = 0
    rules: dict[str, Broken] = field(default_factory=dict)
    levels: dict[str, tuple[int, float]] = field(default_factory=dict)
    """Of puzzles, by their level: how many were asked, and solved."""

    def cost(self, prices: Mapping[str, tuple[float, float]]) -> float | None:
        """What it cost, by the prices of a million tokens asked and answered; None where no price is known."""
        price = prices.get(self.model)
        return None if price is None else (self.asked * price[0] + self.answered * price[1]) / 1e6

    def to_json(self, prices: Mapping[str, tuple[float, float]]) -> dict[str, Any]:
        """Plain data, with the 95 % interval of the share (Wilson)."""
        low, high = wilson(self.share, self.over)
        return {
            "model": self.model,
            "kind": self.kind,
            "game": self.game,
            "over": self.over,
            "share": self.share / self.over if self.over else None,
            "low": low,
            "high": high,
            "decisions": self.decisions,
            "at_once": self.at_once,
            **{name.replace("-", "_"): self.answers[name] for name in (LEGAL, REFUSED, UNREAD, TIMED_OUT)},
            "by_chance": self.by_chance,
            "forfeits": self.forfeits,
            "asked": self.asked,
            "answered": self.answered,
            "cost": self.cost(prices),
            "seconds": round(self.seconds, 3),
            "retries": self.retries,
            "levels": {level: {"over": over, "solved": solved} for level, (over, solved) in self.levels.items()},
            "rules": {
                rule: {"answers": each.answers, "first": each.first, "mended": each.mended}
                for rule, each in sorted(self.rules.items(), key=lambda item: by_number(item[0]))
            },
        }


def by_number(rule: str) -> tuple[str, int]:
    """The order of rules: UNO-9 before UNO-10."""
    letters, _, number = rule.partition("-")
    return letters, int(number) if number.isascii() and number.isdigit() and len(number) < 8 else 0


def standings(paths: Iterable[Path]) -> list[Standing]:
    """What these transcripts come to, by model, kind and game; raises `NotationError` and `OSError`.

    Transcripts of the same model in the same game are added up, however it was asked.
    """
    found = dict[tuple[str, str, str], Standing]()
    for path in paths:
        head, entries = read_transcript(path)
        key = head["model"], head["kind"], head["game"]
        standing = found.setdefault(key, Standing(*key))
        for of_one in entries.values():
            for entry in of_one:
                _count(standing, entry)
    return list(found.values())


def _count(standing: Standing, entry: Mapping[str, Any]) -> None:
    if entry["kind"] == "end":
        standing.over += 1
        standing.share += entry["share"]
        standing.forfeits += entry["reason"] == FORFEITED
        if level := entry.get("level"):
            over, solved = standing.levels.get(level, (0, 0.0))
            standing.levels[level] = over + 1, solved + entry["share"]
    elif entry["kind"] == "decision":
        answers = entry["answers"]
        standing.decisions += 1
        standing.at_once += answers[0]["verdict"] == LEGAL
        standing.by_chance += entry.get("by") == "random"
        for answer in answers:
            standing.answers[answer["verdict"]] += 1
            standing.asked += answer["asked"]
            standing.answered += answer["answered"]
            standing.seconds += answer["seconds"]
            standing.retries += answer["retries"]
        _count_rules(standing.rules, answers)


def _count_rules(rules: dict[str, Broken], answers: list[Mapping[str, Any]]) -> None:
    for at, answer in enumerate(answers):
        if answer["verdict"] != REFUSED:
            continue
        broken = rules.setdefault(answer["rule"], Broken())
        broken.answers += 1
        if all(before["verdict"] == TIMED_OUT for before in answers[:at]):
            broken.first += 1
            broken.mended += [each["verdict"] for each in answers[at + 1 : at + 2]] == [LEGAL]
