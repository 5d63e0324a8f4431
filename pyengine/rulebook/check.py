"""Runs the fences of a text, examples, set-ups and lessons, and reports which do not hold."""

from __future__ import annotations

from pyengine.core.errors import NotationError
from pyengine.rulebook.blocks import components
from pyengine.rulebook.fence import fences
from pyengine.rulebook.lesson import read_lesson
from pyengine.rulebook.rehearse import rehearse
from pyengine.rulebook.run import Failure, run, start, unreadable
from pyengine.rulebook.sections import read_sections
from pyengine.rulebook.tables import begin

__all__ = ["Failure", "check", "run", "start"]


def check(text: str) -> list[Failure]:
    """Run every example and set-up of a Markdown text, and its lesson if it is one; an empty list means that all hold.

    Broken anchors and components are reported too; whether their codes can be drawn is known to the page only.
    """
    try:
        read_sections(text)
        components(text)
        set_up = begin(text)
        found = fences(text)
        lesson = read_lesson(text, "") if fences(text, "step") else None
    except NotationError as error:
        return [unreadable(error, 0)]
    failures = [failure for fence in found for failure in run(fence)]
    return failures + set_up + (rehearse(lesson) if lesson else [])
