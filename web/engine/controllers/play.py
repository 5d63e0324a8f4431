"""The play page: the game of its address, saved on the device."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any, ClassVar
from zlib import crc32

from pyengine.core import links
from pyengine.core.errors import LinkError, NotationError, OptionError
from pyengine.core.record import Record
from pyengine.core.version import other_engine
from web.engine.answer import Picture
from web.engine.coach import Coach
from web.engine.controllers.base import command
from web.engine.controllers.panels import PanelsController
from web.engine.endings import read_record
from web.engine.manners import remark
from web.engine.notices import INPUT_ERRORS, NO_TABLE, InputProblem, play_notice
from web.engine.people import faces_of
from web.engine.play_session import PlaySession
from web.engine.presenter import elsewhere_picture, laid_out, layout_of, over_table, problem_picture
from web.engine.record_link import LONGEST, RECORD, check_size, pasted_text
from web.engine.save_about import game_result, save_of
from web.engine.scene import PlayScene, scene_of
from web.engine.session import Session
from web.engine.setup import Setup, read, recognised, setup_of
from web.parts import notice
from web.parts.html import Html
from web.parts.preferences import checked
from web.protocol.commands import CommandSpec, Load, Note, Page, Plain, Start, Valued


class PlayController(PanelsController):
    """The game of the play page. While it is `elsewhere`, another tab leads it.

    `broken_text` is the save that could not be read last, `replaced` the game that the present one took the place of,
    as long as it can be brought back. `read` is the text of the record that was read last.
    """

    page: ClassVar[Page] = "play"

    def __init__(self, ident: str = "") -> None:
        super().__init__(ident)
        self.broken_text: str | None = None
        self.coach = Coach()
        self.elsewhere = False
        self.replaced: Session | None = None
        self.read = ""

    def accepts(self, spec: CommandSpec) -> bool:
        """While another tab leads the game, only the commands that are meant for that."""
        return spec.while_elsewhere or not self.elsewhere

    def clear_notices(self, spec: CommandSpec) -> None:
        """Clear the notice; what it offered to bring back is gone with it."""
        super().clear_notices(spec)
        if not spec.keeps_notice:
            self.replaced = None

    # The start, and replacing the game ----------------------------------------------

    @command("start")
    def start(self, start: Start) -> None:
        """The game of an address: from its link, else from its save, else a new one."""
        self.elsewhere = False
        game_id, lang = recognised(start["query"])
        self.set_language([lang, *start.get("langs", [])])
        self.panels.base = start.get("base", "")
        self.panels.preferences = checked(start.get("settings", {}))
        self.coach.read(start.get("coach", ""))
        self.let_others_search()
        try:
            self.read = ""
            check_size(start.get("size", 0))
            links.check_parts(start.get("fragment", ""))
            found = links.read(start.get("fragment", ""), RECORD, LONGEST, self._session_of)
            # Some mail programs write the `#` before it as `%23`, which makes it a part of the query.
            linked = found or links.read(links.fragment_in(start["query"]), RECORD, LONGEST, self._session_of)
        except INPUT_ERRORS as error:
            self._stay(start, InputProblem(error, "link", engine=other_engine(self.read)))
            return
        if linked:
            self.session = linked
            return
        try:
            setup, ignored = read(start["query"])
        except OptionError as error:
            self.problem = InputProblem(error, game=game_id)
            return
        self._resume(setup, start.get("saves", {}))
        if ignored:
            names = ", ".join(name[:40] for name in ignored)
            self.problem = self.problem or InputProblem(None, "ignored", names)

    def _stay(self, start: Start, problem: InputProblem) -> None:
        """A link could not be read: the address stays, and the game of its query, if there is a save of that."""
        self.session, self.extra["stays"] = None, True
        with suppress(OptionError):
            setup, _ = read(start["query"])
            if setup.key in start.get("saves", {}):
                self._resume(setup, start["saves"])
        self.problem = problem

    def _resume(self, setup: Setup, saves: dict[str, Any]) -> None:
        """Continue the saved game of this address; one that cannot be read is set aside, and a new one is dealt."""
        if setup.key in saves:
            save = saves[setup.key]
            text = save if isinstance(save, str) else f"not a text: {type(save).__name__}"
            try:
                record = Record.parse(text)
                if (record.game, record.players) != (setup.game.id, len(setup.seats)):
                    raise NotationError(f"{record.game} {record.players}", 1, 1, f"{setup.game.id} {len(setup.seats)}")
                self.session = PlaySession(setup, record)
                return
            except INPUT_ERRORS as error:
                self.broken_text = text
                self.extra["broken"] = [{"key": setup.key, "text": text}]
                self.problem = self.problem or InputProblem(error, "save", engine=other_engine(text))
        if setup.save:
            self.problem = self.problem or InputProblem(None, "no-save")
        setup = replace(setup, save=None)
        try:
            self.session = PlaySession(setup)
        except OptionError as error:
            self.problem = InputProblem(error, game=setup.game.id)

    def _session_of(self, text: str) -> Session:
        """The game of a record's text; raises where it is broken."""
        self.read = text
        if len(text) > LONGEST:
            raise NotationError(text[:20], 1, 1, "a shorter record")
        record = Record.parse(text)
        return PlaySession(setup_of(record, self.session.setup if self.session else None), record)

    @command("load")
    def load(self, load: Load) -> None:
        """Continue a record from a file, or from a link that was pasted; the game stays where it cannot be read."""
        self.read = ""
        try:
            check_size(load.get("size", 0))
            linked = links.read(load["text"], RECORD, LONGEST, self._session_of)
            self.session = linked or self._session_of(pasted_text(load["text"]))
        except INPUT_ERRORS as error:
            where = "record" if self.session and not isinstance(error, LinkError) else "link"
            self.problem = InputProblem(error, where, engine=other_engine(self.read))

    @command("try-from")
    def try_from(self, moment: Valued) -> None:
        """Play on from another moment, given by its number of actions, as a new game."""
        self.jump({"do": "jump", "value": moment["value"]})
        self.take_over({"do": "take-over"})

    @command("take-over")
    def take_over(self, _: Plain) -> None:
        """Play on from the moment that is shown, as a new game; the save of the old one stays."""
        session = self.session
        if session and session.past:
            record = session.past.timeline.record
            record = record.with_steps(record.steps[: session.past.at])
            name = f"{crc32(record.format().encode()):08x}"
            same = replace(session.setup, save=name, faces=faces_of(session.setup))
            self.session = PlaySession(same, record)

    @command("new")
    def new(self, plain: Plain) -> None:
        """Another deal; the game so far can be brought back."""
        before = self.session
        super().new(plain)
        self._replace(before)

    @command("again")
    def again(self, plain: Plain) -> None:
        """The same deal from its beginning; the game so far can be brought back."""
        before = self.session
        super().again(plain)
        self._replace(before)

    def _replace(self, before: Session | None) -> None:
        """Keep a game that is not over, so that it can be brought back."""
        under_way = before is not None and before.timeline.moments and before.timeline.state.outcome is None
        self.replaced = before if under_way else None

    @command("restore")
    def restore(self, _: Plain) -> None:
        """Bring back the game that the present one took the place of."""
        if self.replaced:
            self.session, self.replaced = self.replaced, None

    # Reports of the page -----------------------------------------------------------------------------------------

    @command("elsewhere")
    def led_elsewhere(self, _: Plain) -> None:
        """Another page leads this game: nothing is done here until this one begins again."""
        self.elsewhere = True
        self.extra["focus"] = "#elsewhere"

    @command("note")
    def note(self, note: Note) -> None:
        """Show a fault of the device or the engine."""
        self.problem = InputProblem(None, note["value"])

    @command("record-so-far")
    def record_so_far(self, record: Valued) -> None:
        """The reader's record, as `web.engine.endings` reads it."""
        self.panels.record = read_record(record["value"])

    @command("coach")
    def call_coach(self, wish: Valued) -> None:
        """End the coach of this game, or have it begin again."""
        if self.session:
            game = self.session.setup.game.id
            (self.coach.begin if wish["value"] == "again" else self.coach.end)(game)
            self.extra["coach"] = self.coach.write()
            self.extra["focus"] = "#coach-ends" if wish["value"] == "again" else "#table"

    # Files -------------------------------------------------------------------------------------------------------

    @command("save")
    def save(self, _: Plain) -> None:
        """Give the game's record as a file."""
        if self.session:
            name = f"{self.session.setup.game.id}-{self.session.setup.seed}.txt"
            self.extra["download"] = {"name": name, "text": self.session.timeline.record.format()}

    @command("download-broken")
    def download_broken(self, _: Plain) -> None:
        """Give the save that could not be read as a file."""
        if self.broken_text is not None:
            self.extra["download"] = {"name": "broken-save.txt", "text": self.broken_text}

    # Answers -----------------------------------------------------------------------------------------------------

    def picture(self, session: Session) -> Picture:
        """The whole page of the game, or the notice that another tab leads it."""
        if self.elsewhere:
            return elsewhere_picture(self.messages)
        scene = scene_of(session, self.messages)
        talks = self.panels.preferences["talk"] == "on" and not scene.past
        scene = replace(scene, remark=remark(scene) if talks else None)
        note, said = self.notice(session, scene)
        before, coached = self.coach.write(), self.coach.follow(session, scene)
        if self.coach.write() != before:
            self.extra["coach"] = self.coach.write()
        tale, told = self.telling(session, scene)
        won, won_here, found = self.winning(session)
        layout = replace(
            layout_of(scene, self.panels, won),
            over=over_table(scene, self.panels, won),
            note=note or won_here,
            tale=tale,
            coach=self.coach.strip(scene),
            may_coach=self.coach.may(scene),
        )
        return laid_out(scene, layout, f"{said} {told}".strip(), coached, found)

    def notice(self, session: Session, scene: PlayScene) -> tuple[Html | None, str]:
        """The notice beside the table, and its text: also that the game before can be brought back."""
        t = self.messages
        note, text = play_notice(scene, self.problem, broken=self.broken_text is not None)
        if note is None and self.replaced:
            note, text = notice.replaced(t), t("replaced")
        return note, session.fresh(text)

    def problem_picture(self) -> Picture:
        """The page that says why there is no game."""
        return (
            elsewhere_picture(self.messages)
            if self.elsewhere
            else problem_picture(self.problem or NO_TABLE, self.messages)
        )

    def page_fields(self) -> dict[str, Any]:
        """The language of the answer."""
        return {"lang": self.messages.lang, "dir": self.messages.dir}

    def session_fields(self, session: Session) -> dict[str, Any]:
        """The game's save, address and result; nothing where another tab leads it."""
        if self.elsewhere:
            return {}
        result = game_result(session)
        own = session.humans if len(session.humans) == 1 else ()  # of several people nobody knows who solves puzzles
        return {
            **super().session_fields(session),
            "save": save_of(session, self.messages),
            "url": session.setup.query,
            "result": result,
            "mistakes": session.review.take_mistakes(own) if session.review else [],
        }
