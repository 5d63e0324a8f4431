"""A tab of the workbench, and where they are found.

Each folder of `web/workbench` with a module `tab.py` is a tab: the module exports a `Tab` as `TAB`. No list names them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from web.parts.html import Html
from web.parts.table import Scene
from web.protocol.commands import Touch
from web.workbench.workspace import Workspace

Handler = Callable[[Workspace, Any], None]
"""Carries out a command, whose fields are checked."""


def no_touch(workspace: Workspace, touch: Touch) -> None:
    """The table is only to be looked at."""


def no_tick(workspace: Workspace) -> bool:  # noqa: ARG001 - for tabs that do nothing by themselves
    """Nothing new."""
    return False


def no_wait(workspace: Workspace) -> int | None:  # noqa: ARG001
    """Never."""
    return None


@dataclass(frozen=True, slots=True)
class Tab:
    """What one does in one of the workbench's places.

    `name` is also in its messages, `workbench-tab-<name>` and `workbench-tab-<name>-lead`, and `place` its place among
    the tabs, from 1. `draw` makes its content, beside the table; `table` draws the table itself, where it is not the
    one that all tabs have: the position at the document's place as `workspace.viewer` sees it. `scene` changes what
    that is drawn from: legal actions, what is chosen. `touch` takes a click or a card dropped on the table.

    `commands` has the handlers of commands of `web/protocol/workbench.py`, by the commands' names. Each may change the
    workspace; bad input it raises as the engine does (`NotationError`, `IllegalAction`, `OptionError`). `tick` goes on
    with what takes longer, such as a search, and is true if there is something new to show; it is called again after
    `wait` milliseconds, and never where that is None.
    """

    name: str
    place: int
    draw: Callable[[Workspace], Html]
    commands: Mapping[str, Handler] = field(default_factory=dict)
    touch: Callable[[Workspace, Touch], None] = no_touch
    table: Callable[[Workspace], Html] | None = None
    scene: Callable[[Workspace, Scene], Scene] | None = None
    tick: Callable[[Workspace], bool] = no_tick
    wait: Callable[[Workspace], int | None] = no_wait


@cache
def tabs() -> Mapping[str, Tab]:
    """All tabs by their names, in their places."""
    folders = sorted(path.name for path in Path(__file__).parent.iterdir() if path.is_dir())
    modules = [f"{__package__}.{name}.tab" for name in folders if find_spec(f"{__package__}.{name}")]
    found: list[Tab] = [import_module(name).TAB for name in modules if find_spec(name)]
    return {tab.name: tab for tab in sorted(found, key=lambda tab: tab.place)}
