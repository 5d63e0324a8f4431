"""What pupils get of the place that is shown: for each seat that they may look from, what that seat may know of it."""

from __future__ import annotations

from collections.abc import Collection

from pyengine.core.errors import IllegalAction, NotationError
from pyengine.core.events import Event
from pyengine.core.prng import Prng
from pyengine.core.record import take_step
from pyengine.core.state import State
from pyengine.study import Chapter
from web.engine.setup import new_seed
from web.games import table_of
from web.parts.drawing import draw
from web.parts.marked import all_names
from web.parts.messages import Messages
from web.parts.table import Scene
from web.workbench.live.messages import Seen, Shown
from web.workbench.workspace import Workspace

Deals = dict[int, tuple[str, str]]
"""By seat, the true position, and the one that was drawn for it: as long as that one stays, no other is drawn, from
which more could be learned."""


def shown_of(workspace: Workspace, seats: Collection[int | None], deals: Deals) -> Shown:
    """What pupils may see of the place where the teacher stands, from these seats; with None from all, and of all."""
    document = workspace.document
    chapter, at, state = document.current_chapter, document.at, workspace.state()
    node, events = chapter.nodes[at], _events(workspace, chapter, at)
    given = chapter.root.seats
    names = tuple(who.name for who in given) if len(given) == state.players else ("",) * state.players
    seen: dict[int | None, Seen] = {}
    for seat in seats:
        if seat is None:
            everything = tuple(event.to_json() for event in events)
            seen[seat] = Seen(workspace.game.write(state), node.marks, node.arrows, everything)
        elif seat < state.players:
            seen[seat] = _seen_from(seat, workspace, events, deals)
    return Shown(
        game=workspace.game,
        chapter=(document.chapter + 1, len(document.study.chapters)),
        at=at,
        title=chapter.titles,
        words=node.words,
        asked=node.stop.question if node.stop else {},
        names=names,
        seats=seen,
    )


def _seen_from(seat: int, workspace: Workspace, events: list[Event], deals: Deals) -> Seen:
    """A mark or an arrow on what the seat does not see would tell what that is, so it stays behind."""
    state, document = workspace.state(), workspace.document
    node, true = document.current_chapter.nodes[document.at], workspace.game.write(state)
    if seat not in deals or deals[seat][0] != true:
        deals[seat] = (true, workspace.game.write(state.determinize(seat, Prng(new_seed()))))
    drawn = all_names(draw(plain_scene(state, seat, ("",) * state.players, workspace.t), prompt=False))
    marks = tuple(name for name in node.marks if name in drawn)
    arrows = tuple(arrow for arrow in node.arrows if {*arrow} <= drawn)
    return Seen(deals[seat][1], marks, arrows, tuple(event.seen_by(seat).to_json() for event in events))


def plain_scene(state: State, seat: int, names: tuple[str, ...], t: Messages) -> Scene:
    """What a table is drawn from that is only looked at."""
    view, kinds = state.view(seat), ("human",) * state.players
    called = tuple(name or t("player-number", number=at + 1) for at, name in enumerate(names))
    table = table_of(view["game"])
    return Scene(view=view, legal=(), chosen=None, names=called, seats=kinds, t=t, awaited=state.awaited, table=table)


def _events(workspace: Workspace, chapter: Chapter, at: int) -> list[Event]:
    """What happened with the action that led to a place."""
    if at == 0:
        return []
    node = chapter.nodes[at]
    try:
        return take_step(workspace.game, chapter.state(node.parent).copy(), node.step)
    except (NotationError, IllegalAction):
        return []
