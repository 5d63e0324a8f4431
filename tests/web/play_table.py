"""The engine as the play page uses it, for tests."""

from __future__ import annotations

from web.engine.dispatcher import Dispatcher
from web.engine.session import Session


class PlayTable(Dispatcher):
    """A dispatcher with the one table of a play page."""

    @property
    def session(self) -> Session | None:
        """The game on the page; None before the first deal."""
        controller = self.controllers.get("")
        return controller.session if controller else None
