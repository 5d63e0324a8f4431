"""Makes the deals that are today's, with the par that bots set: `seeds/<game>/today.json`.

python build todays_deals GAME SEATS [NAME=VALUE …]     as: uno human,bot:2,bot:2 target=1

A bot that plays what looks best at first glance sits down in the reader's seat three times, each time with a chance of
its own; the middle one of its results is the par. Deals that these bots win nothing in, or that take too long for five
minutes, are left out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from paths import ROOT
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from web.engine.bot_turn import chance_at

DEALS = 100
"""How many deals each game has: with four games they come back after 400 days."""
PAR_BOT = "bot:greedy"
RUNS = 3
MOST_DECISIONS = 60
"""The most decisions of the reader: in Nizam, whose shifts are quick, so many take five minutes."""


def played(game_id: str, seats: Sequence[str], options: Mapping[str, str], seed: int, run: int) -> tuple[int, int]:
    """What the par's bot gets in the reader's seat, and how many decisions that takes.

    The others play as they do on the page; the `run` is added to the chance of the reader's seat alone.
    """
    game = find_game(game_id)
    kinds = [PAR_BOT if kind == "human" else kind for kind in seats]
    players = tuple(Player(kind) for kind in seats)
    timeline = Timeline(Record.new(game, len(seats), seed, dict(options), players))
    decisions = 0
    while timeline.state.to_act:
        seat = timeline.state.to_act[0]
        own = seats[seat] == "human"
        chance = Prng(chance_at(seed, len(timeline.moments)) + (run if own else 0))
        player = bot(kinds[seat].partition(":")[2])
        timeline.apply(seat, player.choose(Knowledge(game, timeline.state, seat), chance))
        decisions += own
    outcome = timeline.state.outcome
    assert outcome is not None
    return outcome.scores[seats.index("human")], decisions


def par(game_id: str, seats: Sequence[str], options: Mapping[str, str], seed: int) -> int:
    """The par of a deal; 0 where it is no deal for a day."""
    runs = [played(game_id, seats, options, seed, run) for run in range(RUNS)]
    score, _ = sorted(runs)[RUNS // 2]
    return score if max(decisions for _, decisions in runs) <= MOST_DECISIONS else 0


def make(game_id: str, seats: Sequence[str], options: Mapping[str, str]) -> dict[str, object]:
    """The table of a game: its first deals that are fit for a day, each as its seed and its par."""
    deals: list[list[int]] = []
    seed = 0
    while len(deals) < DEALS:
        seed += 1
        if found := par(game_id, seats, options, seed):
            deals.append([seed, found])
    return {"seats": ",".join(seats), "options": dict(options), "deals": deals}


def main(game_id: str, seats: str, *options: str) -> Path:
    """Write the table of a game."""
    given = dict(each.split("=", 1) for each in options)
    table = make(game_id, seats.split(","), given)
    path = ROOT / "seeds" / game_id / "today.json"
    path.write_text(json.dumps(table).replace("], [", "],\n[") + "\n", "utf-8")
    return path


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
