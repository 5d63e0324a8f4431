"""The table of Glastonbury: the market with the way round it, and below or beside it one's own place."""

from __future__ import annotations

from web.games.glastonbury.cauldrons import own_place, tally
from web.games.glastonbury.market import market
from web.games.glastonbury.prompt import prompt
from web.games.glastonbury.story import moment
from web.parts.html import Html, join
from web.parts.table import Scene, Table
from web.parts.table_data import Count, Prompt


class Draws(Table):
    """The market, the players, one's own place, and the turn."""

    def board(self, scene: Scene) -> Html:
        """The market, and in words what has just changed there."""
        return join(market(scene), moment(scene))

    def hand(self, scene: Scene) -> Html:
        """One's own place, which has the deck too."""
        return own_place(scene)

    def prompt(self, scene: Scene) -> Prompt | None:
        """What to do now, and the way to take nothing."""
        return prompt(scene)

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """A wizard's hat, the top of its cauldron, its cards and spells."""
        return tally(scene, seat)

    def headline(self, scene: Scene) -> str:
        """How long the deck will last."""
        return scene.t("gla-headline", count=scene.view["deck"])
