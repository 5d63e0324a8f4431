"""Acting on the board: an action at a place grows the chapter's tree, or is refused with its rule."""

from __future__ import annotations

from pyengine.core.errors import Breach, IllegalAction, OptionError
from pyengine.core.notation import Word
from pyengine.study.editing import add_action, delete, promote
from web.engine.controllers.base import seat_number
from web.engine.notices import refusal_notice
from web.games import table_of
from web.protocol import Bare, OnWorkbench, Touch, TypeText
from web.workbench.analysis.place import Place, place_of
from web.workbench.analysis.scenes import scene_at
from web.workbench.analysis.state import analysis_of
from web.workbench.workspace import Workspace

LONGEST_TYPED = 1000
WALK = "walk"
"""Steps through the tree count as one of the steps that can be undone."""


def touch(workspace: Workspace, given: Touch) -> None:
    """A click on the table, or a card dropped on it; as on the page that plays."""
    place, clicks = place_of(workspace), table_of(workspace.game.id).clicks
    analysis_of(workspace).refusal = None
    source, target = given.get("source"), given.get("target")
    chosen = workspace.chosen or None
    if text := given.get("action") or given.get("also"):
        attempt(workspace, place, text, _seat(given, place))
    elif text := given.get("try"):
        _refuse(workspace, place, text, _seat(given, place))
    elif target is None:
        workspace.chosen = (clicks.gather(chosen, source) if source else chosen) or ""
    elif taken := chosen or source:
        attempt(workspace, place, clicks.action(taken, target), place.seat)
    else:
        workspace.say = workspace.t("trouble-choose-first")


def _seat(given: Touch, place: Place) -> int:
    """Who acts: the seat of the button, else the one that the table is seen from."""
    seat = seat_number(given.get("seat", ""))
    return place.seat if seat is None or seat >= place.state.players else seat


def _refuse(workspace: Workspace, place: Place, text: str, seat: int) -> None:
    """Tell why a dimmed control cannot do its action; it never acts."""
    breach = place.state.why_not(seat, workspace.game.parse(text))
    if breach is not None:
        _tell(workspace, place, breach, text, seat)


def _tell(workspace: Workspace, place: Place, breach: Breach, text: str, seat: int) -> None:
    """The rule against an action, beside the table and for the live region."""
    analysis_of(workspace).refuse(breach, text, seat)
    workspace.say = refusal_notice(breach, text, scene_at(workspace, place, seat), "../")[1]


def type_action(workspace: Workspace, given: TypeText) -> None:
    """The action as it now stands in its field."""
    analysis_of(workspace).typed = given["text"][:LONGEST_TYPED]


def do_typed(workspace: Workspace, _: Bare) -> None:
    """Do the action that was typed, or show why not; raises `NotationError`."""
    place = place_of(workspace)
    seat, text = read_typed(analysis_of(workspace).typed, place)
    if text:
        attempt(workspace, place, text, seat)


def read_typed(typed: str, place: Place) -> tuple[int, str]:
    """Who acts and how, in a text such as `17>own-up`, or `2: draw` for another seat; raises `NotationError`.

    Where the table is seen from one seat, only that seat acts: what others are refused could reveal their cards.
    """
    text = typed.strip()
    seat, colon, rest = text.partition(":")
    if not (colon and seat.isascii() and seat.isdigit()):
        return place.seat, text
    word = Word(seat, 1, 1)
    number = word.number("seat", 1, place.state.players)
    if place.seat_only and number - 1 != place.seat:
        raise word.wrong(f"seat {place.seat + 1}")
    return number - 1, rest.strip()


def attempt(workspace: Workspace, place: Place, text: str, seat: int) -> None:
    """Do an action, which becomes a variation where another one follows already; or tell the rule against it."""
    analysis, document = analysis_of(workspace), workspace.document
    analysis.move_to(place.record)
    analysis.refusal = None
    try:
        chapter, at = add_action(document.current_chapter, document.at, text, seat)
    except IllegalAction as error:
        _tell(workspace, place, error.breach, text, seat)
        return
    workspace.chosen = analysis.typed = ""
    known = chapter == document.current_chapter
    workspace.change(document.with_chapter(chapter, at), WALK if known else "")


def go(workspace: Workspace, given: OnWorkbench) -> None:
    """Walk to a node of the tree, by its number; raises `OptionError` for one that there is not."""
    document, last = workspace.document, len(workspace.document.current_chapter.nodes) - 1
    text = given["value"]
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) <= last):
        raise OptionError("moment", text, (f"0…{last}",))
    workspace.chosen = ""
    workspace.change(document.with_chapter(document.current_chapter, int(text)), WALK)


def promote_line(workspace: Workspace, _: Bare) -> None:
    """Put the variation before the line that it is a variation of."""
    document = workspace.document
    workspace.change(document.with_chapter(*promote(document.current_chapter, document.at)))
    workspace.say = workspace.t("analysis-promoted")


def delete_from(workspace: Workspace, _: Bare) -> None:
    """Delete the action that led here and all that follows it."""
    document = workspace.document
    workspace.change(document.with_chapter(*delete(document.current_chapter, document.at)))
    workspace.say = workspace.t("analysis-deleted")
