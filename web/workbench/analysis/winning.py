"""Whether this position can be won, or how many points can be made of it alone: found out with all cards known."""

from __future__ import annotations

from pyengine.core.errors import OptionError
from pyengine.solve import Budget, Outlook, Prospect, Verdict
from pyengine.study.editing import add_action
from web.engine.session import SLICE
from web.engine.sliced import MEMORY, NODES, Sliced
from web.parts.buttons import do
from web.parts.html import Html, el, glued, join
from web.parts.table import Scene
from web.protocol.workbench import OnWorkbench
from web.workbench.analysis.place import Place, analysis_of, place_of, scene_at, short_words
from web.workbench.workspace import Workspace

IDENT = "winning"
_MOST_PLAYERS = 2
_SHOWN = 16
"""The first moves of a line, which are buttons each; the last button is for the whole line."""


def winning(workspace: Workspace, place: Place, scene: Scene) -> Html | None:
    """The section; None where the game is over, or more than two play."""
    if not _can_ask(place):
        return None
    t, search, alone = workspace.t, analysis_of(workspace).winning, place.state.players == 1
    title = el("h3", {"id": f"{IDENT}-title"}, t("analysis-points" if alone else "analysis-winning"))
    attrs = {"class": "lines winning", "id": IDENT, "aria-labelledby": f"{IDENT}-title"}
    if search is None:
        name = scene.names[place.seat]
        ask = t("analysis-points-ask") if alone else t("analysis-winning-ask", name=name)
        asking = do(IDENT, ask, value="ask", ident=f"{IDENT}-ask")
        return el("section", attrs, title, asking, el("p", {"class": "quiet"}, t("won-lead")))
    attrs["data-state"] = "going" if search.going else "done"
    if search.found is None:
        state = "going" if search.going else "stopped" if search.stopped else "unknown"
        value, label = ("stop", "won-stop") if search.going else ("ask", "won-go-on")
        bar = {"max": "100", "value": str(round(100 * search.share)), "aria-label": t("analysis-winning")}
        button = None if state == "unknown" else do(IDENT, t(label), value=value, ident=f"{IDENT}-ask")
        progress = el("div", {"class": "progress"}, el("progress", bar) if search.going else None, button)
        return el("section", attrs, title, el("p", None, t(f"won-{state}", nodes=search.search.nodes)), progress)
    said = el("p", {"class": "found"}, winning_words(workspace, search.found, place, scene))
    return el("section", attrs, title, said, _line(workspace, search.found, scene))


def _can_ask(place: Place) -> bool:
    return place.state.outcome is None and place.state.players <= _MOST_PLAYERS


def winning_words(workspace: Workspace, found: Prospect, place: Place, scene: Scene) -> str:
    """What was found out, as sentences."""
    t = workspace.t
    if place.state.players == 1:
        if found.points is None:
            none = t("analysis-points-none") if found.most else t("won-unknown", nodes=found.nodes)
            return glued(" ", (none, t("won-knows-alone")))
        most = t("analysis-points-most" if found.most else "analysis-points-perhaps")
        return glued(" ", (t("analysis-points-made", points=found.points), most, t("won-knows-alone")))
    name, other = scene.names[place.seat], scene.names[1 - place.seat]
    if found.forced == Verdict.YES:
        return glued(" ", (t("analysis-winning-yes", name=name), t("won-knows-forced", name=other)))
    first = [t("analysis-winning-prevented", name=other)] if found.forced == Verdict.NO else []
    if found.greedy == Verdict.UNKNOWN:
        return glued(" ", (*first, t("won-unknown", nodes=found.nodes)))
    said = t("analysis-winning-yes" if found.greedy == Verdict.YES else "analysis-winning-no", name=name)
    return glued(" ", (*first, said, t("won-knows-greedy", name=other)))


def _line(workspace: Workspace, found: Prospect, scene: Scene) -> Html | None:
    """The line's moves, as buttons that put it into the tree so far; the whole of it by the last one."""
    if not found.line:
        return None
    t, before, moves = workspace.t, None, list[Html]()
    for at, step in enumerate(found.line[:_SHOWN], 1):
        if step.seat != before and len(scene.names) > 1:
            moves.append(el("span", {"class": "who"}, scene.names[step.seat]))
        words = short_words(step.text, t, workspace.game.id)
        moves.append(do("play-winning", words, value=str(at), ident=f"{IDENT}-{at}"))
        before = step.seat
    last = len(found.line)
    rest = el("span", {"class": "quiet"}, t("analysis-winning-more", count=last - _SHOWN)) if last > _SHOWN else None
    whole = do("play-winning", t("analysis-winning-whole"), value=str(last), main=True, ident=f"{IDENT}-whole")
    listed = el("div", {"class": "line-moves", "data-zone": IDENT}, *moves, rest)
    return join(listed, el("div", {"class": "menu"}, whole))


def ask(workspace: Workspace, given: OnWorkbench) -> None:
    """Begin to find out, `stop`, or go on where it was stopped."""
    place, analysis = place_of(workspace), analysis_of(workspace)
    analysis.move_to(place.record)
    if not _can_ask(place):
        return
    if analysis.winning is None and given["value"] == "ask":
        analysis.winning = Sliced(Outlook(workspace.game, place.state.copy(), place.seat, Budget(NODES, MEMORY)))
    if analysis.winning:
        analysis.winning.stopped = given["value"] == "stop"
        workspace.focus = f"#{IDENT}-ask"


def play(workspace: Workspace, given: OnWorkbench) -> None:
    """Put the line into the tree, up to the move of this number, from 1; raises `OptionError` for one there is not."""
    search, text = analysis_of(workspace).winning, given["value"]
    line = search.found.line if search and search.found else ()
    if not (text.isascii() and text.isdigit() and len(text) < 8 and 1 <= int(text) <= len(line)):
        raise OptionError("line", text, (f"1…{len(line)}",))
    document = workspace.document
    chapter, at = document.current_chapter, document.at
    for step in line[: int(text)]:
        chapter, at = add_action(chapter, at, step.text, step.seat)
    workspace.change(document.with_chapter(chapter, at))


def tick(workspace: Workspace) -> bool:
    """Go on; what is found out is announced."""
    search = analysis_of(workspace).winning
    if search is None or not search.run(SLICE):
        return False
    if search.found:
        place = place_of(workspace)
        workspace.say = winning_words(workspace, search.found, place, scene_at(workspace, place))
    return True
