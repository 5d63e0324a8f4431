"""The best lines on the page: what to do, what is expected to follow, what comes of it, and why."""

from __future__ import annotations

from collections.abc import Iterator

from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.review_panel import percent
from web.parts.table import Scene
from web.workbench.analysis.best_lines import Findings, Line
from web.workbench.analysis.place import Place, analysis_of, short_words
from web.workbench.workspace import Workspace


def lines(workspace: Workspace, place: Place, scene: Scene) -> Html | None:
    """The section; where only one seat's knowledge is shown, another seat's thoughts are not."""
    if not place.state.to_act:
        return None
    t, search = workspace.t, analysis_of(workspace).search
    title = el("h3", {"id": "lines-title"}, t("analysis-lines"))
    attrs = {"class": "lines", "id": "lines", "aria-labelledby": "lines-title"}
    if searching_seat(place) is None:
        return el("section", attrs, title, el("p", {"class": "quiet"}, t("analysis-lines-hidden")))
    if search is None:
        ask = do("lines", t("analysis-lines-ask"), value="ask", main=True, key="h", ident="lines-ask")
        return el("section", attrs, title, ask, el("p", {"class": "quiet"}, t("analysis-lines-lead")))
    attrs["data-state"] = "going" if search.found.going else "done"
    control = None
    if search.going:
        control = do("lines", t("analysis-lines-stop"), value="stop", key="h", ident="lines-ask")
    elif search.stopped and search.only is None:
        control = do("lines", t("analysis-lines-on"), value="on", key="h", ident="lines-ask")
    return el("section", attrs, title, control, _found(workspace, search.found, scene))


def searching_seat(place: Place) -> int | None:
    """The seat whose best lines may be shown; None where the table is seen from another seat."""
    if place.seat_only:
        return place.seat if place.seat in place.state.to_act else None
    return place.seat


def _found(workspace: Workspace, found: Findings, scene: Scene) -> Html:
    t = workspace.t
    if not found.lines:
        return el("p", {"class": "quiet", "role": "status"}, t("hint-thinking"))
    items = [_line(workspace, found, number, line, scene) for number, line in enumerate(found.lines)]
    note = t("analysis-lines-note", games=found.games, name=scene.names[found.seat])
    quiet = None if found.only else el("p", {"class": "quiet"}, note)
    return join(el("ol", {"class": "best", "data-zone": "lines"}, *items), quiet)


def _line(workspace: Workspace, found: Findings, number: int, line: Line, scene: Scene) -> Html:
    """One line: its moves are buttons that put it into the tree so far."""
    t = workspace.t
    moves: list[Html | None] = []
    before: int | None = None
    for at, (seat, text) in enumerate(line.moves):
        if seat != before and (at or len(scene.names) > 1):
            moves.append(el("span", {"class": "who"}, scene.names[seat]))
        words = short_words(text, t, workspace.game.id)
        moves.append(do("play-line", words, value=f"{number}.{at + 1}", ident=f"line-{number}-{at}"))
        before = seat
    chance = el("strong", {"class": "chance"}, t("analysis-chance", percent=percent(line.expected)))
    whys = [el("p", {"class": "why-good"}, why) for why in _whys(workspace, found, number, line, scene)]
    return el("li", None, None if found.only else chance, el("div", {"class": "line-moves"}, *moves), *whys)


def _whys(workspace: Workspace, found: Findings, number: int, line: Line, scene: Scene) -> Iterator[str]:
    """The expected result in words, and what speaks for the line."""
    t, table = workspace.t, table_of(workspace.game.id)
    first = line.moves[0][1]
    if found.only:
        yield t("hint-only")
        return
    # What to expect of it, by how often the seat won in imagined games.
    yield (
        t("analysis-fewer", fewer=percent(line.loss)) if number else t("analysis-expected", won=percent(line.expected))
    )
    if reason := table.reason(first, scene):
        yield reason
    if number == 0 and found.value and len(found.lines) > 1:
        other = short_words(found.lines[1].moves[0][1], t, workspace.game.id)
        yield t("hint-value", action=other, why=table.value_words(found.value, scene))
