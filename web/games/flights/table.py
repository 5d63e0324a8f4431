"""All that Flights says of itself on the page."""

from __future__ import annotations

from pyengine.bots.reasons import Feature
from web.games.flights.art import cover
from web.games.flights.board import Draws
from web.games.flights.components import DECK, component
from web.games.flights.reasons import REASONS
from web.games.flights.refusals import Explains
from web.games.flights.story import Tells
from web.games.flights.values import value_words
from web.games.flights.words import WORDS
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Info


class Flights(Draws, Explains, Tells):
    """The table, and what is known without one."""

    words = WORDS
    info = Info(
        minutes=40,
        difficulty=3,
        ruled=frozenset(("minutes",)),
        crowd=3,
        score_rows=12,
        deck=DECK,
        silent=frozenset(("turn",)),
        rounds=frozenset(("scored",)),
        sounds={
            "laid": "card",
            "took": "card",
            "swapped": "card",
            "drew": "draw",
            "dealt": "shuffle",
            "reshuffled": "draw",
        },
    )

    def cover(self) -> Html:
        """Cities of several colours, and a plane."""
        return cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A card, a flight, or the first-turn card."""
        return component(code, t)

    def reason(self, action: str, scene: Scene) -> str | None:
        """What a pick or a swap brings, spares or denies, and how likely a lay comes to it."""
        return REASONS.reason(action, scene)

    def value_words(self, feature: Feature, scene: Scene) -> str:
        """What the learned value sees in a collection."""
        return value_words(feature, scene)


TABLE = Flights()
