"""The session of a puzzle: the reader tries plays, and each that is not the best one is taken back."""

from __future__ import annotations

from dataclasses import dataclass

from pyengine.core.errors import NotationError
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from pyengine.puzzles.play import Result, Spot, by_turns, ends, result
from pyengine.puzzles.puzzle import Puzzle, parsed
from web.engine.session import Session
from web.engine.setup import DEFAULT_BOT, Setup
from web.parts.messages import Messages


@dataclass(frozen=True, slots=True)
class Tried:
    """A play that is not the best one: its actions, what it comes to, and how many in a hundred of the chances to win
    it loses; None where that was not searched.
    """

    actions: tuple[str, ...]
    result: Result
    loss: int | None


class PuzzleSession(Session):
    """A session in which only the reader acts. It is `solved` once the best play, or one as good, was played; `tried`
    is the play that was tried last, if it was another.
    """

    def __init__(self, puzzle: Puzzle, number: int, t: Messages, *, own: bool = False) -> None:
        """Set the puzzle up; raises `NotationError` or `OptionError` where it is broken. Of the reader's `own` games a
        single action is asked for, as a review judges it, where others ask for a turn.
        """
        game = find_game(puzzle.game)
        self.puzzle, self.own = puzzle, own
        self.turns = by_turns(game) and not own
        self.spot = Spot(game, game.position(puzzle.position), puzzle.seat)
        self.best = self._comes_to(puzzle.solution)
        self.losses = {self._comes_to(each.actions): each.loss for each in puzzle.tries}
        self.solved = False
        self.tried: Tried | None = None
        self.played_out: tuple[str, ...] = ()
        players = self.spot.state.players
        seats = tuple(Player("human" if seat == puzzle.seat else DEFAULT_BOT) for seat in range(players))
        setup = Setup(game, seats, number, {}, lang=t.lang, pauses=False)
        super().__init__(setup, Record(game.id, players, puzzle.position, seats=seats))
        self.cues = []

    @property
    def done(self) -> tuple[str, ...]:
        """The actions of the play under way."""
        return tuple(step.text for step, _ in self.timeline.moments)

    @property
    def next_bot(self) -> int | None:
        """Nobody else acts."""
        return None

    @property
    def wait(self) -> int | None:
        """Nothing happens by itself."""
        return None

    @property
    def idle(self) -> str:
        """A puzzle that is solved is over."""
        return "solved" if self.solved else ""

    @property
    def can_undo(self) -> bool:
        """A play under way can be taken back, action by action."""
        return not self.solved and super().can_undo

    @property
    def can_hint(self) -> bool:
        """A puzzle has hints of its own."""
        return False

    def legal(self) -> tuple[str, ...]:
        """The reader's legal actions, until the puzzle is solved."""
        return () if self.solved else super().legal()

    def callers(self) -> tuple[tuple[int, str], ...]:
        """Nobody else calls out."""
        return ()

    def restart(self) -> None:
        """Put the position back."""
        self.timeline = Timeline(self.timeline.record.with_steps(()))
        self.chosen, self.news, self.recent = None, [], []

    def attempt(self, text: str, caller: int | None = None, *, dimmed: bool = False) -> None:  # noqa: ARG002 - alone
        """Do an action, or set `refusal` to the broken rule, or `tried` at the end of a play that is not the best.

        Raises `NotationError`.
        """
        game, seat = self.timeline.game, self.puzzle.seat
        chosen, self.chosen = self.chosen, None
        self.refusal = self.tried = None
        action = game.parse(text)
        if self.solved:
            raise NotationError(text, 1, 1, "the next puzzle")
        self.refusal, self.refused = self.timeline.state.why_not(seat, action), text
        if self.refusal is not None or dimmed:
            self.cues, self.chosen = ["refusal"], chosen
            return
        after = self.timeline.state.copy()
        after.play(seat, action)
        if (self.own or ends(game, seat, action, after)) and not self._is_best((*self.done, game.format(action))):
            self.restart()
            return
        self.recent = []
        self._record_events(self.timeline.apply(seat, action))
        self.lingers = False
        self.cues = ["act"]

    def _comes_to(self, actions: tuple[str, ...]) -> Result:
        """What a play comes to; raises `NotationError`."""
        play = parsed(self.spot.game, actions)
        return Result(exact=actions) if self.own else result(self.spot, play)

    def _is_best(self, actions: tuple[str, ...]) -> bool:
        """Judge a whole play."""
        comes_to = self._comes_to(actions)
        self.solved = comes_to not in self.losses and comes_to.at_least(self.best)
        if self.solved:
            self.played_out = actions
        else:
            self.tried = Tried(actions, comes_to, self.losses.get(comes_to))
        return self.solved
