"""Checks a submission by replay alone: what it claims is counted anew, and its opponents are asked again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path

from pyengine.arena.bench.submission import Claims, Game, read_claims, read_games
from pyengine.arena.bench.tasks import Bench, Task
from pyengine.arena.executors import finished
from pyengine.arena.jobs import Job, chance, job, player
from pyengine.arena.refused import FORFEITED
from pyengine.bots import Knowledge
from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.game import Game as Rules
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.record import Record, take_step
from pyengine.core.state import State
from pyengine.games import game as find_game

MOST_FAULTS = 100
"""How many faults of a submission are kept; all are counted."""
LONGEST_SAID = 400
"""Characters of what a fault quotes: an action in a record may have as many as a record."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What does not hold of a game, which stands on this line (0 for one that is missing).

    `what` is `record` (it cannot be read), `engine`, `game`, `players`, `seed`, `options`, `seats` or `deal` (not the
    task's), `turn` (another seat is to act), `opponent` (it plays otherwise), `action` (the rules refuse it), `end`
    (over too early or too late), `share` or `reason` (counted otherwise), `missing`, `twice` or `stray` (not of the
    tasks that are claimed). `found` is what stands there, `expected` what should.
    """

    line: int
    task: str
    opponent: str
    number: int
    what: str
    found: str = ""
    expected: str = ""


@dataclass(slots=True)
class Tally:
    """What the games of a task with one opponent come to. `again` counts those whose opponents were asked again."""

    games: int = 0
    won: float = 0.0
    forfeits: int = 0
    decisions: int = 0
    cpu: float = 0.0
    wall: float = 0.0
    asked: int = 0
    answered: int = 0
    again: int = 0


@dataclass(slots=True)
class Report:
    """What a check has found: the claims, the tally of each task's ID with each opponent, and the first faults."""

    claims: Claims
    tallies: dict[tuple[str, str], Tally]
    faults: list[Fault] = field(default_factory=list)
    faulty: int = 0
    """How many faults there are."""

    def refuse(self, fault: Fault) -> None:
        """Count a fault."""
        self.faulty += 1
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)


@dataclass(frozen=True, slots=True)
class _Lot:
    """A game to be checked, on its own, in any process."""

    line: int
    game: Game
    task: Task
    engine: str
    again: bool


@dataclass(frozen=True, slots=True)
class _Counted:
    """A game in which all holds."""

    lot: _Lot
    share: float
    decisions: int
    forfeited: bool


class _Differs(Exception):
    def __init__(self, what: str, found: object, expected: object) -> None:
        super().__init__(what)
        self.what, self.found, self.expected = what, str(found)[:LONGEST_SAID], str(expected)[:LONGEST_SAID]


def check(path: Path, bench: Bench, executor: Executor, sample: int | None = None, seed: int = 0) -> Report:
    """Replay every game of a file, and ask the opponents again: in all games, or in a `sample` of so many of each task
    with each opponent, which the seed chooses.

    Raises `OSError`, and `NotationError` where a line is broken. All else that does not hold is a fault of the report.
    """
    with path.open("rb") as file:
        claims = read_claims(file, bench)
        wanted = {(task.id, opponent): games for task, opponent, games in claims.of(bench)}
        report = Report(claims, {key: Tally() for key in wanted})
        chosen = _sample(wanted, sample, Prng(seed))
        seen: dict[tuple[str, str], set[int]] = {key: set() for key in wanted}

        def lots() -> Iterator[_Lot]:
            for line, game in read_games(file, sum(wanted.values())):
                key, number = (game.task, game.opponent), game.number
                if key not in wanted or number >= wanted[key]:
                    report.refuse(Fault(line, *key, number, "stray"))
                elif number in seen[key]:
                    report.refuse(Fault(line, *key, number, "twice"))
                else:
                    seen[key].add(number)
                    yield _Lot(line, game, bench.task(game.task), claims.engine, number in chosen[key])

        for found in finished(executor, _judge, lots()):
            if isinstance(found, Fault):
                report.refuse(found)
            else:
                _add(report.tallies[found.lot.game.task, found.lot.game.opponent], found)
    for key, games in wanted.items():
        for number in range(games):
            if number not in seen[key]:
                report.refuse(Fault(0, *key, number, "missing"))
    report.faults.sort(key=lambda fault: (not fault.line, fault.line))
    return report


def _sample(wanted: Mapping[tuple[str, str], int], sample: int | None, rng: Prng) -> dict[tuple[str, str], set[int]]:
    """The numbers of the games whose opponents are asked again."""
    chosen = {}
    for key, games in wanted.items():
        numbers = list(range(games))
        if sample is not None:
            rng.shuffle(numbers)
        chosen[key] = set(numbers[:sample])
    return chosen


