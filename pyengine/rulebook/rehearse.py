"""Plays a lesson through, and reports the steps that fail."""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace
from itertools import zip_longest

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.state import Action, State
from pyengine.games import game as find_game
from pyengine.rulebook.fence import Command
from pyengine.rulebook.lesson import ANY, READER, Lesson, Move, Step, moves_of
from pyengine.rulebook.run import Failure, action_at, broken, carry_out, no_seat, start


def rehearse(lesson: Lesson) -> list[Failure]:
    """Play the lesson through; an empty list means that all of it holds. It stops at the first step that fails."""
    line = 1
    state: State | None = None
    try:
        game = find_game(lesson.game)
        for step, after in zip_longest(lesson.steps, lesson.steps[1:]):
            if not (step.title and step.note):
                return [Failure(step.line, "notation", step.title, "a title and a note")]
            if step.fence and step.fresh:
                line = step.fence.line
                state = start(game, step.fence.setup)
            if state is None:
                return [Failure(step.line, "notation", step.title, "a position")]
            if failures := _step(game, state, step, after):
                return failures
    except (NotationError, OptionError) as error:
        return [broken(error, line)]
    return []


def _step(game: Game, state: State, step: Step, after: Step | None) -> list[Failure]:
    """Play a step on a state."""
    commands = step.fence.commands if step.fence else ()
    # Before anything is played: a seat that is not there is a mistake of its line, not of the ones before it.
    nobody = [failure for command in commands if (failure := no_seat(command, state))]
    rehearsal = _Rehearsal(game, state, step, after)
    return nobody[:1] or next(filter(None, (rehearsal.run(command) for command in commands)), [])


class _Rehearsal:
    """Carries out the commands of one step on the state."""

    def __init__(self, game: Game, state: State, step: Step, after: Step | None) -> None:
        self.game, self.state, self.after = game, state, after
        self.moves = step.moves
        self.asked = [move for move in self.moves if move.seat == READER]

    def run(self, command: Command) -> list[Failure]:
        if command.marker not in "<>":
            seat = READER if command.seat is None else command.seat
            done = carry_out(self.game, self.state, READER, replace(command, seat=seat))
            return done or self._twice(command)
        try:
            return next(filter(None, (self._move(command, move) for move in moves_of(command))), [])
        except NotationError as error:
            return [broken(error, 0)]

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
        if any(each.seat == READER for each in rest) or not (self.after is None or self.after.fresh):
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
