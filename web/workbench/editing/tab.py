"""The tab to set up: a position by typing, dragging or the keyboard."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.protocol.workbench import OnWorkbench, TypeText
from web.workbench.address import new_deal
from web.workbench.editing.fields import fields
from web.workbench.editing.moving import clear, set_item, touch, typed, wrong
from web.workbench.editing.on_table import table
from web.workbench.editing.text_field import doubts, explained, in_short, text_field
from web.workbench.editing.trays import trays
from web.workbench.tab import Handler, Tab
from web.workbench.workspace import Workspace


def draw(workspace: Workspace) -> Html:
    """The text, and what begins anew; while the table is seen from a seat, nothing that would tell more."""
    if workspace.viewer is not None:
        lead = el("p", None, workspace.t("workbench-seen-as", number=workspace.viewer + 1))
        return join(lead, do("seat-view", workspace.t("workbench-see-all"), value="", main=True))
    return join(trays(workspace), fields(workspace), _text(workspace), _anew(workspace))


def _text(workspace: Workspace) -> Html:
    text = workspace.document.text
    error = wrong(workspace.document, text)
    if error:
        return text_field(text, error, (in_short(workspace, error), explained(workspace, error)), workspace.t)
    doubt, _ = next(doubts(workspace), (None, False))
    if doubt is None:
        return text_field(text, None, ("", None), workspace.t)
    why = join(el("p", None, workspace.t("workbench-doubt")), explained(workspace, doubt))
    return text_field(text, doubt, (in_short(workspace, doubt), why), workspace.t, readable=True)


def _anew(workspace: Workspace) -> Html:
    """Another deal, with any number of players."""
    t, (fewest, most) = workspace.t, workspace.game.seats
    buttons = [do("players", t("players-count", players=n), value=str(n)) for n in range(fewest, most + 1)]
    heading = el("h3", {"id": "deal-title"}, t("workbench-deal"))
    attrs = {"class": "menu", "role": "group", "aria-labelledby": "deal-title", "data-zone": "deal"}
    return el("section", {"class": "anew"}, heading, el("div", attrs, *buttons))


def type_text(workspace: Workspace, given: TypeText) -> None:
    """The text as it now stands in its field."""
    workspace.change(typed(workspace.document, given["text"]), "typing")


def players(workspace: Workspace, given: OnWorkbench) -> None:
    """A new deal for so many players."""
    workspace.change(new_deal(workspace.game, int(given["value"]) if given["value"].isdigit() else 0))


COMMANDS: dict[str, Handler] = {
    "type-text": type_text,
    "players": players,
    "set-item": set_item,
    "clear": clear,
}
TAB = Tab("setup", 1, draw, COMMANDS, touch, table)