def check_sample(sample: int | None, seed: int) -> None:
    """Raises `OptionError` for a sample that cannot be drawn."""
    if sample is not None and sample < 0:
        raise OptionError("sample", sample, ("0…",))
    if not 0 <= seed < SEEDS:
        raise OptionError("seed", seed, (f"0…{SEEDS - 1}",))


def _add(tally: Tally, found: _Counted) -> None:
    game = found.lot.game
    tally.games += 1
    tally.won += found.share
    tally.forfeits += found.forfeited
    tally.decisions += found.decisions
    tally.cpu += game.cpu
    tally.wall += game.wall
    tally.asked += game.asked
    tally.answered += game.answered
    tally.again += found.lot.again


def _judge(lot: _Lot) -> _Counted | Fault:
    """Check one game."""
    game = lot.game
    try:
        return _replayed(lot)
    except _Differs as it:
        return Fault(lot.line, *game.key, it.what, it.found, it.expected)


def _replayed(lot: _Lot) -> _Counted:
    """Play the record again, from the task's own deal; raises `_Differs`."""
    task, game = lot.task, lot.game
    rules, match = find_game(task.game), task.match("", game.opponent, task.deals)
    played = job(match, game.number)
    record = _read(lot)
    state = rules.new(task.players, played.seed, match.options)
    for what, found, expected in (
        ("engine", record.engine, lot.engine),
        ("game", record.game, task.game),
        ("players", record.players, task.players),
        ("seed", record.seed, played.seed),
        ("options", record.options, match.options),
    ):
        if found != expected:
            raise _Differs(what, found, expected)
    seats = [(number, who.kind) for number, who in enumerate(record.seats, 1) if played.seats[number - 1]]
    expected_seats = [(number, f"bot:{game.opponent}") for number, index in enumerate(played.seats, 1) if index]
    if seats != expected_seats:
        raise _Differs("seats", seats, expected_seats)
    _check_deal(record.deal, rules.write(state))
    decisions = _play(lot, record, rules, state, played)
    share, reason = _end(game, state, played.seats)
    for what, claimed, counted in (("reason", game.reason, reason), ("share", game.share, share)):
        if claimed != counted:
            raise _Differs(what, claimed, counted)
    return _Counted(lot, share, decisions, reason == FORFEITED)


def _read(lot: _Lot) -> Record:
    try:
        return Record.parse(lot.game.record)
    except NotationError as error:
        raise _Differs("record", error, "a record") from None


def _check_deal(found: str, expected: str) -> None:
    """Raises `_Differs` with the first item of a position that is another."""
    if found == expected:
        return
    items, wanted = found.split(" | "), expected.split(" | ")
    at = next((at for at, (one, two) in enumerate(zip(items, wanted, strict=False)) if one != two), -1)
    pair = (items[at], wanted[at]) if at >= 0 else (f"{len(items)} items", f"{len(wanted)} items")
    raise _Differs("deal", *pair)


def _play(lot: _Lot, record: Record, rules: Rules, state: State, played: Job) -> int:
    """Do what the record says, and compare the opponents' actions with theirs; returns how often the bot decided."""
    name = lot.game.opponent
    opponents = [(player(name), chance(played, index)) if index else None for index in played.seats]
    decisions = 0
    for step in record.steps:
        line = f"line {step.where[0]} of the record: "
        if not state.to_act:
            raise _Differs("end", f"{line}{step.text}", "no action after the game is over")
        if step.seat != state.to_act[0]:
            raise _Differs("turn", f"{line}seat {step.seat + 1}", f"seat {state.to_act[0] + 1}")
        opponent = opponents[step.seat]
        if opponent and lot.again:
            bot, rng = opponent
            chosen = rules.format(bot.choose(Knowledge(rules, state, step.seat), rng))
            if chosen != step.text:
                raise _Differs("opponent", f"{line}{step.text}", chosen)
        decisions += opponent is None  # the bot's own
        try:
            take_step(rules, state, step)
        except (IllegalAction, NotationError) as error:
            raise _Differs("action", f"{line}{step.text}", error) from None
    return decisions


def _end(game: Game, state: State, seats: tuple[int, ...]) -> tuple[float, str]:
    """The share of the first place, and the reason of the end; only the bot itself may have forfeited the game."""
    if state.outcome:
        winners = state.outcome.winners
        return (1 / len(winners) if seats.index(0) in winners else 0.0), state.outcome.reason
    if game.reason != FORFEITED or seats[state.to_act[0]]:
        raise _Differs("end", f"seat {state.to_act[0] + 1} is to act", "a game that is over")
    return 0.0, FORFEITED
