"""Acting on the board: an action at a place grows the chapter's tree, or is refused with its rule.

Below: the list of what is legal in words, and the field to try any action, legal or not.
"""

from __future__ import annotations

from pyengine.core.errors import Breach, IllegalAction, NotationError
from pyengine.core.notation import Word
from pyengine.study.editing import add_action, delete, promote
from web.engine.controllers.base import seat_number
from web.engine.notices import InputProblem, problem_text, refusal_notice
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.table import Scene
from web.parts.table_section import result_text
from web.protocol.commands import Touch
from web.protocol.workbench import Bare, OnWorkbench, TypeText
from web.workbench.analysis.place import AnalysisState, Place, analysis_of, legal_texts, place_of, scene_at, short_words
from web.workbench.workspace import Workspace, number

LONGEST_TYPED = 1000
WALK = "walk"
"""Steps through the tree count as one of the steps that can be undone."""


def touch(workspace: Workspace, given: Touch) -> None:
    """A click on the table, or a card dropped on it; as on the page that plays."""
    place, clicks = place_of(workspace), table_of(workspace.game.id).clicks
    analysis_of(workspace).refusal = None
    source, target, chosen = given.get("source"), given.get("target"), workspace.chosen or None
    seat = seat_number(given.get("seat", ""))  # that of the button, else the one that the table is seen from
    seat = place.seat if seat is None or seat >= place.state.players else seat
    if text := given.get("action") or given.get("also"):
        attempt(workspace, place, text, seat)
    elif text := given.get("try"):  # of a dimmed control, which never acts
        breach = place.state.why_not(seat, workspace.game.parse(text))
        if breach is not None:
            _tell(workspace, place, breach, text, seat)
    elif target is None:
        workspace.chosen = (clicks.gather(chosen, source) if source else chosen) or ""
    elif taken := chosen or source:
        attempt(workspace, place, clicks.action(taken, target), place.seat)
    else:
        workspace.say = workspace.t("trouble-choose-first")


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
    own = word.number("seat", 1, place.state.players) - 1
    if place.seat_only and own != place.seat:
        raise word.wrong(f"seat {place.seat + 1}")
    return own, rest.strip()


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
    document = workspace.document
    at = number(given["value"], len(document.current_chapter.nodes), "moment")
    workspace.chosen = ""
    workspace.change(document.with_chapter(document.current_chapter, at), WALK)


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


FIELD = "action-text"
_SHOWN = 60
"""The most actions that are listed before one asks for all."""


def turn(scene: Scene, place: Place) -> Html:
    """Whose turn it is, or how the game ended."""
    over = result_text(scene)
    if over:
        return el("p", {"class": "turn-of over"}, over)
    return el("p", {"class": "turn-of"}, scene.turn_of(place.state.awaited or place.state.to_act))


def legal(workspace: Workspace, place: Place, scene: Scene) -> Html | None:
    """The legal actions of every seat whose choices may be shown."""
    if not place.state.to_act:
        return None
    t = workspace.t
    lists = [_of_seat(workspace, place, scene, seat) for seat in place.shown]
    count = sum(len(legal_texts(workspace, place.state, seat)) for seat in place.shown)
    summary = el("summary", None, t("analysis-legal", count=count))
    hidden = el("p", {"class": "quiet"}, t("analysis-not-shown"))
    return el("details", {"class": "legal", "id": "legal", "open": True}, summary, *(lists or [hidden]))


def _of_seat(workspace: Workspace, place: Place, scene: Scene, seat: int) -> Html:
    t, more = workspace.t, None
    items = [_item(workspace, text, seat) for text in legal_texts(workspace, place.state, seat)]
    if rest := items[_SHOWN:]:
        summary = el("summary", None, t("analysis-more-actions", count=len(rest)))
        folded = el("ul", {"class": "actions", "data-zone": f"more-{seat}"}, *rest)
        more = el("details", {"id": f"more-actions-{seat}"}, summary, folded)
    name = el("h4", None, scene.names[seat]) if len(place.shown) > 1 else None
    label = t("analysis-legal-of", name=scene.names[seat])
    attrs = {"class": "actions", "aria-label": label, "data-zone": f"legal-{seat}"}
    return join(name, el("ul", attrs, *items[:_SHOWN]), more)


def _item(workspace: Workspace, text: str, seat: int) -> Html:
    attrs = {"type": "button", "class": "act", "data-action": text, "data-seat": str(seat)}
    words = el("span", None, short_words(text, workspace.t, workspace.game.id))
    code = el("code", {"aria-hidden": "true"}, text)
    return el("li", None, el("button", {**attrs, "id": f"legal-{seat}-{text}"}, words, code))


def refusal(workspace: Workspace, place: Place) -> Html | None:
    """Why the action that was tried last is forbidden."""
    analysis = analysis_of(workspace)
    if analysis.refusal is None or analysis.record != place.record:
        return None
    scene = scene_at(workspace, place, analysis.refused_seat)
    return refusal_notice(analysis.refusal, analysis.refused, scene, "../")[0]


def field(workspace: Workspace, place: Place) -> Html:
    """The field in which any action can be typed, with the verdict on it while one types."""
    t, analysis = workspace.t, analysis_of(workspace)
    label = el("label", {"for": FIELD}, t("analysis-try"))
    attrs = {
        "id": FIELD,
        "data-typed": "action",
        "data-enter": "do-typed",
        "value": analysis.typed,
        "autocomplete": "off",
        "autocapitalize": "off",
        "spellcheck": "false",
        "aria-describedby": "action-verdict",
    }
    verdict = el("div", {"id": "action-verdict", "role": "status"}, _verdict(workspace, place, analysis))
    line = el("div", {"class": "link"}, el("input", attrs), do("do-typed", t("analysis-do"), ident="do-typed"))
    return el("div", {"class": "try-action"}, label, line, verdict)


def _verdict(workspace: Workspace, place: Place, analysis: AnalysisState) -> Html | None:
    """Whether the action that is being typed is legal, and if not, why."""
    t = workspace.t
    try:
        seat, text = read_typed(analysis.typed, place)
        if not text:
            return el("p", {"class": "quiet"}, t("analysis-try-hint"))
        action = workspace.game.parse(text)
    except NotationError as error:
        return el("p", {"class": "wrong"}, problem_text(InputProblem(error), t))
    breach = place.state.why_not(seat, action)
    if breach is not None:
        return refusal_notice(breach, text, scene_at(workspace, place, seat), "../")[0]
    return el("p", {"class": "well"}, t("analysis-is-legal", action=short_words(text, t, workspace.game.id)))
