"""The tab to take away what one has made."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import OptionError
from web.protocol import OnWorkbench, Valued
from web.workbench.desk import Desk
from web.workbench.tab import Tab
from web.workbench.takeaway.choices import NAME, choices_of, choose
from web.workbench.takeaway.panel import draw
from web.workbench.takeaway.texts import TEXTS


def take_file(desk: Desk, given: OnWorkbench) -> None:
    """Give one of the texts as a file; raises `OptionError` for one that there is not."""
    if given["value"] not in TEXTS:
        raise OptionError("take", given["value"], tuple(TEXTS))
    taken = TEXTS[given["value"]](desk)
    desk.download = {"name": taken.file, "text": taken.text}
    desk.told = desk.t("take-file-given", name=taken.file)


def take_choice(desk: Desk, given: OnWorkbench) -> None:
    """Choose how something is taken away."""
    choose(desk, given["value"])


def copied(desk: Desk, given: Valued) -> None:
    """A field was copied, or could not be."""
    desk.memory[NAME] = replace(choices_of(desk), copied=given["value"])
    desk.told = desk.t("take-copied" if given["value"] else "take-not-copied")


TAB = Tab(
    NAME,
    4,
    draw,
    {"take-file": take_file, "take-choice": take_choice, "copied": copied},
)
