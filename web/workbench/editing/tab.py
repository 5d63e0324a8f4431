"""The tab to set up: a position by typing, dragging or the keyboard."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.protocol import OnWorkbench, TypeText
from web.workbench.address import fresh
from web.workbench.desk import Desk
from web.workbench.editing.explaining import doubts, explained, in_short
from web.workbench.editing.fields import fields
from web.workbench.editing.moving import clear, set_item, touch
from web.workbench.editing.on_table import table
from web.workbench.editing.text_field import text_field
from web.workbench.editing.trays import trays
from web.workbench.editing.typing import typed, wrong
from web.workbench.tab import Carry, Tab


def draw(desk: Desk) -> Html:
    """The text, and what begins anew; while the table is seen from a seat, nothing that would tell more."""
    if desk.viewer is not None:
        lead = el("p", None, desk.t("workbench-seen-as", number=desk.viewer + 1))
        return join(lead, do("seat-view", desk.t("workbench-see-all"), value="", main=True))
    return join(trays(desk), fields(desk), _text(desk), _anew(desk))


def _text(desk: Desk) -> Html:
    text = desk.document.text
    error = wrong(desk.document, text)
    if error:
        return text_field(text, error, (in_short(desk, error), explained(desk, error)), desk.t)
    doubt = next(doubts(desk), None)
    if doubt is None:
        return text_field(text, None, ("", None), desk.t)
    why = join(el("p", None, desk.t("workbench-doubt")), explained(desk, doubt))
    return text_field(text, doubt, (in_short(desk, doubt), why), desk.t, readable=True)


def _anew(desk: Desk) -> Html:
    """Another deal, with any number of players."""
    t, (fewest, most) = desk.t, desk.game.seats
    buttons = [do("players", t("players-count", players=n), value=str(n)) for n in range(fewest, most + 1)]
    buttons.append(do("clear", t("workbench-clear")))
    heading = el("h3", {"id": "deal-title"}, t("workbench-deal"))
    attrs = {"class": "menu", "role": "group", "aria-labelledby": "deal-title", "data-zone": "deal"}
    return el("section", {"class": "anew"}, heading, el("div", attrs, *buttons))


def type_text(desk: Desk, given: TypeText) -> None:
    """The text as it now stands in its field."""
    desk.change(typed(desk.document, given["text"]), "typing")


def players(desk: Desk, given: OnWorkbench) -> None:
    """A new deal for so many players."""
    desk.change(fresh(desk.game, int(given["value"]) if given["value"].isdigit() else 0))


COMMANDS: dict[str, Carry] = {
    "type-text": type_text,
    "players": players,
    "set-item": set_item,
    "clear": clear,
}
TAB = Tab("setup", 1, draw, COMMANDS, touch, table)
