"""The play page's half of the tests: an engine with the one table of a play page."""

from __future__ import annotations

from web.engine.dispatcher import Dispatcher
from web.engine.session import Session


class PlayTable(Dispatcher):
    """A dispatcher whose play page is looked into."""

    @property
    def session(self) -> Session | None:
        """The game on the page; None before there is one."""
        controller = self.controllers.get("")
        return controller.session if controller else None
