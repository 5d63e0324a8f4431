"""Several desks on one page, each under an id of its own: the page's own game, or the diagrams of a rulebook."""

from __future__ import annotations

import json
import re
from typing import Any

from pyengine.core.game import Game
from pyengine.core.record import Player, Record
from web.engine.controllers.play import Desk
from web.engine.presenter import moved_in, notice_of, scene_of, trouble_text
from web.engine.session import Session
from web.engine.setup import DEFAULT_BOT, Setup
from web.games import find as find_game
from web.games import table_of
from web.parts import diagram_layout as diagram
from web.parts import notice
from web.parts.html import Html
from web.parts.messages import Messages

_REFERS = re.compile(r' (id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"')


class Shelf:
    """Hands each command to the desk it is for; a command without an id is for the page's own."""

    def __init__(self, **kinds: type[DiagramDesk]) -> None:
        """There is no desk until somebody asks for it; `kinds` are desks for ids that begin with such a name."""
        self.desks: dict[str, Desk] = {}
        self.kinds = kinds

    def send(self, text: str) -> str:
        """Carry out one command; the answer is what its desk shows."""
        command = json.loads(text)
        ident = str(command.get("id", ""))
        if command.get("do") == "leave":
            self.desks.pop(ident, None)
            return "{}"
        if ident not in self.desks:
            kind = self.kinds.get(ident.partition("-")[0], DiagramDesk)
            self.desks[ident] = kind(ident) if ident else Desk()
        return self.desks[ident].send(text)


class DiagramDesk(Desk):
    """The desk of a diagram: a game that starts from a position and is kept nowhere. `root` leads from its page to the
    site's root, where that page is not the rulebook itself.
    """

    root: str | None = None

    def __init__(self, ident: str) -> None:
        super().__init__()
        self.ident = ident

    def _do_position(self, command: dict[str, Any]) -> None:
        """Set up the position, for the reader at `seat` (counted from 1) and bots at the others."""
        self._speak([str(command.get("lang", ""))])
        game, seat = find_game(str(command.get("game", ""))), int(command.get("seat", 1)) - 1
        self.session = session_of(game, str(command.get("position", "")), seat, self.messages)

    def _answer(self) -> dict[str, Any]:
        session, t = self.session, self.messages
        if session is None:
            text = trouble_text(self.trouble, t) if self.trouble else ""
            return {"html": str(notice.trouble(text, t, broken=False)), "say": text, "moved": []}
        scene = scene_of(session, t)
        game_id = session.setup.game.id
        note, said = self._note(session)
        around = diagram.Trial(note, session.can_undo)
        html = diagram.trial(scene, game_id, table_of(game_id).draw(scene), around)
        told = [table_of(game_id).say(event, t, scene.names, scene.viewer) for event in scene.news]
        say = " ".join([*filter(None, told), said]).strip()
        answer = {"html": str(distinct(html, self.ident)), "say": say, "moved": list(moved_in(scene, game_id))}
        return answer | {"wait": session.wait}

    def _note(self, session: Session) -> tuple[Html | None, str]:
        return notice_of(session, self.trouble, self.messages, self.root)


def session_of(game: Game, position: str, seat: int, t: Messages) -> Session:
    """A position with the reader at `seat` and bots at the others; raises `NotationError`."""
    players = game.position(position).players
    seats = tuple(
        Player("human") if each == seat else Player(DEFAULT_BOT, t("player-number", number=each + 1))
        for each in range(players)
    )
    record = Record(game.id, players, position, seats=seats)
    return Session(Setup(game, seats, 0, {}, lang=t.lang), record)


def distinct(html: Html, ident: str) -> Html:
    """The same HTML with ids that no other diagram of the page has, and no landmarks: the page has enough of them."""

    def own(found: re.Match[str]) -> str:
        names = " ".join(f"{ident}-{name}" for name in found[2].split())
        return f' {found[1]}="{names}"'

    return Html(_REFERS.sub(own, html).replace("<section ", '<section role="group" '))
