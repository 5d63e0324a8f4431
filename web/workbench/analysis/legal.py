"""What is legal at a place, as a list of actions in words; and a field to try any action, legal or not."""

from __future__ import annotations

from pyengine.core.errors import NotationError
from web.engine.notices import InputProblem, problem_text, refusal_notice
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.table import Scene
from web.parts.table_section import result_text
from web.workbench.analysis.acting import read_typed
from web.workbench.analysis.place import Place
from web.workbench.analysis.scenes import legal_texts, scene_at, short_words
from web.workbench.analysis.state import AnalysisState, analysis_of
from web.workbench.workspace import Workspace

FIELD = "action-text"
_SHOWN = 60
"""The most actions that are listed before one asks for all."""


def turn(scene: Scene, place: Place) -> Html:
    """Whose turn it is, or how the game ended."""
    over = result_text(scene)
    if over:
        return el("p", {"class": "turn-of over"}, over)
    names = ", ".join(scene.names[seat] for seat in place.state.awaited or place.state.to_act)
    return el("p", {"class": "turn-of"}, scene.t("status-of", name=names))


def legal(workspace: Workspace, place: Place, scene: Scene) -> Html | None:
    """The legal actions of every seat whose choices may be shown."""
    if not place.state.to_act:
        return None
    t = workspace.t
    lists = [_of_seat(workspace, place, scene, seat) for seat in place.shown]
    hidden = el("p", {"class": "quiet"}, t("analysis-not-shown")) if not lists else None
    count = sum(len(legal_texts(workspace, place.state, seat)) for seat in place.shown)
    summary = el("summary", None, t("analysis-legal", count=count))
    return el("details", {"class": "legal", "id": "legal", "open": True}, summary, hidden, *lists)


def _of_seat(workspace: Workspace, place: Place, scene: Scene, seat: int) -> Html:
    texts = legal_texts(workspace, place.state, seat)
    name = el("h4", None, scene.names[seat]) if len(place.shown) > 1 else None
    first = [_item(workspace, text, seat) for text in texts[:_SHOWN]]
    rest = [_item(workspace, text, seat) for text in texts[_SHOWN:]]
    more = _rest(rest, seat, workspace) if rest else None
    label = workspace.t("analysis-legal-of", name=scene.names[seat])
    return join(name, el("ul", {"class": "actions", "aria-label": label, "data-zone": f"legal-{seat}"}, *first), more)


def _rest(items: list[Html], seat: int, workspace: Workspace) -> Html:
    summary = el("summary", None, workspace.t("analysis-more-actions", count=len(items)))
    zone = {"class": "actions", "data-zone": f"more-{seat}"}
    return el("details", {"id": f"more-actions-{seat}"}, summary, el("ul", zone, *items))


def _item(workspace: Workspace, text: str, seat: int) -> Html:
    attrs = {
        "type": "button",
        "class": "act",
        "data-action": text,
        "data-seat": str(seat),
        "id": f"legal-{seat}-{text}",
    }
    code = el("code", {"aria-hidden": "true"}, text)
    return el(
        "li", None, el("button", attrs, el("span", None, short_words(text, workspace.t, workspace.game.id)), code)
    )


def refusal(workspace: Workspace, place: Place) -> Html | None:
    """Why the action that was tried last is forbidden."""
    analysis = analysis_of(workspace)
    if analysis.refusal is None or analysis.record != place.record:
        return None
    return refusal_notice(analysis.refusal, analysis.refused, scene_at(workspace, place, analysis.refused_seat), "../")[
        0
    ]


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
