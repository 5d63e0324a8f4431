"""A diagram of a rulebook that is being tried: a game that starts from a position and is not saved."""

from __future__ import annotations

import re

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.record import Player, Record
from web.engine.answer import Picture, picture_of
from web.engine.controllers.base import FreeController, command, seat_number
from web.engine.scene import scene_of
from web.engine.session import Session
from web.engine.setup import DEFAULT_BOT, Setup
from web.games import find as find_game
from web.parts import notice
from web.parts.drawing import draw
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table_section import trial
from web.protocol.commands import Position

_REFERS = re.compile(r' (id|for|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"')


class DiagramController(FreeController):
    """A diagram's table."""

    page = "diagram"
    root = None

    @command("position")
    def position(self, position: Position) -> None:
        """Set the position up."""
        self.set_language([position.get("lang", "")])
        game, text, seat = find_game(position["game"]), position["position"], position.get("seat", "1")
        self.session = session_of(game, text, (seat_number(seat) or 0) - 1, self.messages)

    def picture(self, session: Session) -> Picture:
        """The table with its controls."""
        scene = scene_of(session, self.messages)
        note, said = self.notice(session, scene)
        html = trial(scene, draw(scene), note, can_undo=scene.can_undo)
        return picture_of(scene, distinct(html, self.ident), said)

    def problem_picture(self) -> Picture:
        """The error in the position, in the table's place."""
        text = self.problem_words()
        return Picture(notice.trouble(text, self.messages, broken=False), text)


def session_of(game: Game, position: str, seat: int, t: Messages) -> Session:
    """A position with the reader at `seat` and bots at the others; raises `NotationError`, and `OptionError`."""
    state = game.position(position)
    players = state.players
    if not 0 <= seat < players:
        raise OptionError("seat", seat + 1, tuple(range(1, players + 1)))  # as the author counts, from 1
    seats = tuple(
        Player("human") if each == seat else Player(DEFAULT_BOT, t("player-number", number=each + 1))
        for each in range(players)
    )
    record = Record(game.id, players, position, seats=seats)
    return Session(Setup(game, seats, 0, {}, lang=t.lang, pauses=False), record)


def distinct(html: Html, ident: str) -> Html:
    """The same HTML with ids that no other diagram of the page has, and no landmarks: the page has enough of them."""

    def own(found: re.Match[str]) -> str:
        names = " ".join(f"{ident}-{name}" for name in found[2].split())
        return f' {found[1]}="{names}"'

    return Html(_REFERS.sub(own, html).replace("<section ", '<section role="group" '))
