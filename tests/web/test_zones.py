"""The shared parts of a table: what a control says of itself while it is dimmed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import pyengine
from tests.games.refusing import refusing
from web.games.face_to_face.table import TABLE
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.zones import action_button, control

GAME = pyengine.game("face-to-face")


def scene(*legal: str, **more: Any) -> Scene:
    state = GAME.position("own hand 17 40 50 | own up 20")
    breach = refusing(GAME, state, 0)
    t, names = Messages("en"), ("You", "Fox")
    return Scene(state.view(0), legal, None, names, ("human", "bot:1"), t, breach=breach, table=TABLE, **more)


def test_a_direct_action_that_is_legal_acts_at_once() -> None:
    html = action_button(scene("draw"), "draw", "Draw", "d")
    assert 'data-action="draw"' in html
    assert "data-tip" not in html
    assert "aria-disabled" not in html


def test_a_direct_action_that_is_not_says_why_and_keeps_its_name() -> None:
    html = action_button(scene(), "draw", "Draw", "d")
    assert 'data-try="draw"' in html
    assert 'data-tip="Lay two cards first; then end the turn."' in html
    assert 'aria-disabled="true"' in html
    assert 'id="do-draw"' in html


def test_what_is_known_of_a_control_stands_before_the_reason() -> None:
    html = action_button(scene(), "draw", "Draw", "d", about="Ends the turn.")
    assert 'data-tip="Ends the turn. Lay two cards first; then end the turn."' in html


@pytest.mark.parametrize(
    ("attrs", "marked"),
    [
        ({"data-source": "17"}, True),
        ({"data-target": "own-up"}, True),
        ({"data-action": "17>own-up"}, True),
        ({"data-try": "17>own-up"}, True),
        ({"data-source": "40"}, False),
        ({"data-target": "own-down"}, False),
        ({"data-action": "draw"}, False),
        ({}, False),
    ],
)
def test_a_hint_and_a_refusal_mark_an_action_from_its_source_to_its_target(attrs: dict[str, str], marked: bool) -> None:
    assert ("data-pointed" in control(scene(hinted="17>own-up"), attrs)) == marked
    assert ("data-refused" in control(scene(refused="17>own-up"), attrs)) == marked


def test_what_one_clicks_next_is_pointed_at() -> None:
    source, target = {"data-source": "17"}, {"data-target": "own-up", "data-action": "17>own-up"}
    first = scene("17>own-up", pointed="17>own-up")
    assert "data-pointed" in control(first, source)
    chosen = replace(first, chosen="17")
    assert "data-pointed" not in control(chosen, source)
    assert "data-pointed" in control(chosen, target)
