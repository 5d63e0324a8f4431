"""Writes docs/rulings.md: every ruling of ours, with its reason, what else could have been ruled, and its option.

python build rulings [--check]

The rulings are the sentences marked R in the English rulebooks; the reasons lie beside them, in `seeds/*/rulings.toml`.
With `--check` nothing is written, and the exit status tells whether the page is up to date.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator
from typing import TypedDict

from paths import ROOT
from pyengine.core.game import Game
from pyengine.games import games
from pyengine.rulebook import Rule, load

PAGE = ROOT / "docs/rulings.md"
_HEAD = """# Our rulings

What the published rulebooks leave open, we had to decide. Here you see each of these decisions, the sentences that are
marked R in the rulebooks, with our reason, with what else could have been ruled, and with the option that switches it
where there is one. Where you would rule otherwise, tell us.

<!-- Written by build/rulings.py from the rulebooks and seeds/*/rulings.toml. -->
"""


class Why(TypedDict):
    """Why a rule is ruled so, and what else could have been; the options that switch it are left out where none do."""

    reason: str
    instead: str
    options: list[str]


def reasons(game_id: str) -> dict[str, Why]:
    """The reasons of a game's rulings, by rule; none for a game that has no published book to be silent."""
    path = ROOT / f"seeds/{game_id}/rulings.toml"
    found: dict[str, Why] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def page() -> str:
    """The whole page."""
    return "\n".join([_HEAD, *(line for game in games() for line in _of_game(game))])


def _of_game(game: Game) -> Iterator[str]:
    book, why = load(game.id, "en"), reasons(game.id)
    if why:
        yield f"## {book.title}\n"
    for rule in sorted(book.rules.values(), key=lambda rule: int(rule.id.partition("-")[2])):
        if rule.id in why:
            yield from _of_rule(game, rule, why[rule.id])


def _of_rule(game: Game, rule: Rule, why: Why) -> Iterator[str]:
    yield f"### {rule.id}\n"
    told = {"S": "**The book:**", "R": "**We rule:**"}
    yield from (f"{told[part.mark]} {part.text}\n" for part in rule.parts)
    yield f"**Why:** {why['reason']}\n"
    yield f"**Or else:** {why['instead']}\n"
    named = why.get("options", [])
    yield from (f"**Option:** {_option(game, option)}\n" for option in named)


def _option(game: Game, name: str) -> str:
    option = next(each for each in game.options if each.name == name)
    values = [f"`{value}`" for value in option.choices]
    span = f", or any whole number from {option.span[0]} to {option.span[1]}" if option.span else ""
    return f"`{name}`: {values[0]} unless you choose {' or '.join(values[1:])}{span}."


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is not up to date")
    if parser.parse_args().check:
        sys.exit(0 if PAGE.exists() and PAGE.read_text("utf-8") == page() else "docs/rulings.md is out of date: run it")
    PAGE.write_text(page(), "utf-8")
