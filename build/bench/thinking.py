"""Times a bot's moves in a browser on a built site: searched by the engine's worker alone, and with further workers.

    python build bench thinking [--dist FOLDER] [--level 5] [--moves 12] [GAME …]

Each position is reached by greedy bots from a seed of its own, so that they are spread over the games; then the bot
moves, once with either setting, one right after the other, and both times are told: from the moment at which the engine
is asked to the answer that shows the move. What it would have cost to start the workers is left out. On a machine that
others use as well, `busiest` tells more: the processor time of the worker that did most, as long as a move takes where
every worker has a core of its own (Linux only; 0 elsewhere).
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from bench.browser import chromium
from bench.report import arguments, show
from paths import DIST
from pyengine.bots import Knowledge, bot
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Player, Record
from pyengine.core.timeline import Timeline
from pyengine.games import game as find_game
from pyengine.games import ids

_WARM = "game=uno&seed=1&seats=bot:5,human&first=1&pace=instant"
MOVE = """async (text) => {
  const ask = async (command) => JSON.parse(await nastilkaEngine.send(JSON.stringify(command)));
  let answer = await ask({ do: "load", text });
  const from = performance.now();
  while (answer.wait === 0) answer = await ask({ do: "tick" });
  const took = performance.now() - from, made = answer.save ? answer.save.text : "";
  return [took, made, Number(document.documentElement.dataset.shares ?? 0)];
}"""
_SETTING = """(value) => nastilkaEngine.send(JSON.stringify({ do: "setting", value: `thinking=${value}` }))"""

COLUMNS = (
    *("game", "level", "moves", "shares", "alone ÷ shared"),
    *("busiest alone, median … 95 %, s", "busiest shared", "alone, median … 95 %, s", "shared"),
)


def main() -> None:
    """Print a row for each game."""
    parser = arguments(__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--level", default="5")
    parser.add_argument("--moves", type=int, default=12)
    asked = parser.parse_args()
    with chromium(asked.dist) as (browser, url):
        page = _open(browser.new_page(), url)
        show(COLUMNS, (_measured(page, name, asked.level, asked.moves) for name in asked.games or ids()))


def _open(page: Page, url: str) -> Page:
    """A page whose further workers have started."""
    page.goto(f"{url}play/?{_WARM}")
    page.locator("html[data-searchers='1'], html[data-searchers='2'], html[data-searchers='3']").wait_for(
        state="attached", timeout=60_000
    )
    page.locator("#table:not([data-state=thinking])").wait_for(timeout=60_000)
    return page


def _measured(page: Page, name: str, level: str, moves: int) -> tuple[Any, ...]:
    times: dict[str, list[float]] = {"sparing": [], "cores": []}
    busiest: dict[str, list[float]] = {"sparing": [], "cores": []}
    shares = 0
    for seed in range(moves):
        text = position(find_game(name), level, seed)
        for setting in ("sparing", "cores") if seed % 2 else ("cores", "sparing"):
            page.evaluate(_SETTING, setting)
            before = int(page.evaluate("document.documentElement.dataset.shares ?? 0"))
            used = processor_times()
            took, made, after = page.evaluate(MOVE, text)
            busiest[setting].append(
                max([now - used.get(thread, 0) for thread, now in processor_times().items()] or [0])
            )
            assert made.count(" ") > text.count(" ") or made != text, "no move was made"
            times[setting].append(took / 1000)
            shares += after - before if setting == "cores" else 0
    ratios = [one / all_ for one, all_ in zip(times["sparing"], times["cores"], strict=True)]
    return name, level, moves, shares, f"{statistics.median(ratios):.2f}", *_spread(busiest), *_spread(times)


def _spread(by_setting: dict[str, list[float]]) -> Iterator[str]:
    """The median and the 95th percentile of each setting."""
    for each in by_setting.values():
        yield f"{statistics.median(each):.2f} … {statistics.quantiles(each, n=20, method='inclusive')[-1]:.2f}"


def processor_times() -> dict[str, float]:
    """Seconds of processor time that each thread of a browser's workers has had, by the thread's number."""
    found = dict[str, float]()
    for task in Path("/proc").glob("[0-9]*/task/[0-9]*"):
        try:
            if (task / "comm").read_text().startswith("DedicatedWorker") and _is_ours(int(task.parts[2])):
                found[task.name] = int((task / "schedstat").read_text().split()[0]) / 1e9
        except OSError:  # it has ended meanwhile
            continue
    return found


def _is_ours(process: int) -> bool:
    """True for a process that this one, or one of its own, has started."""
    while process > 1:
        if process == os.getpid():
            return True
        stat = Path(f"/proc/{process}/stat").read_text()
        process = int(stat.rpartition(")")[2].split()[1])
    return False


def position(game: Game, level: str, seed: int) -> str:
    """A record in which the bot has to choose, further on in the game for each seed."""
    rng = Prng(seed)
    players = max(2, game.seats[0])
    seats = (Player(f"bot:{level}"), *[Player("human")] * (players - 1))
    timeline, greedy, steps = Timeline(Record.new(game, players, seed, {}, seats)), bot("greedy"), 5 * seed
    before = timeline.record
    while to_act := timeline.state.to_act:
        seat = to_act[0]
        if seat == 0 and len(timeline.state.legal(0)) > 1 and timeline.state.awaited == (0,):
            before = timeline.record
            if steps <= 0:
                break
        timeline.apply(seat, greedy.choose(Knowledge(game, timeline.state, seat), rng))
        steps -= 1
    return before.format()
