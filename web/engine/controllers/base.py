"""The base of all controllers: a table, the commands it carries out, and the answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from pyengine.core.errors import NotationError
from web.engine.answer import Picture, compose
from web.engine.command_reader import CommandProblem
from web.engine.notices import INPUT_ERRORS, NO_PLACE, NO_TABLE, InputProblem, notice_of, problem_text
from web.engine.panels import workbench_link
from web.engine.scene import PlayScene, still_scene
from web.engine.session import Session
from web.engine.setup import new_seed
from web.parts.asked import answer_to
from web.parts.html import Html
from web.parts.messages import LANGS, Messages, WordsMissing, has_words, known_language, languages, reader_knows
from web.protocol import COMMANDS
from web.protocol.answers import CommandError
from web.protocol.commands import CommandSpec, Page, Plain, Touch, Valued

Handler = Callable[[Any, Any], None]
_Handler = TypeVar("_Handler", bound=Handler)


_NO_WORDS = "words"
"""Where the words of a language could not be fetched."""


def command(name: str) -> Callable[[_Handler], _Handler]:
    """Registers a method for a command of `web.protocol`; it is called with the checked command."""

    def register(handler: _Handler) -> _Handler:
        handler.command = name  # type: ignore[attr-defined]
        return handler

    return register


class TableController(ABC):
    """One table: its session, its language, and `extra` fields for the next answer.

    `problem` is bad input to report, or why there is no session. `quiet` is true while a bot's search goes on: then
    the answer shows nothing new, and only tells the page when to ask again.
    """

    page: ClassVar[Page]
    handlers: ClassVar[dict[str, Handler]] = {}
    """The methods that carry out commands, by name; a subclass overrides one by registering its name again."""
    errors: ClassVar[tuple[type[Exception], ...]] = INPUT_ERRORS
    """What is raised on bad input."""
    root: str | None = "../"
    """The path to the site's root; None within the rulebook itself."""

    def __init_subclass__(cls) -> None:
        found = (each for base in reversed(cls.__mro__) for each in vars(base).values())
        cls.handlers = {each.command: each for each in found if hasattr(each, "command")}

    def __init__(self, ident: str = "") -> None:
        self.ident = ident
        self.session: Session | None = None
        self.messages = Messages(LANGS[0])
        self.problem: InputProblem | None = None
        self.extra: dict[str, Any] = {}
        self.quiet = False

    def check(self, name: str, fields: dict[str, Any]) -> None:
        """Raises `CommandProblem` for a touch by a seat that this table does not have."""
        if name == "touch" and "seat" in fields and self.session:
            seat = seat_number(fields["seat"])
            if seat is None or seat >= len(self.session.setup.seats):
                raise CommandProblem("wrong-field", name, "seat")

    def carry_out(self, name: str, fields: dict[str, Any]) -> dict[str, Any]:
        """Carry out a command whose fields are checked; the answer is what the page shows."""
        spec = COMMANDS[name]
        self.extra, self.quiet = {}, False
        if self.accepts(spec):
            self.clear_notices(spec)  # those of the command before: what this one has to say comes after
            try:
                self.handlers[name](self, fields)
            except self.errors as error:
                self.problem = self.problem_of(error)
            self.after_command()
        if self.quiet and self.session:
            return {"wait": self.session.wait}
        return self.answer()

    def problem_of(self, error: Exception) -> InputProblem:
        """What is wrong with bad input, for the reader."""
        assert isinstance(error, INPUT_ERRORS)
        return InputProblem(error)

    def refuse(self, error: CommandError) -> dict[str, Any]:
        """The answer to a message that is no command of this page: the table as it is, and the error."""
        self.extra = {}
        spec = COMMANDS.get(error["command"])
        if spec and spec.opens and not self.session:
            self.problem = self.problem or NO_TABLE
        if self.session is None and self.problem is None:
            return {"error": error}
        return {**self.answer(), "error": error}

    def accepts(self, spec: CommandSpec) -> bool:  # noqa: ARG002 - for subclasses
        """True if the table accepts such a command in its present state."""
        return True

    def clear_notices(self, spec: CommandSpec) -> None:
        """Clear the notices that a command does not keep."""
        if not spec.keeps_notice and (self.session or spec.opens):
            self.dismiss()

    def dismiss(self) -> None:
        """Clear the notice."""
        self.problem = None
        if self.session:
            self.session.refusal = self.session.hint = None
            self.session.told = ""

    def after_command(self) -> None:  # noqa: B027 - most tables have nothing to do
        """Restore what has to hold after every command."""

    def set_language(self, wanted: list[str]) -> None:
        """Answer in the first of the wanted languages that exists, else in the present one; the others stand in.

        Raises `WordsMissing` before anything has changed. One whose words could not be fetched is passed over.
        """
        if len(wanted) > 1:
            reader_knows(*wanted)
        known = [lang for tag in wanted if (lang := known_language(tag))] + [self.messages.lang]
        found = next((lang for lang in known if has_words(lang)), None)
        if found is None:
            raise WordsMissing(self.messages.lang)
        self.messages = Messages(found)
        if found != known[0]:
            self.problem = InputProblem(None, _NO_WORDS, languages()[known[0]].name)
        elif self.problem and self.problem.where == _NO_WORDS:
            self.problem = None

    # Commands of every table -------------------------------------------------------------------------------------

    @command("touch")
    def touch(self, touch: Touch) -> None:
        """Do an action, or choose something for one."""
        session = self.session
        if session is None:
            return
        clicks = session.game_table.clicks
        source, target = touch.get("source"), touch.get("target")
        if text := touch.get("action") or touch.get("also"):
            self._try(session, text, seat_number(touch.get("seat", "")))
        elif text := touch.get("try"):
            self._try(session, text, seat_number(touch.get("seat", "")), dimmed=True)
        elif target is None:
            session.choose(clicks.gather(session.chosen, source) if source else session.chosen)
        elif chosen := session.chosen or source:
            self._try(session, clicks.action(chosen, target))
        else:
            self.problem = InputProblem(None, "choose-first", session.setup.game.id)

    def _try(self, session: Session, text: str, seat: int | None = None, *, dimmed: bool = False) -> None:
        """Do what was clicked; where that makes no action, the choice stays, and what to do instead is said."""
        chosen = session.chosen
        try:
            session.attempt(text, seat, dimmed=dimmed)
        except NotationError:
            session.choose(chosen)
            lacking = session.game_table.lacks(text)
            self.problem = InputProblem(None, session.idle or NO_PLACE, lacking)

    @command("tick")
    def tick(self, _: Plain) -> None:
        """Give the bots, a hint or a review some time."""
        self.quiet = self.session is not None and not self.session.run()

    @command("dismiss")
    def close_notice(self, _: Plain) -> None:
        """Clear the notice."""
        self.dismiss()

    @command("escape")
    def clear_choice(self, _: Plain) -> None:
        """Choose nothing."""
        if self.session:
            self.session.choose(None)

    @command("seen")
    def seen(self, _: Plain) -> None:
        """Continue after something that will not be shown again."""
        if self.session:
            self.session.seen()

    @command("again")
    def again(self, _: Plain) -> None:
        """The same deal from its beginning."""
        if self.session:
            self.session = type(self.session)(self.session.setup, self.session.timeline.record.with_steps(()))

    # Answers -----------------------------------------------------------------------------------------------------

    def answer(self) -> dict[str, Any]:
        """The answer with the present picture."""
        session = self.session
        if session is None:
            return compose(self.problem_picture(), self.page_fields(), self.extra)
        picture = self.picture(session)
        return compose(picture, self.page_fields(), self.session_fields(session), self.extra)

    @abstractmethod
    def picture(self, session: Session) -> Picture:
        """The picture of a session."""

    @abstractmethod
    def problem_picture(self) -> Picture:
        """The picture where there is no session."""

    def page_fields(self) -> dict[str, Any]:
        """Fields of every answer of this page."""
        return {}

    def session_fields(self, session: Session) -> dict[str, Any]:
        """Fields of an answer with a session; called after its picture was made."""
        return {"wait": session.wait}

    def notice(self, session: Session, scene: PlayScene) -> tuple[Html | None, str]:
        """The notice beside the table, and its text."""
        note, text = notice_of(scene, self.problem, self.root)
        return note, session.fresh(text)

    def problem_words(self) -> str:
        """The problem in the reader's language."""
        return problem_text(self.problem, self.messages) if self.problem else ""


