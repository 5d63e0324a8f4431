"""Plays a lesson through, and reports the steps that fail."""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.state import Action, State
from pyengine.games import game as find_game
from pyengine.rulebook.fence import Command
from pyengine.rulebook.lesson import ANY, READER, Lesson, Move, Step, moves_of
from pyengine.rulebook.run import Failure, Runner, action_at, no_seat, no_setting, start, unreadable


def rehearse(lesson: Lesson) -> list[Failure]:
    """Play the lesson through; an empty list means that all of it holds. It stops at the first step that fails."""
    try:
        game = find_game(lesson.game)
    except OptionError as error:
        return [no_setting(error, 1)]
    state: State | None = None
    for at, step in enumerate(lesson.steps):
        failures, state = _step(game, state, step, lesson.steps[at + 1 : at + 2])
        if failures:
            return failures
    return []


def _step(game: Game, state: State | None, step: Step, after: tuple[Step, ...]) -> tuple[list[Failure], State | None]:
    if not (step.title and step.note):
        return [Failure(step.line, "notation", step.title, "a title and a note")], None
    try:
        state = start(game, step.fence.setup) if step.fence and step.fresh else state
    except NotationError as error:
        return [unreadable(error, step.fence.line if step.fence else 0)], None
    except OptionError as error:
        return [no_setting(error, step.fence.line if step.fence else step.line)], None
    if state is None:
        return [Failure(step.line, "notation", step.title, "a position")], None
    commands = step.fence.commands if step.fence else ()
    rehearsal = _Rehearsal(game, state.copy(), after, step)
    failures = [failure for command in commands if (failure := no_seat(command, state))][:1]
    failures = failures or next(filter(None, (rehearsal.run(command) for command in commands)), [])
    return failures, None if failures else rehearsal.state


class _Rehearsal:
    """Carries out the commands of one step."""

    def __init__(self, game: Game, state: State, after: tuple[Step, ...], step: Step) -> None:
        self.game, self.state, self.after = game, state, after
        self.moves = step.moves
        self.asked = [move for move in self.moves if move.seat == READER]

    def run(self, command: Command) -> list[Failure]:
        runner = Runner(self.game, self.state, READER)
        if command.marker not in "<>":
            seat = READER if command.seat is None else command.seat
            return runner.run(replace(command, seat=seat)) or self._twice(command)
        try:
            for move in moves_of(command):
                failures = self._move(command, move)
                if failures:
                    return failures
        except NotationError as error:
            return [unreadable(error, 0)]
        return []

    def _move(self, command: Command, move: Move) -> list[Failure]:
        seat = move.by(self.state)
        if command.marker == "<" and seat == READER:
            expected = f"> before what seat {READER + 1} does"
            return [Failure(move.line, "notation", move.text, expected, move.column)]
        action = self._action(move)
        breach = self.state.why_not(seat, action)
        if breach:
            return [Failure(move.line, "refused", breach.rule, move.text, move.column)]
        failures = self._branches(move) if move.free else []
        self.state.apply(seat, action)
        return failures

    def _action(self, move: Move) -> Action:
        return action_at(self.game, move.text, move.line, move.column)

    def _branches(self, move: Move) -> list[Failure]:
        """Whatever the reader chooses, the rest of the step must be possible, and the next one must begin anew."""
        rest = self.moves[self.moves.index(move) + 1 :]
        if any(each.seat == READER for each in rest) or not all(each.fresh for each in self.after):
            text, expected = f"{ANY} {move.text}", "a position of its own for what follows"
            return [Failure(move.line, "notation", text, expected, move.column)]
        for action in self.state.legal(READER):
            state = self.state.copy()
            state.apply(READER, action)
            for each in rest:
                breach = state.why_not(each.by(state), self._action(each))
                if breach:
                    text = f"{each.text} after {self.game.format(action)}"
                    return [Failure(each.line, "refused", breach.rule, text, each.column)]
                state.apply(each.by(state), self._action(each))
        return []

    def _twice(self, command: Command) -> list[Failure]:
        """What is legal but not asked for must not be what is asked for next."""
        if command.marker != "?":
            return []
        at = bisect(self.asked, command.line, key=lambda move: move.line)
        asked = self.asked[at] if at < len(self.asked) else None
        same = [at for at, word in enumerate(command.words) if asked and (asked.free or word == asked.text)]
        expected = "another action than the one asked for"
        return [Failure(command.line, "notation", command.words[at], expected, command.column(at)) for at in same]
