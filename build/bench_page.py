"""Writes docs/bench-v1-results.md: what our own bots reach in Nastilka-Bench v1, from docs/bench-v1.json.

python build bench_page [--check]

As an extension of Sphinx it draws the plots of that page when the documentation is built, where a comment asks for one:
`<!-- plot: shares OPPONENT -->` or `<!-- plot: time -->`. With `--check` nothing is written, and the exit status tells
whether the page is up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from bench.published import BASELINE, BOTS, WEAKER, Cell, about, read
from bench_plots import shares, times
from paths import ROOT
from pyengine.arena.bench.rating import Met, Rating, ratings
from pyengine.arena.bench.tasks import V1, Task
from pyengine.arena.table import markdown_table, wilson

PAGE = ROOT / "docs/bench-v1-results.md"
_PLOT = re.compile(r"^<!-- plot: (\w+) ?(\w*) -->$", re.MULTILINE)
_HEAD = """# Results in Nastilka-Bench v1

Here you find what our own bots reach in the tasks of [Nastilka-Bench v1](bench-v1.md), to hold yours against. A cell
has the share of first places, from how many games, and Wilson's interval at 95 %. Quote no cell without its games: a
task has 400 or more against each opponent, and these are the first ones of it, each deal from every seat. A table has a
bot as soon as it has met that opponent in every task.

A command goes on from where the figures end, for any of the bots, and may be stopped at any time. All games of levels 5
and 6 take weeks of one core:

    python build bench published --deals 200 --minutes 600
    python build bench published 5 --game uno --deals 200
    python build bench_page

