"""`pyengine play`: a game in a terminal, against bots or at one keyboard, or with friends far away."""

from __future__ import annotations

import argparse
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from typing import Any

from pyengine.arena import player as player_of
from pyengine.bots import Bot, Knowledge, observer
from pyengine.bots.merging import ParallelBot
from pyengine.bots.thinking import ThinkingBot
from pyengine.cli.complaints import complain
from pyengine.cli.game_file import game_of
from pyengine.cli.options import find_bots_here, number, pairs
from pyengine.cli.terminal import Terminal
from pyengine.core.errors import OptionError
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.state import Action, State
from pyengine.core.timeline import Timeline

_MOST_SEARCHERS = 64
_SEALED = ("name", "table", "link", "site")
"""The options that only sealed games have."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help="play in the terminal")
    parser.add_argument("game", nargs="?", default="", help="the game, or the file in which it is written")
    seats = "human or bot:NAME, by seat; bot:MODULE:NAME for a bot of your own, friend in a sealed game"
    parser.add_argument("--seats", help=seats)
    parser.add_argument("--seed", type=number)
    parser.add_argument(
        "--searchers",
        type=number,
        metavar="N",
        help="processes in which a bot searches for its move; with the same number and seed it finds the same",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    sealed = parser.add_argument_group("sealed games, with friends far away")
    sealed.add_argument("--sealed", action="store_true", help="play with friends, at this and other devices")
    sealed.add_argument("--name", help="what the others are to call you")
    sealed.add_argument("--table", metavar="FILE", help="where the game is kept; if it is there, go on with it")
    sealed.add_argument("--link", help="a link that a friend has sent: sit down, or go on with it")
    sealed.add_argument("--site", metavar="URL", help="give links to the game's site, and not their last part alone")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Set the game up and play it."""
    if given.sealed:
        from pyengine.cli.sealed.table import run as run_sealed  # noqa: PLC0415 - most games do without

        return run_sealed(given)
    if needless := [name for name in _SEALED if getattr(given, name) is not None]:
        return complain(f"--{needless[0]} is for sealed games: add --sealed")
    game = game_of(given.game)
    find_bots_here()
    seats = tuple(Player(_kind(kind)) for kind in (given.seats or "human,bot:greedy").split(","))
    seed = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    record = Record.new(game, len(seats), seed, pairs(given.option), seats)
    count = 1 if given.searchers is None else given.searchers
    if not 1 <= count <= _MOST_SEARCHERS:
        raise OptionError("searchers", count, (f"1…{_MOST_SEARCHERS}",))
    with ExitStack() as stack:
        executor: Executor | None = None
        if count > 1:  # the processes leave Ctrl-C to this one
            pool = ProcessPoolExecutor(count - 1, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
            executor = stack.enter_context(pool)
        terminal = _Keyboard(Timeline(record), seats, seed, lambda name: _player(name, executor, count))
        print(f"{game.id}, deal {seed}. {terminal.help}")
        return terminal.run()


def _player(name: str, executor: Executor | None, count: int) -> Bot:
    """The bot of this name; one that thinks shares its search among `count` processes, if there are more than this."""
    player = player_of(name)
    return ParallelBot(player.level, executor, count) if executor and isinstance(player, ThinkingBot) else player


def _kind(kind: str) -> str:
    if kind != "human":
        prefix, _, name = kind.partition(":")
        if prefix != "bot":
            raise OptionError("seats", kind, ("human", "bot:NAME"))
        player_of(name)
    return kind


class _Keyboard(Terminal):
    """A game of which this keyboard is the whole table. `shown` is the seat whose hand is on the screen."""

    def __init__(self, timeline: Timeline, seats: tuple[Player, ...], seed: int, player: Callable[[str], Bot]) -> None:
        """With a function that gives the bot of a name."""
        super().__init__(timeline.game)
        self.timeline, self.seats, self.seed = timeline, seats, seed
        self.bots = {at: player(who.kind.removeprefix("bot:")) for at, who in enumerate(seats) if who.kind != "human"}
        self.told = dict.fromkeys(self.bots, 0)
        """How many moments each of them has been told of."""
        self.people = sum(who.kind == "human" for who in seats)
        self.shown: int | None = None

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        while to_act := self.timeline.state.to_act:
            seat = to_act[0]
            if self.seats[seat].kind != "human":
                self._bot(seat)
            elif not self._person(seat):
                print("Good-bye.")
                return 0
        outcome = self.timeline.state.outcome
        assert outcome is not None
        print(self.end_words(outcome))
        return 0

    def _bot(self, seat: int) -> None:
        chance = Prng(self.seed + 1_000_003 * (len(self.timeline.moments) + 1))
        knowledge = Knowledge(self.game, self.timeline.state, seat)
        self._tell(seat)
        action = self.bots[seat].choose(knowledge, chance)
        print(f"Seat {seat + 1}: {self.game.format(action)}")
        self.timeline.apply(seat, action)

    def _tell(self, seat: int) -> None:
        """Tell a bot, if it wants to know, what has happened since it was last told: nobody can take that back now."""
        new, self.told[seat] = self.timeline.moments[self.told[seat] :], len(self.timeline.moments)
        if tell := observer(self.bots[seat]):
            for _, events in new:
                for event in events:
                    tell(event.seen_by(seat))

    def _person(self, seat: int) -> bool:
        """Let a person act once; False when they leave."""
        if self.shown != seat and self.people > 1:
            cleared = "\033[2J\033[H"
            if self.ask(f"{cleared}Seat {seat + 1}, press Enter to see your hand. ") is None:
                return False
        self.shown = seat
        self.show(self.timeline.state, seat)
        line = self.ask(f"Seat {seat + 1}> ")
        return line is not None and self.obey(line)

    def turn(self) -> tuple[State, int]:
        """Whoever is next."""
        return self.timeline.state, self.timeline.state.to_act[0]

    def act(self, action: Action) -> None:
        """Act for the seat that is next."""
        self.timeline.apply(self.turn()[1], action)

    def undo(self, _: str) -> None:
        """Take the last action back, where nothing came after it."""
        print("Taken back." if self.timeline.undo(self.turn()[1]) else "This cannot be taken back.")

    def record(self) -> Record:
        """The game so far."""
        return self.timeline.record
