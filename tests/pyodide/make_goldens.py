"""Makes a game's golden records: games between bots that come to each of its ends.

python -m tests.pyodide.make_goldens GAME …          play new games, and write records and digests
python -m tests.pyodide.make_goldens --digests       replay what is there, and write its digests anew

Run it when a position's text changes on purpose; what it writes is checked by eye, then by every run of the tests.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pyengine
from pyengine.bots import Knowledge, bot
from pyengine.core.game import Game
from pyengine.core.options import among_programs, settle
from pyengine.core.prng import Prng
from pyengine.core.record import Player
from pyengine.core.timeline import Timeline
from tests.pyodide.goldens import digests

SEEDS = Path(__file__).parents[2] / "seeds"
TRIES = 40


def main(words: list[str]) -> None:
    """Do what the words ask for."""
    if words == ["--digests"]:
        for path in sorted(SEEDS.glob("*/records/*.rec")):
            write_digests(path)
        return
    for name in words:
        for file, timeline in chosen(pyengine.game(name)).items():
            path = SEEDS / name / "records" / f"{file}.rec"
            path.parent.mkdir(exist_ok=True)
            path.write_text(timeline.record.format(), "utf-8")
            write_digests(path)
            print(path.name, len(timeline.moments), timeline.state.outcome)


def write_digests(path: Path) -> None:
    """Write what a record's replay comes to, beside it."""
    path.with_suffix(".json").write_text(json.dumps(digests(path.read_text("utf-8"))) + "\n", "utf-8")


def chosen(game: Game) -> dict[str, Timeline]:
    """Random games with the fewest and the most, one with the last choice of each option, and one for each end."""
    few, many = game.seats
    others = {option.name: option.choices[-1] for option in game.options}
    found = {
        f"random-{few}": played(game, few, 1, "random", {}),
        f"greedy-{many}": played(game, many, 2, "greedy", {}),
        "options": played(game, few, 3, "greedy", others),
    }
    for seed in range(10, 10 + TRIES):
        timeline = played(game, few, seed, "greedy", {})
        assert timeline.state.outcome
        found.setdefault(f"ends-by-{timeline.state.outcome.reason}", timeline)
    return found


def played(game: Game, players: int, seed: int, name: str, options: dict[str, str]) -> Timeline:
    """A game between bots of one name, with the options of programs where none are given."""
    options = settle(game.options, among_programs(game.options, options))
    seats = tuple(Player(f"bot:{name}", f"{name} {seat}") for seat in range(1, players + 1))
    timeline, chance, player = Timeline(pyengine.Record.new(game, players, seed, options, seats)), Prng(seed), bot(name)
    while to_act := timeline.state.to_act:
        timeline.apply(to_act[0], player.choose(Knowledge(game, timeline.state, to_act[0]), chance))
    return timeline


if __name__ == "__main__":
    main(sys.argv[1:])
