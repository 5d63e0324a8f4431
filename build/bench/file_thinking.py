"""Times a bot's moves in the games of one file, in a browser on a built site.

    python build bench file_thinking [--dist FOLDER] [--level 3] [--moves 12] [GAME …]

The games are those of the gallery, each in the closed frame in which the site plays it. Positions are reached as for
`thinking`; a move is timed from the moment at which the engine is asked to the answer that shows it.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from bench.browser import chromium
from bench.kit import gallery
from bench.report import arguments, show
from bench.thinking import MOVE, position
from paths import DIST
from pyengine.core.game import Game
from pyengine.games import put

COLUMNS = ("game", "level", "moves", "median, s", "95 %, s", "longest, s")


def main() -> None:
    """Print a row for each game."""
    parser = arguments(__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--level", default="3")
    parser.add_argument("--moves", type=int, default=12)
    asked = parser.parse_args()
    games = [game for game in gallery() if game.id in asked.games or not asked.games]
    for game in games:
        put(game)  # records find their game by its ID
    with chromium(asked.dist) as (browser, url):
        show(COLUMNS, (_measured(browser.new_page(), url, game, asked.level, asked.moves) for game in games))


def _measured(page: Page, url: str, game: Game, level: str, moves: int) -> tuple[Any, ...]:
    seats = ",".join(["human"] * max(2, game.seats[0]))
    page.goto(f"{url}games/?game={game.id}&seats={seats}&seed=1&pace=instant&lang=en")
    page.locator("#table:not([data-state=thinking])").wait_for(timeout=60_000)
    times = sorted(_times(page, game, level, moves))
    page.close()
    late = statistics.quantiles(times, n=20, method="inclusive")[-1]
    return game.id, level, len(times), *(f"{each:.2f}" for each in (statistics.median(times), late, times[-1]))


def _times(page: Page, game: Game, level: str, moves: int) -> Iterator[float]:
    for seed in range(moves):
        text = position(game, level, seed)
        took, made, _ = page.evaluate(MOVE, text)
        assert made != text, "no move was made"
        yield took / 1000
