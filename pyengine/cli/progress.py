"""A progress bar, where rich is installed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module

from pyengine.arena import Match, Result


@contextmanager
def progress(match: Match, done: int) -> Iterator[Callable[[Result], None]]:
    """A progress bar on the error stream if rich is installed and it is a terminal; otherwise nothing."""
    try:
        rich = import_module("rich.progress")
        console = import_module("rich.console").Console(stderr=True)
    except ModuleNotFoundError:
        yield lambda _: None
        return
    with rich.Progress(
        *rich.Progress.get_default_columns(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(f"{match.game}: {' '.join(match.bots)}", total=match.games, completed=done)
        yield lambda _: bar.advance(task)
