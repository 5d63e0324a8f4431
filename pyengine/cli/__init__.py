"""The `pyengine` command. The one place in the engine with words for people."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from pyengine.cli import arena, check, games, play, replay, simulate
from pyengine.core.errors import IllegalAction, NotationError, OptionError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 0 well, 1 something does not hold, 2 bad input."""
    parser = argparse.ArgumentParser(prog="pyengine", description="Rules, records and bots for tabletop games.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in (games, simulate, replay, check, play, arena):
        module.add(commands)
    given = parser.parse_args(argv)
    try:
        code: int = given.run(given)
    except (NotationError, IllegalAction, OptionError) as error:
        return complain(str(error))
    except (OSError, UnicodeDecodeError) as error:
        return complain(str(error))
    return code


def complain(text: str) -> int:
    """Say what is wrong with the input, on one line of the error stream."""
    print(f"pyengine: {text}", file=sys.stderr)
    return 2
