"""Parses the options and numbers that several commands take."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Mapping
from pathlib import Path

from pyengine.arena import IllegalChoice
from pyengine.arena.refused import RAISE
from pyengine.bots import bot
from pyengine.cli.complaints import complain, words_of
from pyengine.core.errors import OptionError, quoted
from pyengine.core.game import Game
from pyengine.core.prng import SEEDS

_DIGITS = 20
"""Enough for a seed."""


def number(text: str) -> int:
    """A whole number in ASCII digits; raises `ArgumentTypeError`."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _DIGITS):
        raise ArgumentTypeError(f"{quoted(text)!r} is no whole number of at most {_DIGITS} digits")
    return int(text)


def pairs(texts: list[str]) -> dict[str, str]:
    """`["first=2"]` → `{"first": "2"}`; raises `OptionError`."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option", text, ("name=value",))
        found[name] = value
    return found


def bot_names(text: str, players: int, find: Callable[[str], object] = bot) -> list[str]:
    """The bot of each seat; the last one serves the seats that are left. Raises what `find` does for an unknown one."""
    names = text.split(",")
    if len(names) > players:
        raise OptionError("bots", text, (f"at most {players}",))
    for name in names:
        find(name)
    return names + names[-1:] * (players - len(names))


def add_on_illegal(parser: ArgumentParser) -> None:
    """Add the option that says what an illegal action of a bot leads to."""
    ways = "raise: all ends there, and it says which bot it was; forfeit: it loses that game; retry=N: it is asked so"
    parser.add_argument(
        "--on-illegal", default=RAISE, metavar="WAY", help=f"{ways} many times more, and then loses it (raise)"
    )


def find_bots_here() -> None:
    """Let `MODULE:NAME` name a module of the working directory, after all that is installed."""
    here = os.getcwd()
    if not {"", here} & set(sys.path):
        sys.path.append(here)


def report_illegal(illegal: IllegalChoice, folder: Path) -> int:
    """Save the record of the game in a folder, and say which bot chose what; returns the exit code."""
    path = folder / f"{illegal.asked.game}-seed-{illegal.asked.seed}-game-{illegal.asked.number}.rec"
    try:
        path.write_text(illegal.record, "utf-8")
    except OSError as error:
        return complain(f"{illegal}; the record cannot be saved: {words_of(error)}", 1)
    return complain(f"{illegal}; the record up to there is in {path}", 1)


def check_deals(game: Game, players: int, seed: int, deals: int, options: Mapping[str, object]) -> None:
    """Raises `OptionError` unless there are so many deals from this seed on, for these players with these options."""
    game.new(players, seed, options)
    if seed + deals > SEEDS:
        raise OptionError("seed", seed + deals - 1, (f"0…{SEEDS - 1}",))
