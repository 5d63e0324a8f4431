"""Passes each command to the controller of its table: a page may have several tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from web.engine.command_reader import CommandProblem, read_command, read_message, table_id
from web.engine.controllers.base import TableController
from web.engine.controllers.diagram import DiagramController
from web.engine.controllers.embed import EmbedController
from web.engine.controllers.guided import GuidedController
from web.engine.controllers.lesson import LessonController
from web.engine.controllers.play import PlayController
from web.parts.messages import WordsMissing
from web.protocol import COMMANDS

Kind = Callable[[str], TableController]
"""Makes the controller of a table's id."""
_KINDS: dict[str, Kind] = {
    "": PlayController,
    "embed": EmbedController,
    "guided": GuidedController,
    "lesson": LessonController,
}
"""The controllers by the prefix of their tables' ids; all other ids are diagrams'."""


class Dispatcher:
    """All the tables of the page, or pages, that an engine serves; `controllers` has them by their ids.

    A table exists from the command that opens it until `leave`. Every message gets an answer; one that is no
    command of its page changes nothing.
    """

    def __init__(self, more: Mapping[str, Kind] | None = None) -> None:
        """With `more` kinds of controllers than every engine has, by the prefix of their ids."""
        self.controllers: dict[str, TableController] = {}
        self.kinds: Mapping[str, Kind] = {**_KINDS, **(more or {})}

    def send(self, text: str) -> str:
        """Carry out one command; the answer is what its table shows.

        Where the words of a language have to be fetched first, the answer is `{"words": lang}`: nothing has changed
        then, and the command is to be sent again.
        """
        try:
            return json.dumps(self._answer(text))
        except WordsMissing as missing:
            return json.dumps({"words": missing.lang})

    def _answer(self, text: str) -> Any:
        try:
            message = read_message(text)
            ident = table_id(message)
        except CommandProblem as problem:
            return {"error": problem.error}
        controller = self.controllers.get(ident) or self.kinds.get(ident.partition("-")[0], DiagramController)(ident)
        try:
            name, command = read_command(message)
            spec = COMMANDS[name]
            if controller.page not in spec.pages:
                raise CommandProblem("unknown-command", name)
            if ident not in self.controllers and not spec.opens and name != "leave":
                raise CommandProblem("no-table", name)
            controller.check(name, command)
        except CommandProblem as problem:
            return controller.refuse(problem.error)
        if name == "leave":
            self.controllers.pop(ident, None)
            return {}
        if COMMANDS[name].opens:  # and not before: what was refused above leaves no table behind
            self.controllers[ident] = controller
        return controller.carry_out(name, command)
