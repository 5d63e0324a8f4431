"""Puzzles: positions of real games with one best play, found by search; see `python -m pyengine.puzzles --help`."""

from pyengine.puzzles.check import check_puzzles
from pyengine.puzzles.puzzle import (
    LEVELS,
    Puzzle,
    Try,
    load_numbered,
    load_puzzles,
    read_numbered,
    read_puzzles,
    write_numbered,
    write_puzzle,
)

__all__ = [
    "LEVELS",
    "Puzzle",
    "Try",
    "check_puzzles",
    "load_numbered",
    "load_puzzles",
    "read_numbered",
    "read_puzzles",
    "write_numbered",
    "write_puzzle",
]
