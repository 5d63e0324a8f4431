"""Times how long the page takes, in a browser on a built site, to answer whether a lost game could have been won.

    python build bench could_win [--dist FOLDER] [--games 10] [GAME …]

The games are played by greedy bots from the seeds 1, 2, … on, alone where a game can be played so, else by two; those
that the first seat has won are passed over. `median` and `longest` are seconds from the question to the answer;
`processor` is what the engine's worker has used of them in all (Linux only; 0 elsewhere).
"""

from __future__ import annotations

import re
import statistics
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from bench.browser import chromium
from bench.report import arguments, show
from bench.thinking import processor_times
from paths import DIST
from pyengine.bots import Knowledge, bot
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game

_GAMES = ("face-to-face", "nizam", "pearl")
_ASK = """async (text) => {
  const ask = async (command) => JSON.parse(await nastilkaEngine.send(JSON.stringify(command)));
  await ask({ do: "load", text });
  const from = performance.now();
  let answer = await ask({ do: "could-win", value: "ask" });
  while (answer.wait === 0) answer = await ask({ do: "tick" });
  return [performance.now() - from, (await ask({ do: "dismiss" })).html];
}"""

COLUMNS = ("game", "games", "answers", "median, s", "longest, s", "processor, s")


def main() -> None:
    """Print a row for each game."""
    parser = arguments(__doc__)
    parser.add_argument("names", nargs="*", default=_GAMES, metavar="GAME")
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--games", type=int, default=10)
    asked = parser.parse_args()
    with chromium(asked.dist) as (browser, url):
        page = browser.new_page()
        page.goto(f"{url}play/?game=nizam&seats=human&seed=1&pace=instant&lang=en")
        page.locator("#table[data-state=waiting]").wait_for(timeout=120_000)
        show(COLUMNS, (_measured(page, name, asked.games) for name in asked.names))


def _measured(page: Page, name: str, games: int) -> tuple[Any, ...]:
    times, answers, before = [], Counter[str](), processor_times()
    for text in islice(_lost(name), games):
        took, html = page.evaluate(_ASK, text)
        times.append(took / 1000)
        found = re.search(r'data-zone="could-win" data-state="(\w+)"', html)
        answers[found[1] if found else "not asked"] += 1
    used = sum(now - before.get(thread, 0) for thread, now in processor_times().items())
    told = ", ".join(f"{answer} {number}" for answer, number in answers.most_common())
    return name, games, told, f"{statistics.median(times):.1f}", f"{max(times):.1f}", f"{used:.1f}"


def _lost(name: str) -> Iterator[str]:
    """Records of games that the first seat has not won."""
    game, greedy = find_game(name), bot("greedy")
    players = game.seats[0]
    seats = (Player("human"), *(Player("bot:greedy") for _ in range(players - 1)))
    for seed in count(1):
        timeline, chance = Timeline(Record.new(game, players, seed, {}, seats)), Prng(seed)
        while awaited := timeline.state.awaited:
            timeline.apply(awaited[0], greedy.choose(Knowledge(game, timeline.state, awaited[0]), chance))
        outcome = timeline.state.outcome
        if outcome and (players == 1 or 0 not in outcome.winners):
            yield timeline.record.format()
