"""Workspaces for tests of the live board, and a pupil's page."""

from __future__ import annotations

import json
import random
from typing import Any

from pyengine.games import game as find_game
from pyengine.study import Arrow, Chapter, Study
from pyengine.study.editing import add_action, with_marks
from web.engine.dispatcher import Dispatcher
from web.workbench.document import Document
from web.workbench.live.messages import (
    write_shown,
)
from web.workbench.live.pupil import BoardController
from web.workbench.live.redaction import shown_of
from web.workbench.workspace import History, Workspace

HANDS = "own hand 17 18 28 40 45 50 | their hand 2 3 4 5 6 7 | own up 27"


def played(game_id: str, seed: int, moves: int = 12, players: int = 0) -> Workspace:
    """A workspace that stands at the end of a chapter of random moves, with every part marked."""
    game, chance = find_game(game_id), random.Random(seed)
    state = game.new(players or game.contest(), seed, {})
    chapter, at = Chapter.at_position(game, game.write(state)), 0
    for _ in range(moves):
        state = chapter.state(at)
        if not state.to_act:
            break
        seat = chance.choice(state.to_act)
        chapter, at = add_action(chapter, at, game.format(chance.choice(state.legal(seat))), seat)
    return Workspace(History(Document(Study(game_id, (chapter,)), 0, at)))


def workspace_of(position: str, marks: tuple[str, ...] = (), arrows: tuple[Arrow, ...] = ()) -> Workspace:
    game = find_game("face-to-face")
    chapter = with_marks(Chapter.at_position(game, position), 0, marks, arrows)
    return Workspace(History(Document(Study(game.id, (chapter,)))))


def message(**changes: Any) -> dict[str, Any]:
    """A message that can be read, but for what is changed."""
    data: dict[str, Any] = json.loads(write_shown(shown_of(workspace_of(HANDS), [0], {})))
    return data | changes


class Pupil:
    """A pupil's page."""

    def __init__(self, **more: Any) -> None:
        self.dispatcher = Dispatcher({"board": BoardController})
        self.answer: dict[str, Any] = {}
        self.send(do="board-open", query="", langs=["en"], **more)

    def send(self, **command: Any) -> dict[str, Any]:
        self.answer = json.loads(self.dispatcher.send(json.dumps({"id": "board", **command})))
        return self.answer

    def see(self, text: str) -> str:
        """What is shown once this has come."""
        return str(self.send(do="board-shown", text=text)["html"])
