"""The tab to analyse: the table to play on, the tree of moves, what is legal, the best lines, what is unknown."""

from __future__ import annotations

from dataclasses import replace

from pyengine.bots import Knowledge
from pyengine.core.errors import IllegalAction, OptionError
from pyengine.study.editing import add_action
from web.engine.session import SLICE
from web.parts import drawing
from web.parts.html import Html, el, glued, join
from web.parts.table import Scene
from web.parts.table_section import stage
from web.protocol.workbench import OnWorkbench
from web.workbench.analysis import acting, possible, winning
from web.workbench.analysis.acting import field, legal, refusal, turn
from web.workbench.analysis.best_lines import BestLines
from web.workbench.analysis.lines_panel import lines, searching_seat
from web.workbench.analysis.place import NAME, AnalysisState, Place, analysis_of, judge, place_of, record_at, scene_at
from web.workbench.analysis.place import scene as scene_of
from web.workbench.analysis.tree import moves, walk
from web.workbench.tab import Tab
from web.workbench.workspace import Workspace


def draw(workspace: Workspace) -> Html:
    """What is beside the table."""
    place, analysis = place_of(workspace), analysis_of(workspace)
    analysis.move_to(place.record)
    if analysis.search:
        judge(workspace, analysis.search.found)
    scene = scene_at(workspace, place)
    document, t = workspace.document, workspace.t
    titles, count = document.current_chapter.titles, len(document.study.chapters)
    number = t("analysis-chapter", number=document.chapter + 1, count=count) if count > 1 else ""
    chapter = glued(" ", filter(None, (number, t.among(titles))))
    return join(
        el("p", {"class": "chapter-of"}, chapter) if chapter else None,
        turn(scene, place),
        el("div", {"class": "notes", "id": "analysis-notes"}, refusal(workspace, place)),
        walk(workspace),
        moves(workspace, place, scene),
        lines(workspace, place, scene),
        winning.winning(workspace, place, scene),
        legal(workspace, place, scene),
        field(workspace, place) if place.state.to_act else None,
        possible.others(workspace, place),
    )


def table(workspace: Workspace) -> Html:
    """The game's own table, to be played at; what was refused or is best is marked on it."""
    place, analysis = place_of(workspace), analysis_of(workspace)
    analysis.move_to(place.record)
    scene, found = scene_of(workspace, place, scene_at(workspace, place)), analysis.search and analysis.search.found
    if analysis.refusal is not None:
        scene = replace(scene, refused=analysis.refused)
    elif found and found.lines and searching_seat(place) == found.seat:
        scene = replace(scene, hinted=found.lines[0].moves[0][1])
    attrs = {"class": "analysed" if analysis.deal is None else "analysed could-be"}
    shown = stage(scene, drawing.draw(scene), scene.state)
    return el("div", attrs, possible.banner(workspace), shown, possible.hands(workspace, place))


def ask_lines(workspace: Workspace, given: OnWorkbench) -> None:
    """Begin to search for the best lines, stop it, or go on."""
    place, analysis, value = place_of(workspace), analysis_of(workspace), given["value"]
    analysis.move_to(place.record)
    if value == "ask":
        analysis.search = _search(workspace, place)
        workspace.focus = "#lines-ask"
    elif analysis.search is not None and value == "stop":
        analysis.search.stop()
        workspace.say = workspace.t("analysis-lines-stopped", games=analysis.search.found.games)
    elif analysis.search is not None and value == "on":
        analysis.search.go_on()


def _search(workspace: Workspace, place: Place) -> BestLines | None:
    seat = searching_seat(place)
    if seat is None or seat not in place.state.to_act:
        return None
    chapter, at = workspace.document.current_chapter, workspace.document.at
    done = [chapter.nodes[child] for child in chapter.children(at)]
    played = [node.text for node in done if node.seat == seat]
    search = BestLines(Knowledge(workspace.game, place.state, seat), 1 + at, place.record, played)
    search.run(0.0)
    return search


def play_line(workspace: Workspace, given: OnWorkbench) -> None:
    """Put a line into the tree, up to one of its moves: `0.2` are the first line's first two."""
    analysis, (line, _, length) = analysis_of(workspace), given["value"].partition(".")
    found = analysis.search.found.lines if analysis.search else ()
    if not (line.isdigit() and length.isdigit() and int(line) < len(found)):
        raise OptionError("line", given["value"], (f"0…{max(0, len(found) - 1)}",))
    document = workspace.document
    chapter, at = document.current_chapter, document.at
    wanted = found[int(line)].moves[: int(length)]
    for done, (seat, text) in enumerate(wanted):
        try:
            chapter, at = add_action(chapter, at, text, seat)
        except IllegalAction:
            workspace.say = workspace.t("analysis-line-not-true", done=done)
            break
    workspace.change(document.with_chapter(chapter, at), acting.WALK if chapter == document.current_chapter else "")


def tick(workspace: Workspace) -> bool:
    """Go on with the searches, as long as the reader stays where they were asked for."""
    analysis = analysis_of(workspace)
    if not _going(workspace, analysis):
        return False
    if analysis.winning is not None and analysis.winning.going:
        return winning.tick(workspace)
    return analysis.search is not None and analysis.search.run(SLICE)


def wait(workspace: Workspace) -> int | None:
    """At once while a search goes on."""
    return 0 if _going(workspace, analysis_of(workspace)) else None


def _going(workspace: Workspace, analysis: AnalysisState) -> bool:
    going = any(search is not None and search.going for search in (analysis.search, analysis.winning))
    return going and analysis.record == record_at(workspace)


def scene(workspace: Workspace, plain: Scene) -> Scene:
    """What the table is drawn from."""
    return scene_of(workspace, place_of(workspace), plain)


TAB = Tab(
    NAME,
    2,
    draw,
    {
        "go": acting.go,
        "type-action": acting.type_action,
        "do-typed": acting.do_typed,
        "promote": acting.promote_line,
        "delete-move": acting.delete_from,
        "lines": ask_lines,
        "play-line": play_line,
        "possible": possible.deal,
        "winning": winning.ask,
        "play-winning": winning.play,
    },
    touch=acting.touch,
    table=table,
    scene=scene,
    tick=tick,
    wait=wait,
)
