"""A game to be chosen: a link with its cover, its name, and for whom it is."""

from __future__ import annotations

from pyengine.core.game import Game
from web.games import table_of
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.site.facts import plain_facts


def game_link(game: Game, href: str, t: Messages) -> Html:
    """The link to an address."""
    name, facts = el("strong", None, t(f"game-{game.id}")), el("span", {"class": "facts"}, plain_facts(game, t))
    return el("a", {"class": f"game {game.id}", "href": href}, table_of(game.id).cover(), name, facts)
