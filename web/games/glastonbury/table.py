"""The table of Glastonbury: the market with the way round it, and below or beside it one's own place."""

from __future__ import annotations

from web.games.glastonbury.cauldrons import own_place
from web.games.glastonbury.market import market
from web.games.glastonbury.story import moment
from web.parts.html import Html, join
from web.parts.scene import Scene


def board(scene: Scene) -> Html:
    """The market."""
    return join(market(scene), moment(scene))


def own_hand(scene: Scene) -> Html:
    """One's own place, which has the deck too."""
    return own_place(scene)


def headline(scene: Scene) -> str:
    """How long the deck will last."""
    return scene.t("gla-headline", count=scene.view["deck"])


def rule_now(scene: Scene) -> str:
    """Placing the wizards, the choice under a joker, a spell in use, a corner, or taking a card."""
    view = scene.view
    if view["phase"] == "start":
        return "GLA-6"
    if "walk" in scene.legal:
        return "GLA-19"
    if view["using"] != "-":
        return "GLA-14" if view["using"] == "appear" else "GLA-16"
    return "GLA-8" if view["line"] else "GLA-9"
