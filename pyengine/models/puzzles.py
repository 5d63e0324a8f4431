"""Puzzles as questions with one right answer: a position, and the best play that there is in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from pyengine.adapters.text import Form, Words
from pyengine.bots.knowledge import Knowledge
from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.games import game as find_game
from pyengine.models.dialogue import UNREAD, Answer, Ask, Dialogue, check_tries
from pyengine.models.games import asked_as, is_over, work_through
from pyengine.models.transcript import Transcript
from pyengine.puzzles import Puzzle
from pyengine.puzzles.play import Spot, by_turns, ends, result
from pyengine.puzzles.puzzle import MOST_ACTIONS, load_puzzles, parsed
from pyengine.rulebook.run import start

RIGHT, WRONG, ILLEGAL = "right", "wrong", "illegal"
"""What comes of a puzzle: as good as the best play, another legal one, or none in as many tries."""
WHOLE = "Name all actions of your turn, to its end and no further. Choose again, and end with a line ACTION: …"


@dataclass(frozen=True, slots=True)
class Quiz:
    """The puzzles of a game, the first so many of them, and how a model is asked."""

    game: str
    model: str
    most: int = 0
    form: Form = field(default_factory=Form)
    words: Words | None = None
    tries: int = 4
    request: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raises `OptionError` for a number of tries that cannot be."""
        check_tries(self.tries)

    def head(self) -> dict[str, Any]:
        """The first line of its transcript."""
        told = asked_as(self.model, self.form, self.words, self.tries, self.request)
        return {**told, "kind": "puzzles", "game": self.game}

    def puzzles(self) -> tuple[Puzzle, ...]:
        """Those asked; raises `OptionError` for a game that has none."""
        found = load_puzzles(self.game)
        return found[: self.most] if self.most else found


def ask_all(quiz: Quiz, asks: Callable[[], Ask], transcript: Transcript, parallel: int = 1) -> Iterator[int]:
    """Ask the puzzles that have no end in the transcript; yields their numbers. As `play` does for games."""
    left = {each.number: each for each in quiz.puzzles() if not is_over(transcript, each.number)}
    yield from work_through(
        list(left), lambda number, ask: ask_puzzle(quiz, left[number], ask, transcript), asks, parallel
    )


def ask_puzzle(quiz: Quiz, puzzle: Puzzle, ask: Ask, transcript: Transcript) -> None:
    """Ask one puzzle, and judge the play; a question whose answer is saved already is not asked again."""
    game = find_game(quiz.game)
    state = start(game, puzzle.position)
    knowledge = Knowledge(game, state, puzzle.seat)
    dialogue = Dialogue(ask, quiz.form, quiz.words, quiz.tries, MOST_ACTIONS if by_turns(game) else 1)
    number = puzzle.number
    saved = [entry for entry in transcript.entries.get(number, ()) if entry["kind"] == "decision"]
    if saved:
        actions = saved[0]["actions"]
    else:
        opening = dialogue.opening(knowledge)["content"]
        transcript.add({"kind": "begin", "number": number, "seat": puzzle.seat, "opening": opening})
        decision = dialogue.decide(knowledge, judge=lambda texts: _judge(dialogue, game, state, puzzle.seat, texts))
        actions = list(decision.actions)
        answers = [answer.to_json() for answer in decision.answers]
        told = {"question": decision.question, "answers": answers, "actions": actions, "by": "model"}
        transcript.add({"kind": "decision", "number": number, "at": 0, **told})
    reason = _verdict(game, state, puzzle, tuple(actions))
    level, best = puzzle.level, list(puzzle.solution)
    end = {"reason": reason, "share": float(reason == RIGHT), "level": level, "best": best}
    transcript.add({"kind": "end", "number": number, **end})


def _judge(dialogue: Dialogue, game: Game, state: State, seat: int, texts: tuple[str, ...]) -> Answer | None:
    """What is wrong with a play: the first action that is refused, or that it is no whole turn."""
    state = state.copy()
    for at, text in enumerate(texts, 1):
        action = game.parse(text)
        if refused := dialogue.refused(Knowledge(game, state, seat), text, action, texts):
            return refused
        state.play(seat, action)
        if ends(game, seat, action, state) != (at == len(texts)):
            return Answer(UNREAD, actions=texts, said=WHOLE)
    return None


def _verdict(game: Game, state: State, puzzle: Puzzle, texts: tuple[str, ...]) -> str:
    if not texts:
        return ILLEGAL
    spot = Spot(game, state, puzzle.seat)
    comes_to = result(spot, parsed(game, texts))
    losing = comes_to in [result(spot, parsed(game, each.actions)) for each in puzzle.tries]
    return RIGHT if not losing and comes_to.at_least(result(spot, puzzle.parsed())) else WRONG
