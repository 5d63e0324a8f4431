"""What is set up and cannot be: which tabs stay closed, since they could only act on another position, and why."""

from __future__ import annotations

from typing import NamedTuple

from web.parts.html import Html, el, glued, join
from web.workbench.editing.moving import wrong
from web.workbench.editing.refusing import NAME
from web.workbench.editing.text_field import doubts, explained, in_short
from web.workbench.workspace import Workspace

ANALYSE = "analyse"


class Hindrance(NamedTuple):
    """Why one cannot go on with a position, with the link to its rule and as a text; `closes` says with what."""

    why: Html
    text: str
    unreadable: bool
    stops: bool

    def closes(self, tab: str) -> bool:
        """True where this tab has nothing to act on: a text that is no position has only the last one that was."""
        return tab != NAME if self.unreadable else self.stops and tab == ANALYSE


def hindrance(workspace: Workspace) -> Hindrance | None:
    """What is wrong with the position that the chapter begins with, or what no game comes to."""
    t, document = workspace.t, workspace.document
    error = wrong(document, document.text)
    if error:
        why = join(el("p", None, t("workbench-unreadable")), explained(workspace, error))
        return Hindrance(why, glued(" ", (t("workbench-unreadable"), in_short(workspace, error))), True, True)
    if workspace.viewer is not None:
        return None
    doubt, stops = next(doubts(workspace), (None, False))
    if doubt:
        said = t("workbench-impossible" if stops else "workbench-doubt")
        why = join(el("p", None, said), explained(workspace, doubt))
        return Hindrance(why, f"{said} {in_short(workspace, doubt)}", False, stops)
    state = document.current_chapter.root.start()
    if state.outcome is None and not any(state.legal(seat) for seat in state.to_act):
        return Hindrance(el("p", None, t("workbench-nobody-acts")), t("workbench-nobody-acts"), False, True)
    return None
