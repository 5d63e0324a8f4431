"""The scene of a place as one seat sees it: its view, its legal actions, what others may call out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pyengine.core.state import State
from web.games import table_of
from web.parts.messages import Messages
from web.parts.table import Scene
from web.workbench.analysis.place import Place
from web.workbench.analysis.state import analysis_of
from web.workbench.workspace import Workspace


def names_of(workspace: Workspace, state: State) -> tuple[str, ...]:
    """What the players are called: as in the record, else by their numbers."""
    given, t = workspace.document.current_chapter.root.seats, workspace.t
    names = [who.name for who in given] if len(given) == state.players else [""] * state.players
    return tuple(name or t("player-number", number=seat + 1) for seat, name in enumerate(names))


def scene_at(workspace: Workspace, place: Place, seat: int | None = None) -> Scene:
    """What the table is drawn from, as the seat of the place sees it, or another one."""
    seat = place.seat if seat is None else seat
    state = place.state
    return Scene(
        view=state.view(seat),
        legal=legal_texts(workspace, state, seat),
        chosen=workspace.chosen or None,
        names=names_of(workspace, state),
        seats=("human",) * state.players,
        t=workspace.t,
        awaited=state.awaited,
        callers=_callers(workspace, place, seat),
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


def _callers(workspace: Workspace, place: Place, own: int) -> tuple[tuple[int, str], ...]:
    """What others may call out though the game does not wait for them."""
    if place.seat_only:
        return ()
    state = place.state
    seats = [seat for seat in state.to_act if seat not in (own, *state.awaited)]
    return tuple((seat, text) for seat in seats for text in legal_texts(workspace, state, seat))


def _after(workspace: Workspace, state: State, seat: int, text: str) -> dict[str, Any] | None:
    """The seat's view after an action; None where that would reveal something, or is not possible."""
    after, action = state.copy(), workspace.game.parse(text)
    if after.why_not(seat, action):
        return None
    events = after.apply(seat, action)
    return None if any(event.reveals for event in events) else after.view(seat)


def short_words(text: str, t: Messages, game_id: str) -> str:
    """An action in words, with a capital at its beginning."""
    said = table_of(game_id).words.act(text, t)
    return said[:1].upper() + said[1:]
