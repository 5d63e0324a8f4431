"""`python -m pyengine.puzzles GAME`: finds puzzles and writes them, or searches those that are written again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import process_time

from pyengine.core.game import Game
from pyengine.games import game as find_game
from pyengine.puzzles.find import find, objection
from pyengine.puzzles.plan import PLANS, Counts, Plan
from pyengine.puzzles.puzzle import Puzzle, read_numbered, write_numbered

_SEEDS = Path(__file__).parents[2] / "seeds"


def main(words: Sequence[str] | None = None) -> int:
    """Find or verify, write, and print what was done."""
    given = _parser().parse_args(words)
    game = find_game(given.game)
    path = given.file or _SEEDS / game.id / "puzzles.md"
    plan = PLANS[game.id]
    for name in ("want", "seed", "deep", "margin"):
        if (value := getattr(given, name)) is not None:
            plan = replace(plan, **{name: value})
    found = list(read_numbered(path.read_text("utf-8"))) if path.exists() else []
    began = process_time()
    said = _verify(game, found, plan, path) if given.verify else _find(game, found, plan, given.games, path)
    print(f"{game.id}: {said}; {process_time() - began:.0f} s of the processor")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m pyengine.puzzles", description="find positions of real games with one best play"
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="play so many games at most (1000)")
    parser.add_argument("--seed", type=int, help="the first game's seed, and that of the searches")
    parser.add_argument("--want", type=int, help="stop when the file has so many puzzles (40)")
    parser.add_argument(
        "--iterations", type=int, dest="deep", help="of the deep search; those that verify have ten times as many"
    )
    parser.add_argument("--margin", type=float, help="how far the best play has to be ahead, in chances to win")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="search the file's puzzles again, and drop what is overthrown",
    )
    parser.add_argument("--file", type=Path, help="where they stand; by default the game's seeds/GAME/puzzles.md")
    return parser


def _find(game: Game, found: list[Puzzle | None], plan: Plan, games: int, path: Path) -> str:
    """Add puzzles to those that are there; each is written as soon as it is found, with the next number."""
    there = [puzzle for puzzle in found if puzzle]
    counts, positions = Counts.of(there), {puzzle.position for puzzle in there}
    for puzzle in find(game, plan, games, counts):
        if puzzle.position in positions:
            continue  # a seed that was played before
        found.append(puzzle)
        _write(path, game, found)
        print(f"{game.id}: {counts.said()}", flush=True)  # a run that is broken off has told how far it came
    return counts.said()


def _verify(game: Game, found: list[Puzzle | None], plan: Plan, path: Path) -> str:
    """Search every puzzle again; what is overthrown is dropped at once, and the others keep their numbers."""
    count = fallen = 0
    for at, puzzle in enumerate(found):
        if not puzzle:
            continue
        count += 1
        against = objection(game, puzzle, plan)
        if against:
            found[at], fallen = None, fallen + 1
            _write(path, game, found)
            print(f"{game.id} {puzzle.number}: {against}", flush=True)
    return f"{count} puzzles, {fallen} overthrown"


def _write(path: Path, game: Game, found: list[Puzzle | None]) -> None:
    path.write_text(write_numbered(game.id, found), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