<!-- Written by build/bench_page.py from docs/bench-v1.json. -->
"""


def page(cells: Sequence[Cell]) -> str:
    """The page of these cells."""
    unmet = [_named(bot) for bot in BOTS if not any(each.bot == bot for each in cells)]
    without = f" Not played yet: {', '.join(unmet)}." if unmet else ""
    parts = [_HEAD, f"Engine {about('engine')}; {about('machine')}.{without}\n"]
    for opponent in V1.opponents:
        met = [bot for bot in BOTS if bot != BASELINE and all(_cell(cells, bot, task, opponent) for task in V1.tasks)]
        parts += [f"## Against {_named(opponent)}\n", f"<!-- plot: shares {opponent} -->\n"]
        if not met:
            parts.append("No bot has met it in every task yet; the plot has what was played.\n")
            continue
        rows = [[*_place(task), *(_share(_cell(cells, bot, task, opponent)) for bot in met)] for task in V1.tasks]
        parts.append(_table(["game", "players", "memory", *map(_named, met)], rows))
    parts += ["## The trained baseline\n", _BASELINE, _of_baseline(cells)]
    parts += ["## Strength against time\n", _TIMES, "<!-- plot: time -->\n", _of_time(cells)]
    return "\n".join(parts)


_BASELINE = """A network for each of these games, trained by self-play ([how](bench-v1.md#the-trained-baseline)).
A task that it was not trained for has no row.
"""
_TIMES = """Milliseconds of the processor a decision; in brackets by the clock, where that differs by more than a tenth.
The plot has the tasks for two with all memory: a bot's rating is in points above greedy.
"""


def _cell(cells: Sequence[Cell], bot: str, task: Task, opponent: str) -> Cell | None:
    return next((each for each in cells if each.key == (bot, task.id, opponent)), None)


def _named(bot: str) -> str:
    return "baseline" if bot == BASELINE else f"level {bot}" if bot.isdigit() else bot


def _place(task: Task) -> list[str]:
    return [task.game, str(task.players), task.recall]


def _share(cell: Cell | None) -> str:
    if cell is None:
        return "not played"
    low, high = wilson(cell.won, cell.games)
    return f"{100 * cell.won / cell.games:.0f} % of {cell.games} ({100 * low:.0f} … {100 * high:.0f})"


def _of_baseline(cells: Sequence[Cell]) -> str:
    opponents = sorted((*V1.opponents, *WEAKER), key=BOTS.index)
    tasks = [task for task in V1.tasks if any(each.bot == BASELINE and each.task == task.id for each in cells)]
    rows = [
        [*_place(task), *(_share(_cell(cells, BASELINE, task, opponent)) for opponent in opponents)] for task in tasks
    ]
    return _table(["game", "players", "memory", *(f"against {_named(each)}" for each in opponents)], rows)


def _of_time(cells: Sequence[Cell]) -> str:
    """Milliseconds a decision over all opponents, for bots that have played every task."""
    bots = [bot for bot in BOTS if all(any((c.bot, c.task) == (bot, task.id) for c in cells) for task in V1.tasks)]
    rows = [
        [*_place(task), *(_took([c for c in cells if (c.bot, c.task) == (bot, task.id)]) for bot in bots)]
        for task in V1.tasks
    ]
    return _table(["game", "players", "memory", *map(_named, bots)], rows)


def milliseconds(cells: Sequence[Cell]) -> tuple[float, float]:
    """Milliseconds a decision, of the processor and by the clock."""
    decisions = sum(each.decisions for each in cells)
    return 1000 * sum(each.cpu for each in cells) / decisions, 1000 * sum(each.wall for each in cells) / decisions


def _took(cells: Sequence[Cell]) -> str:
    cpu, wall = milliseconds(cells)
    told, by_clock = (f"{each:.0f}" if each >= 10 else f"{each:.2g}" for each in (cpu, wall))
    return told if abs(wall - cpu) <= cpu / 10 else f"{told} ({by_clock})"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return f"{markdown_table(head, rows)}\n"


def rated(cells: Sequence[Cell], task: Task) -> dict[str, Rating]:
    """The ratings of all who played a task against the anchor or somebody who did."""
    met = [
        Met(each.bot, each.opponent, task.players - 1, each.games, each.won)
        for each in cells
        if each.task == task.id and each.bot != each.opponent
    ]
    return ratings(met, V1.anchor) if met else {}


def drawn(text: str, cells: Sequence[Cell]) -> str:
    """A page with its plots, as HTML that MyST leaves as it is."""

    def plot(found: re.Match[str]) -> str:
        if found[1] == "shares":
            rows = [
                (" ".join(_place(task)), 1 / task.players, dict(_intervals(cells, task, found[2]))) for task in V1.tasks
            ]
            svg = shares(rows, _named(found[2]))
        else:
            svg = times(list(_points(cells)))
        return f"```{{raw}} html\n{svg}\n```"

    return _PLOT.sub(plot, text)


def _intervals(cells: Sequence[Cell], task: Task, opponent: str) -> Iterator[tuple[str, tuple[float, float, float]]]:
    for bot in BOTS:
        if cell := _cell(cells, bot, task, opponent):
            yield _named(bot), (cell.won / cell.games, *wilson(cell.won, cell.games))


def _points(cells: Sequence[Cell]) -> Iterator[tuple[str, str, float, Rating]]:
    """Game, bot, milliseconds and rating, of the tasks for two with all memory."""
    for task in V1.tasks:
        if task.players == 2 and task.memory is None:
            found = rated(cells, task)
            for bot in BOTS:
                own = [each for each in cells if (each.bot, each.task) == (bot, task.id)]
                if own and bot in found:
                    yield task.game, _named(bot), milliseconds(own)[0], found[bot]


def _draw(app: Any, name: str, source: list[str]) -> None:  # noqa: ARG001 - as Sphinx asks
    if name == PAGE.stem:
        source[0] = drawn(source[0], read())


def setup(app: Any) -> dict[str, bool]:
    """What Sphinx asks an extension for."""
    app.connect("source-read", _draw)
    return {"parallel_read_safe": True}


def main() -> None:
    """Write the page, or tell whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    new = page(read())
    if given.check:
        sys.exit(PAGE.read_text("utf-8") != new)
    PAGE.write_text(new, "utf-8")


if __name__ == "__main__":
    main()
