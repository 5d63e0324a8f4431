"""Runs one fence: sets up what it begins with, and carries out its commands."""

from __future__ import annotations

from dataclasses import dataclass, field

from pyengine.core.errors import IllegalAction, NotationError, OptionError, quoted
from pyengine.core.game import Game
from pyengine.core.prng import SEEDS
from pyengine.core.state import Action, State
from pyengine.games import game as find_game
from pyengine.rulebook.fence import Command, Fence


@dataclass(frozen=True, slots=True)
class Failure:
    """A fence that does not hold: the line, a code (`notation`, `option`, `refused`, `allowed`, `rule`, `fact`),
    what was found, and what was wanted.

    `column` is where the word stands that it is about; 0 for the line as a whole. It is not compared.
    """

    line: int
    code: str
    found: str
    wanted: str
    column: int = field(default=0, compare=False)


def run(fence: Fence) -> list[Failure]:
    """Run one fence; after a failed action the rest of it is skipped."""
    try:
        game = find_game(fence.game)
        state = start(game, fence.setup)
    except NotationError as error:
        return [unreadable(error, fence.line)]
    except OptionError as error:
        return [no_setting(error, fence.line)]
    own = state.to_act[0] if state.to_act else 0
    failures: list[Failure] = []
    for command in fence.commands:
        failures += Runner(game, state, own).run(command)
        if any(failure.code in ("notation", "refused") for failure in failures):
            break
    return failures


def start(game: Game, setup: str) -> State:
    """The state a fence begins with: a position, or a deal by its seed; raises `NotationError` or `OptionError`."""
    words = setup.split()
    if words[:1] != ["deal"]:
        return game.position(setup)
    fields = dict(word.partition("=")[::2] for word in words[1:])
    return game.new(_number(fields, "players", game.seats[0]), _number(fields, "seed", 0), fields)


def _number(fields: dict[str, str], name: str, default: int) -> int:
    text = fields.pop(name, str(default))
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise OptionError(name, text, (0, SEEDS - 1))
    return int(text)


def unreadable(error: NotationError, above: int) -> Failure:
    """A text that cannot be read, `above` lines below the top."""
    return Failure(error.line + above, "notation", error.what, error.expected, error.column)


def no_setting(error: OptionError, line: int) -> Failure:
    """A setting that the game does not have."""
    return Failure(line, "option", f"{quoted(error.name)}={quoted(error.value)}", " ".join(map(str, error.allowed)))


def no_seat(command: Command, state: State) -> Failure | None:
    """That a line names a seat that is not in the game; None where it does not."""
    if command.seat is None or command.seat < state.players:
        return None
    return Failure(command.line, "notation", f"{command.seat + 1}:", f"a seat from 1 to {state.players}")


def action_at(game: Game, text: str, line: int, column: int) -> Action:
    """The action that a word names; raises `NotationError` with its place in the whole text."""
    try:
        return game.parse(text)
    except NotationError as error:
        raise error.moved(line - 1, max(0, column - 1)) from None


class Runner:
    """Carries out the commands of one fence on its state."""

    def __init__(self, game: Game, state: State, own: int) -> None:
        self.game, self.state, self.own = game, state, own

    def run(self, command: Command) -> list[Failure]:
        """Carry out one command, and report its failures."""
        runs = {">": self._play, "?": self._allowed, "!": self._refused, "=": self._facts}
        if nobody := no_seat(command, self.state):
            return [nobody]
        try:
            return runs[command.marker](command)
        except NotationError as error:
            return [unreadable(error, 0)]

    def _seat(self, command: Command) -> int:
        to_act = self.state.to_act
        return command.seat if command.seat is not None else (to_act[0] if to_act else self.own)

    def _action(self, command: Command, at: int) -> Action:
        return action_at(self.game, command.words[at], command.line, command.column(at))

    def _play(self, command: Command) -> list[Failure]:
        for at, word in enumerate(command.words):
            try:
                self.state.apply(self._seat(command), self._action(command, at))
            except IllegalAction as error:
                return [Failure(command.line, "refused", error.breach.rule, word, command.column(at))]
        return []

    def _allowed(self, command: Command) -> list[Failure]:
        failures = []
        for at, word in enumerate(command.words):
            breach = self.state.why_not(self._seat(command), self._action(command, at))
            if breach:
                failures.append(Failure(command.line, "refused", breach.rule, word, command.column(at)))
        return failures

    def _refused(self, command: Command) -> list[Failure]:
        if len(command.words) != 2:
            return [Failure(command.line, "notation", " ".join(command.words), "action RULE")]
        word, rule = command.words
        breach = self.state.why_not(self._seat(command), self._action(command, 0))
        if breach is None:
            return [Failure(command.line, "allowed", word, rule, command.column(0))]
        return [] if breach.rule == rule else [Failure(command.line, "rule", breach.rule, rule, command.column(1))]

    def _facts(self, command: Command) -> list[Failure]:
        facts = self.game.facts(self.state, self.own)
        failures = []
        for item in command.facts():
            words = [word.text for word in item]
            names = {size: " ".join(words[:size]) for size in (3, 2, 1) if len(words) > size}
            size = next((size for size, name in names.items() if name in facts), len(words))
            name, wanted = " ".join(words[:size]), words[size:]
            found = facts.get(name)
            same = found is not None and found.split() == wanted
            if found is not None and "hand" in name.split():  # a set, whose order does not matter
                same = sorted(found.split()) == sorted(wanted)
            if not same:
                wants = f"{name} {' '.join(wanted)}"
                failures.append(Failure(command.line, "fact", f"{name} {found}", wants, item[0].column))
        return failures
