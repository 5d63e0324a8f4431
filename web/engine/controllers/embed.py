"""A table in a frame of another site: set up by that site's attributes, and reporting events to it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from pyengine.core.errors import NotationError
from pyengine.core.record import Record
from web.engine.answer import Picture, picture_of
from web.engine.controllers.base import PlayedController, command
from web.engine.embed_events import EmbedEvents
from web.engine.embed_setup import EmbedSetup, read_frame
from web.engine.endings import end_of, round_over
from web.engine.look_back import LookBack
from web.engine.notices import NO_TABLE, InputProblem, problem_text, refusal_notice
from web.engine.presenter import scene_of
from web.engine.session import Session
from web.engine.setup import new_seed
from web.games import table_of
from web.parts import curtain, embed_layout, notice
from web.parts.html import Html
from web.parts.scene import Scene
from web.protocol import COMMANDS, Act, Call, CallResult, CommandError, CommandSpec, Frame, Plain

_LINK = re.compile(r'<a class="rule"[^<>]*>([^<>]*)</a>')


class EmbedController(PlayedController):
    """A table as the attributes of `<tabletop-game>` set it up; it is not saved.

    Links to rules are taken out, since they would lead nowhere in a frame. `initial` is the set-up that a reset returns
    to; `dealt` is true if the game began with a deal, so that another deal can be offered.
    """

    page = "embed"
    root = None

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.initial: EmbedSetup | None = None
        self.readonly = self.dealt = False
        self.events = EmbedEvents()

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
        asked = read_frame(frame["query"])
        self.readonly, self.dealt = asked.readonly, asked.dealt
        setup, ignored = asked.table(self.messages.lang)
        self._begin(setup)
        if self.session and self.readonly and asked.shows_rule:
            self.session.past = LookBack(self.session.timeline, 0)
        if frame.get("resume"):
            self._resume(frame["resume"])
        if ignored:
            self.problem = InputProblem(None, "ignored", ", ".join(name[:40] for name in ignored))
            self.events.error(self.problem_words())

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
            self.events.known = len(record.steps)

    @command("reset")
    def reset(self, _: Call) -> None:
        """Set the table back to how it began."""
        self._begin_again()
        self._set_result({"value": None})

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

    # Calls of the host page -------------------------------------------------------------------------------------

    @command("act")
    def act(self, act: Act) -> None:
        """Do an action for the person whose turn it is, or return the rule that forbids it."""
        self._set_result(self._act(self.session, act["text"]) if self.session else self._no_table())

    def _act(self, session: Session, text: str) -> CallResult:
        revealed = session.revealed
        if session.hot_seat:
            session.reveal()
        try:
            session.attempt(text)
        except NotationError as error:
            session.revealed = revealed
            return {"error": {"message": problem_text(InputProblem(error), self.messages)}}
        breach, session.refusal = session.refusal, None
        if breach is None:
            return {"value": None}
        message = refusal_notice(breach, session.refused, scene_of(session, self.messages), self.root)[1]
        session.revealed = revealed
        return {"error": {"message": message, "rule": breach.rule, "facts": dict(breach.facts)}}

    @command("record")
    def record(self, _: Call) -> None:
        """Return the game's record."""
        self._set_result({"value": self.session.timeline.record.format()} if self.session else self._no_table())

    def _no_table(self) -> CallResult:
        self.problem = self.problem or NO_TABLE
        return {"error": {"message": self.problem_words()}}

    def _set_result(self, result: CallResult) -> None:
        self.extra["result"] = result

    def refuse(self, error: CommandError) -> dict[str, Any]:
        """A call gets a result in any case, since the host page waits for it."""
        answer = super().refuse(error)
        if error["command"] in COMMANDS and COMMANDS[error["command"]].called:
            t, missing = self.messages, error["code"] == "no-table"
            text = problem_text(NO_TABLE, t) if missing else t("problem-command", field=error["field"])
            answer["result"] = {"error": {"message": text}}
        return answer

    # Answers -----------------------------------------------------------------------------------------------------

    def picture(self, session: Session) -> Picture:
        """The whole content of the frame."""
        scene = scene_of(session, self.messages)
        game_id = session.setup.game.id
        table = table_of(game_id)
        note, said = self.notice(session, scene)
        words = table.text_view(scene) if self.readonly else []
        if words:
            scene = replace(scene, legal=session.legal_in_past())
        layout = embed_layout.EmbedLayout(
            self._over(session, scene),
            Html(_LINK.sub(r'<strong class="rule">\1</strong>', note)) if note else None,
            session.can_undo,
            session.can_hint,
            (session.past.at, session.past.last) if session.can_look_back and session.past else None,
            tuple(words),
            self.readonly,
        )
        html = embed_layout.framed(scene, game_id, table.draw(scene), layout)
        return picture_of(scene, html, said, title=self.messages(f"game-{game_id}"))

    def _over(self, session: Session, scene: Scene) -> Html | None:
        if session.past:
            return None
        if session.curtain is not None:
            return curtain.curtain(scene.names[session.curtain], scene.t)
        if session.round_end is not None:
            return round_over(session, scene)
        if scene.view["outcome"] is None:
            return None
        return embed_layout.end(end_of(session, scene, {}), scene, new=self.dealt)

    def problem_picture(self) -> Picture:
        """The error in the attributes, in the table's place; also reported to the host page."""
        self.problem = self.problem or NO_TABLE
        text = self.problem_words()
        self.events.error(text)
        fields = {"title": self.messages("app-name"), "events": self.events.take()}
        return Picture(notice.trouble(text, self.messages, broken=False), text, fields=fields)

    def page_fields(self) -> dict[str, Any]:
        """The language of the answer."""
        return {"lang": self.messages.lang, "dir": self.messages.dir}

    def session_fields(self, session: Session) -> dict[str, Any]:
        """The events for the host page, and the record to resume from after a restart of the engine."""
        changed = self.events.known != len(session.timeline.record.steps)
        kept = {"kept": session.timeline.record.format()} if changed else {}
        self.events.update(session)
        return {**super().session_fields(session), **kept, "events": self.events.take()}
