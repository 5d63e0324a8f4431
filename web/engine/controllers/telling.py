"""The story of a game on the page that plays: it is told over the table, and drawn to be taken along."""

from __future__ import annotations

from abc import ABC

from web.engine.controllers.base import PlayedController, command
from web.engine.scene import PlayScene, still_scene
from web.engine.session import Session
from web.engine.tale import Tale, film_of, sentence_at, turning_point, words_now
from web.parts.html import Html
from web.parts.tale_bar import tale_bar
from web.protocol.commands import Valued


class TellingController(PlayedController, ABC):
    """A table whose game is told as a story."""

    @command("tale")
    def tell(self, asked: Valued) -> None:
        """Play the story of the game, or of the moment of this number; or have it go `on`, `back`, `stop` or `play`.

        After a colon `still` says that nothing is to move by itself. A `film` is the story to be drawn.
        """
        session, (what, _, how) = self.session, asked["value"].partition(":")
        if session is None or not session.can_look_back or not session.timeline.moments:
            return
        tale = session.tale if session.telling else None
        if isinstance(tale, Tale) and what in ("on", "back", "stop", "play"):
            tale.going = what == "play" and how != "still"
            begun = what != "play" or tale.shown.at < tale.last
            at = tale.shown.at + (what == "on") - (what == "back") if begun else tale.first
            session.past = tale.show(at)
            self.extra["focus"] = "#tale"
        elif isinstance(tale, Tale) and what == "film":
            self.extra["film"] = film_of(tale, session, self.messages)
        elif what == "" or (what.isascii() and what.isdigit() and len(what) < 8):
            scene = still_scene(session, self.messages)
            point = (int(what), sentence_at(scene, int(what))) if what else turning_point(scene)
            session.chosen = session.hint = None
            session.tale = told = Tale(session, *point, still=how == "still")
            session.past = told.shown
            self.extra["focus"] = "#tale"

    def telling(self, session: Session, scene: PlayScene) -> tuple[Html | None, str]:
        """The bar of the story that is on the table, and its sentence; None and nothing where none is."""
        tale = session.tale if session.telling else None
        if not isinstance(tale, Tale):
            return None, ""
        words, at = words_now(tale, scene), tale.shown.at - tale.first
        return tale_bar(words, at, tale.last - tale.first, going=tale.going, t=scene.t), words
