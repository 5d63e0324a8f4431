"""`pyengine simulate`: many games between bots, with checks of invariants."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from typing import Any

from pyengine.arena import player
from pyengine.bots import Bot, Knowledge, observer
from pyengine.cli.counting import counted
from pyengine.cli.game_file import game_of
from pyengine.cli.options import bot_names, check_deals, find_bots_here, number, pairs
from pyengine.core.errors import OptionError
from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.options import among_programs
from pyengine.core.prng import Prng
from pyengine.core.state import State

_LONGEST = 100_000
_EVERY = 16
"""Invariants are checked at every so many decisions: often enough to find a fault, rarely enough to be quick."""


class BrokenInvariant(Exception):
    """An invariant does not hold."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("simulate", help="let bots play many games")
    parser.add_argument("game")
    parser.add_argument("--players", type=number)
    parser.add_argument("--games", type=number, default=100)
    parser.add_argument("--seed", type=number, default=0, help="seed of the first game; each next one is one higher")
    parser.add_argument("--bots", default="random", help="names, by seat; the last one serves the seats that are left")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play them and print the totals; 1 when an invariant broke."""
    game = game_of(given.game)
    players = game.seats[0] if given.players is None else given.players
    if given.games < 1:
        raise OptionError("games", given.games, ("1…",))
    options = among_programs(game.options, pairs(given.option))
    check_deals(game, players, given.seed, given.games, options)
    find_bots_here()
    names = bot_names(given.bots, players, player)
    report = _Report(game.id, players)
    started = time.perf_counter()
    for seed in range(given.seed, given.seed + given.games):
        try:
            report.add(play_out(game, game.new(players, seed, options), [*map(player, names)], Prng(seed)))
        except BrokenInvariant as broken:
            print(f"{game.id}, seed {seed}: {broken}")
            return 1
    report.seconds = time.perf_counter() - started
    print(json.dumps(report.data()) if given.json else report.text())
    return 0


def play_out(game: Game, state: State, bots: list[Bot], chance: Prng) -> tuple[State, int]:
    """Play a game to its end; returns the last state and how many decisions there were."""
    decisions = 0
    observers = [(at, tell) for at, each in enumerate(bots) if (tell := observer(each))]
    while to_act := state.to_act:
        seat = to_act[0]
        action = bots[seat].choose(Knowledge(game, state, seat), chance)
        if (breach := state.why_not(seat, action)) is not None:
            raise BrokenInvariant(f"decision {decisions}: {game.format(action)} is chosen but refused: {breach}")
        if decisions % _EVERY == 0:
            _check(game, state, seat, decisions)
        events = list[Event]()
        state.play(seat, action, events.append if observers else None)  # events that nobody asks for are not made
        for at, tell in observers:
            for event in events:
                tell(event.seen_by(at))
        decisions += 1
        if decisions > _LONGEST:
            raise BrokenInvariant(f"no end after {_LONGEST} decisions")
    if state.outcome is None:
        raise BrokenInvariant(f"decision {decisions}: nobody is to act, and there is no outcome")
    return state, decisions


def _check(game: Game, state: State, seat: int, decisions: int) -> None:
    """Every legal action is allowed, and the position's text leads back to the state."""
    for action in state.legal(seat):
        if state.why_not(seat, action) is not None or game.parse(game.format(action)) != action:
            raise BrokenInvariant(f"decision {decisions}: {game.format(action)} is listed as legal but is not")
    if game.position(game.write(state)) != state:
        raise BrokenInvariant(f"decision {decisions}: the position's text leads to another state")


class _Report:
    """The totals of the games played."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.wins = [0.0] * players
        self.reasons: Counter[str] = Counter()
        self.games = self.decisions = 0
        self.seconds = 0.0

    def add(self, played: tuple[State, int]) -> None:
        state, decisions = played
        assert state.outcome is not None
        self.games += 1
        self.decisions += decisions
        self.reasons[state.outcome.reason] += 1
        for winner in state.outcome.winners:
            self.wins[winner] += 1 / len(state.outcome.winners)

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "wins": self.wins,
            "reasons": dict(sorted(self.reasons.items())),
        }

    def text(self) -> str:
        speed = f"{self.games / self.seconds:.0f} games/s, {self.decisions / self.seconds:.0f} decisions/s"
        wins = ", ".join(f"seat {seat} {wins:g}" for seat, wins in enumerate(self.wins, 1))
        ends = ", ".join(f"{rule} {times}" for rule, times in sorted(self.reasons.items()))
        played = f"{counted(self.games, 'game')}, {counted(self.decisions, 'decision')} in {self.seconds:.2f} s"
        return f"{self.game}: {played} ({speed})\nwins: {wins}\nends: {ends}"
