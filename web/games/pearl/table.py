"""All that Pearl of the East says of itself on the page."""

from __future__ import annotations

from web.games.pearl.art import cover
from web.games.pearl.board import Draws
from web.games.pearl.components import DECK, component
from web.games.pearl.reasons import REASONS, turn_result
from web.games.pearl.refusals import Explains
from web.games.pearl.story import SILENT, Tells
from web.games.pearl.words import WORDS
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Info


class Pearl(Draws, Explains, Tells):
    """The table, and what is known without one."""

    words = WORDS
    info = Info(
        minutes=30,
        longest=45,
        deck=DECK,
        silent=SILENT,
        sounds={"proved": "card", "completed": "card", "shifted": "line", "drew": "draw", "reshuffled": "draw"},
        said_already=frozenset(("tasks", "kept")),
    )

    def cover(self) -> Html:
        """Gems round the pearl."""
        return cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A gem, a task, the pearl, or a back."""
        return component(code, t)

    def reason(self, action: str, scene: Scene) -> str | None:
        """What a shift or a draw brings, and what a task bars."""
        return REASONS.reason(action, scene)

    def turn_result(self, gained: int, kept: int, scene: Scene) -> str:
        """The tasks that are done, and the cards that are left."""
        return turn_result(gained, kept, scene)


TABLE = Pearl()
