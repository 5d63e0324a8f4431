"""`pyengine games`: lists the games."""

from __future__ import annotations

import argparse
import json
from typing import Any

from pyengine.games import games


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("games", help="list the games, their seats and options")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """List them."""
    listed = [
        {
            "id": game.id,
            "seats": list(game.seats),
            "options": {option.name: list(option.choices) for option in game.options},
        }
        for game in games()
    ]
    if given.json:
        print(json.dumps(listed))
        return 0
    for game in games():
        options = "; ".join(f"{option.name}: {', '.join(option.choices)}" for option in game.options)
        print(f"{game.id}  {game.seats[0]}-{game.seats[1]} players  {options}")
    return 0
