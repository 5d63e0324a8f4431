"""A deal that could be true: what one seat cannot see, drawn anew at will, so that one feels how much is unknown."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.prng import Prng
from pyengine.study import Chapter
from web.engine.setup import new_seed
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el
from web.pictures.picture import without_controls
from web.protocol.workbench import OnWorkbench
from web.workbench.analysis.place import Place, analysis_of, place_of, scene_at
from web.workbench.workspace import Workspace


def deal(workspace: Workspace, given: OnWorkbench) -> None:
    """Draw one anew, go back to the true one with `true`, or with `keep` begin a chapter with it."""
    analysis, place = analysis_of(workspace), place_of(workspace)
    analysis.move_to(place.record)
    if given["value"] == "keep" and analysis.deal is not None:
        document, t = workspace.document, workspace.t
        chapter = Chapter.at_position(workspace.game, workspace.game.write(analysis.deal))
        titled = replace(chapter, titles={t.lang: t("analysis-deal-title")})
        study = replace(document.study, chapters=(*document.study.chapters, titled))
        workspace.change(replace(document, study=study, chapter=len(study.chapters) - 1, at=0, typed=None))
        workspace.say = t("analysis-deal-kept")
    elif given["value"] == "true":
        analysis.deal = None
        workspace.say = workspace.t("analysis-deal-true")
    else:
        analysis.deal = place.state.determinize(place.seat, Prng(new_seed()))
        workspace.say = workspace.t("analysis-deal-drawn", name=scene_at(workspace, place).names[place.seat])


def banner(workspace: Workspace) -> Html | None:
    """What stands above the table while another deal than the true one lies on it."""
    if analysis_of(workspace).deal is None:
        return None
    t = workspace.t
    buttons = (
        do("possible", t("analysis-deal-again"), value="draw", key="d"),
        do("possible", t("analysis-deal-keep"), value="keep"),
        do("possible", t("analysis-deal-back"), value="true", main=True),
    )
    menu = el("div", {"class": "menu", "data-zone": "deal-of-others"}, *buttons)
    told = el("p", None, el("strong", None, t("analysis-deal-is")))
    return el("div", {"class": "possible", "role": "group"}, told, menu)


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
    """What each other seat holds, as a picture and in words; nothing in games without hands."""
    table, found = table_of(workspace.game.id), []
    attrs = {"class": f"table {workspace.game.id} possible-hand", "aria-hidden": "true"}
    for seat in range(place.state.players):
        scene = scene_at(workspace, place, seat)
        drawn, words = table.hand(scene), table.held(scene)
        if seat != place.seat and drawn is not None and words:
            picture = el("div", attrs, without_controls(drawn, described=False))
            told = el("p", {"class": "unseen"}, " ".join(words))
            found.append(el("div", None, el("h4", None, scene.names[seat]), picture, told))
    return found
