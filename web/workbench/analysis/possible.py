"""A deal that could be true: what one seat cannot see, drawn anew at will, so that one feels how much is unknown."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.study import Chapter
from web.engine.setup import new_seed
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el
from web.pictures.picture import without_controls
from web.protocol import OnWorkbench
from web.workbench.analysis.place import Place, place_of
from web.workbench.analysis.scenes import scene_at
from web.workbench.analysis.state import analysis_of
from web.workbench.workspace import Workspace


def deal(workspace: Workspace, given: OnWorkbench) -> None:
    """Draw one anew, go back to the true one with `true`, or with `keep` begin a chapter with it."""
    analysis, place = analysis_of(workspace), place_of(workspace)
    analysis.move_to(place.record)
    if given["value"] == "keep" and analysis.deal is not None:
        _keep(workspace, analysis.deal)
    elif given["value"] == "true":
        analysis.deal = None
        workspace.say = workspace.t("analysis-deal-true")
    else:
        analysis.deal = place.state.determinize(place.seat, Prng(new_seed()))
        workspace.say = workspace.t("analysis-deal-drawn", name=scene_at(workspace, place).names[place.seat])


def _keep(workspace: Workspace, state: State) -> None:
    """A chapter of its own that begins with the deal; the true one stays as it is."""
    document, t = workspace.document, workspace.t
    chapter = Chapter.at_position(workspace.game, workspace.game.write(state))
    titled = replace(chapter, titles={t.lang: t("analysis-deal-title")})
    study = replace(document.study, chapters=(*document.study.chapters, titled))
    workspace.change(replace(document, study=study, chapter=len(study.chapters) - 1, at=0, typed=None))
    workspace.say = t("analysis-deal-kept")


def banner(workspace: Workspace) -> Html | None:
    """What stands above the table while another deal than the true one lies on it."""
    if analysis_of(workspace).deal is None:
        return None
    t = workspace.t
    buttons = el(
        "div",
        {"class": "menu", "data-zone": "deal-of-others"},
        do("possible", t("analysis-deal-again"), value="draw", key="d"),
        do("possible", t("analysis-deal-keep"), value="keep"),
        do("possible", t("analysis-deal-back"), value="true", main=True),
    )
    return el(
        "div", {"class": "possible", "role": "group"}, el("p", None, el("strong", None, t("analysis-deal-is"))), buttons
    )


def others(workspace: Workspace, place: Place) -> Html | None:
    """The hands of the others: as they are where all is shown, else as they could be once one has asked."""
    t, drawn = workspace.t, analysis_of(workspace).deal
    if not place.state.to_act:
        return None
    name = scene_at(workspace, place).names[place.seat]
    title = el("h3", {"id": "unknown-title"}, t("analysis-unknown", name=name))
    attrs = {"class": "unknown", "id": "unknown", "aria-labelledby": "unknown-title"}
    if drawn is not None:
        shown = _hands(workspace, replace(place, state=drawn))
        nothing = None if shown else el("p", None, t("analysis-deal-deck"))
        return el("section", attrs, title, *shown, nothing)
    ask = do("possible", t("analysis-deal-draw"), value="draw", key="d", ident="deal-draw")
    true = [] if place.seat_only else _hands(workspace, place)
    summary = el("summary", None, t("analysis-others"))
    folded = el("details", {"class": "true-hands", "id": "true-hands"}, summary, *true) if true else None
    return el("section", attrs, title, folded, el("p", {"class": "quiet"}, t("analysis-deal-lead")), ask)


def _hands(workspace: Workspace, place: Place) -> list[Html]:
    hands = (_hand(workspace, place, seat) for seat in range(place.state.players) if seat != place.seat)
    return [hand for hand in hands if hand is not None]


def _hand(workspace: Workspace, place: Place, seat: int) -> Html | None:
    """What another seat holds, as a picture and in words; None in games without hands."""
    table, scene = table_of(workspace.game.id), scene_at(workspace, place, seat)
    drawn, words = table.hand(scene), table.held(scene)
    if drawn is None or not words:
        return None
    picture = el(
        "div",
        {"class": f"table {workspace.game.id} possible-hand", "aria-hidden": "true"},
        without_controls(drawn, described=False),
    )
    return el("div", None, el("h4", None, scene.names[seat]), picture, el("p", {"class": "unseen"}, " ".join(words)))
