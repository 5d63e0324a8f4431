"""One game of an arena: the job, the players by name, and the result. Jobs and results go between processes as data."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from typing import Any

from pyengine.arena.refused import FORFEITED, RAISE, Asked, IllegalChoice, times_asked
from pyengine.bots import Bot, Knowledge, bot, observer
from pyengine.bots.thinking import Clock
from pyengine.core.errors import IllegalAction, OptionError, quoted
from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record, Step
from pyengine.core.state import Action, State
from pyengine.games import game as find_game
from pyengine.games import put
from pyengine.kit.files import open_texts


@dataclass(frozen=True, slots=True)
class Match:
    """What an arena plays: which game, how, between which bots, how often, from which seed on."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str]
    on_illegal: str = RAISE
    """What an action that the rules refuse leads to: `raise` an `IllegalChoice`, `forfeit` the game, or `retry=N`: ask
    so many times more, then forfeit it."""
    files: tuple[tuple[str, str], ...] = ()
    """For a game that is written as one file, that file's name and text, then those of the files that it extends."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game: its number, its deal, and the number (in the match) of the bot at every seat."""

    number: int
    seed: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a job: shares of the first place and scores by bot, the reason, decisions and seconds by bot."""

    number: int
    seed: int
    seats: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def job(match: Match, number: int) -> Job:
    """One job of a match, by its number from 0."""
    players = len(match.bots)
    deal, turn = divmod(number, players)
    return Job(number, match.seed + deal, tuple((seat + turn) % players for seat in range(players)))


def jobs(match: Match) -> Iterator[Job]:
    """The jobs of a match: every deal from every rotation of the seats, so that no bot has the better places."""
    return (job(match, number) for number in range(match.games))


@dataclass(frozen=True, slots=True)
class Played:
    """A game with all that a benchmark keeps of it: its result, its record, and what its first bot took for it.

    `wall` are seconds by the clock on the wall; `tokens` are those asked and those answered, by the bot's `usage`.
    """

    result: Result
    record: str
    wall: float
    tokens: tuple[int, int]


def play(match: Match, job: Job) -> Result:
    """Play one game to its end; a bot with seconds has so many of the processor, so that a busy machine is fair.

    Raises `IllegalChoice` if the match says so; what a bot raises itself has a note which bot it was, and where.
    """
    return _Table(match, job).play_out()


def play_recorded(match: Match, memory: int | None, job: Job) -> Played:
    """Play one game as `play` does, in which the first bot is given the `memory` latest cards that went out of sight.

    With a number it is not told either what happens, in games of memory.
    """
    table = _Table(match, job, memory)
    result = table.play_out()
    usage = getattr(table.bots[0], "usage", None)
    tokens: tuple[int, int] = usage() if callable(usage) else (0, 0)
    return Played(result, _record(table.game, match, job, table.done), round(table.wall, 6), tokens)


class Recalling(Knowledge):
    """What a seat knows that remembers at most its `memory`, even where a bot would remember more."""

    __slots__ = ()

    def remembering(self, memory: int | None) -> Knowledge:
        """The same knowledge with so much memory, but never more than there is."""
        limits = [each for each in (self.memory, memory) if each is not None]
        return Recalling(self.game, self._state, self.seat, min(limits, default=None))


class _Table:
    """One game of a match while it is played."""

    def __init__(self, match: Match, job: Job, memory: int | None = None) -> None:
        self.match, self.job, self.memory = match, job, memory
        self.game = _opened(match.files) if match.files else find_game(match.game)
        players = len(match.bots)
        self.bots = [player(name, time.process_time) for name in match.bots]
        self.chances = [chance(job, index) for index in range(players)]
        self.state = self.game.new(players, job.seed, match.options)
        self.done: list[tuple[int, Action]] = []
        self.decisions, self.seconds = [0] * players, [0.0] * players
        self.tries, self.wall = times_asked(match.on_illegal), 0.0

    def play_out(self) -> Result:
        """Play to the end."""
        state, match, job = self.state, self.match, self.job
        forfeiter = -1
        while state.to_act and forfeiter < 0:
            if not self._decide(state.to_act[0]):
                forfeiter = state.to_act[0]
        players = len(match.bots)
        if state.outcome:
            reason, winners, points = state.outcome.reason, state.outcome.winners, state.outcome.scores
        else:  # one seat has forfeited the game: all others share the first place
            reason, points = FORFEITED, (0,) * players
            winners = tuple(seat for seat in range(players) if seat != forfeiter)
        shares, scores = [0.0] * players, [0] * players
        for seat, index in enumerate(job.seats):
            shares[index] = 1 / len(winners) if seat in winners else 0.0
            scores[index] = points[seat]
        return Result(
            job.number,
            job.seed,
            job.seats,
            tuple(shares),
            tuple(scores),
            reason,
            tuple(self.decisions),
            tuple(round(each, 6) for each in self.seconds),
        )

    def _decide(self, seat: int) -> bool:
        """Let the bot at a seat act; False if it forfeits the game."""
        match, job, game, state = self.match, self.job, self.game, self.state
        index = job.seats[seat]
        knowledge = Knowledge(game, state, seat)
        if index == 0 and self.memory is not None:
            knowledge = Recalling(game, state, seat, self.memory)
        for _ in range(self.tries):
            started, clock = time.process_time(), time.perf_counter()
            try:
                action = self.bots[index].choose(knowledge, self.chances[index])
            except Exception as error:
                error.add_note(f"raised by {self._asked(seat)}")
                raise
            # Before the action is looked at: one that is refused has taken its time, too.
            self.seconds[index] += time.process_time() - started
            self.wall += 0.0 if index else time.perf_counter() - clock
            self.decisions[index] += 1
            why, events = _done(state, seat, action)
            if not why:
                self._tell(events)
                self.done.append((seat, action))
                return True
        if match.on_illegal == RAISE:
            raise IllegalChoice(self._asked(seat), _text(game, action), why, _record(game, match, job, self.done))
        return False

    def _asked(self, seat: int) -> Asked:
        name = self.match.bots[self.job.seats[seat]]
        return Asked(name, self.game.id, self.job.number, self.job.seed, seat)

    def _tell(self, events: Sequence[Event]) -> None:
        """Tell the bots that want to know what has happened, as their seats may know it."""
        for seat, index in enumerate(self.job.seats):
            remembers = index > 0 or self.memory is None or not self.game.memory
            if remembers and (tell := observer(self.bots[index])):
                for event in events:
                    tell(event.seen_by(seat))


def chance(job: Job, index: int) -> Prng:
    """The chance of one bot of a match, by its number there, in a game: the same whenever that is played."""
    return Prng((job.seed << 20) + (job.number << 4) + index)  # four bits for the bot: at most ten play


@cache
def _opened(files: tuple[tuple[str, str], ...]) -> Game:
    """The game of these files, which this process may not have opened yet; its records are read from now on."""
    game = open_texts(files).game
    put(game)
    return game


def _done(state: State, seat: int, action: Action) -> tuple[str, list[Event]]:
    """Do the action: why it is refused, if it is, and what happened."""
    try:
        return "", state.apply(seat, action)
    except IllegalAction as error:
        return str(error), []
    except TypeError as error:
        if isinstance(action, str):  # a text, which is no action; any other such error is a fault of the engine
            return str(error), []
        raise


def _text(game: Game, action: Action) -> str:
    """An action that was refused, which may be anything."""
    try:
        return game.format(action)
    except Exception:
        return quoted(action)


def _record(game: Game, match: Match, job: Job, done: Sequence[tuple[int, Action]]) -> str:
    seats = tuple(Player(f"bot:{match.bots[index]}") for index in job.seats)
    record = Record.new(game, len(seats), job.seed, match.options, seats)
    return record.with_steps(tuple(Step(seat, game.format(action)) for seat, action in done)).format()


def player(name: str, clock: Clock | None = None) -> Bot:
    """The bot of this name, or what `MODULE:NAME` makes: a class or a function that takes nothing and returns a bot.

    Each game gets a bot of its own. Names with seconds in them need a clock. Raises `OptionError` where there is none,
    whose cause is what importing it raised.
    """
    module, colon, attribute = name.partition(":")
    if not colon or not attribute.isidentifier():
        return bot(name, clock)
    try:
        found = import_module(module)
    except (ImportError, ValueError) as error:
        failed = f"MODULE:NAME that can be imported; {module} cannot: {type(error).__name__}: {error}"
        raise OptionError("bot", name, (failed,)) from error
    if not hasattr(found, attribute):
        raise OptionError("bot", name, (f"MODULE:NAME that can be imported; {module} has no {attribute}",))
    make: Callable[[], Any] = getattr(found, attribute)
    made: Bot = make()
    if not callable(getattr(made, "choose", None)):
        raise OptionError("bot", name, ("one with choose(knowledge, rng)",))
    return made
