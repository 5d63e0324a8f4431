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

KEY = "g"
"""No game has this key for an action of its own, such as a D for drawing."""


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
        do("possible", t("analysis-deal-again"), value="draw", key=KEY),
        do("possible", t("analysis-deal-keep"), value="keep"),
        do("possible", t("analysis-deal-back"), value="true", main=True),
    )
    menu = el("div", {"class": "menu", "data-zone": "deal-of-others"}, *buttons)
    told = el("p", None, el("strong", None, t("analysis-deal-is")))
    return el("div", {"class": "possible", "role": "group"}, told, menu)


def others(workspace: Workspace, place: Place) -> Html | None:
    """What the seat cannot see, and the way to draw it anew."""
    t, drawn = workspace.t, analysis_of(workspace).deal
    if not place.state.to_act:
        return None
    name = scene_at(workspace, place).names[place.seat]
    title = el("h3", {"id": "unknown-title"}, t("analysis-unknown", name=name))
    attrs = {"class": "unknown", "id": "unknown", "aria-labelledby": "unknown-title"}
    if drawn is not None:
        nothing = None if _hands(workspace, replace(place, state=drawn)) else el("p", None, t("analysis-deal-deck"))
        return el("section", attrs, title, nothing) if nothing else None
    ask = do("possible", t("analysis-deal-draw"), value="draw", key=KEY, ident="deal-draw")
    return el("section", attrs, title, el("p", {"class": "quiet"}, t("analysis-deal-lead")), ask)


def hands(workspace: Workspace, place: Place) -> Html | None:
    """The hands of the others below the table: as they are where all is shown, or as they could be in a drawn deal."""
    drawn = analysis_of(workspace).deal
    if drawn is not None:
        found = _hands(workspace, replace(place, state=drawn))
    else:
        found = [] if place.seat_only else _hands(workspace, place)
    if not found:
        return None
    title = el("h3", {"id": "hands-title"}, workspace.t("analysis-others"))
    return el("section", {"class": "true-hands", "id": "true-hands", "aria-labelledby": "hands-title"}, title, *found)


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
