"""`pyengine play`: a game in a terminal, against bots or at one keyboard."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from pyengine.bots import Knowledge, bot
from pyengine.cli.complaints import words_of
from pyengine.cli.files import write_text
from pyengine.cli.options import number, pairs
from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from pyengine.rulebook import load

_HELP = "Type an action, or: legal, undo, why ACTION, save FILE, quit."


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help="play in the terminal")
    parser.add_argument("game")
    parser.add_argument("--seats", default="human,bot:greedy", help="human or bot:NAME, by seat")
    parser.add_argument("--seed", type=number)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Set the game up and play it."""
    game = find_game(given.game)
    seats = tuple(Player(_kind(kind)) for kind in given.seats.split(","))
    seed = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    record = Record.new(game, len(seats), seed, pairs(given.option), seats)
    print(f"{game.id}, deal {seed}. {_HELP}")
    return _Terminal(Timeline(record), seats, seed).run()


def _kind(kind: str) -> str:
    if kind != "human":
        prefix, _, name = kind.partition(":")
        if prefix != "bot":
            raise OptionError("seats", kind, ("human", "bot:NAME"))
        bot(name)
    return kind


class _Terminal:
    """One game at one keyboard."""

    def __init__(self, timeline: Timeline, seats: tuple[Player, ...], seed: int) -> None:
        self.timeline, self.seats, self.seed = timeline, seats, seed
        self.people = sum(who.kind == "human" for who in seats)
        self.shown: int | None = None

    def run(self) -> int:
        while to_act := self.timeline.state.to_act:
            seat = to_act[0]
            if self.seats[seat].kind != "human":
                self._bot(seat)
            elif not self._person(seat):
                print("Good-bye.")
                return 0
        outcome = self.timeline.state.outcome
        assert outcome is not None
        print(f"Over. Winner: seat {', '.join(str(seat + 1) for seat in outcome.winners)}.")
        print(self._rule(outcome.reason))
        return 0

    def _bot(self, seat: int) -> None:
        chance = Prng(self.seed + 1_000_003 * (len(self.timeline.moments) + 1))
        knowledge = Knowledge(self.timeline.game, self.timeline.state, seat)
        action = bot(self.seats[seat].kind.partition(":")[2]).choose(knowledge, chance)
        print(f"Seat {seat + 1}: {self.timeline.game.format(action)}")
        self.timeline.apply(seat, action)

    def _person(self, seat: int) -> bool:
        """Let a person act once; False when they leave."""
        try:
            if self.shown != seat and self.people > 1:
                input("\033[2J\033[H" + f"Seat {seat + 1}, press Enter to see your hand. ")
            self.shown = seat
            self._show(seat)
            return self._command(seat, input(f"Seat {seat + 1}> ").strip())
        except (EOFError, KeyboardInterrupt):
            print()
            return False

    def _show(self, seat: int) -> None:
        game = self.timeline.game
        facts = game.notation.facts(self.timeline.state.determinize(seat, Prng(0)), seat)
        print("  " + " | ".join(f"{name} {value}" for name, value in facts.items() if name != "their hand"))

    def _command(self, seat: int, text: str) -> bool:
        word, _, rest = text.partition(" ")
        if word == "quit":
            return False
        try:
            self._obey(seat, word, rest.strip())
        except NotationError as error:
            print(f"Cannot be read: {error}. {_HELP}")
        except IllegalAction as error:
            print(self._rule(error.breach.rule))
        except OSError as error:
            print(f"Not saved: {words_of(error)}.")
        return True

    def _obey(self, seat: int, word: str, rest: str) -> None:
        game, state = self.timeline.game, self.timeline.state
        if word == "legal":
            print("  " + " ".join(game.format(action) for action in state.legal(seat)))
        elif word == "undo":
            print("Taken back." if self.timeline.undo(seat) else "This cannot be taken back.")
        elif word == "why":
            breach = state.why_not(seat, game.parse(rest))
            print(self._rule(breach.rule) if breach else "Nothing forbids it.")
        elif word == "save":
            write_text(Path(rest or f"{game.id}.txt"), self.timeline.record.format())
            print("Saved.")
        elif word:
            self.timeline.apply(seat, game.parse(word))

    def _rule(self, rule: str) -> str:
        return f"{rule}: {load(self.timeline.game.id, 'en').rules[rule].text.replace('*', '')}"