class FreeController(TableController, ABC):
    """A table where the reader acts freely and can undo."""

    @command("undo")
    def undo(self, _: Plain) -> None:
        """Undo the viewer's last action."""
        if self.session:
            self.session.undo()


class PlayedController(FreeController, ABC):
    """A table where a whole game is played, with hints and a way to look back."""

    @command("hint")
    def hint(self, _: Plain) -> None:
        """Start to search for a hint for the viewer."""
        if self.session:
            self.session.ask_hint()

    @command("ask")
    def ask(self, ask: Valued) -> None:
        """Say what is asked of the table."""
        if self.session:
            self.extra["asked"] = answer_to(ask["value"], still_scene(self.session, self.messages))

    @command("reveal")
    def reveal(self, _: Plain) -> None:
        """Show the hand of the person that the device was passed to."""
        if self.session:
            self.session.reveal()
            self.extra["focus"] = "#table"

    @command("jump")
    def jump(self, jump: Valued) -> None:
        """Look back at a moment, by its number of actions."""
        text = jump["value"]
        if self.session and text.isascii() and text.isdigit() and len(text) < 8:
            self.session.look_back(int(text))

    @command("live")
    def live(self, _: Plain) -> None:
        """End the look back."""
        if self.session:
            self.session.past = None

    @command("analyse")
    def analyse(self, moment: Valued) -> None:
        """Go on to the workbench with a moment of the game, by default the one that is shown."""
        self.lead_to_workbench(moment["value"])

    def lead_to_workbench(self, moment: str, *, whole: bool = False) -> None:
        """Have the page go on to the workbench."""
        at = int(moment) if moment.isascii() and moment.isdigit() and len(moment) < 8 else None
        link = workbench_link(still_scene(self.session, self.messages), at, whole=whole) if self.session else None
        if link is None:
            self.problem = InputProblem(None, "analyse")
        else:
            self.extra["onward"] = link

    @command("lang")
    def lang(self, lang: Valued) -> None:
        """Show everything in another language."""
        self.set_language([lang["value"]])
        if self.session:
            self.session.setup = replace(self.session.setup, lang=self.messages.lang)

    @command("new")
    def new(self, _: Plain) -> None:
        """The same table, another deal."""
        if self.session:
            self.session = type(self.session)(self.session.setup.with_seed(new_seed()))


def seat_number(text: str) -> int | None:
    """The number in an element's attribute; None where it is none of at most three digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None
