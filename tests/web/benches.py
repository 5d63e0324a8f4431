"""A workbench for tests, as its page has it."""

from __future__ import annotations

import json
from typing import Any

from web.engine.dispatcher import Dispatcher
from web.engine.notices import InputProblem
from web.games import games
from web.workbench.controller import WorkbenchController
from web.workbench.workspace import Workspace

GAMES = [game.id for game in games()]


class Bench:
    """The workbench of a game, opened by an address."""

    def __init__(self, game: str, query: str = "", lang: str = "en", **more: Any) -> None:
        self.dispatcher = Dispatcher({"workbench": WorkbenchController})
        self.answer: dict[str, Any] = {}
        self.send(do="workbench", query=f"?game={game}&{query}", langs=[lang], **more)

    def send(self, **command: Any) -> dict[str, Any]:
        """Send a command; the answer, which is also kept."""
        self.answer = json.loads(self.dispatcher.send(json.dumps({"id": "workbench", **command})))
        return self.answer

    @property
    def html(self) -> str:
        """The page as it was last drawn."""
        return str(self.answer["html"])

    @property
    def workspace(self) -> Workspace:
        """The controller's workspace."""
        controller = self.dispatcher.controllers["workbench"]
        assert isinstance(controller, WorkbenchController)
        assert controller.workspace
        return controller.workspace

    @property
    def problem(self) -> InputProblem | None:
        """What was wrong with the last command."""
        return self.dispatcher.controllers["workbench"].problem
