"""What the tab to study remembers: the language that is written in, the tool, and what a reader tries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pyengine.core.errors import Breach
from web.workbench.workspace import Workspace

NAME = "study"
Tool = Literal["mark", "arrow"]


@dataclass(slots=True)
class StudyEditor:
    """`lang` is the language that is written in, `start` where an arrow begins that has no end yet.

    While one `reads`, `tried` is the action that was tried at a question last, `right` whether it is what is wanted,
    and `breach` the rule against it. `linked` is true while the link is shown. `save` is the number of the open study
    in the list of saves; it holds only for the document of this `origin`.
    """

    lang: str
    tool: Tool = "mark"
    start: str = ""
    reads: bool = False
    tried: str = ""
    right: bool = False
    breach: Breach | None = None
    linked: bool = False
    save: int | None = None
    origin: int = 0
    names: tuple[str, ...] = ()
    """The parts of the table as it was drawn last."""

    def forget_try(self) -> None:
        """Forget what was tried, and a half-drawn arrow: one has gone elsewhere."""
        self.tried, self.right, self.breach, self.start = "", False, None, ""


def editor_of(workspace: Workspace) -> StudyEditor:
    """What the tab remembers; made on first use."""
    found = workspace.memory.get(NAME)
    if not isinstance(found, StudyEditor):
        found = workspace.memory[NAME] = StudyEditor(workspace.t.lang)
    return found


def save_number(workspace: Workspace) -> int | None:
    """The place of the open study in the list of saves; None where it has none, as after a step back to another one."""
    editor = editor_of(workspace)
    return editor.save if editor.origin == workspace.document.origin else None


def set_save_number(workspace: Workspace, at: int) -> None:
    """Note that the open study is at this place of the list."""
    editor = editor_of(workspace)
    editor.save, editor.origin = at, workspace.document.origin
