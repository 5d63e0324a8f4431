"""The tab to take away what one has made."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import OptionError
from web.protocol import OnWorkbench, Valued
from web.workbench.export.choices import NAME, choices_of, choose
from web.workbench.export.panel import draw
from web.workbench.export.texts import TEXTS
from web.workbench.tab import Tab
from web.workbench.workspace import Workspace


def take_file(workspace: Workspace, given: OnWorkbench) -> None:
    """Give one of the texts as a file; raises `OptionError` for one that there is not."""
    if given["value"] not in TEXTS:
        raise OptionError("take", given["value"], tuple(TEXTS))
    taken = TEXTS[given["value"]](workspace)
    workspace.download = {"name": taken.file, "text": taken.text}
    workspace.say = workspace.t("take-file-given", name=taken.file)


def take_choice(workspace: Workspace, given: OnWorkbench) -> None:
    """Choose how something is taken away."""
    choose(workspace, given["value"])


def copied(workspace: Workspace, given: Valued) -> None:
    """A field was copied, or could not be."""
    workspace.memory[NAME] = replace(choices_of(workspace), copied=given["value"])
    workspace.say = workspace.t("take-copied" if given["value"] else "take-not-copied")


TAB = Tab(
    NAME,
    4,
    draw,
    {"take-file": take_file, "take-choice": take_choice, "copied": copied},
)
