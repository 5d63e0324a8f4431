"""The shared parts of a table: what a control says of itself while it is dimmed."""

from __future__ import annotations

from web.parts.messages import Messages
from web.parts.scene import Scene
from web.parts.zones import direct

VIEW = {"seat": 0, "to_act": [0]}


def scene(*legal: str) -> Scene:
    return Scene(VIEW, legal, None, ("You", "Fox"), ("human", "bot:1"), Messages("en"))


def test_a_direct_action_that_is_legal_acts_at_once() -> None:
    html = direct(scene("draw"), "draw", "Draw", "d", "Not now.")
    assert 'data-action="draw"' in html
    assert "data-tip" not in html
    assert "aria-disabled" not in html


def test_a_direct_action_that_is_not_says_why_and_keeps_its_name() -> None:
    html = direct(scene(), "draw", "Draw", "d", "Not now.")
    assert 'data-try="draw"' in html
    assert 'data-tip="Not now."' in html
    assert 'aria-disabled="true"' in html
    assert 'id="do-draw"' in html


def test_a_direct_action_without_a_reason_has_no_tip() -> None:
    assert "data-tip" not in direct(scene(), "draw", "Draw", "d")
