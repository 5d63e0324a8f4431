"""The tab to analyse: the table to play on, the tree of moves, what is legal, the best lines, what is unknown."""

from __future__ import annotations

from pyengine.bots import Knowledge
from pyengine.core.errors import IllegalAction, OptionError
from pyengine.study.editing import add_action
from web.engine.session import SLICE
from web.games import table_of
from web.parts.diagram_layout import stage
from web.parts.html import Html, el, join
from web.parts.pointed import pointed_whole, refused
from web.parts.scene import Scene
from web.protocol import OnWorkbench
from web.workbench.analysis import acting, possible
from web.workbench.analysis.bench import NAME, Bench, bench_of
from web.workbench.analysis.best_lines import BestLines
from web.workbench.analysis.legal import field, legal, refusal, turn
from web.workbench.analysis.lines_panel import lines, searching_seat
from web.workbench.analysis.place import Place, place_of, record_at
from web.workbench.analysis.seen import scene as scene_of
from web.workbench.analysis.seen import scene_at
from web.workbench.analysis.tree import moves, walk
from web.workbench.desk import Desk
from web.workbench.tab import Tab


def draw(desk: Desk) -> Html:
    """What is beside the table."""
    place, bench = place_of(desk), bench_of(desk)
    bench.stand(place.record)
    scene = scene_at(desk, place)
    return join(
        _chapter(desk),
        turn(scene, place),
        el("div", {"class": "notes", "id": "analysis-notes"}, refusal(desk, place)),
        walk(desk),
        moves(desk, place, scene),
        lines(desk, place, scene),
        legal(desk, place, scene),
        field(desk, place) if place.state.to_act else None,
        possible.others(desk, place),
    )


def _chapter(desk: Desk) -> Html | None:
    """Which chapter it is, where there are several or it has a title."""
    document, t = desk.document, desk.t
    titles, count = document.opened.titles, len(document.study.chapters)
    title = titles.get(t.lang) or next(iter(titles.values()), "")
    if not title and count == 1:
        return None
    number = t("analysis-chapter", number=document.chapter + 1, count=count) if count > 1 else ""
    return el("p", {"class": "chapter-of"}, " ".join(each for each in (number, title) if each))


def table(desk: Desk) -> Html:
    """The game's own table, to be played at; what was refused or is best is marked on it."""
    place, bench, game_id = place_of(desk), bench_of(desk), desk.game.id
    bench.stand(place.record)
    scene, drawn = scene_of(desk, place, scene_at(desk, place)), table_of(game_id)
    html = drawn.draw(scene)
    if bench.refusal is not None:
        html = refused(html, bench.refused, drawn.begins)
    elif bench.search is not None and bench.search.found.lines and searching_seat(place) == bench.search.found.seat:
        html = pointed_whole(html, bench.search.found.lines[0].moves[0][1], drawn.begins)
    deal = " could-be" if bench.deal is not None else ""
    return el("div", {"class": f"analysed{deal}"}, possible.banner(desk), stage(scene, game_id, html, scene.state))


def ask_lines(desk: Desk, given: OnWorkbench) -> None:
    """Begin to search for the best lines, stop it, or go on."""
    place, bench, value = place_of(desk), bench_of(desk), given["value"]
    bench.stand(place.record)
    if value == "ask":
        bench.search = _search(desk, place)
        desk.focus = "#lines-ask"
    elif bench.search is not None and value == "stop":
        bench.search.stop()
        desk.told = desk.t("analysis-lines-stopped", games=bench.search.found.games)
    elif bench.search is not None and value == "on":
        bench.search.go_on()


def _search(desk: Desk, place: Place) -> BestLines | None:
    seat = searching_seat(place)
    if seat is None or seat not in place.state.to_act:
        return None
    search = BestLines(Knowledge(desk.game, place.state, seat), 1 + desk.document.at, place.record)
    search.run(0.0)
    return search


def play_line(desk: Desk, given: OnWorkbench) -> None:
    """Put a line into the tree, up to one of its moves: `0.2` are the first line's first two."""
    bench, (line, _, length) = bench_of(desk), given["value"].partition(".")
    found = bench.search.found.lines if bench.search else ()
    if not (line.isdigit() and length.isdigit() and int(line) < len(found)):
        raise OptionError("line", given["value"], (f"0…{max(0, len(found) - 1)}",))
    document = desk.document
    chapter, at = document.opened, document.at
    wanted = found[int(line)].moves[: int(length)]
    for done, (seat, text) in enumerate(wanted):
        try:
            chapter, at = add_action(chapter, at, text, seat)
        except IllegalAction:
            desk.told = desk.t("analysis-line-not-true", done=done)
            break
    desk.change(document.with_chapter(chapter, at), acting.WALK if chapter == document.opened else "")


def tick(desk: Desk) -> bool:
    """Go on with the search, as long as the reader stays where it was asked for."""
    bench = bench_of(desk)
    return _going(desk, bench) and bench.search is not None and bench.search.run(SLICE)


def wait(desk: Desk) -> int | None:
    """At once while a search goes on."""
    return 0 if _going(desk, bench_of(desk)) else None


def _going(desk: Desk, bench: Bench) -> bool:
    return bench.search is not None and bench.search.going and bench.record == record_at(desk)


def scene(desk: Desk, plain: Scene) -> Scene:
    """What the table is drawn from."""
    return scene_of(desk, place_of(desk), plain)


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
    },
    touch=acting.touch,
    table=table,
    scene=scene,
    tick=tick,
    wait=wait,
)
