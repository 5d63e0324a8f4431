"""A table in a frame of another site: set up by that site's attributes, and reporting events to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.record import Record
from web.engine.answer import Picture, picture_of
from web.engine.controllers.base import PlayedController, command
from web.engine.controllers.framed import FramedController
from web.engine.embed_setup import Attributes, EmbedSetup, read_frame
from web.engine.endings import end_of, over_game
from web.engine.moments import LookBack
from web.engine.notices import IMPOSSIBLE, INPUT_ERRORS, InputProblem
from web.engine.scene import PlayScene, scene_of
from web.engine.session import Session
from web.engine.setup import new_seed
from web.parts import embed_layout
from web.parts.drawing import draw
from web.parts.html import Html
from web.protocol.commands import Call, CommandSpec, Frame, GoTo, Plain, SetPosition


class EmbedController(FramedController, PlayedController):
    """A table as the attributes of `<tabletop-game>` set it up; it is not saved.

    `asked` are the attributes, `initial` is the set-up that a reset returns to; `dealt` is true if the game began with
    a deal, so that another deal can be offered.
    """

    page = "embed"
    root = None

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.asked: Attributes | None = None
        self.initial: EmbedSetup | None = None
        self.readonly = self.dealt = False

    def accepts(self, spec: CommandSpec) -> bool:
        """A read-only table accepts nothing that would change it."""
        return spec.if_readonly or not self.readonly

    def after_command(self) -> None:
        """A read-only table always shows a past moment."""
        if self.readonly and self.session and not self.session.past:
            self.session.past = LookBack(self.session.timeline, len(self.session.timeline.moments))

    # Setting up --------------------------------------------------------------------------------------------------

    @command("frame")
    def frame(self, frame: Frame) -> None:
        """Set up the table that the host page asks for, by the names of its attributes."""
        self.set_language([frame.get("lang", "")])
        self.asked = asked = read_frame(frame["query"])
        self.readonly, self.dealt = asked.readonly, asked.dealt
        setup, ignored = asked.table(self.messages.lang)
        self._begin(setup)
        if frame.get("resume"):
            self._resume(frame["resume"])
        if self.session and self.readonly and asked.moment is not None:
            self._look_at(self.session, asked.moment)
        if ignored:
            self.problem = InputProblem(None, "ignored", ", ".join(name[:40] for name in ignored))
            self.events.error(self.problem_words(), "ignored")

    def _begin(self, setup: EmbedSetup) -> None:
        self.session = setup.session()
        self.initial = setup
        self.events.restart()

    def _resume(self, text: str) -> None:
        """Resume after a restart of the engine: the host page knows these events already."""
        if self.session:
            record = Record.parse(text)
            if record.game != self.session.setup.game.id or record.players != len(self.session.setup.seats):
                raise NotationError(record.game, 1, 1, "the record of this table")
            self.session = Session(self.session.setup, record)
            self.events.resume(self.session)

    @command("reset")
    def reset(self, _: Call) -> None:
        """Set the table back to how it began."""
        self._begin_again()
        self._set_result({"value": None})

    @command("set-position")
    def set_position(self, asked: SetPosition) -> None:
        """Put a position on the table, to which a reset returns from now on."""
        if self.session is None or self.asked is None:
            self._set_result(self._no_table())
            return
        try:
            setup = self.asked.at_position(self.session.setup, asked["text"])
        except INPUT_ERRORS as error:
            self._set_result(self._call_problem(InputProblem(error)))
            return
        self.dealt = False
        self._begin(setup)
        self._set_result({"value": None})

    @command("go-to")
    def go_to(self, asked: GoTo) -> None:
        """Show a moment, the last one where there are not so many; returns the number of the one that is shown then."""
        session, number = self.session, asked["value"]
        if session is None:
            self._set_result(self._no_table())
        elif not (number.isascii() and number.isdigit() and len(number) < 8 and session.can_look_back):
            self._set_result(self._call_problem(IMPOSSIBLE))
        else:
            self._look_at(session, int(number))
            self._set_result({"value": session.past.at if session.past else len(session.timeline.moments)})

    def _look_at(self, session: Session, number: int) -> None:
        """Show a moment; the last one is no look back where one may act in it."""
        last = len(session.timeline.moments)
        session.choose(None)
        session.past = LookBack(session.timeline, min(number, last)) if self.readonly or number < last else None

    @command("again")
    def again(self, _: Plain) -> None:
        """The same command of the reader."""
        self._begin_again()

    def _begin_again(self) -> None:
        if self.initial:
            self._begin(self.initial)

    @command("new")
    def new(self, _: Plain) -> None:
        """Another deal, where one was dealt; the table then begins with that one."""
        if self.session and self.dealt:
            self._begin(EmbedSetup(self.session.setup.with_seed(new_seed())))

    # Answers -----------------------------------------------------------------------------------------------------

    def picture(self, session: Session) -> Picture:
        """The whole content of the frame."""
        scene = scene_of(session, self.messages)
        note, said = self.notice(session, scene)
        words = scene.table.text_view(scene) if self.readonly else []
        if words:
            scene = replace(scene, legal=session.legal_in_past())
        layout = embed_layout.EmbedLayout(
            self._over(scene),
            note,
            scene.can_undo,
            scene.can_hint,
            scene.past if scene.can_look_back else None,
            tuple(words),
            self.readonly,
            analyse=scene.can_analyse,
        )
        html = embed_layout.framed(scene, draw(scene), layout)
        return picture_of(scene, html, said, title=self.messages(f"game-{scene.game}"))

    def _over(self, scene: PlayScene) -> Html | None:
        cover = over_game(scene)
        if cover is not None or scene.past or scene.view["outcome"] is None:
            return cover
        return embed_layout.end(end_of(scene, {}), scene, new=self.dealt)

    def session_fields(self, session: Session) -> dict[str, Any]:
        """The events for the host page, and the record to resume from after a restart of the engine."""
        changed = self.events.known != len(session.timeline.record.steps)
        kept = {"kept": session.timeline.record.format()} if changed else {}
        self.events.update(session)
        self.events.refused(session)
        return {**super().session_fields(session), **kept, "events": self.events.take()}
