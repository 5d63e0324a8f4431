"""The place where one stands: its state, what was asked and tried there, and the scene as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pyengine.core.errors import Breach
from pyengine.core.record import Record
from pyengine.core.state import State
from pyengine.solve import Prospect
from pyengine.study import Chapter
from web.engine.sliced import Sliced
from web.games import table_of
from web.parts.html import capital
from web.parts.messages import Messages
from web.parts.table import Scene
from web.workbench.analysis.best_lines import BestLines, Findings, Mark
from web.workbench.workspace import Workspace

NAME = "analyse"
_MOST_PLACES = 50
_MOST_TRIES = 20


Way = tuple[str, tuple[tuple[int, str], ...]]
"""How one comes to a move: the position that the chapter begins with, and who did what from there, the move last."""


class Try(NamedTuple):
    """An action that was refused: who tried it, its text, and the rule."""

    seat: int
    text: str
    rule: str


@dataclass(slots=True)
class AnalysisState:
    """`record` leads to the place. `refusal` is why the action `refused` is forbidden there to `refused_seat`, `search`
    the search for the best lines, `winning` the one for a win, `deal` one of the states that could be true. `typed` is
    the text of the field for actions. `tries` are the refused actions of every place, for examples that show them, and
    `marks` what searches were sure of about moves, by the beginning and the actions that lead there.
    """

    record: Record | None = None
    refusal: Breach | None = None
    refused: str = ""
    refused_seat: int = 0
    search: BestLines | None = None
    winning: Sliced[Prospect] | None = None
    deal: State | None = None
    typed: str = ""
    tries: dict[str, list[Try]] = field(default_factory=dict)
    marks: dict[Way, Mark] = field(default_factory=dict)

    def move_to(self, record: Record) -> None:
        """Move to a place: what was asked at another one ends."""
        if record != self.record:
            self.record, self.refusal, self.search, self.winning, self.deal = record, None, None, None, None

    def refuse(self, breach: Breach, text: str, seat: int) -> None:
        """An action is refused here."""
        self.refusal, self.refused, self.refused_seat = breach, text, seat
        tried = Try(seat, text, breach.rule)
        found = self.tries.setdefault(_key(self.record), [])
        if tried not in found and len(found) < _MOST_TRIES:
            found.append(tried)
        while len(self.tries) > _MOST_PLACES:
            self.tries.pop(next(iter(self.tries)))

    def tried(self, record: Record) -> Iterator[Try]:
        """What was refused at a place, in the order in which it was tried."""
        yield from self.tries.get(_key(record), ())


def _key(record: Record | None) -> str:
    return record.format() if record else ""


def analysis_of(workspace: Workspace) -> AnalysisState:
    """What the tab remembers; made on first use."""
    found: AnalysisState = workspace.memory.setdefault(NAME, AnalysisState())
    return found


@dataclass(frozen=True, slots=True)
class Place:
    """The `record` that leads to a place, the `state` there, and the `seat` that the table is seen from.

    `seat_only` is true if only what that seat may know is shown.
    """

    record: Record
    state: State
    seat: int
    seat_only: bool

    @property
    def shown(self) -> tuple[int, ...]:
        """The seats to act whose choices may be shown."""
        to_act = self.state.to_act
        return tuple(seat for seat in to_act if seat == self.seat) if self.seat_only else to_act


def ways(chapter: Chapter) -> list[Way]:
    """How one comes to each node of a chapter."""
    found: list[Way] = [(chapter.root.deal, ())]
    for node in chapter.nodes[1:]:
        found.append((chapter.root.deal, (*found[node.parent][1], (node.seat, node.text))))
    return found


def judge(workspace: Workspace, found: Findings) -> None:
    """Keep what a search at this place is sure of about the moves made here, and drop what it no longer is."""
    document, marks = workspace.document, analysis_of(workspace).marks
    chapter, known = document.current_chapter, ways(document.current_chapter)
    for child in chapter.children(document.at):
        node = chapter.nodes[child]
        mark = found.mark(node.text) if node.seat == found.seat else None
        if mark:
            marks[known[child]] = mark
        else:
            marks.pop(known[child], None)


def record_at(workspace: Workspace) -> Record:
    """The game up to where the reader stands."""
    return workspace.document.current_chapter.record(workspace.document.at)


def place_of(workspace: Workspace) -> Place:
    """Where the reader stands; where all is shown, the table is seen by the seat that the game waits for."""
    record = record_at(workspace)
    state, viewer = workspace.state(), workspace.viewer
    if viewer is not None and viewer < state.players:
        return Place(record, state, viewer, seat_only=True)
    return Place(record, state, next(iter((*state.awaited, *state.to_act)), 0), seat_only=False)


def scene_at(workspace: Workspace, place: Place, seat: int | None = None) -> Scene:
    """What the table is drawn from, as the seat of the place sees it, or another one."""
    seat = place.seat if seat is None else seat
    state, given = place.state, workspace.document.current_chapter.root.seats
    names = [who.name for who in given] if len(given) == state.players else [""] * state.players
    return Scene(
        view=state.view(seat),
        legal=legal_texts(workspace, state, seat),
        chosen=workspace.chosen or None,
        names=tuple(name or workspace.t("player-number", number=at + 1) for at, name in enumerate(names)),
        seats=("human",) * state.players,
        t=workspace.t,
        awaited=state.awaited,
        # What others may call out though the game does not wait for them.
        callers=()
        if place.seat_only
        else tuple(
            (caller, text)
            for caller in state.to_act
            if caller not in (seat, *state.awaited)
            for text in legal_texts(workspace, state, caller)
        ),
        after=lambda text: _after(workspace, state, seat, text),
        breach=lambda text: state.why_not(seat, workspace.game.parse(text)),
        table=table_of(workspace.game.id),
    )


def scene(workspace: Workspace, place: Place, plain: Scene) -> Scene:
    """The same as the page's own table has it; a deal that could be true takes the place of the true one."""
    found, deal = scene_at(workspace, place), analysis_of(workspace).deal
    view = deal.view(place.seat) if deal is not None else found.view
    return replace(found, view=view, pace=plain.pace)


def legal_texts(workspace: Workspace, state: State, seat: int) -> tuple[str, ...]:
    """The texts of a seat's legal actions."""
    return tuple(map(workspace.game.format, state.legal(seat))) if seat in state.to_act else ()


def _after(workspace: Workspace, state: State, seat: int, text: str) -> dict[str, Any] | None:
    """The seat's view after an action; None where that would reveal something, or is not possible."""
    after, action = state.copy(), workspace.game.parse(text)
    if after.why_not(seat, action):
        return None
    events = after.apply(seat, action)
    return None if any(event.reveals for event in events) else after.view(seat)


def short_words(text: str, t: Messages, game_id: str) -> str:
    """An action in words, with a capital at its beginning."""
    return capital(table_of(game_id).words.act(text, t))
