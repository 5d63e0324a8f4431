"""Parses the options and numbers that several commands take."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Mapping

from pyengine.bots import bot
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


def bot_names(text: str, players: int) -> list[str]:
    """The bot of each seat; the last one serves the seats that are left. Raises `OptionError` for an unknown one."""
    names = text.split(",")
    if len(names) > players:
        raise OptionError("bots", text, (f"at most {players}",))
    for name in names:
        bot(name)
    return names + names[-1:] * (players - len(names))


def check_deals(game: Game, players: int, seed: int, deals: int, options: Mapping[str, object]) -> None:
    """Raises `OptionError` unless there are so many deals from this seed on, for these players with these options."""
    game.new(players, seed, options)
    if seed + deals > SEEDS:
        raise OptionError("seed", seed + deals - 1, (f"0…{SEEDS - 1}",))
