"""All that Glastonbury says of itself on the page."""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.bots.reasons import Feature
from web.games.glastonbury.art import cover
from web.games.glastonbury.board import Draws
from web.games.glastonbury.components import DECK, component, score_lines
from web.games.glastonbury.reasons import REASONS
from web.games.glastonbury.refusals import Explains
from web.games.glastonbury.story import Tells
from web.games.glastonbury.values import value_words
from web.games.glastonbury.words import WORDS
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Info


class Glastonbury(Draws, Explains, Tells):
    """The table, and what is known without one."""

    words = WORDS
    info = Info(
        minutes=30,
        ruled=frozenset(("minutes",)),
        deck=DECK,
        silent=frozenset(("turn", "moved", "filled")),
        sounds={"placed": "card", "took": "card", "moved": "line"},
        fleeting=True,
    )

    def cover(self) -> Html:
        """The tor with a wizard's hat."""
        return cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """An ingredient, a spell, a joker, a recipe, a wizard or a corner."""
        return component(code, t)

    def score_lines(self, t: Messages) -> Sequence[str]:
        """What is reckoned at the end."""
        return score_lines(t)

    def reason(self, action: str, scene: Scene) -> str | None:
        """What a card brings or costs, and where it leads."""
        return REASONS.reason(action, scene)

    def value_words(self, feature: Feature, scene: Scene) -> str:
        """What the learned value sees in a cauldron."""
        return value_words(feature, scene)


TABLE = Glastonbury()
