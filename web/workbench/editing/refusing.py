"""What was tried last and cannot be: it is told where it was tried, and the table stays as it was."""

from __future__ import annotations

from typing import NamedTuple

from pyengine.core.errors import NotationError
from web.parts.html import Html, el
from web.workbench.document import Document
from web.workbench.editing.text_field import explained, in_short
from web.workbench.workspace import Workspace

NAME = "setup"


class Refusal(NamedTuple):
    """A change that cannot be: the tray or the field where it was tried, why, and the text that it would have made.

    It is told as long as the `document` is the one it was tried in.
    """

    place: str
    error: NotationError
    text: str
    document: Document


def refusal(workspace: Workspace) -> Refusal | None:
    """What was refused last, if nothing has happened since."""
    found: Refusal | None = workspace.memory.get(NAME)
    return found if found and found.document is workspace.document else None


def refusal_words(workspace: Workspace) -> str:
    """Why what was tried last cannot be, as a text."""
    found = refusal(workspace)
    return in_short(workspace, found.error, found.text) if found else ""


def refused(workspace: Workspace, key: str) -> Html | None:
    """Why what was tried last at this item cannot be."""
    found = refusal(workspace)
    if found is None or found.place != key:
        return None
    return el("div", {"class": "why-refused"}, explained(workspace, found.error, found.text))
