"""A puzzle in a frame of another site, with the calls and events of a table."""

from __future__ import annotations

import re
from typing import Any

from pyengine.core.errors import OptionError
from pyengine.games import games
from web.engine.answer import Picture
from web.engine.controllers.base import command
from web.engine.controllers.framed import FramedController
from web.engine.embed_setup import read_frame
from web.engine.scene import still_scene
from web.engine.session import Session
from web.parts.html import el
from web.protocol.answers import CallResult
from web.protocol.commands import Call, Frame, Valued
from web.puzzles import words
from web.puzzles.controller import PuzzleController
from web.puzzles.session import PuzzleSession

_PUZZLE = re.compile(r"(?:([a-z-]{1,40})-)?([0-9]{1,3})")


def named(fields: dict[str, str]) -> tuple[str, str]:
    """The game and the number that the attributes name: `<game>-12`, or `12` beside the game, or nothing for its first;
    raises `OptionError`.
    """
    text = fields.get("puzzle", "").strip() or "1"
    found = _PUZZLE.fullmatch(text)
    if not found:
        raise OptionError("puzzle", text, (f"{games()[0].id}-1",))
    return found[1] or fields.get("game", ""), found[2]


class PuzzledController(FramedController, PuzzleController):
    """The puzzle of the attribute `puzzle`, and those after it."""

    page = "puzzled"
    root = None

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.first = ("", "")
        self.told_solved = False

    @command("frame")
    def frame(self, frame: Frame) -> None:
        """Begin the puzzle; after a restart of the engine the one that the reader had come to."""
        self.set_language([frame.get("lang", "")])
        self.first = named(read_frame(frame["query"]).fields)
        self.begin(self.first[0], frame.get("resume") or self.first[1])

    def begin(self, game_id: str, number: str) -> None:
        """Set a puzzle up, in a frame without links."""
        self.root = None
        super().begin(game_id, number)
        self.told_solved = False
        self.events.restart()

    @command("reset")
    def reset(self, _: Call) -> None:
        """To the puzzle of the attribute, for the host page."""
        if self.solving:
            self.begin(*self.first)
        self._set_result({"value": None} if self.solving else self._no_table())

    @command("lang")
    def lang(self, lang: Valued) -> None:
        """The same puzzle from its beginning, in another language."""
        before = self.messages.lang
        self.set_language([lang["value"]])
        if self.solving and self.messages.lang != before:
            self.begin(self.solving.puzzle.game, str(self.number))

    def _act(self, session: Session, text: str) -> CallResult:
        assert isinstance(session, PuzzleSession)
        result = super()._act(session, text)
        if session.tried is None:
            return result
        return {"error": {"message": words.wrong(session, session.tried, still_scene(session, self.messages))[0]}}

    def picture(self, session: Session) -> Picture:
        """The whole content of the frame."""
        made = super().picture(session)
        html = el("main", {"id": "main"}, el("div", {"class": "lesson", "id": "puzzle"}, made.html))
        return Picture(html, made.say, made.moved, made.movers, made.fields)

    def _links(self, session: PuzzleSession) -> list[tuple[str, str]]:  # noqa: ARG002 - nothing leads out of a frame
        return []

    def session_fields(self, session: Session) -> dict[str, Any]:
        """The events for the host page, and the puzzle to resume at after a restart of the engine."""
        fields = super().session_fields(session)
        self.events.update(session)
        puzzle = fields["puzzle"]
        if puzzle["solved"] and not self.told_solved:
            self.told_solved = True
            self.events.solved(puzzle["game"], puzzle["number"], self.hints, self.mistakes, alone=puzzle["alone"])
        return {**fields, "kept": str(self.number), "events": self.events.take()}
