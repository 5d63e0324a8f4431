"""`pyengine bots`: lists the bots, from the weakest up, and what each of them does."""

from __future__ import annotations

import argparse
import json
from typing import Any

from pyengine.bots import names

WORDS = {
    "random": "takes any legal action",
    "1": "tries very little, overlooks a lot of what it could do, forgets cards and every second call of UNO",
    "2": "tries a little, overlooks less, remembers three cards, and forgets three calls of UNO in ten",
    "greedy": "by rule of thumb: takes what that ranks first, and does not think ahead",
    "3": "plans its turn where a turn has several steps, tries out 70 times how the game may go on",
    "4": "plans wider, tries 180 times, remembers twelve cards, and relies more on the rule of thumb",
    "5": "plans widest, tries 1200 times, remembers every card and forgets nothing",
    "6": "as 5, but 1800 times, with what was learned of each game, or its next turn in mind",
}
"""What each bot does, for people."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("bots", help="list the bots, from the weakest up, and what they do")
    parser.add_argument("--json", action="store_true", help="as one line of JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """List them."""
    if given.json:
        print(json.dumps([{"bot": name, "does": WORDS[name]} for name in names()]))
        return 0
    for name in names():
        print(f"{name:6}  {WORDS[name]}")
    return 0
