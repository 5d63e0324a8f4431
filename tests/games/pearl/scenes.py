"""Helper functions for the tests of the table of Pearl: positions, their scenes, and what the HTML says of itself."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pyengine
from pyengine.core.state import State
from tests.games.refusing import refusing
from web.games.pearl.table import TABLE
from web.parts.drawing import draw
from web.parts.messages import Messages
from web.parts.table import Scene

GAME = pyengine.game("pearl")
NAMES = ("You", "Ada", "Ben", "Cleo", "Dan")
BOTH = "field RRoSS RAEEE ODJAO TOTSA DTJDJ"
"""The pearl proves the ruby or the sapphire; the emerald is proved without it."""
TASKS = f"{BOTH} | shifts 1 | phase tasks"
NEARLY = "field RRSER DJAJA DODOS OJEAT TTESo"
"""Nothing is proved; the right end of row 1 brings three rubies together."""


def scene(
    state: State, seat: int | None = 0, chosen: str | None = None, events: tuple[Any, ...] = (), lang: str = "en"
) -> Scene:
    def after(text: str) -> dict[str, Any] | None:
        assert seat is not None
        twin = state.copy()
        twin.apply(seat, GAME.parse(text))
        return twin.view(seat)

    return Scene(
        view=state.view(seat),
        legal=() if seat is None else tuple(GAME.format(action) for action in state.legal(seat)),
        chosen=chosen,
        names=NAMES[: state.players],
        seats=("human",) * state.players,
        t=Messages(lang),
        events=tuple(event.seen_by(seat).to_json() for event in events),
        after=after,
        breach=refusing(GAME, state, seat),
        table=TABLE,
    )


def drawn(state: State, seat: int | None = 0, chosen: str | None = None, lang: str = "en") -> str:
    return draw(scene(state, seat, chosen, lang=lang))


def at(position: str, *actions: str) -> State:
    state = GAME.position(position)
    for action in actions:
        state.apply(state.to_act[0], GAME.parse(action))
    return state


def found(html: str, name: str) -> list[str]:
    return [unescape(value) for value in re.findall(rf'data-{name}="([^"]*)"', html)]


def spoken(html: str, ident: str) -> str:
    match = re.search(rf'id="{ident}".*?class="unseen">([^<]*)<', html)
    assert match
    return unescape(match[1])


def tip(html: str, ident: str) -> str | None:
    """What a control says of itself."""
    control = re.search(rf'<button id="{ident}"[^>]*>', html)
    assert control
    told = re.search(r'data-tip="([^"]*)"', control[0])
    return unescape(told[1]) if told else None


def looks(html: str, kind: str) -> list[str]:
    """The bands of the field itself, without those of the previews at its ends."""
    html = re.sub(r'<div class="after".*?</div>', "", html)
    return re.findall(rf'class="band {kind} ([^"]*)"', html)
