"""A game at a keyboard: the commands that every such game has, and how a state and a refusal are printed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from pyengine.cli.complaints import words_of
from pyengine.cli.files import write_text
from pyengine.core.errors import IllegalAction, NotationError
from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from pyengine.core.prng import Prng
from pyengine.core.record import Record
from pyengine.core.state import Action, State
from pyengine.rulebook import load

with suppress(ImportError):  # with it a line that is typed may have any length; without, some terminals cut it
    import readline  # noqa: F401

_GUESSES = 8
"""How many possible states are compared to tell what a seat knows from what it does not."""


class Terminal(ABC):
    """A game at a keyboard. `commands` are what may be typed besides actions, each with what to do with the rest of
    its line; `errors` are what they raise on what cannot be done.
    """

    errors: tuple[type[Exception], ...] = (NotationError, IllegalAction, OSError)

    def __init__(self, game: Game) -> None:
        self.game = game
        self.commands: dict[str, Callable[[str], None]] = {
            "legal": self._legal,
            "undo": self.undo,
            "why": self._why,
            "save": self._save,
        }

    @property
    def help(self) -> str:
        """What may be typed."""
        usage = {"why": "why ACTION", "save": "save FILE", "read": "read FILE", "write": "write FILE"}
        return f"Type an action, or: {', '.join(usage.get(word, word) for word in self.commands)}, quit."

    # What each game has its own way for ---------------------------------------------------------------------------

    @abstractmethod
    def turn(self) -> tuple[State, int]:
        """The state, and the seat that is to act at this keyboard; raises one of the `errors` where none is."""

    @abstractmethod
    def act(self, action: Action) -> None:
        """Act for this seat; raises one of the `errors`."""

    @abstractmethod
    def undo(self, rest: str) -> None:
        """Take the last action back, or ask for that."""

    @abstractmethod
    def record(self) -> Record:
        """The game so far; raises one of the `errors` where there is none to save."""

    # What is typed ------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str | None:
        """What somebody types, or None when they leave."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None

    def obey(self, line: str) -> bool:
        """Do what was typed, or say why that cannot be; False when somebody leaves."""
        word, _, rest = line.partition(" ")
        if word == "quit":
            return False
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            elif word:
                self.do(line)
        except self.errors as error:
            print(self.complaint(error))
        return True

    def do(self, line: str) -> None:
        """Do what is no command: it is an action."""
        self.act(self.game.parse(line.partition(" ")[0]))

    def complaint(self, error: Exception) -> str:
        """What is wrong, as a sentence."""
        if isinstance(error, IllegalAction):
            return self.rule(error.breach.rule)
        if isinstance(error, OSError):
            return f"Not saved: {words_of(error)}."
        return f"Cannot be read: {error}. {self.help}"

    def _legal(self, _: str) -> None:
        state, seat = self.turn()
        print("  " + " ".join(self.game.format(action) for action in state.legal(seat)))

    def _why(self, rest: str) -> None:
        state, seat = self.turn()
        breach = state.why_not(seat, self.game.parse(rest))
        print(self.rule(breach.rule) if breach else "Nothing forbids it.")

    def _save(self, rest: str) -> None:
        write_text(Path(rest or f"{self.game.id}.txt"), self.record().format())
        print("Saved.")

    # What is printed ----------------------------------------------------------------------------------------------

    def rule(self, rule: str) -> str:
        """A rule of the game, with its ID."""
        return f"{rule}: {load(self.game.id, 'en').rules[rule].text.replace('*', '')}"

    def show(self, state: State, seat: int) -> None:
        """Print what a seat knows of a state: the facts that are the same in all states that are possible for it."""
        possible = [self.game.notation.facts(state.determinize(seat, Prng(guess)), seat) for guess in range(_GUESSES)]
        known = {
            name: value for name, value in possible[0].items() if all(each.get(name) == value for each in possible)
        }
        hands = {"their hand", *(f"hand {other + 1}" for other in range(state.players) if other != seat)}
        print("  " + " | ".join(f"{name} {value}" for name, value in known.items() if name not in hands))

    def end_words(self, outcome: Outcome) -> str:
        """Who has won, and the rule by which the game is over."""
        winners = ", ".join(str(seat + 1) for seat in outcome.winners)
        return f"Over. Winner: seat {winners}.\n{self.rule(outcome.reason)}"
