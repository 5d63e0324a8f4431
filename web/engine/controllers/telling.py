"""The story of a game on the page that plays: it is told over the table, and drawn to be taken along. So is how a game
could have been won, once that was asked and found out.
"""

from __future__ import annotations

from abc import ABC

from web.engine.controllers.base import PlayedController, command
from web.engine.could_win import win_question
from web.engine.scene import PlayScene, still_scene
from web.engine.session import Session
from web.engine.tale import Tale, film_of, sentence_at, turning_point, words_now
from web.parts.could_win import at_its_place, could_win, win_words
from web.parts.html import Html
from web.parts.tale_bar import tale_bar
from web.protocol.commands import Valued


class TellingController(PlayedController, ABC):
    """A table whose game is told as a story."""

    @command("tale")
    def tell(self, asked: Valued) -> None:
        """Play the story of the game, of the moment of this number, or how it could have been `won`; or have it go
        `on`, `back`, `stop` or `play`.

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
        elif what == "won" and session.win_search and session.win_search.line:
            line, at = session.win_search.line, session.win_search.findings().at
            self._show(session, Tale(line, at, self.messages("won-watch"), still=how == "still", actions=None))
        elif what == "" or (what.isascii() and what.isdigit() and len(what) < 8):
            session.past = None  # what is looked at may be no moment of this game, but of how it could have been won
            scene = still_scene(session, self.messages)
            point = (int(what), sentence_at(scene, int(what))) if what else turning_point(scene)
            self._show(session, Tale(session.timeline, *point, still=how == "still"))

    def _show(self, session: Session, tale: Tale) -> None:
        session.chosen = session.hint = None
        session.tale, session.past = tale, tale.shown
        self.extra["focus"] = "#tale"

    @command("could-win")
    def ask_whether_won(self, asked: Valued) -> None:
        """Look for the last moment from which the game could have been won, or `stop`; asked again, it goes on."""
        session = self.session
        question = win_question(session, self.messages) if session else None
        if session is None or question is None:
            return
        if session.win_search is None and asked["value"] == "ask":
            from web.engine.win_search import WinSearch  # noqa: PLC0415 - no start waits for what few ask

            session.win_search = WinSearch(session.timeline.record, question.seat, question.points)
        if session.win_search:
            session.win_search.stopped = asked["value"] == "stop"
            self.extra["focus"] = "#could-win"

    def winning(self, session: Session) -> tuple[Html | None, Html | None, str]:
        """The question whether the game could have been won, or its answer; what stands above the moment from which it
        could; and what is new of it, for the live region.
        """
        question, search = win_question(session, self.messages), session.win_search
        if question is None:
            return None, None, ""
        found, at = search.findings() if search else None, session.past.at if session.past else None
        section = could_win(question, found, at, self.messages)
        if search is None or found is None:
            return section, None, ""
        said = "" if search.told == found.state else win_words(question, found, self.messages)
        search.told = found.state
        there = found.state == "yes" and at == found.at and not session.telling
        return section, at_its_place(question, found, self.messages) if there else None, said

    def telling(self, session: Session, scene: PlayScene) -> tuple[Html | None, str]:
        """The bar of the story that is on the table, and its sentence; None and nothing where none is."""
        tale = session.tale if session.telling else None
        if not isinstance(tale, Tale):
            return None, ""
        words, at = words_now(tale, scene), tale.shown.at - tale.first
        return tale_bar(words, at, tale.last - tale.first, going=tale.going, t=scene.t), words
